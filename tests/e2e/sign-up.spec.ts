import { call } from '#tests/support/calls.ts'
import { expect, test, type Page } from '#tests/support/journey.ts'
import { latestEmailLink, randomPerson, newMember, queryDatabase, signIn } from '#tests/support/members.ts'
import {
  consoleErrors,
  axeViolationsInBothThemes,
  axeViolationsOfState,
  axeViolations,
  languages,
  horizontalOverflow,
} from '#tests/support/screen.ts'

// What the service worker requests cannot be intercepted: files, sessions, favourites, and pages that it keeps.
test.use({ serviceWorkers: 'block' })

const messages = {
  en: {
    title: 'Sign Up',
    errors: ['First name is required.', 'Last name is required.', 'Email is required.', 'Password is required.'],
    terms: 'Please agree to the Terms of Service and the Privacy Policy to sign up.',
    differ: 'Passwords do not match.',
    forgot: 'Forgot password',
    sent: 'Password reset email sent',
    dead: 'This link no longer works',
  },
  'zh-Hant': {
    title: '註冊',
    errors: ['請輸入名字。', '請輸入姓氏。', '請輸入電郵。', '請輸入密碼。'],
    terms: '請先同意服務條款和私隱政策。',
    differ: '兩次輸入的密碼不一樣。',
    forgot: '忘記密碼',
    sent: '重設密碼電郵已發出',
    dead: '這條連結已失效',
  },
  'zh-Hans': {
    title: '注册',
    errors: ['请输入名字。', '请输入姓氏。', '请输入邮箱。', '请输入密码。'],
    terms: '请先同意服务条款和隐私政策。',
    differ: '两次输入的密码不一致。',
    forgot: '忘记密码',
    sent: '重设密码邮件已发出',
    dead: '这个链接已失效',
  },
} as const

const field = (page: Page, name: string) => page.locator(`main input[name="${name}"]`)
const send = (page: Page) => page.locator('main button[type="submit"]').click()

async function fill(page: Page, typed: Record<string, string>) {
  for (const [name, text] of Object.entries(typed)) await field(page, name).fill(text)
}

for (const { lang, prefix, sweepTag } of languages) {
  test(`the sign-up form in ${lang} shows an error for each invalid field${sweepTag}`, async ({ page }) => {
    const errors = consoleErrors(page)
    const t = messages[lang]
    await page.goto(`${prefix}/auth?mode=sign-up`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.title)
    await expect(field(page, 'acceptsMarketing')).not.toBeChecked()
    expect(await axeViolationsOfState(page, { sweepTag })).toEqual([])
    await expect(field(page, 'password')).toHaveAccessibleDescription(/6/)
    await send(page)
    for (const error of [...t.errors, t.terms]) await expect(page.getByText(error)).toBeVisible()
    await expect(field(page, lang === 'en' ? 'firstName' : 'lastName')).toBeFocused()
    await fill(page, { password: 'six dim sum', again: 'six dim som' })
    await field(page, 'again').press('Tab')
    await expect(field(page, 'again')).toHaveAccessibleDescription(t.differ)
    // Of the first five the password is right, and the repeated one is wrong instead.
    await expect(page.getByRole('alert').filter({ hasText: '5' })).toBeVisible()
    expect(await axeViolationsInBothThemes(page)).toEqual([])
    expect(errors).toEqual([])
  })

  test(`the forms behind email links in ${lang} are accessible${sweepTag}`, async ({ page }) => {
    const errors = consoleErrors(page)
    const t = messages[lang]
    for (const mode of ['forgot', 'reset&token=x', 'confirm&token=x']) {
      await page.goto(`${prefix}/auth?mode=${mode}`)
      expect(await axeViolationsOfState(page, { sweepTag }), mode).toEqual([])
    }
    await send(page)
    await expect(page.getByRole('alert').first()).toContainText(t.dead)
    expect(await axeViolationsOfState(page, { sweepTag })).toEqual([])
    expect(errors.filter((line) => !line.includes('410'))).toEqual([])
  })
}

for (const { lang, prefix, sweepTag } of languages) {
  test(`a new member signs up in ${lang}, confirms and continues to the requested page${sweepTag}`, async ({
    page,
    browser,
  }) => {
    const person = randomPerson()
    await page.goto(`${prefix}/auth?mode=sign-up&next=${encodeURIComponent('/explore?q=tutor')}`)
    const { firstName, lastName, email, password } = person
    await fill(page, { firstName, lastName, email, password, again: password })
    await field(page, 'acceptsTerms').check()
    await send(page)
    await expect(page.getByText(email)).toBeVisible()
    expect(await axeViolations(page)).toEqual([])

    // The email is opened on another device.
    const elsewhere = await browser.newContext({ baseURL: test.info().project.use.baseURL })
    const phone = await elsewhere.newPage()
    await phone.goto(await latestEmailLink(email))
    await send(phone)
    await expect(phone).toHaveURL(`${prefix}/explore?q=tutor`)
    await expect(phone.locator('header').getByText(email).first()).toBeAttached()
    const agreed = await queryDatabase<{ purpose: string; language: string }>(
      'select c.purpose, c.language from consents c join profiles p on p.id = c.user_id where p.email = $1 order by purpose',
      [email],
    )
    expect(agreed).toEqual([
      { purpose: 'privacy', language: lang },
      { purpose: 'terms', language: lang },
    ])
    await elsewhere.close()
  })
}

test('whoever signed up after a stranger with the same address chooses a password when confirming @deep', async ({
  page,
}) => {
  const person = randomPerson()
  const form = { ...person, locale: 'en', acceptsTerms: true, acceptsMarketing: false, next: '/explore' }
  await call(page, 'accounts/signUp', { ...form, password: 'known to a stranger' })
  await call(page, 'accounts/signUp', form)
  await page.goto(await latestEmailLink(person.email))
  await send(page)
  await expect(page.getByText('Choose the one for your account.')).toBeVisible()
  expect(await axeViolations(page)).toEqual([])
  await fill(page, { password: 'eight har gow', again: 'eight har' })
  await send(page)
  await expect(field(page, 'again')).toHaveAccessibleDescription('Passwords do not match.')
  await fill(page, { again: 'eight har gow' })
  await send(page)
  await expect(page).toHaveURL('/explore')
  await expect(page.locator('header').getByText(person.email).first()).toBeAttached()
})

test('after sign-up the toast and the page tell how to confirm the email address @deep', async ({ page }) => {
  const { firstName, lastName, email, password } = randomPerson()
  await page.goto('/auth?mode=sign-up')
  await fill(page, { firstName, lastName, email, password, again: password })
  await field(page, 'acceptsTerms').check()
  await send(page)
  await expect(page.getByText('Account created')).toBeVisible()
  await expect(page.getByText('Please check your email to confirm your account.').first()).toBeVisible()
  // The demonstration has no mail server, so the page shows what the email would bring.
  const link = page.getByRole('link', { name: 'Open the link' })
  await expect(link).toHaveAttribute('href', await latestEmailLink(email))
  await page.getByRole('button', { name: 'Send it again' }).click()
  await expect(page.getByText('We sent the email again.')).toBeVisible()

  await page.goto('/auth')
  await fill(page, { email, password })
  await send(page)
  await expect(page.getByRole('alert').first()).toContainText('Please confirm your email address first')
  await expect(page.getByRole('button', { name: 'Send it again' })).toBeVisible()
})

test('a common password and a lost connection show errors and keep the entered values @deep', async ({ page }) => {
  const { firstName, lastName, email } = randomPerson()
  await page.goto('/auth?mode=sign-up')
  await fill(page, { firstName, lastName, email, password: 'liverpool', again: 'liverpool' })
  await field(page, 'acceptsTerms').check()
  await send(page)
  await expect(field(page, 'password')).toBeFocused()
  await expect(field(page, 'password')).toHaveAccessibleDescription(/too common/)
  await fill(page, { password: 'six dim sum', again: 'six dim sum' })
  await page.route('**/api/rpc/accounts/signUp', (route) => route.abort())
  await send(page)
  await expect(page.getByText('Error signing up')).toBeVisible()
  await expect(page.getByRole('alert')).toContainText('can’t reach')
  await expect(field(page, 'email')).toHaveValue(email)
  await expect(field(page, 'acceptsTerms')).toBeChecked()
})

test('a password reset does not reveal whether the account exists, sets a new password and ends other sessions', async ({
  page,
  browser,
}) => {
  const person = await newMember(page)
  const elsewhere = await browser.newContext({ baseURL: test.info().project.use.baseURL })
  const visitor = await elsewhere.newPage()
  for (const [email, prefix, t] of [
    ['nobody@example.com', '/zh-hans', messages['zh-Hans']],
    [person.email, '', messages.en],
  ] as const) {
    await visitor.goto(`${prefix}/auth?next=%2Ffavorites`)
    await visitor.getByRole('link', { name: t.forgot }).click()
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(t.forgot)
    await fill(visitor, { email })
    await send(visitor)
    await expect(visitor.getByText(t.sent)).toBeVisible()
  }
  const link = await latestEmailLink(person.email)
  await visitor.goto(link)
  await expect(field(visitor, 'password')).toHaveAccessibleDescription(/8 characters/)
  await fill(visitor, { password: 'seven77', again: 'seven77' })
  await send(visitor)
  await expect(field(visitor, 'password')).toHaveAccessibleDescription(/at least 8 characters/)
  await fill(visitor, { password: 'eight har gow', again: 'eight har gow' })
  await send(visitor)
  await expect(visitor.getByText('Password updated')).toBeVisible()
  await expect(visitor).toHaveURL('/auth?mode=sign-in&next=%2Ffavorites')
  expect((await page.request.get('/profile', { maxRedirects: 0 })).status()).toBe(302)
  await visitor.goto(link)
  await fill(visitor, { password: 'nine har gow', again: 'nine har gow' })
  await send(visitor)
  await expect(visitor.getByRole('alert').first()).toContainText(messages.en.dead)
  await expect(visitor.locator('main').getByRole('button', { name: 'Send the link' })).toBeVisible()
  await signIn(visitor, { ...person, password: 'eight har gow' })
  await elsewhere.close()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true })

  for (const { lang, prefix } of languages) {
    test(`every form fits in ${lang} @deep`, async ({ page }) => {
      for (const mode of ['sign-up', 'forgot', 'reset&token=x', 'confirm']) {
        await page.goto(`${prefix}/auth?mode=${mode}`)
        expect(await horizontalOverflow(page), mode).toBeLessThanOrEqual(0)
      }
    })
  }
})
