import { expect, test } from 'vitest'
import { checkRow, parseRowsText, toRowsText } from '#kernel/receiver-list.ts'
import { parseTable } from '#storefront/parts/receiver-rows/parse-table.ts'
import { receiversIn } from '#storefront/parts/receiver-rows/recognise-columns.ts'
import { countOperations } from '#tests/support/count-operations.ts'
import { judgeRows } from './judge-rows.ts'

/*
 * The worst list that is allowed costs about as much as a harmless one of its length, in the browser as on the server: operations
 * are counted, not time.
 */

const length = 2000

type Person = { name: string; email: string; note: string }

const peopleOf = (make: (at: number) => Partial<Person>): readonly Person[] =>
  Array.from({ length }, (_, at) => ({
    ...{ name: `Naam${at} Bos`, email: `r${at}@voorbeeld.example`, note: `Hallo ${at}` },
    ...make(at),
  }))

const harmless = peopleOf(() => ({}))
const oneAddress = { email: 'r@voorbeeld.example' }

const worst = {
  'equal names': peopleOf(() => ({ name: 'Collega Bos' })),
  'equal addresses': peopleOf(() => oneAddress),
  'notes to one address': peopleOf((at) => ({
    ...{ ...oneAddress, name: 'Collega Bos', note: `Hallo ${at}` },
  })),
  'equal in all': peopleOf(() => ({ ...oneAddress, name: 'Collega Bos', note: 'Hallo' })),
  'names of many words': peopleOf((at) => ({ name: `a${at}${' a'.repeat(25)}` })),
  'notes of many words': peopleOf((at) => ({ note: `${at}${' a'.repeat(70)}` })),
}

const written: Record<string, (people: readonly Person[]) => string> = {
  'a table': (people) =>
    people.map(({ name, email, note }) => `${name}\t${email}\t${note}`).join('\n'),
  'a table with quotes': (people) =>
    people.map(({ name, email, note }) => `"${name}";"${email}";"${note}"`).join('\r\n'),
  'a line of a mail program': (people) =>
    people.map(({ name, email }) => `${name} <${email}>`).join('; '),
  'addresses in brackets': (people) =>
    people.map(({ email, name }) => `${email} (${name})`).join(', '),
  'names in front': (people) => people.map(({ name, email }) => `${name} ${email}`).join('\n'),
  'addresses by post': (people) =>
    people
      .map(({ name }, at) => `${name}\tKerkstraat ${name.length} ${at}\t12\t3511 AB\tUtrecht`)
      .join('\n'),
}

const template = 'Beste {voornaam}'

/** What the browser does with a list that is pasted, and the server with what it sends. */
function read(text: string, postsTo: readonly string[] | undefined): number {
  const rows = receiversIn(parseTable(text))
  judgeRows(
    rows.map((row, id) => ({ id, row, isOpen: false })),
    template,
    postsTo,
  )
  for (const row of parseRowsText(toRowsText(rows)) ?? []) checkRow(row, template, postsTo)
  return rows.length
}

test.each(Object.entries(written))(
  '%s of the worst people takes at most twice the work of a harmless one',
  async (how, write) => {
    const postsTo = how === 'addresses by post' ? ['NL'] : undefined
    const count = (people: readonly Person[]) => {
      const text = write(people)
      return countOperations(() => expect(read(text, postsTo)).toBe(length))
    }
    await count(harmless)
    const usual = await count(harmless)
    for (const [what, people] of Object.entries(worst)) {
      const cost = await count(people)
      expect({ [what]: cost <= 2 * usual ? 'fine' : `${cost} for ${usual}` }).toEqual({
        [what]: 'fine',
      })
    }
  },
)
