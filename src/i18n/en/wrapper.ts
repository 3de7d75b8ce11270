import type { wrapper as dutch } from '#i18n/nl/wrapper.ts'
import type { Translation } from '#i18n/translation.ts'

export const wrapper = {
  title: 'How your present arrives',
  text: '{hasName, select, true {{name} opens a mail and finds this on a page of their own.} other {They open a mail and find this on a page of their own.}} The wrapping is included.',
  tagTo: '{hasName, select, true {For {name}} other {For you}}',
  tagFrom: 'with love',
  note: 'Your note',
  noNote: 'Write a few words and they lie beside it.',
  unwrap: 'Unwrap it',
  wrap: 'Wrap it again',
} satisfies Translation<typeof dutch>
