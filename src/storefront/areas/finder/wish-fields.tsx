import { type ReactNode, Suspense } from 'react'
import { ContentIcon } from '#storefront/parts/icons/content-icon.tsx'

type PillGroupProps = { legend: string; children: ReactNode }

/** A question with its answers as pills. They are many, and are hydrated question by question (see `ShopFrame`). */
export const PillGroup = ({ legend, children }: PillGroupProps) => (
  <fieldset>
    <legend className="mb-2.5 font-bold">{legend}</legend>
    <div className="flex flex-wrap gap-2">
      <Suspense>{children}</Suspense>
    </div>
  </fieldset>
)

type PillProps = {
  type: 'radio' | 'checkbox'
  name: string
  value: string
  isChosen: boolean
  icon?: string | undefined
  children: ReactNode
}

/** A real radio button or checkbox: keys and forms work by themselves, also before any script. */
export const Pill = ({ type, name, value, isChosen, icon, children }: PillProps) => (
  <label className="inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-full bg-surface px-4 max-sm:px-3.5 font-semibold text-[0.9375rem] ring-[1.5px] ring-line-field ring-inset hover:ring-action has-checked:bg-action-soft has-checked:text-action-strong has-checked:ring-2 has-checked:ring-action has-focus-visible:outline-3 has-focus-visible:outline-text has-focus-visible:outline-offset-2">
    <input type={type} name={name} value={value} defaultChecked={isChosen} className="sr-only" />
    {/* A phone has two to a row in its place. */}
    {icon && <ContentIcon name={icon} size={20} className="max-sm:hidden" />}
    <span>{children}</span>
  </label>
)
