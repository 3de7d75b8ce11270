import { browseTexts } from '#i18n/texts/browse.ts'
import { Icon } from '#ui/icon.tsx'
import { useTexts } from '#ui/use-texts.ts'

type WishSelectProps = {
  label: string
  name: string
  options: readonly { id: string; title: string }[]
  chosen?: string | undefined
}

/** A question whose answers are too many to show all: the browser's own list, which needs no script, in the look of our own (`ui/select.tsx`). */
export const WishSelect = ({ label, name, options, chosen }: WishSelectProps) => (
  <div className="relative rounded-field border-[1.5px] border-line-field bg-surface focus-within:border-text">
    {/* Over the field, which reaches up below it, and not around it: the answer is no part of its name. */}
    <label
      htmlFor={name}
      className="pointer-events-none relative block px-3 pt-1.5 font-semibold text-[0.8125rem] text-text-soft leading-5 sm:px-4"
    >
      {label}
    </label>
    <select
      id={name}
      name={name}
      defaultValue={chosen}
      className="-mt-6.5 min-h-14 w-full cursor-pointer appearance-none truncate rounded-field bg-transparent pt-6 pr-7 pb-1 pl-3 sm:pr-9 sm:pl-4 sm:text-[1.0625rem]"
    >
      <option value="">{useTexts(browseTexts, 'finder')('any')}</option>
      {options.map(({ id, title }) => (
        <option key={id} value={id}>
          {title}
        </option>
      ))}
    </select>
    <Icon
      name="chevronDown"
      size={18}
      className="pointer-events-none absolute right-2.5 bottom-3 sm:right-3.5 text-text-soft"
    />
  </div>
)
