import { OpenAPIGenerator } from '@orpc/openapi'
import type { OpenAPI } from '@orpc/openapi'
import { ZodToJsonSchemaConverter, type ZodToJsonSchemaConverterOptions } from '@orpc/zod/zod4'
import { globalRegistry } from 'zod'
import { adminOnly } from '#platform/server/rpc.ts'
import { brand } from '#shared/brand.ts'
import { router } from './router.ts'

type Procedure = { '~orpc': { middlewares: readonly unknown[] } }

/** Accounts and keys are managed on the site's own screens: a program with a key must not make itself another. */
const ownScreens = new Set(['accounts', 'integrations'])

/**
 * The procedures that other programs may call: public reads, and what members do with their own data. Procedures for
 * admins are left out by the middleware that guards them, so that none has to be listed.
 */
export const publicRouter = Object.fromEntries(
  Object.entries(router)
    .filter(([name]) => !ownScreens.has(name))
    .map(([name, procedures]) => [name, forMembers(procedures)])
    .filter(([, procedures]) => Object.keys(procedures!).length > 0),
) as Partial<typeof router>

/** What a key with the scope `admin` may call as well: everything but what belongs to the site's own screens. */
export const adminRouter = Object.fromEntries(
  Object.entries(router).filter(([name]) => !ownScreens.has(name)),
) as Partial<typeof router>

function forMembers(procedures: object): object {
  return Object.fromEntries(
    Object.entries(procedures as Record<string, Procedure>).filter(
      ([, procedure]) => !procedure['~orpc'].middlewares.includes(adminOnly),
    ),
  )
}

/** States the longest text in code points, as `textInput` counts. */
const stateMaxLength: NonNullable<ZodToJsonSchemaConverterOptions['interceptors']>[number] = (options) => {
  const [required, json] = options.next()
  const maxLength = globalRegistry.get(options.schema)?.['maxLength']
  return [required, typeof maxLength === 'number' && typeof json === 'object' ? { ...json, maxLength } : json]
}

/** The OpenAPI document of `/api/v1`. */
export function openApiDocument(baseUrl: string): Promise<OpenAPI.Document> {
  const generator = new OpenAPIGenerator({
    schemaConverters: [new ZodToJsonSchemaConverter({ interceptors: [stateMaxLength] })],
  })
  return generator.generate(publicRouter, {
    info: {
      title: `${brand.name} API`,
      version: '1',
      description:
        'What the site shows to everybody, and what a logged-in member may do with their own data. Money is integer HK cents, times are ISO 8601, and a page of a list has at most 50 items. The headers RateLimit-Limit, RateLimit-Remaining and RateLimit-Reset (seconds) say how many calls are answered; beyond that, 429 with Retry-After.',
    },
    servers: [{ url: `${baseUrl}/api/v1` }],
  })
}
