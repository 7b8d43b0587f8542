import type { Field } from '#shared/form.ts'
import { parseCode } from '../rules.ts'

const code: Field<string> = (typed) => {
  if (typed.trim() === '') return { error: 'codeRequired' }
  const found = parseCode(typed)
  return found === null ? { error: 'codeInvalid' } : { value: found }
}
export const codeForm = { code }
