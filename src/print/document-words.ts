import type { DocumentLine } from '#domain/documents/document.ts'
import type { PaperDocument } from '#domain/documents/sales-document.ts'
import { strictTexts } from '#i18n/strict-texts.ts'
import { salesDocumentsTexts } from '#i18n/texts/sales-documents.ts'
import type { Language } from '#kernel/language.ts'

/** What is said on invoices, receipts and credit notes. */
export const documentWords = strictTexts(salesDocumentsTexts)

/** A gift and a promotion have their own name, what is charged besides that of its kind. */
export const nameLine = ({ kind, title }: DocumentLine, language: Language): string =>
  title?.[language] ?? documentWords(language)(`kind.${kind}`)

/** A receipt, an invoice or a credit note. */
export const nameKind = ({ kind, isReceipt, language }: PaperDocument): string =>
  documentWords(language)(isReceipt ? 'receipt' : kind)
