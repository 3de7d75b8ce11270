import { strictTexts } from '#i18n/strict-texts.ts'
import { cardMailTexts } from '#i18n/texts/card-mail.ts'
import type { Language } from '#kernel/language.ts'
import type { Money } from '#kernel/money.ts'
import type { CardGroup, MailedCard } from './card-groups.ts'

export type OwnPage = { title: string; amount: Money; url: string }

/** Facts of the mail with what a giver bought for themselves. The code is never in it: it stands on the card's page. */
export type CardMail = {
  language: Language
  shopName: string
  cards: readonly MailedCard[]
  /** A page for each card, to give it away by itself. */
  ownPages: readonly OwnPage[]
  cardPageUrl: string
  supportEmail: string
}

/** What both parts of the mail are written from: equal cards together. */
export type CardContent = Omit<CardMail, 'cards'> & {
  t: ReturnType<typeof sayCardMail>
  count: number
  groups: readonly CardGroup[]
  unnamedCount: number
  words: CardWords
}

/** What the mail says around the cards, the same in both its parts. */
export type CardWords = {
  subject: string
  /** What inboxes show beside the subject. */
  preview: string
  heading: string
  intro: string
  action: string
  /** That it is safe, whom to ask, and where the address came from. */
  smallPrint: readonly string[]
}

export const sayCardMail = strictTexts(cardMailTexts)
