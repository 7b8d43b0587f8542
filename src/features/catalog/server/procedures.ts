import { implement } from '@orpc/server'
import type { Ctx } from '#platform/server/context.ts'
import { accessFirst, adminOnly, refusals } from '#platform/server/rpc.ts'
import { catalogContract } from '../contract.ts'
import * as service from './service.ts'
import { getArea } from './service/area.ts'
import * as edit from './service/edit.ts'
import { editLicenceKind, findLicenceLinks } from './service/licence-kinds.ts'
import * as phrases from './service/phrases.ts'

const catalog = implement(catalogContract, accessFirst).$context<Ctx>().use(refusals)

export const catalogProcedures = catalog.router({
  findEntries: catalog.findEntries
    .use(adminOnly)
    .handler(({ context, input }) => edit.findEntries(context.db, input.kind)),
  addEntry: catalog.addEntry.use(adminOnly).handler(({ context, input }) => edit.addEntry(context, input)),
  editEntry: catalog.editEntry.use(adminOnly).handler(({ context, input }) => edit.editEntry(context, input)),
  findPhrases: catalog.findPhrases
    .use(adminOnly)
    .handler(({ context, input }) => phrases.findPhrases(context.db, input.id)),
  addPhrase: catalog.addPhrase.use(adminOnly).handler(({ context, input }) => phrases.addPhrase(context, input)),
  removePhrase: catalog.removePhrase
    .use(adminOnly)
    .handler(({ context, input }) => phrases.removePhrase(context, input)),
  setIcon: catalog.setIcon.use(adminOnly).handler(({ context, input }) => edit.setIcon(context, input)),
  moveEntry: catalog.moveEntry.use(adminOnly).handler(({ context, input }) => edit.moveEntry(context, input)),
  removeEntry: catalog.removeEntry.use(adminOnly).handler(({ context, input }) => edit.removeEntry(context, input)),
  findLicenceKinds: catalog.findLicenceKinds
    .use(adminOnly)
    .handler(({ context, input }) => findLicenceLinks(context.db, input.locale)),
  editLicenceKind: catalog.editLicenceKind
    .use(adminOnly)
    .handler(({ context, input }) => editLicenceKind(context, input)),
  findChoices: catalog.findChoices.handler(({ context, input }) => service.findChoices(context.db, input.locale)),
  findCategories: catalog.findCategories.handler(({ context, input }) =>
    service.findCategories(context.db, input.locale),
  ),
  getCategory: catalog.getCategory.handler(({ context, input }) =>
    service.getCategory(context.db, input.slug, input.locale),
  ),
  findAreas: catalog.findAreas.handler(({ context, input }) => service.findAreas(context.db, input.locale)),
  getArea: catalog.getArea.handler(({ context, input }) => getArea(context.db, input.slug, input.locale)),
})
