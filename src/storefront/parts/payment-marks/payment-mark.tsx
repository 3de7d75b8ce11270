import type { ReactNode } from 'react'
import { type CardBrand, cardBrandNames, isCardBrand } from '#kernel/card-brand-names.ts'
import type { Language } from '#kernel/language.ts'
import {
  type PaymentMethodMark,
  paymentMethods,
  secureMark,
  secureMarkName,
} from '#kernel/payment-methods.ts'
import { cx } from '#ui/class-names.ts'
import { Drawing, Icon } from '#ui/icon.tsx'

/** Names are what they are in every language. */
const names = {
  ideal: 'iDEAL',
  wero: 'Wero',
  visa: 'VISA',
  amex: 'AMEX',
  bancontact: 'Bancontact',
  belfius: 'Belfius',
  kbc: 'KBC',
  cbc: 'CBC',
  eps: 'eps',
  pay: 'Pay',
  pal: 'Pal',
  cb: 'CB',
  blik: 'blik',
  mbway: 'MB WAY',
  applePay: 'Apple Pay',
  googlePay: 'Google Pay',
}

const sheet = 'M6 3.5h8.5L18 7v13.5H6zM14 3.5V7.5h4M9 11.5h6M9 14.5h6M9 17.5h3'

/** The two discs that several brands share, in their own colours. */
const Discs = ({ left, middle, right }: { left: string; middle: string; right: string }) => (
  <svg viewBox="4 1 32 22" width="32" height="22" aria-hidden="true">
    <circle cx="15" cy="12" r="9.5" className={left} />
    <circle cx="25" cy="12" r="9.5" className={right} />
    <path d="M20 3.92a9.5 9.5 0 0 1 0 16.16 9.5 9.5 0 0 1 0-16.16Z" className={middle} />
  </svg>
)

type Mark = PaymentMethodMark | typeof secureMark | CardBrand

/** A name in its own colour. */
const Word = ({ text, colour }: { text: string; colour: string }) => (
  <span className={cx('font-extrabold', colour)}>{text}</span>
)

/** A method without a drawing does not compile; of card brands those are drawn that the shop accepts. */
const drawings: Record<PaymentMethodMark | typeof secureMark, ReactNode> &
  Partial<Record<CardBrand, ReactNode>> = {
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
  americanExpress: (
    <span className="font-extrabold text-(--mark-amex) text-[0.75rem] tracking-tight">
      {names.amex}
    </span>
  ),
  bancontact: (
    <span className="flex items-center gap-1 text-[0.75rem]">
      <svg viewBox="0 0 24 16" width="24" height="16" aria-hidden="true">
        <path d="M0 13h8l6-6H6Z" className="fill-(--mark-bancontact)" />
        <path d="M10 9h8l6-6h-8Z" className="fill-(--mark-bancontact-light)" />
      </svg>
      <Word text={names.bancontact} colour="text-(--mark-bancontact)" />
    </span>
  ),
  kbccbc: (
    <span className="flex items-center gap-1">
      <Word text={names.kbc} colour="text-(--mark-kbc)" />
      <span className="h-4 w-px bg-line-field" />
      <Word text={names.cbc} colour="text-(--mark-cbc)" />
    </span>
  ),
  belfius: <Word text={names.belfius} colour="text-(--mark-belfius)" />,
  adyenEPS: <Word text={names.eps} colour="text-(--mark-eps) italic" />,
  blik: <Word text={names.blik} colour="text-text" />,
  applePay: <Word text={names.applePay} colour="text-text text-[0.75rem]" />,
  googlePay: <Word text={names.googlePay} colour="text-text text-[0.75rem]" />,
  mbway: <Word text={names.mbway} colour="text-(--mark-mbway) text-[0.75rem]" />,
  paypal: (
    <span className="italic">
      <Word text={names.pay} colour="text-(--mark-paypal)" />
      <Word text={names.pal} colour="text-(--mark-paypal-light)" />
    </span>
  ),
  // A sheet with lines and a lock: they have no name of their own.
  invoice: <Drawing path={sheet} isFilled={false} size={20} />,
  secure: <Icon name="lock" size={18} />,
  carteBancaire: (
    <span className="rounded-sm bg-linear-to-r from-(--mark-cb-left) to-(--mark-cb-right) px-1.5 text-on-deep text-[0.75rem] leading-5">
      {names.cb}
    </span>
  ),
}

export const nameMark = (mark: string, language: Language): string => {
  if (mark === secureMark) return secureMarkName[language]
  return isCardBrand(mark)
    ? cardBrandNames[mark]
    : (paymentMethods.find(({ marks }) => marks.includes(mark))?.name[language] ?? mark)
}

const isDrawn = (mark: string): mark is Mark => Object.hasOwn(drawings, mark)

/**
 * A simple drawing of the logo of a payment method that is offered. Text beside it says the same.
 */
export function PaymentMark({ mark }: { mark: string }) {
  if (!isDrawn(mark)) return null
  return (
    <span
      aria-hidden="true"
      data-mark
      className="inline-grid h-8 min-w-12 place-items-center rounded-md bg-surface px-2 font-extrabold text-[0.8125rem] text-text ring-1 ring-line ring-inset"
    >
      {drawings[mark]}
    </span>
  )
}
