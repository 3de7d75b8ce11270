import { expect, test } from 'vitest'
import { type KeepableField, keptElsewhere, readKept, textToKeep } from './kept-text.ts'

const field = (change: Partial<KeepableField>): KeepableField => ({
  name: 'field',
  type: 'text',
  value: 'typed',
  dataset: { kept: '' },
  ...change,
})

test('what is typed into a field with the mark is kept, an empty line too', () => {
  const fields = [field({ name: 'email', value: 'a@b.nl' }), field({ name: 'note', value: '' })]
  expect(textToKeep(fields)).toEqual({ email: 'a@b.nl', note: '' })
})

test('a field without the mark is not kept, under any name', () => {
  expect(textToKeep([field({ dataset: {} })])).toEqual({})
})

test('a password is not kept even with the mark', () => {
  expect(textToKeep([field({ type: 'password' })])).toEqual({})
})

test.each(['6299 3100 0000 0000 015', 'Mijn kaart 1234-5678-9012-3456-789 doet het niet.'])(
  'a text with the number of a card is not kept: %j',
  (value) => expect(textToKeep([field({ value })])).toEqual({}),
)

test('of a choice the chosen one is kept', () => {
  const option = (value: string, checked: boolean) =>
    field({ name: 'receiver', type: 'radio', value, checked })
  expect(textToKeep([option('self', false), option('other', true)])).toEqual({ receiver: 'other' })
})

test('of a box its value is kept once it is ticked, and nothing of one that is not', () => {
  const box = (name: string, checked: boolean) =>
    field({ name, type: 'checkbox', value: 'giftBox', checked })
  expect(textToKeep([box('one', true), box('other', false)])).toEqual({ one: 'giftBox', other: '' })
})

test('what another page keeps for the same form stays, what stood in a field of this one does not', () => {
  const earlier = { email: 'a@b.nl', note: 'before' }
  expect(keptElsewhere(earlier, [{ name: 'note' }])).toEqual({ email: 'a@b.nl' })
})

const hourMs = 60 * 60 * 1000

test('what was kept comes back for an hour, and no longer', () => {
  const stored = JSON.stringify({ at: 1000, values: { email: 'a@b.nl' } })
  expect(readKept(stored, 1000 + hourMs - 1)).toEqual({ email: 'a@b.nl' })
  expect(readKept(stored, 1000 + hourMs)).toEqual({})
})

test.each([null, '', '{', '[]', '{"at":"x","values":{}}', '{"at":1,"values":{"a":1}}'])(
  'what a stranger wrote there is nothing: %j',
  (stored) => expect(readKept(stored, 2)).toEqual({}),
)
