import { expect, test } from 'vitest'
import { declaredEmails } from '#platform/server/define-email.ts'
import './jobs.ts'
import './router.ts'

test('a process knows every e-mail that a feature declares, so that it can send what another process wrote', () => {
  const files = Object.keys(import.meta.glob('/src/features/*/server/emails/*.ts'))
  const names = files.map((path) => path.split('/').at(-1)?.replace('.ts', '').replaceAll('-', '_'))
  expect(new Set(declaredEmails().map(({ type }) => type))).toEqual(new Set(names))
})
