import { controlsTexts } from '#i18n/texts/controls.ts'
import { useTexts } from '#ui/use-texts.ts'
import { cx } from './class-names.ts'
import { Icon, type IconName } from './icon.tsx'
import { useHydrated } from './use-hydrated.ts'

export type StepperProps = {
  /** The name for screen readers: "Aantal Aan tafel Dinerbon". */
  label: string
  name?: string | undefined
  value: number
  min?: number | undefined
  max: number
  onChange: (value: number) => void
  isLoading?: boolean | undefined
}

/** A small number with a button on either side. It can be typed too. */
export function Stepper({ label, name, value, min = 1, max, onChange, isLoading }: StepperProps) {
  const t = useTexts(controlsTexts)
  const isAlive = useHydrated()
  const isBlocked = !isAlive || isLoading === true
  const change = (next: number) => onChange(Math.min(max, Math.max(min, Math.trunc(next) || min)))
  return (
    <div className="inline-flex items-center rounded-full border-[1.5px] border-line-field bg-surface">
      <StepButton
        icon="minus"
        label={t('less', { what: label })}
        isAlive={isAlive}
        isAtEnd={isBlocked || value <= min}
        onClick={() => change(value - 1)}
      />
      <input
        type="text"
        inputMode="numeric"
        pattern="[0-9]*"
        aria-label={label}
        name={name}
        value={value}
        data-label={label}
        data-kept={name && ''}
        readOnly={isBlocked}
        onChange={(event) => change(Number(event.target.value.replace(/\D/g, '')))}
        className="w-10 rounded-sm bg-transparent text-center font-bold tabular-nums"
      />
      <StepButton
        icon="plus"
        label={t('more', { what: label })}
        isAlive={isAlive}
        isAtEnd={isBlocked || value >= max}
        onClick={() => change(value + 1)}
      />
    </div>
  )
}

type StepButtonProps = {
  icon: IconName
  label: string
  isAlive: boolean
  /** Nothing happens any more in this direction, or not now. */
  isAtEnd: boolean
  onClick: () => void
}

/** The button is not disabled at the limit, because it would lose the focus. */
function StepButton({ icon, label, isAlive, isAtEnd, onClick }: StepButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      disabled={!isAlive}
      aria-disabled={isAtEnd || undefined}
      onClick={() => !isAtEnd && onClick()}
      className={cx(
        'touch grid place-items-center rounded-full text-action transition-colors hover:bg-action-soft',
        isAtEnd && 'cursor-not-allowed text-line-field! hover:bg-transparent!',
      )}
    >
      <Icon name={icon} size={20} />
    </button>
  )
}
