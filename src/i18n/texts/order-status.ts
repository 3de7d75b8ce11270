import type { Entries } from '#i18n/texts.ts'

/** Status of an order, on its page and in lists. */
export const orderStatus = {
  PENDING: { nl: 'In behandeling', en: 'In progress' },
  COMPLETED: { nl: 'Afgerond', en: 'Completed' },
  UNDELIVERED: { nl: 'Cadeau niet bezorgd', en: 'Gift not delivered' },
  CANCELED: { nl: 'Geannuleerd', en: 'Cancelled' },
} as const satisfies Entries
