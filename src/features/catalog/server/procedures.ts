import { implement } from '@orpc/server'
import type { Ctx } from '#platform/server/context.ts'
import { refusals } from '#platform/server/rpc.ts'
import { catalogContract } from '../contract.ts'
import * as service from './service.ts'

const catalog = implement(catalogContract).$context<Ctx>().use(refusals)

export const catalogProcedures = catalog.router({
  findChoices: catalog.findChoices.handler(({ context, input }) => service.findChoices(context.db, input.locale)),
  findCategories: catalog.findCategories.handler(({ context, input }) =>
    service.findCategories(context.db, input.locale),
  ),
  getCategory: catalog.getCategory.handler(({ context, input }) =>
    service.getCategory(context.db, input.slug, input.locale),
  ),
  findAreas: catalog.findAreas.handler(({ context, input }) => service.findAreas(context.db, input.locale)),
})
