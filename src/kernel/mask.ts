/**
 * What somebody with a bare link sees of a name or an address: enough to recognise it for somebody who knows it,
 * nothing to write down. The length is not told.
 */
export const maskName = (name: string): string =>
  name
    .split(/\s+/)
    .filter((word) => word !== '')
    .map((word) => `${[...word][0]}•••`)
    .join(' ')

export function maskEmail(email: string): string {
  const [local = '', domain = ''] = email.split('@')
  const ending = domain.slice(domain.lastIndexOf('.') + 1)
  return `${[...local][0] ?? ''}•••@${[...domain][0] ?? ''}•••.${ending}`
}
