/** An address with what is asked there, each value in its own parameter; what is missing is left out. */
export function withQuery(
  address: string,
  asked: Readonly<Record<string, string | number | null | undefined>>,
): string {
  const query = Object.entries(asked).flatMap(([name, value]) =>
    value === null || value === undefined ? [] : `${name}=${encodeURIComponent(value)}`,
  )
  if (query.length === 0) return address
  return `${address}${address.includes('?') ? '&' : '?'}${query.join('&')}`
}
