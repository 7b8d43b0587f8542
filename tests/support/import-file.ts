import { createImport } from '#features/imports/server/service.ts'
import type { Ctx } from '#platform/server/context.ts'
import type { Db } from '#platform/server/db.ts'
import { runNext } from '#platform/server/jobs.ts'
import { asAdmin } from '#platform/server/rpc.ts'
import { jobs } from '#server/jobs.ts'
import { actorOf, makeCtx } from './ctx.ts'
import type { Profile } from './factories.ts'
import { createWorld } from './world.ts'

export const importHeader = 'external_id,name_en,description_en,categories,areas,prices,whatsapp_number'
/** A valid row below `importHeader`. */
export const importLine = (id: string, name = `Plumber ${id}`) =>
  `${id},${name},Taps and drains since 1998.,plumbers,wan-chai,"Drain; job; 400",+852 5123 4567`

/** Sends, checks and imports files as this admin, with the jobs of the site. */
export function createImporter(database: { readonly db: Db }, admin: () => Profile, overrides: Partial<Ctx> = {}) {
  const ctx = () => asAdmin(makeCtx(database.db, { ...overrides, actor: actorOf(admin()) }))
  const imports = () => createWorld(database, overrides).as(admin()).imports
  const send = (text: string | Uint8Array) =>
    createImport(ctx(), {
      name: 'listings.csv',
      bytes: typeof text === 'string' ? new TextEncoder().encode(text) : text,
    })
  async function work() {
    const { log } = makeCtx(database.db)
    while (
      await runNext({
        db: database.db,
        log,
        jobs: jobs.filter(({ name }) => name === 'imports.work'),
        contextOf: () => makeCtx(database.db, overrides),
      })
    );
  }
  async function check(id: string) {
    const { mapping } = await imports().get({ id })
    await imports().check({ id, mapping })
    await work()
    return imports().get({ id })
  }
  async function start(id: string) {
    await imports().start({ id })
    await work()
    return imports().get({ id })
  }
  async function importFile(text: string) {
    const { id } = await send(text)
    await check(id)
    return start(id)
  }
  return { ctx, imports, send, work, check, start, importFile }
}
