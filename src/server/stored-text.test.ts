import { isProcedure } from '@orpc/server'
import { expect, test } from 'vitest'
import * as z from 'zod'
import { contentInput } from '#features/listings/contract/content.ts'
import { checkContent } from '#features/listings/rules/check-content.ts'
import { emptyContent } from '#features/listings/rules/content.ts'
import { router } from './router.ts'

/** As long as the shortest review. */
const invisible = '\u3164\u200B\u00AD\u2800\u{E0020}'.repeat(5)

/** Fields that are compared with what is stored, or looked up, and never stored themselves. */
const opaque =
  /(?:[pP]assword|oken|cursor|\bcode|ersions?|basedOn|beside|seen|was|editedAt|slug|\bid|[a-z]Id|category|area|reference|next|ref)(?:\[\])?$|\b(?:response|passkey)\.|^discovery\.suggest\.q$/

type Field = { path: string; schema: z.ZodType }

/** The fields of a router's inputs that take text, each with the schema that checks it alone. */
function textFields(value: unknown, path: string): Field[] {
  if (!isProcedure(value))
    return Object.entries(value as object).flatMap(([name, one]) =>
      textFields(one, path === '' ? name : `${path}.${name}`),
    )
  const input = value['~orpc'].inputSchema
  return input === undefined ? [] : stringsOf(input as z.ZodType, path)
}

function stringsOf(schema: z.ZodType, path: string, outer = schema): Field[] {
  if (schema === contentInput) return []
  if (schema instanceof z.ZodString) return [{ path, schema: outer }]
  if (schema instanceof z.ZodObject)
    return Object.entries(schema.shape).flatMap(([name, one]) => stringsOf(one as z.ZodType, `${path}.${name}`))
  if (schema instanceof z.ZodArray) return stringsOf(schema.element as z.ZodType, `${path}[]`)
  if (schema instanceof z.ZodUnion) return schema.options.flatMap((one) => stringsOf(one as z.ZodType, path))
  if (schema instanceof z.ZodPipe) return stringsOf(schema.in as z.ZodType, path, outer)
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault)
    return stringsOf(schema.unwrap() as z.ZodType, path, outer)
  return []
}

const fields = textFields(router, '')

test('every text of an input is empty or refused when nothing of it can be seen', () => {
  expect(fields.length).toBeGreaterThan(250)
  const stored = fields.filter(({ path, schema }) => {
    if (opaque.test(path)) return false
    const { data } = schema.safeParse(invisible)
    return /\p{Default_Ignorable_Code_Point}|\u2800/u.test(JSON.stringify(data ?? null))
  })
  expect(stored.map(({ path }) => path)).toEqual([])
})

test('the content of a listing has no text of which nothing can be seen', () => {
  const texts = { en: invisible, zh: invisible }
  const typed = Object.fromEntries(
    Object.entries(emptyContent).map(([name, value]) => [name, value === null || value === '' ? invisible : value]),
  )
  const { content, errors } = checkContent(
    {
      ...(typed as typeof emptyContent),
      openingHours: null,
      calloutFeeCents: null,
      urgentSurchargeCents: null,
      establishedYear: null,
      prices: [{ title: texts, unit: 'job', fromCents: 100, toCents: null, note: texts }],
      licences: [{ key: 'ld-plumber', number: invisible, expiresOn: null }],
      faq: [{ question: texts, answer: texts }],
    },
    '2026-11-28',
  )
  expect(JSON.stringify(content)).not.toMatch(/\p{Default_Ignorable_Code_Point}|\u2800/u)
  expect(errors.map(({ path, error }) => `${path} ${error}`)).toEqual(expect.arrayContaining(['nameEn nameRequired']))
})
