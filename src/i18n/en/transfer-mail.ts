import type { transferMail as dutch } from '#i18n/nl/transfer-mail.ts'
import type { Translation } from '#i18n/translation.ts'

export const transferMail: Translation<typeof dutch> = {
  subject: 'Please transfer {total} for order {order}',
  preview: 'These details pay for your order.',
  greeting: 'Hi {giver},',
  heading: 'Please transfer {total} to us',
  intro:
    'Thank you for your order {order}. Your gift goes out as soon as your money is in, usually one or two working days after you send it. We’ll wait up to and including {day}.',
  amount: 'Amount',
  beneficiary: 'To',
  iban: 'IBAN',
  bic: 'BIC',
  reference: 'Reference',
  exactly:
    'Please copy the amount and the reference exactly: that’s how we know it’s you. If another amount arrives, we’ll get in touch.',
  basket: 'Your basket stays as it is until your money is in.',
  action: 'View your order',
}
