import { expect, test } from 'vitest'
import { validateForm } from '#shared/form.ts'
import { replyScreenForm } from './forms.ts'

test('an empty reply is missed once, in the language of the reader, and one language is enough', () => {
  const errors = (locale: 'en' | 'zh-Hans', bodyEn: string, bodyZh: string) =>
    validateForm(replyScreenForm(locale), { bodyEn, bodyZh })
  expect(errors('en', '', ' ')).toEqual({ bodyEn: 'replyRequired' })
  expect(errors('zh-Hans', '', '')).toEqual({ bodyZh: 'replyRequired' })
  expect(errors('en', '', '多謝幫襯。')).toEqual({})
  expect(errors('en', 'Thank you.', 'Thank you.')).toEqual({ bodyZh: 'replyNotChinese' })
})
