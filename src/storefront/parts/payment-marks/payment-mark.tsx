import type { ReactNode } from 'react'
import { type CardBrand, cardBrandNames, isCardBrand } from '#kernel/card-brand-names.ts'
import type { Language } from '#kernel/language.ts'
import { type PaymentMethodMark, paymentMethods } from '#kernel/payment-methods.ts'

/** Names are what they are in every language. */
const names = { ideal: 'iDEAL', wero: 'Wero', visa: 'VISA', amex: 'AMEX', maestro: 'Maestro' }

/** The two discs that several brands share, in their own colours. */
const Discs = ({ left, middle, right }: { left: string; middle: string; right: string }) => (
  <svg viewBox="4 1 32 22" width="32" height="22" aria-hidden="true">
    <circle cx="15" cy="12" r="9.5" className={left} />
    <circle cx="25" cy="12" r="9.5" className={right} />
    <path d="M20 3.92a9.5 9.5 0 0 1 0 16.16 9.5 9.5 0 0 1 0-16.16Z" className={middle} />
  </svg>
)

type Mark = PaymentMethodMark | CardBrand

/** A method without a drawing does not compile; of card brands those are drawn that the shop accepts. */
const drawings: Record<PaymentMethodMark, ReactNode> & Partial<Record<CardBrand, ReactNode>> = {
  ideal: (
    <span className="flex items-center gap-1.5 font-extrabold text-[0.8125rem]">
      <span className="text-(--mark-ideal)">{names.ideal}</span>
      <span className="h-4 w-px bg-line-field" />
      <span className="text-text">{names.wero}</span>
    </span>
  ),
  visa: (
    <span className="font-extrabold text-(--mark-visa) italic tracking-wide">{names.visa}</span>
  ),
  mastercard: (
    <Discs
      left="fill-(--mark-mastercard-left)"
      middle="fill-(--mark-mastercard-middle)"
      right="fill-(--mark-mastercard-right)"
    />
  ),
  maestro: (
    <Discs
      left="fill-(--mark-mastercard-left)"
      middle="fill-(--mark-maestro-middle)"
      right="fill-(--mark-maestro-right)"
    />
  ),
  americanExpress: (
    <span className="font-extrabold text-(--mark-amex) text-[0.75rem] tracking-tight">
      {names.amex}
    </span>
  ),
}

export const nameMark = (mark: string, language: Language): string =>
  isCardBrand(mark)
    ? cardBrandNames[mark]
    : (paymentMethods.find(({ marks }) => marks.includes(mark))?.name[language] ?? mark)

const isDrawn = (mark: string): mark is Mark => Object.hasOwn(drawings, mark)

/** A simple drawing of the logo of a payment method that is offered (DESIGN §7). Text beside it says the same. */
export function PaymentMark({ mark }: { mark: string }) {
  if (!isDrawn(mark)) return null
  return (
    <span
      aria-hidden="true"
      className="inline-grid h-8 min-w-12 place-items-center rounded-md bg-surface px-2 font-extrabold text-[0.8125rem] text-text ring-1 ring-line ring-inset"
    >
      {drawings[mark]}
    </span>
  )
}
