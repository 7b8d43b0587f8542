import { defineQueue } from '#platform/server/define-queue.ts'
import { openCodes } from './store/verification.ts'

/** A code does not wait: it is valid for 15 minutes. */
export const verificationsQueue = defineQueue({
  name: 'verifications',
  title: { en: 'WhatsApp numbers', 'zh-Hant': 'WhatsApp 號碼', 'zh-Hans': 'WhatsApp 号码' },
  path: '/admin/verifications',
  waitHours: 0,
  waiting: openCodes,
})
