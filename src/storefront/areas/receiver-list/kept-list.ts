import * as v from 'valibot'
import { hasCardNumber } from '#kernel/card-number-mask.ts'
import type { ReceiverRow } from '#kernel/receiver-list.ts'
import { forgetText, keptKeyOf } from '#ui/form/kept-store.ts'

/** By which the list waits in its tab, whichever gift it is for. */
const name = 'receivers'

/** As long as other text that is typed. */
const keptMs = 60 * 60 * 1000

const rowSchema = v.object({
  firstName: v.string(),
  lastName: v.string(),
  email: v.string(),
  message: v.string(),
  address: v.optional(
    v.object({
      ...{ street: v.string(), houseNumber: v.string(), suffix: v.string() },
      ...{ postCode: v.string(), city: v.string(), countryCode: v.string() },
      companyName: v.optional(v.string()),
      phoneNumber: v.optional(v.string()),
      confirmStreet: v.optional(v.string()),
    }),
  ),
})
const storedSchema = v.object({ at: v.number(), rows: v.array(rowSchema) })

const textsIn = ({ address, ...row }: ReceiverRow): string[] =>
  [...Object.values(row), ...Object.values(address ?? {})].filter((text) => text !== undefined)

/** Keeps the list in this tab, without anything that looks like a card's number. A browser may have no room for it. */
export function keepList(rows: readonly ReceiverRow[], now: number): void {
  if (rows.length === 0) {
    forgetText(name)
    return
  }
  const safe = rows.filter((row) => !hasCardNumber(textsIn(row).join('\n')))
  try {
    window.sessionStorage.setItem(keptKeyOf(name), JSON.stringify({ at: now, rows: safe }))
  } catch {
    // Then it is pasted again.
  }
}

/** The list that this tab kept within the hour. */
export function keptList(now: number): readonly ReceiverRow[] {
  try {
    const stored = window.sessionStorage.getItem(keptKeyOf(name))
    const read = v.safeParse(v.pipe(v.string(), v.parseJson(), storedSchema), stored)
    return read.success && now - read.output.at < keptMs ? read.output.rows : []
  } catch {
    return []
  }
}

export const forgetList = (): void => forgetText(name)
