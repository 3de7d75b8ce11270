import type { transferMail as dutch } from '#i18n/nl/transfer-mail.ts'
import type { Translation } from '#i18n/translation.ts'

export const transferMail: Translation<typeof dutch> = {
  greeting: 'Hi {giver},',
  plain: {
    subject: 'Please transfer {total} for order {order}',
    preview: 'These details pay for your order.',
    heading: 'Please transfer {total} to us',
    intro:
      'Thank you for your order {order}. Your order goes out as soon as your money is in, usually one or two working days after you send it. We’ll wait up to and including {day}.',
    rest: 'Whatever is in your basket stays there until your money is in.',
  },
  activation: {
    subject: 'Please transfer {total} for order {order}',
    preview: 'These details pay for your card.',
    heading: 'Please transfer {total} to us',
    intro:
      'Thank you. Your order is {order}. We load the amount onto your card as soon as your money is in, usually one or two working days after you send it. We’ll wait up to and including {day}.',
    rest: 'Until then there’s nothing on the card. If somebody else activates it in the meantime, you get everything back.',
  },
  invoice: {
    subject: 'Pro forma invoice for order {order}: {total}',
    preview: 'These details pay for your order by invoice.',
    heading: 'Pay {total} by invoice',
    intro:
      'Thank you for your order {order}. We make your gift cards as soon as this amount is in, usually one or two working days after you send it. We’ll wait up to and including {day}.',
    rest: 'Whoever ordered finds the pro forma invoice as a PDF with the order. The invoice for your books appears there once you have paid.',
  },
  company: 'Company',
  customerReference: 'Your reference',
  amount: 'Amount',
  beneficiary: 'Account name',
  iban: 'IBAN',
  bic: 'BIC',
  reference: 'Reference',
  exactly:
    'Please copy the amount and the reference exactly: that’s how we know it’s you. If another amount arrives, we’ll get in touch.',
  action: 'View your order',
}
