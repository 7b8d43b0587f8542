import { call } from '#tests/support/calls.ts'
import { expect, test, type Page } from '#tests/support/journey.ts'
import { newMember, queryDatabase, signIn } from '#tests/support/members.ts'
import { axeViolationsInBothThemes, horizontalOverflow, targetSizeViolations } from '#tests/support/screen.ts'
import { screensOf, signedInScreens, type Screen } from '../../scripts/screens.ts'

/** Doubles the text of the page, as readers can in their browser. */
const doubleText = (page: Page) => page.evaluate(() => void (document.documentElement.style.fontSize = '200%'))

/** What is wrong on each of these screens: accessibility violations in both themes, and overflow, with large text too. */
async function problemsOf(page: Page, screens: readonly Screen[]): Promise<string[]> {
  await page.goto('/robots.txt')
  const problems: string[] = []
  for (const { name, path, saved = [] } of screens) {
    await page.evaluate((ids) => localStorage.setItem('kaifong:shortlist', JSON.stringify({ ids })), saved)
    await page.goto(path)
    const found = [...(await targetSizeViolations(page)), ...(await axeViolationsInBothThemes(page))]
    const overflow = await horizontalOverflow(page)
    if (overflow > 0) found.push(`${overflow} px wider than the window`)
    await doubleText(page)
    const overflowOfLarge = await horizontalOverflow(page)
    if (overflowOfLarge > 0) found.push(`${overflowOfLarge} px wider than the window with text of twice the size`)
    problems.push(...found.map((problem) => `${name}: ${problem}`))
  }
  return problems
}

test('every public screen is accessible in both themes and fits with large text @phone @deep', async ({
  page,
  baseURL,
}) => {
  test.setTimeout(600_000)
  expect(await problemsOf(page, await screensOf(baseURL!))).toEqual([])
})

test('every screen behind sign-in is accessible in both themes and fits with large text @phone @deep', async ({
  page,
  baseURL,
}) => {
  test.setTimeout(900_000)
  const person = await newMember(page)
  await queryDatabase('select add_admin_user(id) from profiles where email = $1', [person.email])
  // Keys and webhooks ask for a password typed recently.
  await signIn(page, person)
  const screens = await signedInScreens(baseURL!, (procedure, input) => call(page, procedure, input))
  expect(await problemsOf(page, screens)).toEqual([])
})
