import { browseTexts } from '#i18n/texts/browse.ts'
import { useTexts } from '#storefront/ui/use-texts.ts'

type WishSelectProps = {
  label: string
  name: string
  options: readonly { id: string; title: string }[]
  chosen?: string | undefined
}

/** A question whose answers are too many to show all; the browser's own list. */
export const WishSelect = ({ label, name, options, chosen }: WishSelectProps) => (
  <div>
    {/* Beside the field, not around it: the answer is no part of its name. */}
    <label htmlFor={name} className="font-bold text-[0.9375rem]">
      {label}
    </label>
    <select
      id={name}
      name={name}
      defaultValue={chosen}
      className="mt-1.5 min-h-13 w-full rounded-field border-[1.5px] border-line-field bg-surface px-2 sm:px-3.5 sm:text-[1.0625rem]"
    >
      <option value="">{useTexts(browseTexts, 'finder')('any')}</option>
      {options.map(({ id, title }) => (
        <option key={id} value={id}>
          {title}
        </option>
      ))}
    </select>
  </div>
)
