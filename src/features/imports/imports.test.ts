import { eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { profiles } from '#features/accounts/server/tables.ts'
import { listings } from '#features/listings/server/tables.ts'
import { reclaimExpired } from '#platform/server/jobs.ts'
import { auditLog } from '#platform/server/tables.ts'
import { makeCtx } from '#tests/support/ctx.ts'
import { useDatabase } from '#tests/support/database.ts'
import { createListing, createProfile, type Profile } from '#tests/support/factories.ts'
import { createImporter, importHeader, importLine } from '#tests/support/import-file.ts'
import { createWorld } from '#tests/support/world.ts'
import { importFields } from './rules.ts'
import { importTemplate } from './rules/template.ts'
import { importsJobs } from './server/jobs.ts'
import { exportLines } from './server/service/export.ts'
import { readFile } from './server/service/read-file.ts'
import { prepareRun, runBatch } from './server/service/run-import.ts'
import { importedListings, importRows } from './server/tables.ts'

const database = useDatabase()
const world = createWorld(database)
let admin: Profile
beforeEach(async () => {
  admin = await createProfile(database.db, { role: 'admin' })
})
const { ctx, imports, send, work, check, importFile } = createImporter(database, () => admin)
const [header, line] = [importHeader, importLine]
const all = () => database.db.select().from(listings)

describe('a file', () => {
  test.each([
    ['UTF-8', (text: string) => Buffer.from(text)],
    ['UTF-8 with a byte-order mark', (text: string) => Buffer.from(`\ufeff${text}`)],
    ['Excel’s Unicode text', (text: string) => Buffer.from(`\ufeff${text.replaceAll(';', '\t')}`, 'utf16le')],
  ])('in %s is read with semicolons, CRLF line endings and quotes', async (_name, encoded) => {
    const text =
      'ID;Name;Description;類別;Area;Price;WhatsApp\r\n="007";"Mei ""the tap"" Chan";"two\r\nlines";plumbers;wan-chai;;51234567\r\n\r\n'
    const { id } = await send(encoded(text))
    const shown = await imports().get({ id })
    expect(shown).toMatchObject({
      state: 'mapping',
      rowCount: 1,
      mapping: { external_id: 0, name_en: 1, categories: 3, whatsapp_number: 6 },
    })
    expect(shown.columns).toEqual(['ID', 'Name', 'Description', '類別', 'Area', 'Price', 'WhatsApp'])
    expect(shown.samples[0]?.slice(0, 3)).toEqual(['="007"', 'Mei "the tap" Chan', 'two\r\nlines'])
  })

  const utf16be = (text: string) => Buffer.from(text, 'utf16le').swap16()
  const row = '\nb17,Bug Taps,Plumbers,灣仔,60000021'
  const headings = 'Ref,Name,Category,District,WhatsApp'
  test.each([
    ['a blank line', Buffer.from(`,,,,\n\n${headings}${row}`), 4],
    ['a title', Buffer.from(`Our suppliers 2026,,,,\n${headings}${row}`), 3],
    ['a title of Numbers', Buffer.from(`Table 1\n\n${headings}${row}`), 4],
    ['a title and semicolons', Buffer.from(`Suppliers, 2026\n${headings}${row}`.replaceAll(/,(?! )/g, ';')), 3],
    ['nothing, in UTF-16BE', utf16be(`\ufeff${headings}${row}`), 2],
    ['nothing, in UTF-16BE without a mark', utf16be(`${headings}${row}`), 2],
    ['nothing, in UTF-16LE without a mark', Buffer.from(`${headings}${row}`, 'utf16le'), 2],
    ['blank columns', Buffer.from(`,,,,,,,\n${headings},,,${row},,,`), 3],
  ])('with %s above its headings is read', async (_name, bytes, rowNo) => {
    const file = await readFile(bytes)
    expect(file.columns).toEqual(headings.split(','))
    expect(file.rows).toEqual([{ rowNo, cells: expect.arrayContaining(['b17', '灣仔', '60000021']) as string[] }])
  })

  test.each([
    ['html', Buffer.from('\ufeff <html><table><tr><td>Ref</td></tr></table></html>')],
    ['html', Buffer.from('\ufeff<!DOCTYPE html><table>', 'utf16le')],
    ['html', Buffer.from('<?xml version="1.0"?><Workbook>')],
    ['encoding', Buffer.from([0x66, 0xff, 0xfe, 0x00])],
    ['encoding', Buffer.from('PK\x03\x04\0\0')],
    ['empty', Buffer.from('')],
    ['empty', Buffer.from('name,id\n,\n')],
    ['form', Buffer.from('a,b\n"never closed,1\n')],
    ['rows', Buffer.from(`a\n${'x\n'.repeat(20_001)}`)],
    ['columns', Buffer.from(`${'a,'.repeat(60)}a\n1\n`)],
    ['columns', Buffer.from(`a\n${','.repeat(9_000_000)}`)],
    ['cells', Buffer.from(`a\n${`${','.repeat(400)}\n`.repeat(4_000)}`)],
    ['form', Buffer.from(`a,b\n"${'x'.repeat(2_000_000)}`)],
  ])('that cannot be read is refused with the reason: %s', async (reason, bytes) => {
    await expect(send(bytes)).rejects.toMatchObject({ code: 'IMPORT_UNREADABLE', data: { reason } })
  })
})

test('a file is read in pieces, between which the process answers others', async () => {
  let turns = 0
  let isDone = false
  const count = () => {
    turns++
    if (!isDone) setImmediate(count)
  }
  setImmediate(count)
  await readFile(Buffer.from('a,b,c\n'.repeat(20_000)))
  isDone = true
  expect(turns).toBeGreaterThan(10)
})

describe('the dry run', () => {
  test('reports every error with row, column and cell value, and changes nothing', async () => {
    const { id } = await send(
      [
        header,
        line('a'),
        line('b').replace('plumbers', 'wizards').replace('+852 5123 4567', '12'),
        line('a'),
        line('').replace('400', 'cheap'),
      ].join('\n'),
    )
    const shown = await check(id)
    expect(shown).toMatchObject({ state: 'checked', doneRows: 4, outcomes: { good: 1, faulty: 3 } })
    const { rows, next } = await imports().findRowErrors({ id })
    expect(next).toBeNull()
    expect(
      rows.map(({ rowNo, errors }) => [rowNo, errors.map(({ field, error, value }) => `${field} ${error} ${value}`)]),
    ).toEqual([
      [3, ['whatsapp_number phoneInvalid 12', 'categories categoryUnknown wizards']],
      [4, ['external_id idTwice a']],
      [5, expect.arrayContaining(['external_id idRequired ', 'prices amountInvalid Drain; job; cheap']) as string[]],
    ])
    expect(await all()).toEqual([])
  })

  test('refuses what it could only read in part, and loses no cell without saying so', async () => {
    const hours = (id: string, cell: string) => `${line(id)},${cell},,`
    const { id } = await send(
      [
        `${header},opening_hours,faq,established_year`,
        hours('h1', '"mon,tues,wed,thurs,fri 09:00-18:00"'),
        hours('h2', '"mon-fri,Sunday 10:00-20:00"'),
        hours('h3', 'mon-fri 09:00-13:00; mon-fri 14:00-18:00'),
        hours('h4', 'mon-fri 9-6'),
        hours('h5', 'mon-fri 9-6 except lunch'),
        `${line('q')},,Do you?; Yes; sometimes; no; or not,`,
        `${line('y')},,,since 1998`,
        `${line('c')},,,,surplus`,
        line('x'.repeat(201), 'Plumber'),
      ].join('\n'),
    )
    const { outcomes } = await check(id)
    const { rows } = await imports().findRowErrors({ id })
    expect(rows.map(({ rowNo, errors }) => [rowNo, errors.map(({ field, error }) => `${field} ${error}`)])).toEqual([
      [6, ['opening_hours hoursInvalid', 'opening_hours hoursRequired']],
      [7, ['faq partsTooMany']],
      [8, ['established_year yearInvalid']],
      [9, ['external_id cellsTooMany']],
      [10, ['external_id idTooLong']],
    ])
    expect(outcomes).toEqual({ good: 4, faulty: 5 })
  })

  test('takes categories and areas by whatever the search understands for certain, in each language', async () => {
    const named = (id: string, category: string, area: string) =>
      line(id).replace('plumbers', `"${category}"`).replace('wan-chai', `"${area}"`)
    const { id } = await send(
      [
        header,
        named('a', '水喉', '灣仔區'),
        named('b', 'plumber', 'Wanchai'),
        named('c', '水管工', '湾仔'),
        named('d', '水喉佬', 'TST'),
        named('e', 'Plumber; 水喉', '尖沙嘴、太古城'),
        named('f', 'Sofa, Carpet & Mattress Cleaning', '旺角').replace('Drain; job; 400', 'Survey; quote'),
      ].join('\n'),
    )
    const { outcomes } = await check(id)
    expect((await imports().findRowErrors({ id })).rows).toEqual([])
    expect(outcomes).toEqual({ good: 6 })
  })

  test('refuses names of categories and areas that are in doubt, and says which is the nearest', async () => {
    const { id } = await send(
      [
        header,
        line('a').replace('plumbers', '維修'),
        line('b').replace('plumbers', 'plumbesr'),
        line('c').replace('plumbers', 'coach'),
        line('d').replace('wan-chai', 'Wan Chia'),
        line('e').replace('wan-chai', 'Atlantis').replace('plumbers', 'plumber in Sha Tin'),
        line('f').replace('plumbers', 'Home Repairs'),
      ].join('\n'),
    )
    await check(id)
    const { rows } = await imports().findRowErrors({ id })
    expect(
      rows.map(({ errors }) =>
        errors.map(({ error, nearest }) => [error, nearest]).filter(([one]) => one !== 'unitWrong'),
      ),
    ).toEqual([
      [['categoryUnknown', expect.any(String)]],
      [['categoryUnknown', 'Plumbers']],
      [['categoryUnknown', expect.any(String)]],
      [['areaUnknown', 'Wan Chai']],
      [
        ['categoryUnknown', 'Plumbers'],
        ['areaUnknown', undefined],
      ],
      [['categoryUnknown', undefined]],
    ])
  })

  test('understands every column of the template, and refuses its example for the number alone', async () => {
    const { id } = await send(importTemplate())
    const { columns, mapping } = await imports().get({ id })
    expect(Object.entries(mapping).map(([field, at]) => [field, columns[at ?? -1]])).toEqual(
      importFields.map((field) => [field, field]),
    )
    await check(id)
    const { rows } = await imports().findRowErrors({ id })
    expect(rows.flatMap(({ errors }) => errors.map(({ error }) => error))).toEqual(['phoneImpossible'])
  })

  test('refuses a mapping without the required columns', async () => {
    const { id } = await send('name_en\nMei')
    const { mapping } = await imports().get({ id })
    await expect(imports().check({ id, mapping })).rejects.toMatchObject({
      code: 'IMPORT_FIELDS_MISSING',
      data: { fields: ['external_id', 'categories', 'areas', 'whatsapp_number', 'description_en'] },
    })
  })
})

describe('the import', () => {
  test('creates approved listings without an owner, each with an audit entry', async () => {
    const shown = await importFile(
      [header, line('a', 'Mei’s Taps'), line('b', 'Mei’s Taps'), line('c').replace('plumbers', 'wizards')].join('\n'),
    )
    expect(shown).toMatchObject({ state: 'done', outcomes: { created: 2, faulty: 1 } })
    const made = await all()
    expect(made.map(({ slug }) => slug).toSorted()).toEqual(['meis-taps', 'meis-taps-2'])
    expect(made[0]).toMatchObject({
      ownerId: null,
      status: 'approved',
      whatsappNumber: '+85251234567',
      lowestPriceCents: 40_000,
    })
    const detail = await world.as(null).listings.get({ id: 'meis-taps', locale: 'en' })
    expect(detail.areas[0]?.slug).toBe('wan-chai')
    const lines = await database.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.action, 'listings.adminCreate'))
      .orderBy(auditLog.id)
    expect(lines).toHaveLength(2)
    expect(lines[0]).toMatchObject({ actorId: admin.id, after: { import: shown.id } })
  })

  test('of the same entries again updates what differs and creates no duplicates', async () => {
    await importFile([header, line('a'), line('b')].join('\n'))
    const again = await importFile([header, line('a'), line('b', 'Another name')].join('\n'))
    expect(again.outcomes).toEqual({ unchanged: 1, updated: 1 })
    expect(new Set((await all()).map(({ nameEn }) => nameEn))).toEqual(new Set(['Another name', 'Plumber a']))
  })

  test('keeps the fields that the file has no column for', async () => {
    await importFile([`${header},email`, `${line('a')},mei@example.com`].join('\n'))
    const again = await importFile(
      'external_id,name_en,description_en,categories,areas,whatsapp_number\na,New,Taps and drains.,plumbers,wan-chai,51234567',
    )
    expect(again.outcomes).toEqual({ updated: 1 })
    expect((await all())[0]).toMatchObject({ nameEn: 'New', email: 'mei@example.com', lowestPriceCents: 40_000 })
  })

  test('resumes after the last finished batch when killed, and creates no duplicates', async () => {
    const rows = Array.from({ length: 22 }, (_, at) => line(`x${at}`))
    const { id } = await send([header, ...rows].join('\n'))
    await check(id)
    await imports().start({ id })
    const run = { ...(await prepareRun(makeCtx(database.db), id))!, batchSize: 20 }
    await runBatch(makeCtx(database.db), run)
    // Simulates a kill during the next batch: its transaction is rolled back.
    const killed = new Error('killed')
    await expect(
      database.db.transaction(async (tx) => {
        await runBatch(makeCtx(tx), run)
        throw killed
      }),
    ).rejects.toBe(killed)
    expect(await imports().get({ id })).toMatchObject({ doneRows: 20, outcomes: { created: 20, good: 2 } })
    await work()
    expect(await imports().get({ id })).toMatchObject({ state: 'done', doneRows: 22, outcomes: { created: 22 } })
    expect(await all()).toHaveLength(22)
    expect(await database.db.select().from(importedListings)).toHaveLength(22)
  })

  test('can be stopped while it is checked, and is checked anew', async () => {
    const { id } = await send([header, line('a'), line('b')].join('\n'))
    const { mapping } = await imports().get({ id })
    await imports().check({ id, mapping })
    const run = { ...(await prepareRun(makeCtx(database.db), id))!, batchSize: 1 }
    await runBatch(makeCtx(database.db), run)
    await imports().stop({ id })
    expect(await imports().get({ id })).toMatchObject({ state: 'mapping' })
    expect(await runBatch(makeCtx(database.db), run)).toBe(false)
    await expect(imports().start({ id })).rejects.toMatchObject({ code: 'IMPORT_STATE_CHANGED' })
    expect(await check(id)).toMatchObject({ state: 'checked', outcomes: { good: 2 } })
  })

  test('is stopped when its job is given up', async () => {
    const { id } = await send([header, line('a')].join('\n'))
    await imports().check({ id, mapping: (await imports().get({ id })).mapping })
    await database.db.execute(sql`
      update jobs set state = 'running', attempts = 10, lease_until = now() - interval '1 second'`)
    const ctxOfJob = makeCtx(database.db)
    await reclaimExpired({ db: database.db, log: ctxOfJob.log, jobs: importsJobs, contextOf: () => ctxOfJob })
    expect(await imports().get({ id })).toMatchObject({ state: 'mapping' })
    expect(await check(id)).toMatchObject({ state: 'checked' })
  })

  test('stops on request, or when its creator is no longer an admin', async () => {
    const { id } = await send([header, line('a')].join('\n'))
    await check(id)
    await imports().start({ id })
    await imports().stop({ id })
    await work()
    expect(await imports().get({ id })).toMatchObject({ state: 'stopped', outcomes: { good: 1 } })
    await expect(imports().stop({ id })).rejects.toMatchObject({ code: 'IMPORT_STATE_CHANGED' })
    await imports().start({ id })
    await createProfile(database.db, { role: 'admin' })
    await database.db.update(profiles).set({ role: 'member' }).where(eq(profiles.id, admin.id))
    await work()
    expect((await database.db.select().from(importRows))[0]?.outcome).toBe('good')
    expect(await all()).toEqual([])
  })

  test('is only available to admins', async () => {
    const member = await createProfile(database.db)
    const { id } = await send([header, line('a')].join('\n'))
    for (const [person, status] of [
      [null, 401],
      [member, 403],
    ] as const) {
      const api = world.as(person).imports
      const { mapping } = await imports().get({ id })
      const calls = [
        api.get({ id }),
        api.findLatest({}),
        api.check({ id, mapping }),
        api.start({ id }),
        api.stop({ id }),
        api.findRowErrors({ id }),
        api.findNotes({ id }),
        api.allowExport({}),
      ]
      for (const call of calls) await expect(call).rejects.toMatchObject({ status })
    }
    const withoutPassword = createWorld(database, { passwordAt: null }).as(admin)
    await expect(withoutPassword.imports.allowExport({})).rejects.toMatchObject({ code: 'PASSWORD_NEEDED' })
  })
})

test('an export can be imported again unchanged, with formulas escaped', async () => {
  await createListing(database.db, { nameEn: '=HYPERLINK("x")', descriptionEn: 'Taps, "drains"\nand more' })
  await importFile([header, line('a')].join('\n'))
  let text = ''
  for await (const part of exportLines(ctx())) text += part
  expect(text.startsWith('\ufeffexternal_id,owner_email,photos,name_en')).toBe(true)
  expect(text).toContain(`"'=HYPERLINK(""x"")"`)
  const own = text
    .split('\r\n')
    .filter((row, index) => index === 0 || row.startsWith('a,'))
    .join('\r\n')
  expect((await importFile(own)).outcomes).toEqual({ unchanged: 1 })
})
