import type { Field } from '#shared/form.ts'
import { codeIn } from '../rules.ts'

const code: Field<string> = (typed) => {
  if (typed.trim() === '') return { fault: 'codeRequired' }
  const found = codeIn(typed)
  return found === null ? { fault: 'codeInvalid' } : { value: found }
}
export const codeForm = { code }
