import type { consent as dutch } from '#i18n/nl/consent.ts'
import type { Translation } from '#i18n/translation.ts'

/** What we ask to keep about a visit. */
export const consent = {
  title: 'May we take note?',
  question:
    'If you agree, we count visits (statistics) and which advert brought you here (marketing).',
  text: '{shop} would like to count how the shop is used (statistics) and which advert brought you here (marketing). Only if you agree. Whatever the shop needs to work always works.',
  refuse: 'Necessary only',
  accept: 'Allow everything',
  choose: 'Let me choose',
  statement: 'Cookie statement',
  settings: 'Cookie settings',
  necessary: 'Necessary',
  always: 'Always on',
  necessaryText:
    'Your basket, your favourites, what you looked at last and this answer. Between you and the shop.',
  statistics: 'Statistics',
  statisticsText: 'Which gift cards are looked at and ordered. Without name or address.',
  marketing: 'Marketing',
  marketingText: 'The number of the advert that you clicked, for 90 days at most.',
  save: 'Save my choice',
} satisfies Translation<typeof dutch>
