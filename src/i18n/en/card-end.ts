import type { cardEnd as dutch } from '#i18n/nl/card-end.ts'
import type { Translation } from '#i18n/translation.ts'

export const cardEnd: Translation<typeof dutch> = {
  reserved: {
    heading: 'Reserved',
    text: 'This amount is set aside for an order that hasn’t been paid yet, so it isn’t part of your balance right now.',
    order: '<b>{amount}</b> for an order placed on {when}',
    until: 'Free again on {until}, or sooner if the payment doesn’t go ahead.',
    paying: 'Someone’s paying with this right now.',
    release: 'Release {amount}',
    warning:
      'If the payment for that order still comes in and your balance has been spent, we refund that payment.',
    released: 'Done. The amount is back on your card.',
  },
  end: {
    heading: 'Don’t let it go to waste',
    left: 'You can save what’s left until {day}. After that it lapses.',
    extend: 'Extend for free until {day}',
    extendText: 'You can do this once, and it costs nothing.',
    extended: 'Done. Your card is now valid until {day}.',
    donate: 'Give it to a good cause',
    donateText: 'Everything that’s left goes to the cause in full. You can’t undo this.',
    cause: 'Good cause',
    give: 'Give away {amount}',
    given: 'Thank you. {amount} goes to {cause}.',
  },
}
