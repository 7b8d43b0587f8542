import { implement } from '@orpc/server'
import type { Ctx } from '#platform/server/context.ts'
import { accessFirst, adminOnly, limitedMember, refusals, signedIn } from '#platform/server/rpc.ts'
import { billingContract } from '../contract.ts'
import { rateLimits } from '../rules/rate-limits.ts'
import * as service from './service.ts'
import { confirmPayment, findPaymentCases, rejectPayment, undoPayments } from './service/decide.ts'
import { declarePayment, findPayments, getReceipt, withdrawPayment } from './service/declare.ts'
import { cancelLimitChange, findLimitChanges, previewLimit } from './service/limit-changes.ts'
import { findUnsetMethods, updatePlan } from './service/plans.ts'
import { getQuote, getPlanStatus } from './service/quote.ts'
import { refundPayment } from './service/refund.ts'
import { endSubscription, findSubscriptionCases, grantPlan } from './service/subscriptions.ts'

const billing = implement(billingContract, accessFirst).$context<Ctx>().use(refusals)
const declaring = limitedMember(rateLimits.payment)

export const billingProcedures = billing.router({
  findPlans: billing.findPlans.handler(({ context }) => service.findPlans(context.db)),

  getPlanStatus: billing.getPlanStatus.use(signedIn).handler(({ context }) => getPlanStatus(context)),
  getQuote: billing.getQuote.use(signedIn).handler(({ context, input }) => getQuote(context, input.planKey)),
  declarePayment: billing.declarePayment
    .use(signedIn)
    .use(declaring)
    .handler(({ context, input }) => declarePayment(context, input)),
  withdrawPayment: billing.withdrawPayment
    .use(signedIn)
    .handler(({ context, input }) => withdrawPayment(context, input.id)),
  findPayments: billing.findPayments.use(signedIn).handler(({ context, input }) => findPayments(context, input)),
  getReceipt: billing.getReceipt.use(signedIn).handler(({ context, input }) => getReceipt(context, input.id)),

  findPaymentCases: billing.findPaymentCases
    .use(adminOnly)
    .handler(({ context, input }) => findPaymentCases(context, input)),
  confirmPayment: billing.confirmPayment.use(adminOnly).handler(({ context, input }) => confirmPayment(context, input)),
  rejectPayment: billing.rejectPayment.use(adminOnly).handler(({ context, input }) => rejectPayment(context, input)),
  undoPayments: billing.undoPayments.use(adminOnly).handler(({ context, input }) => undoPayments(context, input.ids)),
  refundPayment: billing.refundPayment.use(adminOnly).handler(({ context, input }) => refundPayment(context, input)),
  findSubscriptionCases: billing.findSubscriptionCases
    .use(adminOnly)
    .handler(({ context, input }) => findSubscriptionCases(context, input)),
  grantPlan: billing.grantPlan.use(adminOnly).handler(({ context, input }) => grantPlan(context, input)),
  endSubscription: billing.endSubscription
    .use(adminOnly)
    .handler(({ context, input }) => endSubscription(context, input)),
  findUnsetMethods: billing.findUnsetMethods.use(adminOnly).handler(({ context }) => findUnsetMethods(context)),
  previewLimit: billing.previewLimit.use(adminOnly).handler(({ context, input }) => previewLimit(context, input)),
  findLimitChanges: billing.findLimitChanges.use(adminOnly).handler(({ context }) => findLimitChanges(context)),
  cancelLimitChange: billing.cancelLimitChange
    .use(adminOnly)
    .handler(({ context, input }) => cancelLimitChange(context, input.planKey)),
  updatePaidPlan: billing.updatePaidPlan
    .use(adminOnly)
    .handler(({ context, input: { key, price, ...terms } }) =>
      updatePlan(context, key, { ...terms, priceCents: price }),
    ),
  updateFreePlan: billing.updateFreePlan
    .use(adminOnly)
    .handler(({ context, input }) => updatePlan(context, 'free', input)),
})
