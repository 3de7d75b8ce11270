import type { Kinds, Table } from './columns.ts'

const dutchPostcode = /^\d{4}\s?[a-z]{2}$/i
const houseNumber = /^\d{1,5}\s?[-/]?\s?[a-z0-9]{0,4}$/i

/** From its country's code or its zero on. */
const phone = /^(\+|0)[\d\s().-]{8,16}$/

/** The first column in which more than half of the cells that are filled in look like this. */
function columnOf(body: Table, kinds: Kinds, looksLike: RegExp): number | undefined {
  for (let at = 0; at < kinds.length; at += 1) {
    if (kinds[at] !== undefined) continue
    const cells = body.map((row) => (row[at] ?? '').trim()).filter((cell) => cell !== '')
    const fitting = cells.filter((cell) => looksLike.test(cell)).length
    if (fitting > 0 && fitting * 2 > cells.length) return at
  }
  return undefined
}

/** Of a table without names: a Dutch postcode gives an address away, and what stands around it is the rest. */
export function addressKindsByContent(body: Table, width: number): Kinds {
  const kinds: Kinds[number][] = Array.from({ length: width })
  const postCode = columnOf(body, kinds, dutchPostcode)
  if (postCode === undefined) return kinds
  kinds[postCode] = 'postCode'
  const number = columnOf(body, kinds, houseNumber)
  if (number !== undefined) kinds[number] = 'houseNumber'
  const phoneNumber = columnOf(body, kinds, phone)
  if (phoneNumber !== undefined) kinds[phoneNumber] = 'phoneNumber'
  const isFree = (at: number) => at >= 0 && at < width && kinds[at] === undefined
  // "Oudegracht | 12 | 3511 AB | Utrecht", or "3511 AB | 12 | Oudegracht | Utrecht".
  const first = Math.min(postCode, number ?? postCode)
  const last = Math.max(postCode, number ?? postCode)
  const isStreetFirst = number === undefined || number < postCode
  const street = isStreetFirst ? first - 1 : last + 1
  if (isFree(street)) kinds[street] = 'street'
  const city = isStreetFirst ? last + 1 : last + 2
  if (isFree(city)) kinds[city] = 'city'
  return kinds
}
