import { test, type Browser, type Page } from './journey.ts'
import { demoAdmin, newMember, queryDatabase, signIn } from './members.ts'

/** Another browser, signed in as the demonstration admin, or as one of the test's own. */
export async function openAdmin(
  browser: Browser,
  credentials: Parameters<typeof signIn>[1] = demoAdmin,
): Promise<Page> {
  const context = await browser.newContext({ baseURL: test.info().project.use.baseURL, locale: 'en-GB' })
  const admin = await context.newPage()
  await signIn(admin, credentials)
  return admin
}

/** Creates an admin, signed in with this browser, for a test that changes the session of its admin. */
export async function newAdmin(page: Page): ReturnType<typeof newMember> {
  const admin = await newMember(page)
  await queryDatabase(`update profiles set role = 'admin' where email = $1`, [admin.email])
  return admin
}

/** Sets a setting directly in the database. */
export const setSetting = (key: string, value: string) =>
  queryDatabase('update app_settings set value = $2 where key = $1', [key, value])
