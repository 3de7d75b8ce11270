import { useState } from 'react'
import { checkoutTexts } from '#i18n/texts/checkout.ts'
import type { Elements } from '#ui/elements.ts'
import { Icon } from '#ui/icon.tsx'
import { useTexts } from '#ui/use-texts.ts'

type BillingFoldProps = {
  /** An address is known, or something is wrong with it: then nobody has to unfold it. */
  isOpenAtFirst: boolean
  hasProblem: boolean
  children: Elements
}

/** The address of a private person, who need not give one: folded away until they want to. */
export function BillingFold({ isOpenAtFirst, hasProblem, children }: BillingFoldProps) {
  const t = useTexts(checkoutTexts, 'details')
  const [isUnfolded, setIsUnfolded] = useState(isOpenAtFirst)
  return (
    <details
      open={isUnfolded || hasProblem}
      onToggle={({ currentTarget }) => setIsUnfolded(currentTarget.open)}
      // Text that was kept in this tab came back: it is shown.
      onInput={() => setIsUnfolded(true)}
      className="group rounded-field ring-[1.5px] ring-line ring-inset"
    >
      <summary className="flex min-h-13 cursor-pointer list-none items-center gap-3 px-4 py-3 font-semibold [&::-webkit-details-marker]:hidden">
        <span className="flex-1">
          <span>{t('withAddress')}</span>
          <span className="font-normal text-text-soft">{` (${t('optional')})`}</span>
        </span>
        <Icon name="chevronDown" size={20} className="transition-transform group-open:rotate-180" />
      </summary>
      <div className="grid gap-5 px-4 pt-1 pb-5">
        <p className="text-[0.9375rem] text-text-soft">{t('withAddressHint')}</p>
        {children}
      </div>
    </details>
  )
}

/** The address of a company, which an invoice cannot do without. */
export function BillingAddress({ children }: { children: Elements }) {
  const t = useTexts(checkoutTexts, 'details')
  return (
    <fieldset className="grid min-w-0 gap-5">
      <legend className="mb-3 font-semibold">{t('billingAddress')}</legend>
      {children}
    </fieldset>
  )
}
