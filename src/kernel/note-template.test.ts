import { expect, test } from 'vitest'
import { fillNote, unknownPlaceholderIn, wholeNameOf } from '#kernel/note-template.ts'

const sanne = { firstName: 'Sanne', lastName: 'de Vries' }

test.each([
  ['Beste {voornaam}, dank je wel.', sanne, 'Beste Sanne, dank je wel.'],
  ['{NAAM}: {achternaam}', sanne, 'Sanne de Vries: de Vries'],
  ['Dear {first name}', { firstName: 'Jan Smit', lastName: '' }, 'Dear Jan'],
  ['Beste {voornaam}', { firstName: 'Opa en oma', lastName: '' }, 'Beste Opa en oma'],
  ['{hart} {', sanne, '{hart} {'],
])('%s reads as its receiver is called', (template, person, note) => {
  expect(fillNote(template, person)).toBe(note)
})

test('a name that looks like a pattern is written as it is', () => {
  expect(fillNote('Hoi {voornaam}', { firstName: '$& $1', lastName: 'x' })).toBe('Hoi $& $1')
})

test('brackets that name nothing are found, known ones and none are not', () => {
  expect(unknownPlaceholderIn('Beste {vornaam}')).toBe('{vornaam}')
  expect(unknownPlaceholderIn('Beste {Voornaam} {last name}')).toBeUndefined()
  expect(unknownPlaceholderIn('Beste allemaal')).toBeUndefined()
})

test('a whole name is one field or two', () => {
  expect(wholeNameOf(sanne)).toBe('Sanne de Vries')
  expect(wholeNameOf({ firstName: ' Jan ', lastName: ' ' })).toBe('Jan')
})
