import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { CheckboxField, FormAlert, SelectField, SubmitButton, TextField } from '#platform/ui/field.tsx'
import { useApi } from '#platform/ui/scope.tsx'
import { toast } from '#platform/ui/toast.tsx'
import { useForm, type FieldProps } from '#platform/ui/use-form.ts'
import { useLeaveWarning } from '#platform/ui/use-leave-warning.ts'
import { typedHkd } from '#shared/typed-money.ts'
import { billingApi } from '../api.ts'
import type { Plan } from '../contract.ts'
import { paidPeriods, type PaidPlanKey } from '../rules.ts'
import { freePlanForm, paidPlanForm } from '../rules/forms.ts'
import { BillingAdmin } from './billing-admin.tsx'
import { LimitChange, useLimitCheck } from './limit-change.tsx'
import { useBilling, useErrorMessages } from './use-billing.ts'
import { useTranslation } from './use-translation.ts'

const counts = ['maxListings', 'maxCategories', 'maxAreas', 'maxPhotos'] as const
const featureLabels = {
  hasVerifiedBadge: 'row.verifiedBadge',
  hasAnalytics: 'row.analytics',
  hasEnhancedProfile: 'row.enhancedProfile',
  hasPriorityPlacement: 'row.priorityPlacement',
} as const
const featureKeys = Object.keys(featureLabels) as (keyof typeof featureLabels)[]

/** The plan catalogue, one form per plan. All texts about plans on the site are derived from it. */
export function Catalogue() {
  const t = useTranslation()
  const plans = useQuery(useApi(billingApi).findPlans.queryOptions({ input: {} })).data ?? []
  return (
    <BillingAdmin title="admin.catalogue" text={t('catalogue.text')}>
      <div className="grid items-start gap-4 xl:grid-cols-3 xl:items-stretch">
        {plans.map((plan) =>
          plan.key === 'free' ? <FreePlan key="free" plan={plan} /> : <PaidPlan key={plan.key} plan={plan} />,
        )}
      </div>
    </BillingAdmin>
  )
}

function useAfterSave(plan: Plan) {
  const t = useTranslation()
  const { refresh } = useBilling()
  return async (saving: Promise<unknown>) => {
    await saving
    toast({ title: t('catalogue.saved', { plan: t(`plan.${plan.key}`) }) })
    void refresh()
  }
}

function FreePlan({ plan }: { plan: Plan }) {
  const { calls } = useBilling()
  const afterSave = useAfterSave(plan)
  const { check, dialog } = useLimitCheck(plan)
  const form = useForm({
    ...useErrorMessages(),
    form: freePlanForm,
    submit: (typed) => check(typed.maxListings, () => afterSave(calls.updateFreePlan(typed))),
  })
  return <Card plan={plan} form={form} field={form.field} dialog={dialog} />
}

function PaidPlan({ plan }: { plan: Plan }) {
  const t = useTranslation()
  const { calls } = useBilling()
  const afterSave = useAfterSave(plan)
  const { check, dialog } = useLimitCheck(plan)
  const form = useForm({
    ...useErrorMessages(),
    form: paidPlanForm,
    submit: (typed) =>
      check(typed.maxListings, () => afterSave(calls.updatePaidPlan({ ...typed, key: plan.key as PaidPlanKey }))),
  })
  return (
    <Card plan={plan} form={form} field={form.field} dialog={dialog}>
      <TextField
        field={form.field('price')}
        label={t('catalogue.price')}
        defaultValue={typedHkd(plan.priceCents)}
        inputMode="decimal"
      />
      <SelectField
        field={form.field('billing')}
        label={t('catalogue.billing')}
        defaultValue={plan.billing}
        options={paidPeriods.map((period) => [period, t(`catalogue.${period}`)] as const)}
      />
    </Card>
  )
}

type CardProps = {
  plan: Plan
  form: Pick<ReturnType<typeof useForm>, 'props' | 'alert' | 'isBusy' | 'isDirty'>
  field: (name: (typeof counts)[number] | keyof typeof featureLabels) => FieldProps
  /** Outside the form: a form inside another one is no HTML. */
  dialog: ReactNode
  children?: ReactNode
}

function Card({ plan, form, field, dialog, children }: CardProps) {
  const t = useTranslation()
  const name = t(`plan.${plan.key}`)
  useLeaveWarning(form.isDirty && !form.isBusy, t('catalogue.unsaved'))
  return (
    <div className="rounded-card border-line bg-surface flex flex-col border p-4">
      <form {...form.props} aria-label={name} className="flex flex-1 flex-col gap-3">
        <h2 className="text-lg font-bold">{name}</h2>
        <FormAlert alert={form.alert} />
        {/* The same rows of all plans are beside each other; the free one has fewer. */}
        <div className="grid gap-3 md:max-xl:grid-cols-2 xl:mt-auto">
          {children}
          {counts.map((key) => (
            <TextField
              key={key}
              field={field(key)}
              label={t(`catalogue.${key}`)}
              defaultValue={plan[key] ?? ''}
              inputMode="numeric"
            />
          ))}
        </div>
        <div className="gap-x-3 md:max-xl:grid md:max-xl:grid-cols-2">
          {featureKeys.map((key) => (
            <CheckboxField key={key} field={field(key)} defaultChecked={plan[key]}>
              {t(featureLabels[key])}
            </CheckboxField>
          ))}
        </div>
        <SubmitButton isBusy={form.isBusy}>{t('catalogue.save', { plan: name })}</SubmitButton>
      </form>
      <LimitChange plan={plan} />
      {dialog}
    </div>
  )
}
