import { brand } from '#shared/brand.ts'
import type { Locale } from '#shared/locale.ts'
import { cleanText } from '#shared/text.ts'

/** When the job is to be done; `date` is a day that the visitor names. */
export const jobTimes = ['asap', 'week', 'flexible', 'date'] as const
export type JobTime = (typeof jobTimes)[number]

/** What a visitor asks several providers. `day` is an ISO day, used when `time` is `date`. */
export type Job = { what: string; where: string; time: JobTime; day: string; hasPhoto: boolean }

export const jobLimits = { what: 600, where: 100 }

type Texts = {
  greeting: (name: string, site: string) => string
  what: (value: string) => string
  where: (value: string) => string
  when: (value: string) => string
  /** Instead of what and where in a second language: only the visitor can translate those. */
  above: string
  photo: string
  question: string
} & Record<Exclude<JobTime, 'date'>, string>

/** Chat messages, not screen messages: one message may need two languages at once. */
const texts: Record<Locale, Texts> = {
  en: {
    greeting: (name, site) => `Hi ${name}, I found you on ${site}.`,
    what: (value) => `Job: ${value}`,
    where: (value) => `Where: ${value}`,
    when: (value) => `When: ${value}`,
    above: 'I need the job described above.',
    photo: 'I will send a photo.',
    question: 'Are you available, and what would it cost?',
    asap: 'as soon as possible',
    week: 'within a week',
    flexible: 'any time',
  },
  'zh-Hant': {
    greeting: (name, site) => `你好 ${name}，我喺 ${site}見到你。`,
    what: (value) => `想搵人做：${value}`,
    where: (value) => `地點：${value}`,
    when: (value) => `時間：${value}`,
    above: '想搵人做嘅嘢寫咗喺上面。',
    photo: '我會傳相俾你睇。',
    question: '請問有冇時間同點收費？',
    asap: '越快越好',
    week: '一星期內',
    flexible: '冇所謂',
  },
  'zh-Hans': {
    greeting: (name, site) => `您好 ${name}，我在 ${site}上看到您。`,
    what: (value) => `需要做的事：${value}`,
    where: (value) => `地点：${value}`,
    when: (value) => `时间：${value}`,
    above: '需要做的事写在上面。',
    photo: '我会发照片给您看。',
    question: '请问是否有空、怎样收费？',
    asap: '越快越好',
    week: '一周之内',
    flexible: '都可以',
  },
}

/**
 * The WhatsApp message to one provider, in the languages of its greeting, the visitor's first. It never identifies the
 * visitor. `nameIn` and `dayIn` write the provider's name and the day of the job in a language.
 */
export function askMessage(job: Job, locales: readonly Locale[], { nameIn, dayIn }: Writers): string {
  return locales
    .map((locale, index) => askIn(locale, index === 0, job, nameIn(locale), job.day && dayIn(locale)))
    .join('\n\n')
}

type Writers = Record<'nameIn' | 'dayIn', (locale: Locale) => string>

function askIn(locale: Locale, isFirst: boolean, job: Job, name: string, day: string): string {
  const t = texts[locale]
  const site = locale === 'en' ? brand.name : `${brand.name} ${brand.nameZh}`
  const when = job.time === 'date' ? day : t[job.time]
  const line = (write: (value: string) => string, value: string) => cleanText(value) && write(cleanText(value))
  return [
    t.greeting(name, site),
    ...(isFirst ? [line(t.what, job.what), line(t.where, job.where)] : [t.above]),
    line(t.when, when),
    job.hasPhoto && t.photo,
    t.question,
  ]
    .filter(Boolean)
    .join('\n')
}
