/** Splits a card number in groups of four, so that people can read it out; a short rest joins the last group. */
export function digitGroups(number: string): string[] {
  const groups = number.replace(/\s/g, '').match(/.{1,4}/g) ?? []
  const last = groups.at(-1)
  if (groups.length < 2 || last === undefined || last.length > 1) return groups
  return [...groups.slice(0, -2), `${groups.at(-2)}${last}`]
}
