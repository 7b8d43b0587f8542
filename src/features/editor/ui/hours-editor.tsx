import { clsx } from 'clsx'
import { days } from '#features/listings/rules.ts'
import { useTranslation as useListingTranslation } from '#features/listings/ui/use-translation.ts'
import { Button, buttonClass } from '#platform/ui/button.tsx'
import { DateInput } from '#platform/ui/date-input.tsx'
import { FieldError } from '#platform/ui/field.tsx'
import { Icon } from '#platform/ui/icon.tsx'
import { useKeptFocus } from '#platform/ui/use-kept-focus.ts'
import {
  addGroup,
  closedDays,
  endsNextDay,
  hasMissingTime,
  maxSpans,
  noHours,
  toggleDay,
  weekPresets,
  type HoursForm,
  type HoursGroup,
} from '../rules/hours-form.ts'
import { ChoiceChips, ToggleChip } from './toggle-chip.tsx'
import type { ListingForm } from './use-listing-form.ts'
import { useTranslation } from './use-translation.ts'

const kinds = ['weekly', 'always', 'appointment', 'unsaid'] as const
const weeks = ['office', 'sixDays', 'everyDay'] as const
const errorId = 'form-hours-error'

/** Edits opening hours by groups of days; presets fill in a usual week. */
export function HoursEditor({ form }: { form: ListingForm }) {
  const t = useTranslation()
  const listingT = useListingTranslation()
  const keptFocus = useKeptFocus<HTMLFieldSetElement>()
  const label = listingT('field.openingHours')
  const value = form.typed.openingHours
  const error = form.errorWithin('openingHours')
  const onChange = (openingHours: HoursForm) => form.set({ openingHours })
  const setGroups = (groups: HoursGroup[]) => onChange({ ...value, groups })
  return (
    // A time that is missing takes the focus itself.
    <fieldset
      {...keptFocus}
      data-invalid={(error !== undefined && !hasMissingTime(value)) || undefined}
      className="focus:outline-none"
    >
      <legend className="mb-2 font-semibold">{label}</legend>
      <ChoiceChips
        label={label}
        options={kinds.map((kind) => [kind, t(`form.hours.${kind}`)] as const)}
        chosen={value.kind}
        onChoose={(kind) => onChange({ ...(value.groups.length > 0 ? value : noHours), kind })}
      />
      {value.kind === 'weekly' && (
        <div className="mt-4 space-y-3">
          {value.groups.length === 0 && (
            <div>
              <p className="text-muted mb-2 text-sm">{t('form.hours.presets')}</p>
              <div className="flex flex-wrap gap-2">
                {weeks.map((week) => (
                  <Button key={week} onClick={() => setGroups([weekPresets[week]])}>
                    {t(`form.week.${week}`)}
                  </Button>
                ))}
              </div>
            </div>
          )}
          {value.groups.map((group, at) => (
            <Group
              key={at}
              group={group}
              isChecked={error !== undefined}
              onDay={(day) => setGroups(toggleDay(value.groups, at, day))}
              onChange={(changed) => setGroups(value.groups.map((one, index) => (index === at ? changed : one)))}
              onRemove={() => setGroups(value.groups.filter((_, index) => index !== at))}
            />
          ))}
          {value.groups.length > 0 && <RemainingDays value={value} onChange={onChange} />}
        </div>
      )}
      <FieldError id={errorId} error={error} />
    </fieldset>
  )
}

type GroupProps = {
  group: HoursGroup
  /** Whether times that are missing are marked. */
  isChecked: boolean
  onDay: (day: HoursGroup['days'][number]) => void
  onChange: (group: HoursGroup) => void
  onRemove: () => void
}

function Group({ group, isChecked, onDay, onChange, onRemove }: GroupProps) {
  const t = useTranslation()
  const listingT = useListingTranslation()
  const { isAllDay, spans } = group
  const setSpan = (at: number, change: Partial<HoursGroup['spans'][number]>) =>
    onChange({ ...group, spans: spans.map((span, index) => (index === at ? { ...span, ...change } : span)) })
  const named = group.days.map((day) => listingT(`day.${day}`)).join(listingT('detail.listComma'))
  return (
    <div
      role="group"
      aria-label={t('form.hours.group', { days: named })}
      className="rounded-card border-line bg-surface border p-3"
    >
      <div className="flex items-start gap-2">
        <div className="flex flex-1 flex-wrap gap-1.5">
          {days.map((day) => (
            <ToggleChip key={day} isOn={group.days.includes(day)} onToggle={() => onDay(day)}>
              {listingT(`day.${day}`)}
            </ToggleChip>
          ))}
        </div>
        <IconButton icon="trash-2" label={t('form.hours.remove', { days: named })} onClick={onRemove} />
      </div>
      {!isAllDay &&
        spans.map((span, at) => (
          <div key={at} className="mt-3 flex flex-wrap items-center gap-2">
            <TimeInput
              label={t('form.hours.from', { days: named })}
              value={span.from}
              isChecked={isChecked}
              onChange={(from) => setSpan(at, { from })}
            />
            <span aria-hidden="true">–</span>
            <TimeInput
              label={t('form.hours.to', { days: named })}
              value={span.to}
              isChecked={isChecked}
              onChange={(to) => setSpan(at, { to })}
            />
            {at > 0 && (
              <IconButton
                icon="x"
                label={t('form.hours.oneSpan')}
                onClick={() => onChange({ ...group, spans: spans.slice(0, at) })}
              />
            )}
            {endsNextDay(span) && <span className="text-muted text-sm">{t('form.hours.nextDay')}</span>}
          </div>
        ))}
      <div className="mt-1 flex flex-wrap items-center gap-x-4">
        <label className="inline-flex min-h-11 items-center gap-2">
          <input
            type="checkbox"
            checked={isAllDay}
            onChange={() => onChange({ ...group, isAllDay: !isAllDay })}
            className="accent-primary size-5"
          />
          {t('form.hours.allDay')}
        </label>
        {!isAllDay && spans.length < maxSpans && (
          <button
            type="button"
            onClick={() => onChange({ ...group, spans: [...spans, { from: '', to: '' }] })}
            className="text-primary inline-flex min-h-11 items-center gap-1 font-medium"
          >
            <Icon name="plus" size={16} />
            {t('form.hours.secondSpan')}
          </button>
        )}
      </div>
    </div>
  )
}

/** Days in no group are closed; public holidays can be marked as closed. */
function RemainingDays({ value, onChange }: { value: HoursForm; onChange: (hours: HoursForm) => void }) {
  const t = useTranslation()
  const listingT = useListingTranslation()
  const closed = closedDays(value.groups)
  const hasHolidayHours = value.groups.some((group) => group.days.includes('holiday'))
  return (
    <div className="space-y-1">
      {closed.length > 0 && (
        <p className="text-muted text-sm">
          {t('form.hours.closed', {
            days: closed.map((day) => listingT(`day.${day}`)).join(listingT('detail.listComma')),
          })}
        </p>
      )}
      {!hasHolidayHours && (
        <label className="flex min-h-11 items-center gap-2">
          <input
            type="checkbox"
            checked={value.isHolidayClosed}
            onChange={() => onChange({ ...value, isHolidayClosed: !value.isHolidayClosed })}
            className="accent-primary size-5"
          />
          {t('form.hours.holidayClosed')}
        </label>
      )}
      <button
        type="button"
        className={clsx(buttonClass(), 'mt-1')}
        onClick={() => onChange({ ...value, groups: addGroup(value.groups) })}
      >
        <Icon name="plus" size={18} />
        {t('form.hours.addGroup')}
      </button>
    </div>
  )
}

type TimeProps = { label: string; value: string; isChecked: boolean; onChange: (time: string) => void }

function TimeInput({ label, value, isChecked, onChange }: TimeProps) {
  const isInvalid = isChecked && value === ''
  return (
    <DateInput
      type="time"
      aria-label={label}
      aria-invalid={isInvalid}
      aria-describedby={isInvalid ? errorId : undefined}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      className={clsx(
        'bg-surface rounded-control tabular min-h-11 border px-2',
        isInvalid ? 'border-accent' : 'border-line-strong',
      )}
    />
  )
}

function IconButton({ icon, label, onClick }: { icon: string; label: string; onClick: () => void }) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      onClick={onClick}
      className="text-muted hover:bg-sunken rounded-control inline-flex size-11 flex-none items-center justify-center"
    >
      <Icon name={icon} size={18} />
    </button>
  )
}
