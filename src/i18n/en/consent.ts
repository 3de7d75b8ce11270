import type { consent as dutch } from '#i18n/nl/consent.ts'
import type { Translation } from '#i18n/translation.ts'

/** What we ask to keep about a visit. */
export const consent = {
  title: 'May we count you in?',
  question:
    'With your consent we count visits (statistics) and note which ad brought you (marketing).',
  text: '{shop} would like to count how the shop is used (statistics) and note which ad brought you here (marketing). Only with your consent. Whatever the shop needs to work is always on.',
  refuse: 'Necessary only',
  accept: 'Allow all',
  choose: 'Let me choose',
  statement: 'Cookie statement',
  settings: 'Cookie settings',
  necessary: 'Necessary',
  always: 'Always on',
  necessaryText:
    'Your basket, your favourites, what you last looked at and this answer. Just between you and the shop.',
  statistics: 'Statistics',
  statisticsText: 'Which gift cards are viewed and ordered. Without your name or address.',
  marketing: 'Marketing',
  marketingText: 'The number of the ad you clicked, for 90 days at most.',
  save: 'Save my choice',
} satisfies Translation<typeof dutch>
