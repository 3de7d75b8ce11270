import { createTranslator } from 'use-intl/core'
import { accountMail as englishAccount } from '#i18n/en/account-mail.ts'
import { contactMail as englishContact } from '#i18n/en/contact-mail.ts'
import { emails as english } from '#i18n/en/emails.ts'
import { newsletterMail as englishNewsletter } from '#i18n/en/newsletter-mail.ts'
import { timeZone } from '#i18n/formats.ts'
import { accountMail as dutchAccount } from '#i18n/nl/account-mail.ts'
import { contactMail as dutchContact } from '#i18n/nl/contact-mail.ts'
import { emails as dutch } from '#i18n/nl/emails.ts'
import { newsletterMail as dutchNewsletter } from '#i18n/nl/newsletter-mail.ts'
import type { Translation } from '#i18n/translation.ts'
import type { Language } from '#kernel/language.ts'

/** The texts of every mail in each language, keys typed by the Dutch source. */
const messages: Record<Language, Translation<typeof dutch>> = { nl: dutch, en: english }

const newsletterMessages: Record<Language, Translation<typeof dutchNewsletter>> = {
  nl: dutchNewsletter,
  en: englishNewsletter,
}

const accountMessages: Record<Language, Translation<typeof dutchAccount>> = {
  nl: dutchAccount,
  en: englishAccount,
}

const contactMessages: Record<Language, Translation<typeof dutchContact>> = {
  nl: dutchContact,
  en: englishContact,
}

/** A missing or broken text is a bug that must not leave the house: it throws instead of showing its key. */
const onError = (error: Error): never => {
  throw error
}

export const cardTexts = (locale: Language) =>
  createTranslator({ locale, messages: messages[locale].card, timeZone, onError })

export const confirmationTexts = (locale: Language) =>
  createTranslator({ locale, messages: messages[locale].confirmation, timeZone, onError })

export const refundTexts = (locale: Language) =>
  createTranslator({ locale, messages: messages[locale].refund, timeZone, onError })

export const accountTexts = (locale: Language) =>
  createTranslator({ locale, messages: accountMessages[locale], timeZone, onError })

export const newsletterTexts = (locale: Language) =>
  createTranslator({ locale, messages: newsletterMessages[locale], timeZone, onError })

export const contactTexts = (locale: Language) =>
  createTranslator({ locale, messages: contactMessages[locale], timeZone, onError })

export type CardTexts = ReturnType<typeof cardTexts>
export type ConfirmationTexts = ReturnType<typeof confirmationTexts>
export type RefundTexts = ReturnType<typeof refundTexts>
