import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { luhnDigit } from '#kernel/card-checks.ts'

/** What the holder of a choice card types. */
export type CardInHand = { number: string; pin: string }

/** How the numbers of choice cards begin. */
export const choicePrefix = '629931'
const pin = '135790'
const count = 60

type Office = {
  command(words: readonly string[]): Promise<{ code: number; output: string }>
  folder: string
}

/** The operator brings in what the printer sent; it lies with people who may activate it. */
export async function printBlanks({ command, folder }: Office): Promise<readonly CardInHand[]> {
  const numbers = Array.from({ length: count }, (_, at) => {
    const body = `${choicePrefix}${String(at).padStart(12, '0')}`
    return `${body}${luhnDigit(body)}`
  })
  const file = join(folder, 'printed.csv')
  const rows = numbers.map((number) => `${number},${pin},cadeaubonnl-keuze-cadeaukaart,`)
  writeFileSync(file, rows.join('\n'))
  const { code, output } = await command(['post', 'stock', 'import', file])
  if (code !== 0) throw new Error(output)
  return numbers.map((number) => ({ number, pin }))
}
