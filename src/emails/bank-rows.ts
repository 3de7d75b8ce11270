import { formatMoney } from '#i18n/formats.ts'
import { strictTexts } from '#i18n/strict-texts.ts'
import { bankRowsTexts } from '#i18n/texts/bank-rows.ts'
import type { BankDetails } from '#kernel/bank-details.ts'
import { groupIban } from '#kernel/iban.ts'
import type { Language } from '#kernel/language.ts'

const texts = strictTexts(bankRowsTexts)

/** Rows that somebody copies into their bank's screens. The caller leaves out empty ones. */
export function bankRows(
  language: Language,
  { amount, beneficiary, iban, bic, reference }: BankDetails,
): readonly { label: string; value: string }[] {
  const t = texts(language)
  const { currency, cents } = amount
  return [
    { label: t('amount'), value: formatMoney(language, { currency, value: cents }) },
    { label: t('beneficiary'), value: beneficiary },
    { label: t('iban'), value: groupIban(iban) },
    { label: t('bic'), value: bic },
    { label: t('reference'), value: reference },
  ]
}
