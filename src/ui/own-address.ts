/** SPEC §2: a link within the shop is without the shop's host, however its author wrote it. */
export function ownAddress(href: string, host: string): string {
  const [, named, path = ''] = /^https?:\/\/([^/?#]+)(.*)$/.exec(href) ?? []
  if (named === undefined || named.toLowerCase() !== host) return href
  return path.startsWith('/') ? path : `/${path}`
}
