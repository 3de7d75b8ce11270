import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { luhnDigit } from '#kernel/card-checks.ts'

/** What the holder of a choice card types. */
export type CardInHand = { number: string; pin: string }

/** How the numbers of choice cards begin. */
export const choicePrefix = '629931'
const pin = '135790'
const withPeople = 60
/** For sets of them, as many as the longest walk sends. */
const onTheShelf = 600

type Office = {
  command(words: readonly string[]): Promise<{ code: number; output: string }>
  folder: string
}

export type Blanks = {
  /** Those lie with people who may activate them. */
  blanks: CardInHand[]
  /** Those wait to be packed in sets. */
  shelf: CardInHand[]
}

/** The operator brings in what the printer sent. */
export async function printBlanks({ command, folder }: Office): Promise<Blanks> {
  const numbers = Array.from({ length: withPeople + onTheShelf }, (_, at) => {
    const body = `${choicePrefix}${String(at).padStart(12, '0')}`
    return `${body}${luhnDigit(body)}`
  })
  const file = join(folder, 'printed.csv')
  const rows = numbers.map((number) => `${number},${pin},cadeaubonnl-keuze-cadeaukaart,`)
  writeFileSync(file, rows.join('\n'))
  const { code, output } = await command(['post', 'stock', 'import', file])
  if (code !== 0) throw new Error(output)
  const cards = numbers.map((number) => ({ number, pin }))
  return { blanks: cards.slice(0, withPeople), shelf: cards.slice(withPeople) }
}
