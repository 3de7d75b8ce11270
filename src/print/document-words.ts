import { createTranslator } from 'use-intl/core'
import type { DocumentLine } from '#domain/documents/document.ts'
import type { PaperDocument } from '#domain/documents/sales-document.ts'
import { timeZone } from '#i18n/formats.ts'
import { perLanguage } from '#i18n/per-language.ts'
import { salesDocumentsTexts } from '#i18n/texts/sales-documents.ts'
import type { Language } from '#kernel/language.ts'

/** What is said on invoices, receipts and credit notes. */
export const documentWords = perLanguage((locale) =>
  createTranslator({
    locale,
    messages: salesDocumentsTexts[locale],
    timeZone,
    onError: (error: Error): never => {
      throw error
    },
  }),
)

/** A gift and a promotion have their own name, what is charged besides that of its kind. */
export const nameLine = ({ kind, title }: DocumentLine, language: Language): string =>
  title?.[language] ?? documentWords(language)(`kind.${kind}`)

/** A receipt, an invoice or a credit note. */
export const nameKind = ({ kind, isReceipt, language }: PaperDocument): string =>
  documentWords(language)(isReceipt ? 'receipt' : kind)
