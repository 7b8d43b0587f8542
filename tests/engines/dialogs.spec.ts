import { globSync, readFileSync } from 'node:fs'
import { openings, prepareDialogs } from './dialogs.ts'
import { expect, test } from './journey.ts'
import type { Visitor } from './visitor.ts'

const minHeight = 200

/** Waits until a dialog is open, high enough, and shows all of its content unless it is as high as it may be. */
const seeDialog = (visitor: Visitor, what: string) =>
  visitor.until(
    (height) => {
      const dialog = document.querySelector<HTMLElement>('dialog:modal')
      const content = dialog?.children[1]
      if (!dialog || !content || dialog.offsetHeight < height) return false
      return content.scrollHeight <= content.clientHeight + 1 || dialog.offsetHeight > 0.89 * innerHeight
    },
    minHeight,
    `${what} is ${minHeight} px high and shows its content`,
  )

/** Files below src/features that render a dialog of their own. */
const filesWithDialogs = () =>
  globSync('src/features/*/ui/*.tsx')
    .filter((file) => readFileSync(file, 'utf8').includes('<Sheet'))
    .map((file) => file.replace(/^src\/features\/|\.tsx$/g, ''))

test('every dialog shows its content, and closes by a tap outside of it @deep', async ({ visitor }) => {
  test.setTimeout(180_000)
  const opened = openings.map(({ file }) => file)
  expect(filesWithDialogs().filter((file) => !opened.includes(file))).toEqual([])
  const subjects = await prepareDialogs(visitor)
  for (const { file, path, press = [], isPhone, close } of openings) {
    await visitor.engine.resize(isPhone ? 390 : 1440, 900)
    await visitor.open(path(subjects))
    for (const step of press) await (Array.isArray(step) ? visitor.enter(...step) : visitor.click(step))
    await seeDialog(visitor, file)
    await (close ? visitor.click(close) : visitor.engine.clickAt(10, 20))
    await visitor.seeNo('dialog:modal')
  }
})

test('a dialog stays open where something was typed, and the drawer of the back office closes by a tap @deep', async ({
  visitor,
}) => {
  const { own } = await prepareDialogs(visitor)
  await visitor.open(`/admin/edit-listing/${own}`)
  await visitor.click('Hand to another owner')
  await seeDialog(visitor, 'the dialog')
  await visitor.enter({ css: 'input' }, 'somebody@example.com')
  await visitor.engine.clickAt(10, 20)
  await visitor.engine.clickAt(10, 20)
  expect(await visitor.engine.evaluate(() => document.querySelector('dialog:modal') !== null, null)).toBe(true)
  await visitor.click('Close')
  await visitor.seeNo('dialog:modal')
  await visitor.engine.resize(390, 844)
  await visitor.open('/admin')
  await visitor.click({ css: 'header button' })
  await seeDialog(visitor, 'the drawer')
  await visitor.engine.clickAt(380, 400)
  await visitor.seeNo('dialog:modal')
})
