import { createTranslator } from 'use-intl/core'
import { emails as english } from '#i18n/en/emails.ts'
import { emails as dutch } from '#i18n/nl/emails.ts'
import { perLanguage } from '#i18n/per-language.ts'
import type { Translation } from '#i18n/translation.ts'
import type { Language } from '#kernel/language.ts'
import type { Money } from '#kernel/money.ts'
import type { CardGroup, MailedCard } from './card-groups.ts'
import { strict } from './mail.ts'

/** `cause` is who gets the money, `about` what it is used for. */
type MailedDonation = MailedCard & { cause: string; about: string }

export type OwnPage = { title: string; amount: Money; url: string }

/**
 * Facts of the mail that brings a receiver a card, or says that a donation was made in their name. The code is never
 * in it: it stands on the card's page.
 */
export type CardMail = {
  language: Language
  shopName: string
  giverName: string
  receiverName: string
  /** True when the giver bought it for themselves. */
  isForSelf: boolean
  message: string | undefined
  cards: readonly MailedCard[]
  /** Given in the receiver's name; never to the giver. */
  donations: readonly MailedDonation[]
  /** Of the giver's own cards: a page for each, to give it away by itself. None for somebody else. */
  ownPages: readonly OwnPage[]
  cardPageUrl: string
  supportEmail: string
}

declare module '#domain/mail/mails.ts' {
  interface Mails {
    card: CardMail
  }
}

/** What the mail says around the gifts, the same in both its parts. */
export type CardWords = {
  subject: string
  /** What inboxes show beside the subject. */
  preview: string
  heading: string
  intro: string
  action: string
  /** What this is, for receivers who never heard of us. Undefined where the reader is the buyer. */
  whatItIs: string | undefined
  /** That it is safe, whom to ask, and where the address came from. */
  smallPrint: readonly string[]
}

/** What both parts of the mail are written from: names on one line, equal cards together. */
export type CardContent = Omit<CardMail, 'cards'> & {
  t: ReturnType<typeof cardTexts>
  words: CardWords
  /** Of cards; donations are not counted. */
  count: number
  groups: readonly CardGroup[]
  unnamedCount: number
}

const words: Record<Language, Translation<typeof dutch.card>> = { nl: dutch.card, en: english.card }
export const cardTexts = perLanguage((locale) =>
  createTranslator({ locale, messages: words[locale], ...strict }),
)
