import { columnNamed, isUseless } from './column-names.ts'
import type { Column, Kinds, Table } from './columns.ts'

/** A title, a date and an empty line may stand above the names of columns. */
const rowsAboveMax = 10

type Header = { names: readonly string[]; body: Table }

/** The row that names the columns, and the rows below it. Titles above it are left out; undefined where no row names any. */
export function findHeader(table: Table): Header | undefined {
  const firstAddress = table.findIndex((row) => row.some((cell) => cell.includes('@')))
  const above = table.slice(
    0,
    firstAddress < 0 ? rowsAboveMax : Math.min(firstAddress, rowsAboveMax),
  )
  const at = above.findIndex(
    (row, index) => countNamed(row) >= (index === 0 && !isTitle(row) ? 1 : 2),
  )
  const names = above[at]
  return names === undefined ? undefined : { names, body: table.slice(at + 1) }
}

const countNamed = (row: readonly string[]): number =>
  row.filter((cell) => columnNamed(cell) !== undefined).length

/** One cell of several words, such as "Kerstpakketten voor medewerkers". */
const isTitle = (row: readonly string[]): boolean => {
  const filled = row.filter((cell) => cell.trim() !== '')
  return filled.length === 1 && /\S\s+\S+\s+\S/.test(filled[0] ?? '')
}

/** Columns by their names. Of two for the same thing the surer name counts, then the one that is filled in more often. */
export function kindsByName(names: readonly string[], body: Table): Kinds {
  const kinds: (Column | undefined)[] = names.map(() => undefined)
  const best = new Map<Column, { at: number; weight: number; filled: number }>()
  for (const [at, cell] of names.entries()) {
    const named = columnNamed(cell)
    if (named === undefined) continue
    const filled = filledIn(body, at, named.column)
    if (named.weight === 1 && filled === 0) continue
    const { weight } = named
    const before = best.get(named.column)
    if (before && (before.weight > weight || (before.weight === weight && before.filled >= filled)))
      continue
    best.set(named.column, { at, weight, filled })
  }
  // Beside a first or last name, a role names a column of something else.
  if (best.get('name')?.weight === 1 && (best.has('firstName') || best.has('lastName')))
    best.delete('name')
  for (const [column, { at }] of best) kinds[at] = column
  return best.has('name') || best.has('firstName') || best.has('lastName')
    ? kinds
    : withNameFound(kinds, { names, body })
}

/** A name has letters: a column of numbers is none. */
function filledIn(body: Table, at: number, column: Column): number {
  const shape = column === 'name' ? /\p{L}/u : column === 'email' ? /@/ : /\S/
  return body.filter((row) => shape.test(row[at] ?? '')).length
}

/** Where no column is called a name, the first text whose own name says nothing else. */
function withNameFound(kinds: Kinds, { names, body }: Header): Kinds {
  const found = names.findIndex(
    (cell, at) =>
      kinds[at] === undefined &&
      !isUseless(cell) &&
      body.filter((row) => /\p{L}/u.test(row[at] ?? '') && !/@/.test(row[at] ?? '')).length * 2 >
        body.length,
  )
  return kinds.map((kind, at) => (at === found ? 'name' : kind))
}
