import { expect, test, type Locator, type Page } from '#tests/support/journey.ts'
import { demoAdmin, signIn } from '#tests/support/members.ts'

/** An input method that works on the focused field. */
async function inputMethod(page: Page) {
  const session = await page.context().newCDPSession(page)
  return {
    /** Shows this text as being composed. */
    compose: (text: string) =>
      session.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length }),
    /** Puts this text in the place of what is composed. */
    commit: (text: string) => session.send('Input.insertText', { text }),
  }
}

/** Letter by letter, as Android's keyboards compose Latin words. */
async function composeWord(page: Page, word: string) {
  const { compose } = await inputMethod(page)
  for (let end = 1; end <= word.length; end++) await compose(word.slice(0, end))
}

/** A key of the input method, as browsers report it: within a composition, or in Safari after its end. */
const pressInMethod = (page: Page, key: string, isComposing: boolean) =>
  page.evaluate(
    (init) => {
      const press = new KeyboardEvent('keydown', { ...init, bubbles: true, cancelable: true })
      Object.defineProperty(press, 'keyCode', { get: () => 229 })
      return document.activeElement!.dispatchEvent(press)
    },
    { key, code: key, isComposing },
  )

/** Requests whose address has these words, from now on. */
function requestsWith(page: Page, words: string): string[] {
  const found: string[] = []
  page.on('request', (request) => request.url().includes(words) && found.push(request.url()))
  return found
}

const searchBoxes: [where: string, open: (page: Page) => Promise<Locator>][] = [
  ['home', async (page) => (await page.goto('/'), page.getByRole('combobox').first())],
  ['explore', async (page) => (await page.goto('/explore'), page.getByRole('combobox').first())],
  [
    'the header',
    async (page) => {
      await page.goto('/about')
      await page.keyboard.press('/')
      return page.getByRole('search').getByRole('combobox').first()
    },
  ],
]

for (const [where, open] of searchBoxes) {
  test(`the search of ${where} waits for the Chinese word, and its input method has Enter and Esc`, async ({
    page,
  }) => {
    const field = await open(page)
    await field.focus()
    const asked = requestsWith(page, '/suggest')
    const { compose, commit } = await inputMethod(page)
    // Radicals, sounds, and a character with a begun one.
    for (const half of ['水', 'ㄕㄨㄟ', '水竹']) {
      await compose(half)
      await expect(field).toHaveValue(half)
    }
    await page.waitForTimeout(400)
    expect(asked).toEqual([])
    for (const key of ['Enter', 'Escape', 'ArrowDown', 'Backspace'])
      expect([key, await pressInMethod(page, key, true)]).toEqual([key, true])
    await expect(field).toBeVisible()
    await commit('水喉')
    const option = page.getByRole('listbox').getByRole('option').first()
    await expect(option).toBeVisible()
    await page.keyboard.press('ArrowDown')
    await expect(option).toHaveAttribute('aria-selected', 'true')
    const address = page.url()
    // Safari: the composition has ended, and the Enter that ended it comes now.
    for (const key of ['Enter', 'Escape']) expect([key, await pressInMethod(page, key, false)]).toEqual([key, true])
    await expect(field).toHaveValue('水喉')
    await expect(option).toHaveAttribute('aria-selected', 'true')
    expect(page.url()).toBe(address)
    await page.keyboard.press('Enter')
    await expect(field).toHaveAttribute('aria-expanded', 'false')
  })

  test(`the search of ${where} suggests while a phone composes a Latin word`, async ({ page }) => {
    const field = await open(page)
    await field.focus()
    await composeWord(page, 'plumb')
    await expect(page.getByRole('option', { name: /Plumb/ }).first()).toBeVisible()
    await expect(field).toHaveValue('plumb')
  })
}

test('the picker of trades in the listing form leaves Enter to the input method and waits for its word', async ({
  page,
}) => {
  await signIn(page, demoAdmin)
  await page.goto('/admin/create-listing?step=offer')
  const field = page.getByRole('searchbox', { name: 'Find a category' })
  const picker = page.getByRole('group').filter({ has: field }).last()
  await field.focus()
  const { compose, commit } = await inputMethod(page)
  await compose('ㄊㄨㄥ')
  await expect(field).toHaveValue('ㄊㄨㄥ')
  await expect(picker.locator('summary:visible').first()).toBeVisible()
  await commit('通渠')
  const matches = picker.getByRole('button', { pressed: false })
  await expect(matches).toHaveCount(1)
  for (const isComposing of [true, false]) expect(await pressInMethod(page, 'Enter', isComposing)).toBe(true)
  await expect(matches).toHaveCount(1)
  await expect(field).toHaveValue('通渠')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('listitem').filter({ hasText: 'Drain Clearing' })).toBeVisible()
})

test('the search of a table follows a composed Latin word and waits for a Chinese one', async ({ page }) => {
  await signIn(page, demoAdmin)
  await page.goto('/admin/users')
  const field = page.getByRole('search').getByRole('searchbox')
  await field.focus()
  const asked = requestsWith(page, '/backoffice/findMembers')
  const { compose, commit } = await inputMethod(page)
  await compose('陳')
  await page.waitForTimeout(800)
  expect(asked).toEqual([])
  await commit('陳大文')
  await expect(page).toHaveURL((url) => url.searchParams.get('q') === '陳大文')
  await field.fill('')
  await expect(page).toHaveURL((url) => !url.searchParams.has('q'))
  await composeWord(page, 'admin')
  await expect(page).toHaveURL((url) => url.searchParams.get('q') === 'admin')
})

test('single keys that an input method takes are no shortcuts', async ({ page }) => {
  await page.goto('/about')
  const opener = page.getByRole('banner').getByRole('link', { name: 'Search services' })
  await pressInMethod(page, '/', false)
  await expect(opener).not.toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.press('/')
  await expect(opener).toHaveAttribute('aria-expanded', 'true')
})
