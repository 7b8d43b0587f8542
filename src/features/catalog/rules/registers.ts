import type { Field } from '#shared/form.ts'

/** Whether the address of a register is the register itself, or an official page one step before it. */
export const registerUrlKinds = ['lookup', 'entry'] as const
export type RegisterUrlKind = (typeof registerUrlKinds)[number]

/** An address on a host of the government or of a public body: regulators' sites are copied on other hosts. */
export const officialUrl = /^https:\/\/([a-z0-9-]+\.)+(gov|org)\.hk(\/[^\s]*)?$/

const maxUrl = 500

const url: Field<string | null> = (typed) => {
  const clean = typed.trim()
  if (clean === '') return { value: null }
  return officialUrl.test(clean) && clean.length <= maxUrl ? { value: clean } : { error: 'urlNotOfficial' }
}

/** Form fields of the links of a kind of licence. */
export const registerForm = {
  registerUrl: url,
  registerUrlIs: ((typed) => ({
    value: registerUrlKinds.find((kind) => kind === typed) ?? 'entry',
  })) satisfies Field<RegisterUrlKind>,
  complaintsUrl: url,
}
