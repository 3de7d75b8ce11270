import type { information as dutch } from '#i18n/nl/information.ts'
import type { Translation } from '#i18n/translation.ts'

export const information = {
  contents: 'On this page',
  helpdesk: {
    centreText: 'Find more answers and the latest news in our help centre.',
    centre: 'Go to the help centre',
    search: 'Type a word, such as “email” or “payment”',
    found:
      '{count, plural, =0 {No questions found} =1 {1 question found} other {# questions found}}',
    notFound: 'Can’t find your question?',
    human: 'Our team replies within two working days.',
    contact: 'Contact us',
  },
  contact: {
    answered: 'Your question may already be answered.',
    toHelpdesk: 'Go to Help',
  },
  reach: {
    invented: 'This is a demonstration: the company and the brands are invented.',
    mail: 'Email',
    call: 'Call',
    address: 'Address',
  },
} as const satisfies Translation<typeof dutch>
