import { useId, useRef } from 'react'
import { controlsTexts } from '#i18n/texts/controls.ts'
import { useTexts } from '#ui/use-texts.ts'
import { AutofilledChoice } from './autofilled-choice.tsx'
import { cx } from './class-names.ts'
import type { Elements } from './elements.ts'
import { FieldError } from './field-error.tsx'
import type { SelectOption } from './filter-options.ts'
import { Icon } from './icon.tsx'
import { useFieldIds } from './use-field-ids.ts'
import { useHydrated } from './use-hydrated.ts'
import { useSelect } from './use-select.ts'

export type SelectProps = {
  label: string
  /** By which a form sends the id of what is chosen. */
  name?: string | undefined
  options: readonly SelectOption[]
  value: string | undefined
  /** Undefined when the visitor emptied the field. */
  onChange: (id: string | undefined) => void
  error?: string | undefined
  isDisabled?: boolean | undefined
  /** The standard's name of what a browser may fill in; what is an address part has one. */
  autoComplete?: string | undefined
}

const popup =
  'absolute inset-x-0 top-full z-10 mt-1 animate-appear rounded-field bg-surface py-1 shadow-giftcard ring-1 ring-line'

/**
 * A choice from a list that narrows while one types (SPEC §4): the arrow keys go round, Enter takes what is lit up,
 * Escape and a click elsewhere leave it as it was. Disabled until the page is hydrated.
 */
export function Select(props: SelectProps) {
  const { label, name, options, value, onChange, error, isDisabled, autoComplete } = props
  const t = useTexts(controlsTexts)
  const { id, errorId, describedBy } = useFieldIds({ hint: undefined, error })
  const listId = useId()
  const input = useRef<HTMLInputElement>(null)
  const select = useSelect({ options, value, onChange })
  const isHydrated = useHydrated()
  const isBlocked = !isHydrated || isDisabled === true
  const optionId = (optionKey: string) => `${listId}-${optionKey}`
  return (
    <div>
      <div className="relative">
        {name && (
          <input
            type="hidden"
            name={name}
            value={value ?? ''}
            data-label={label}
            data-kept=""
            onInput={({ currentTarget }) => onChange(currentTarget.value || undefined)}
          />
        )}
        {/* The browser's own names of countries are others than the server's. */}
        {autoComplete && isHydrated && (
          <AutofilledChoice {...{ autoComplete, options, value, onChange }} />
        )}
        <label
          className={cx(
            'block min-h-15 rounded-field border-[1.5px] bg-surface px-4 pt-2 pb-1.5',
            'focus-within:border-text focus-within:ring-[1.5px] focus-within:ring-text',
            error ? 'border-error ring-[1.5px] ring-error' : 'border-line-field',
            isBlocked && 'bg-surface-gray',
          )}
        >
          <span className="block font-semibold text-[0.8125rem] text-text-soft leading-5">
            {label}
          </span>
          <span className="flex items-center gap-1.5">
            <OptionIcon icon={select.icon} />
            <input
              ref={input}
              id={id}
              role="combobox"
              aria-expanded={select.isOpen}
              aria-controls={select.isOpen && select.shown.length > 0 ? listId : undefined}
              aria-autocomplete="list"
              aria-activedescendant={select.lit ? optionId(select.lit.id) : undefined}
              data-stands-for={name}
              aria-invalid={error ? true : undefined}
              aria-describedby={describedBy}
              autoComplete="off"
              spellCheck={false}
              disabled={isBlocked}
              value={select.text}
              onChange={(event) => select.type(event.target.value)}
              onClick={() => {
                select.open()
                input.current?.select()
              }}
              onKeyDown={select.handleKey}
              onBlur={select.leave}
              className="w-full bg-transparent py-0.5 text-[1.0625rem] leading-6 outline-none focus-visible:shadow-none"
            />
            <Icon
              name="chevronDown"
              size={20}
              className={cx('transition-transform', select.isOpen && 'rotate-180')}
            />
          </span>
        </label>
        {select.isOpen &&
          (select.shown.length > 0 ? (
            // Pressing an option must not take the focus away first: leaving closes the list.
            <div
              id={listId}
              role="listbox"
              aria-label={label}
              onPointerDown={(event) => event.preventDefault()}
              className={`${popup} max-h-60 overflow-y-auto overscroll-contain`}
            >
              {select.shown.map((option) => (
                <Option
                  key={option.id}
                  id={optionId(option.id)}
                  option={option}
                  isChosen={option.id === value}
                  isLit={option === select.lit}
                  onChoose={() => select.choose(option)}
                  onLight={() => select.light(option)}
                />
              ))}
            </div>
          ) : (
            <p role="status" className={`${popup} px-4 py-3 text-text-soft`}>
              {t('noOptions')}
            </p>
          ))}
      </div>
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  )
}

const OptionIcon = ({ icon }: { icon: Elements }) =>
  icon && <span className="shrink-0 text-action">{icon}</span>

type OptionProps = {
  id: string
  option: SelectOption
  isChosen: boolean
  isLit: boolean
  onChoose: () => void
  onLight: () => void
}

function Option({ id, option, isChosen, isLit, onChoose, onLight }: OptionProps) {
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the field keeps the focus and names the option that is lit.
    // biome-ignore lint/a11y/useKeyWithClickEvents: keys are handled by the field.
    <div
      ref={(element) => {
        if (isLit) element?.scrollIntoView({ block: 'nearest' })
      }}
      id={id}
      role="option"
      aria-selected={isChosen}
      onClick={onChoose}
      onPointerMove={onLight}
      className={cx(
        'flex min-h-11 cursor-pointer items-center gap-2 px-4',
        isLit && 'bg-action-soft',
        isChosen && 'font-bold',
      )}
    >
      <OptionIcon icon={option.icon} />
      <span className="flex-1">{option.label}</span>
      {isChosen && <Icon name="check" size={18} className="text-action" />}
    </div>
  )
}
