import type { wrapper as dutch } from '#i18n/nl/wrapper.ts'
import type { Translation } from '#i18n/translation.ts'

export const wrapper = {
  title: 'How your gift arrives',
  text: '{hasName, select, true {{name} opens an email and finds this on a page of their own.} other {They open an email and find this on a page of their own.}}',
  tagTo: '{hasName, select, true {For {name}} other {For you}}',
  tagFrom: 'with love',
  tagFromGiver: 'from {giver}',
  note: 'Your message',
  noNote: 'Add a message and it’ll be right beside it.',
  unwrap: 'Unwrap it',
  wrap: 'Wrap it up again',
} satisfies Translation<typeof dutch>
