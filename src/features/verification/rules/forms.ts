import type { Field } from '#shared/form.ts'
import { codeIn } from '../rules.ts'

const code: Field<string> = (typed) => {
  if (typed.trim() === '') return { error: 'codeRequired' }
  const found = codeIn(typed)
  return found === null ? { error: 'codeInvalid' } : { value: found }
}
export const codeForm = { code }
