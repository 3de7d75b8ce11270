import type { information as dutch } from '#i18n/nl/information.ts'
import type { Translation } from '#i18n/translation.ts'

export const information = {
  contents: 'On this page',
  helpdesk: {
    centreText: 'More answers, and the latest news, are in our help centre.',
    centre: 'Go to the help centre',
    search: 'Type a word, such as "mail" or "payment"',
    found:
      '{count, plural, =0 {No questions found} =1 {1 question found} other {# questions found}}',
    notFound: 'Is your question not here?',
    human: 'A human being helps you, within two working days.',
    contact: 'Contact us',
  },
  contact: {
    answered: 'Many questions have been answered already.',
    toHelpdesk: 'Look in the helpdesk',
  },
  reach: {
    mail: 'Mail',
    call: 'Call',
    address: 'Address',
  },
} as const satisfies Translation<typeof dutch>
