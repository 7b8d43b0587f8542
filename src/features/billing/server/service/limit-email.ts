import type { Notification } from '#features/notifications/server/service.ts'
import { formatDate } from '#platform/i18n.ts'
import type { Localized } from '#shared/locale.ts'
import { planNames } from '../../rules.ts'
import type { OverLimit } from '../../rules/limit-change.ts'
import { planLimitChangeEmail } from '../emails/plan-limit-change.ts'
import type { LimitChange } from '../store/limit-changes.ts'

type Facts = { plan: string; max: number; count: number; date: string }
type Texts = { subject: (facts: Facts) => string; body: (facts: Facts) => string }
type Kind = 'coming' | 'withdrawn'

const listingsIn = (count: number) => `${count} ${count === 1 ? 'listing' : 'listings'}`

const texts: Record<Kind, Localized<Texts>> = {
  coming: {
    en: {
      subject: ({ date }) => `Your plan includes fewer listings from ${date}`,
      body: ({ plan, max, count, date }) =>
        `From ${date} your plan, ${plan}, includes ${listingsIn(max)}. You have ${listingsIn(count)}.\n\nOn that day the newest ones beyond the limit are hidden. Nothing is deleted, and you can resubmit them whenever there is room within the limit. Until then you can delete listings you no longer need, or choose a plan with a higher limit.`,
    },
    'zh-Hant': {
      subject: ({ date }) => `${date}起，你的計劃可刊登的數目會減少`,
      body: ({ plan, max, count, date }) =>
        `由 ${date}起，「${plan}」包括 ${max} 個刊登，而你現有 ${count} 個。\n\n當日起，超出上限的刊登會由最新的開始擱置，內容不會刪除，日後在上限之內可重新提交。在此之前，你可刪除不再需要的刊登，或選擇上限較高的計劃。`,
    },
    'zh-Hans': {
      subject: ({ date }) => `${date}起，您的方案可发布的数量会减少`,
      body: ({ plan, max, count, date }) =>
        `自 ${date}起，“${plan}”包括 ${max} 条服务信息，而您现有 ${count} 条。\n\n当天起，超出上限的服务信息会从最新的开始搁置，内容不会删除，以后在上限之内可以重新提交。在此之前，您可以删除不再需要的，或选择上限更高的方案。`,
    },
  },
  withdrawn: {
    en: {
      subject: () => 'Your plan stays as it is',
      body: ({ plan, date }) =>
        `We told you that ${plan} would include fewer listings from ${date}. That change has been cancelled.`,
    },
    'zh-Hant': {
      subject: () => '你的計劃維持不變',
      body: ({ plan, date }) => `我們曾通知你，「${plan}」的刊登上限會由 ${date}起減少。這項改動已取消。`,
    },
    'zh-Hans': {
      subject: () => '您的方案保持不变',
      body: ({ plan, date }) => `我们曾通知您，“${plan}”的上限会自 ${date}起减少。这项改动已取消。`,
    },
  },
}

/** Tells an owner of a coming limit of the plan, or that it will not come. */
export function limitEmail(owner: OverLimit, change: LimitChange, kind: Kind): Notification<{ body: string }> {
  const { id, email, language, listings } = owner
  const startsAt = change.startsAt.toISOString()
  const date = formatDate(startsAt, language, { dateStyle: 'long' })
  const facts = { plan: planNames[change.planKey][language], max: change.maxListings, count: listings, date }
  const { subject, body } = texts[kind][language]
  return {
    email: planLimitChangeEmail,
    to: email,
    userId: id,
    locale: language,
    subject: subject(facts),
    data: { body: body(facts) },
    dedupeKey: `plan_limit:${kind}:${change.planKey}:${change.maxListings}:${startsAt}:${id}`,
  }
}
