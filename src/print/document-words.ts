import type { PaperDocument } from '#domain/documents/sales-document.ts'
import { formatDay } from '#i18n/formats.ts'
import { strictTexts } from '#i18n/strict-texts.ts'
import { salesDocumentsTexts } from '#i18n/texts/sales-documents.ts'

/** What is said on invoices, receipts and credit notes. */
export const documentWords = strictTexts(salesDocumentsTexts)

/** A receipt, an invoice or a credit note. */
export const nameKind = ({ kind, isReceipt, language }: PaperDocument): string =>
  documentWords(language)(isReceipt ? 'receipt' : kind)

type Noted = Pick<PaperDocument, 'kind' | 'isReceipt' | 'language' | 'content' | 'toPay'>

/** Sentence about the money: it came, goes back, or is still to come. */
export function sayNote({ kind, isReceipt, language, content, toPay }: Noted): string {
  const t = documentWords(language)
  switch (kind) {
    case 'creditNote': {
      const isOnAccount = content.tenders.some((tender) => tender.kind === 'invoice')
      return t(isOnAccount ? 'creditedNote' : 'backNote')
    }
    case 'proForma':
      return t('proFormaNote')
    case 'invoice':
      if (toPay !== undefined) return t('onAccountNote', { day: formatDay(language, toPay.until) })
      return t(isReceipt ? 'receiptNote' : 'paidNote')
  }
}
