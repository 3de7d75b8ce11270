import { texts } from '#i18n/texts.ts'

/** Names of what somebody fills in to transfer money, in mails. */
export const bankRowsTexts = texts({
  amount: { nl: 'Bedrag', en: 'Amount' },
  beneficiary: { nl: 'Ten name van', en: 'Account name' },
  iban: { nl: 'IBAN', en: 'IBAN' },
  bic: { nl: 'BIC', en: 'BIC' },
  reference: { nl: 'Kenmerk', en: 'Reference' },
})
