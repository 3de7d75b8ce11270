import { useTranslations } from 'use-intl'
import { cx } from './class-names.ts'
import { Icon, type IconName } from './icon.tsx'
import { useHydrated } from './use-hydrated.ts'

export type StepperProps = {
  /** What is counted, for who listens: "Aantal Aan tafel Dinerbon". */
  label: string
  name?: string | undefined
  value: number
  min?: number | undefined
  max: number
  onChange: (value: number) => void
  isLoading?: boolean | undefined
}

/** A small number with a button on either side; it can be typed too. */
export function Stepper({ label, name, value, min = 1, max, onChange, isLoading }: StepperProps) {
  const t = useTranslations('ui')
  const isBlocked = !useHydrated() || isLoading === true
  const change = (next: number) => onChange(Math.min(max, Math.max(min, Math.trunc(next) || min)))
  return (
    <div className="inline-flex items-center rounded-full border-[1.5px] border-line-field bg-surface">
      <StepButton
        icon="minus"
        label={t('less', { what: label })}
        isDisabled={isBlocked || value <= min}
        onClick={() => change(value - 1)}
      />
      <input
        type="text"
        inputMode="numeric"
        pattern="[0-9]*"
        aria-label={label}
        name={name}
        value={value}
        readOnly={isBlocked}
        onChange={(event) => change(Number(event.target.value.replace(/\D/g, '')))}
        className="w-10 rounded-sm bg-transparent text-center font-bold tabular-nums"
      />
      <StepButton
        icon="plus"
        label={t('more', { what: label })}
        isDisabled={isBlocked || value >= max}
        onClick={() => change(value + 1)}
      />
    </div>
  )
}

type StepButtonProps = { icon: IconName; label: string; isDisabled: boolean; onClick: () => void }

function StepButton({ icon, label, isDisabled, onClick }: StepButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      disabled={isDisabled}
      onClick={onClick}
      className={cx(
        'touch grid place-items-center rounded-full text-action transition-colors hover:bg-action-soft',
        isDisabled && 'text-line-field! hover:bg-transparent!',
      )}
    >
      <Icon name={icon} size={20} />
    </button>
  )
}
