/** What a card is: its name without the brand before it, "Saunabon" of "Berkentak Saunabon". */
export function shortTitle({ brand, title }: { brand: string; title: string }): string {
  const before = `${brand} `
  return title.startsWith(before) ? title.slice(before.length) : title
}
