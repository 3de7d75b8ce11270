import { formatDay, formatMoney } from '#i18n/formats.ts'
import type { Money } from '#kernel/money.ts'
import { oneLine } from '#kernel/one-line.ts'
import { partsByName } from '#kernel/tender-names.ts'
import {
  billingLines,
  type ConfirmationMail,
  type ConfirmationWords,
  confirmationTexts,
  confirmationWords,
  isOnAccount,
  whomOf,
  withoutVat,
  writtenLines,
} from './confirmation-content.ts'
import { imprintOf } from './imprint.tsx'

/** A line of the receipt. */
type Row = { label: string; hint?: string | undefined; amount: string }

/** All that the confirmation says; both its parts are written from it. */
export type ConfirmationTexts = ConfirmationWords & {
  shopName: string
  preview: string
  facts: readonly { label: string; value: string }[]
  receiptHeading: string
  /** What was ordered, and what of it is not written out. */
  lines: readonly Row[]
  extras: readonly Row[]
  total: Row
  /** With VAT, and without. */
  vat: readonly Row[]
  /** To whom the invoice is made out, where that was given. */
  billing: { heading: string; lines: readonly string[] } | undefined
  action: string
  orderUrl: string
  imprint: ReturnType<typeof imprintOf>
}

/** A person who asked for no invoice has a receipt. */
const documentOf = ({ isForCompany, billing }: ConfirmationMail) =>
  isForCompany || billing !== undefined ? 'invoice' : 'receipt'

export function textsOf(mail: ConfirmationMail): ConfirmationTexts {
  const { language } = mail
  const t = confirmationTexts(language)
  const money = ({ currency, cents }: Money) => formatMoney(language, { currency, value: cents })
  const { lines, rest } = writtenLines(mail)
  const billed = billingLines(mail)
  const words = confirmationWords(t, mail)
  return {
    ...words,
    actionHint: `${words.actionHint} ${t(`documents.${documentOf(mail)}`)}`,
    shopName: mail.shopName,
    preview: t(isOnAccount(mail) ? 'onAccount.preview' : 'preview', { total: money(mail.total) }),
    facts: [
      { label: t('order'), value: mail.orderNumber },
      ...(mail.customerReference === undefined
        ? []
        : [{ label: t('reference'), value: mail.customerReference }]),
      { label: t('date'), value: formatDay(language, mail.orderedAt) },
      { label: t('method'), value: sayPaidWith(mail, money) },
      ...(mail.contactPerson === undefined
        ? []
        : [{ label: t('contact'), value: oneLine(mail.contactPerson) }]),
    ],
    receiptHeading: t('lines'),
    lines: [
      ...lines.map((line) => ({
        label: `${t('times', { count: line.quantity })} ${line.title}`,
        hint: whomOf({ t, language }, line),
        amount: money(line.total),
      })),
      ...(rest === undefined
        ? []
        : [{ label: t('rest', { count: rest.count }), amount: money(rest.total) }]),
    ],
    extras: mail.extras.map(({ kind, title, total }) => ({
      label: title ?? t(`extra.${kind}`),
      amount: money(total),
    })),
    total: { label: t('total'), amount: money(mail.total) },
    vat: [
      { label: t('vat'), amount: money(mail.vat) },
      { label: t('withoutVat'), amount: money(withoutVat(mail)) },
    ],
    billing: billed.length === 0 ? undefined : { heading: t('billing'), lines: billed },
    action: t('action'),
    orderUrl: mail.orderUrl,
    imprint: imprintOf(mail),
  }
}

/** Each part with its amount, where there are several. */
function sayPaidWith(
  { language, total, paidWith }: ConfirmationMail,
  money: (amount: Money) => string,
): string {
  const parts = partsByName(paidWith, language)
  if (parts.length === 1) return parts[0]?.title ?? ''
  return parts.map(({ title, cents }) => `${title} ${money({ ...total, cents })}`).join(' + ')
}
