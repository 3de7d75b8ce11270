import { firstNameOf } from '#kernel/first-name.ts'
import type { Language } from '#kernel/language.ts'

/** How somebody is called on a list: a whole name may stand in `firstName` alone. */
export type NamedPerson = { firstName: string; lastName: string }

const partOf = {
  voornaam: 'first',
  achternaam: 'last',
  naam: 'whole',
  'first name': 'first',
  'last name': 'last',
  name: 'whole',
} as const

type Part = (typeof partOf)[keyof typeof partOf]

/** What a page offers to put in a note: somebody's first name. */
export const firstNamePlaceholder: Record<Language, string> = {
  nl: '{voornaam}',
  en: '{first name}',
}

const placeholder = /\{([^{}\n]{1,30})\}/g

const partNamed = (word: string): Part | undefined =>
  Object.entries(partOf).find(([name]) => name === word.trim().toLowerCase())?.[1]

/** The name as a tag says it. */
export const wholeNameOf = ({ firstName, lastName }: NamedPerson): string =>
  [firstName, lastName]
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .join(' ')

const sayPart: Record<Part, (person: NamedPerson) => string> = {
  first: ({ firstName, lastName }) =>
    lastName.trim() === '' ? firstNameOf(firstName) : firstName.trim(),
  last: ({ lastName }) => lastName.trim(),
  whole: wholeNameOf,
}

/** A note with the names of one receiver in it: "Beste {voornaam}, …". What is no name in brackets stays as it is. */
export const fillNote = (template: string, person: NamedPerson): string =>
  template.replaceAll(placeholder, (written, word: string) => {
    const part = partNamed(word)
    return part === undefined ? written : sayPart[part](person)
  })

/** What stands in brackets in a note and names nothing, such as "{vornaam}"; undefined where all is known. */
export const unknownPlaceholderIn = (template: string): string | undefined =>
  [...template.matchAll(placeholder)].find(([, word = '']) => partNamed(word) === undefined)?.[0]
