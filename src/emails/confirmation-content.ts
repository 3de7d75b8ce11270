import { formatMoment } from '#i18n/format-moment.ts'
import { formatDay, localeOf } from '#i18n/formats.ts'
import { type Invoiced, invoiceLines } from '#i18n/invoice-lines.ts'
import { perLanguage } from '#i18n/per-language.ts'
import { strictTexts } from '#i18n/strict-texts.ts'
import { confirmationMailTexts } from '#i18n/texts/confirmation-mail.ts'
import { earlyDeliveryTexts } from '#i18n/texts/early-delivery.ts'
import type { Language } from '#kernel/language.ts'
import { type Money, sum } from '#kernel/money.ts'
import { oneLine } from '#kernel/one-line.ts'
import type { PaidPart } from '#kernel/tender-names.ts'
import { sayImprint } from './imprint.tsx'
import type { OrderMail } from './order-mail.ts'

/** What is charged besides the gifts themselves; the mail names it in its language. */
type ExtraKind =
  | 'SERVICE_FEE'
  | 'SHIPPING'
  | 'DIGITAL_WRAPPER'
  | 'WRAPPER'
  | 'GIFT_PACKING'
  | 'PERSONAL_MESSAGE'
  | 'PROMOTION'

/** What an invoice says of whoever ordered. */
export type BillingOnMail = Invoiced & {
  kvkNumber?: string | undefined
  vatNumber?: string | undefined
  shopCountry: string
}

/** The giver's receipt: what was ordered and paid, by law on a durable medium. */
export type ConfirmationMail = Omit<OrderMail, 'paymentMethod' | 'cardBrand'> & {
  /** All that paid it, the largest part first. */
  paidWith: readonly PaidPart[]
  orderedAt: Date
  /** A person looks at it before anything is made. */
  isInReview?: boolean | undefined
  /** When a consumer asked for delivery within the days of the right to withdraw, and which wording they read. */
  agreed?: { at: Date; text: number } | undefined
  /** The law's withdrawal, and its model form. */
  withdrawUrl: string
  modelFormUrl: string
  /** A company orders, which has no right to withdraw. */
  isForCompany?: boolean | undefined
  /** It puts value on a printed card. */
  isActivation?: boolean | undefined
  /** Whoever ordered, by their whole name; undefined of an activation, which asks for none. */
  contactPerson: string | undefined
  /** What a company calls it in its own books. */
  customerReference?: string | undefined
  /** To whom the invoice is made out, where that was given. */
  billing?: BillingOnMail | undefined
  /** `receiver` is undefined where the giver is the receiver; `cause` for everything but a donation. */
  lines: readonly {
    title: string
    quantity: number
    total: Money
    receiver: string | undefined
    /** The moment that was chosen for it; undefined is at once. */
    deliveredOn?: Date | undefined
    /** Until when the shop waits with it, so that its giver may think again. */
    delayedTo?: Date | undefined
    /** Where it is posted to and when it should be there; undefined of what goes by e-mail. */
    post?: { to: string | undefined; arrivesOn: Date } | undefined
    cause: string | undefined
  }[]
  /** `title` is that of the promotion which takes something off. */
  extras: readonly { kind: ExtraKind; title?: string | undefined; total: Money }[]
  vat: Money
}

export const confirmationTexts = strictTexts(confirmationMailTexts)

type Translator = ReturnType<typeof confirmationTexts>

/** As many as a mailbox shows whole. */
const linesMax = 50

/** The lines that a mail writes out, and what the others are together: a mail of two thousand lines is cut off by mailboxes. */
export function writtenLines({ lines, total }: ConfirmationMail) {
  const others = lines.slice(linesMax)
  const cents = sum(others.map((line) => line.total.cents))
  return {
    lines: lines.slice(0, linesMax),
    rest: others.length === 0 ? undefined : { count: others.length, total: { ...total, cents } },
  }
}

export const withoutVat = ({ total, vat }: Pick<ConfirmationMail, 'total' | 'vat'>): Money => ({
  ...total,
  cents: total.cents - vat.cents,
})

/** To whom the invoice is made out, line by line. */
export function billingLines({
  language,
  billing,
}: Pick<ConfirmationMail, 'language' | 'billing'>): readonly string[] {
  if (billing === undefined) return []
  const { kvkNumber, vatNumber, shopCountry } = billing
  const say = sayImprint(language)
  return [
    ...invoiceLines(language, billing, shopCountry),
    ...(kvkNumber === undefined ? [] : [say('kvk', { number: kvkNumber })]),
    ...(vatNumber === undefined ? [] : [say('vatNumber', { number: vatNumber })]),
  ].map(oneLine)
}

type Note = {
  heading: string
  text: string
  /** What was agreed to, again: by law on a durable medium. */
  agreed?: string | undefined
  links?: readonly { text: string; url: string }[] | undefined
}

/** The wordings of the box that were ever shown, by their numbers. */
const wordings: Record<Language, Record<number, string>> = {
  nl: { 1: earlyDeliveryTexts.nl.agree },
  en: { 1: earlyDeliveryTexts.en.agree },
}

function withdrawal(
  t: Translator,
  { language, organisation, agreed, withdrawUrl, modelFormUrl }: ConfirmationMail,
): Note {
  const when = agreed && formatMoment(language, agreed.at)
  return {
    heading: t('withdrawal.heading'),
    text: t('withdrawal.text', { email: organisation.email }),
    agreed:
      agreed &&
      t('withdrawal.agreed', {
        when: when ?? '',
        text: wordings[language][agreed.text] ?? '',
      }),
    links: [
      { text: t('withdrawal.link'), url: withdrawUrl },
      { text: t('withdrawal.form'), url: modelFormUrl },
    ],
  }
}

/** The law gives it to consumers alone. */
const withdrawalOf = (t: Translator, mail: ConfirmationMail): readonly Note[] =>
  mail.isForCompany ? [] : [withdrawal(t, mail)]

const listsOf = perLanguage((locale) => new Intl.ListFormat(localeOf[locale]))

/** What the confirmation says around the receipt, the same in both its parts. */
export type ConfirmationWords = {
  subject: string
  heading: string
  intro: string
  actionHint: string
  /** Notes on what was ordered; none about cards in an order without cards. */
  notes: readonly Note[]
}

export function confirmationWords(t: Translator, mail: ConfirmationMail): ConfirmationWords {
  const { language, orderNumber, lines } = mail
  const giver = oneLine(mail.giverName)
  const donations = lines.filter(({ cause }) => cause !== undefined)
  const names = [...new Set(donations.flatMap(({ cause }) => cause ?? []))]
  const causes = names.length < 2 ? `${names}` : listsOf(language).format(names)
  const isForOthers = donations.some(({ receiver }) => receiver !== undefined)
  const thanks = {
    heading: t('donation.thanksHeading'),
    text: [
      t('donation.thanks', { causes }),
      ...(isForOthers ? [t('donation.receivers')] : []),
    ].join(' '),
  }
  if (lines.length > 0 && donations.length === lines.length) {
    return {
      subject: t('donation.subject', { order: orderNumber }),
      heading: t('donation.heading', { giver }),
      intro: t('donation.intro', { causes }),
      actionHint: t(isForOthers ? 'donation.actionHint' : 'donation.actionHintSelf'),
      notes: [thanks],
    }
  }
  if (mail.isActivation) {
    return {
      subject: t('activation.subject', { order: orderNumber }),
      heading: t('activation.heading'),
      intro: t(mail.isInReview ? 'activation.introReview' : 'activation.intro'),
      actionHint: t('activation.actionHint'),
      notes: withdrawalOf(t, mail),
    }
  }
  return {
    subject: t('subject', { order: orderNumber }),
    heading: t('heading', { giver }),
    intro: sayIntro(t, mail),
    actionHint: t('actionHint'),
    notes: [...(donations.length === 0 ? [] : [thanks]), ...withdrawalOf(t, mail)],
  }
}

/** Its company pays later. */
export const isOnAccount = ({ paidWith }: Pick<ConfirmationMail, 'paidWith'>): boolean =>
  paidWith.some(({ kind }) => kind === 'invoice')

/** What is looked at first, or delayed, says so before anything else. */
function sayIntro(t: Translator, mail: ConfirmationMail): string {
  const { language, lines, isInReview } = mail
  if (isInReview) return t('introReview')
  if (isOnAccount(mail)) return t('onAccount.intro')
  const delayedTo = lines.flatMap((line) => line.delayedTo ?? [])[0]
  return delayedTo === undefined
    ? t(introOf(lines))
    : t('introDelayed', { when: formatMoment(language, delayedTo) })
}

type Intro = 'intro' | 'introSome' | 'introPlanned' | 'introPost' | 'introSomePost'

function introOf(lines: ConfirmationMail['lines']): Intro {
  const posted = lines.filter(({ post }) => post !== undefined)
  if (posted.length > 0) return posted.length < lines.length ? 'introSomePost' : 'introPost'
  const planned = lines.filter(({ deliveredOn }) => deliveredOn !== undefined)
  if (planned.length === 0) return 'intro'
  return planned.length < lines.length ? 'introSome' : 'introPlanned'
}

/** Whom a gift is for, and when it comes where that was chosen or goes by post; undefined of what is mailed to the giver. */
export function whomOf(
  { t, language }: { t: Translator; language: Language },
  { receiver, deliveredOn, post }: ConfirmationMail['lines'][number],
): string | undefined {
  if (post !== undefined)
    return t('byPost', {
      receiver: receiver === undefined ? 'self' : oneLine(receiver),
      to: post.to === undefined ? 'unknown' : oneLine(post.to),
      day: formatDay(language, post.arrivesOn),
    })
  if (receiver === undefined)
    return deliveredOn && t('selfPlanned', { when: formatMoment(language, deliveredOn) })
  const named = { receiver: oneLine(receiver) }
  return deliveredOn === undefined
    ? t('receiver', named)
    : t('receiverPlanned', { ...named, when: formatMoment(language, deliveredOn) })
}
