import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import messages from '../messages/en.json' with { type: 'json' }
import { auditKinds } from './audit.ts'

const sources = globSync('src/**/server/**/*.ts', { exclude: ['**/*.test.ts'] }).map((file) =>
  readFileSync(file, 'utf8'),
)

test('every action that the code writes has its sentence', () => {
  const writers = sources.filter((text) => /writeAuditEntr|auditDecision|withNotice/.test(text))
  const actions = new Set(Object.keys(messages).flatMap((key) => /^did\.(.+)$/.exec(key)?.[1] ?? []))
  const features = new Set([...actions].map((action) => action.split('.')[0]))
  // Names of jobs look alike.
  const names = writers.flatMap((text) => [...text.matchAll(/(?<!name: |Job = )'([a-z]+)\.([a-z][a-zA-Z]+)'/g)])
  const written = names.flatMap(([, feature = '', verb]) => (features.has(feature) ? [`${feature}.${verb}`] : []))
  expect(written.length).toBeGreaterThan(60)
  expect(written.filter((action) => !actions.has(action))).toEqual([])
})

test('every kind of subject that the code writes has its name', () => {
  const kinds = sources.flatMap((text) =>
    [...text.matchAll(/subject(?:: |\b[^\n]* = )\{ kind: '([a-z_]+)'/g)].map(([, kind]) => kind),
  )
  expect(kinds.length).toBeGreaterThan(20)
  expect(kinds.filter((kind) => !auditKinds.some((one) => one === kind))).toEqual([])
})
