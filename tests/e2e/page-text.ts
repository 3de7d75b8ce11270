/** A page as the shop sends it. */
export type PageText = { address: string; status: number; text: string }

/** The target of a link: an address of this shop, perhaps with an anchor. */
type LinkTarget = { address: string; anchor: string | undefined }

/** Fetches without following redirects, because the shop's own links lead to no redirect. */
export async function readPage(origin: string, address: string): Promise<PageText> {
  const answer = await fetch(`${origin}${address}`, { redirect: 'manual' })
  return { address, status: answer.status, text: await answer.text() }
}

const plain = (text: string): string => text.replaceAll('&amp;', '&')

export const firstOf = (text: string, pattern: RegExp): string =>
  plain(pattern.exec(text)?.[1] ?? '')

/** The address of the same page in English. */
export function englishAddressOf(text: string): string | undefined {
  const link = /<link(?=[^>]* rel="alternate")(?=[^>]* hreflang="en[^"]*")[^>]*>/i.exec(text)?.[0]
  return link && firstOf(link, /href="([^"]+)"/)
}

/** Links, pictures of every size, films, posters, styles, scripts and what is shown where the page is shared. */
export function linksIn({ address, text }: PageText, origin: string): readonly LinkTarget[] {
  const single = [...text.matchAll(/\s(?:href|src|poster|action)="([^"]*)"/gi)].map(at)
  const sets = [...text.matchAll(/\s(?:srcset|imagesrcset)="([^"]*)"/gi)]
    .flatMap((set) => at(set).split(','))
    .map((candidate) => candidate.trim().split(' ')[0] ?? '')
  const shared = [...text.matchAll(/property="og:(?:image|url)" content="([^"]*)"/g)].map(at)
  return [...single, ...sets, ...shared].flatMap((link) => {
    const url = new URL(plain(link), `${origin}${address}`)
    if (url.origin !== origin) return []
    const anchor = url.hash === '' ? undefined : decodeURIComponent(url.hash.slice(1))
    return [{ address: `${url.pathname}${url.search}`, anchor }]
  })
}

const at = (match: RegExpExecArray): string => match[1] ?? ''

/** The anchors of a page. */
export const anchorsOn = (text: string): ReadonlySet<string> =>
  new Set([...text.matchAll(/\sid="([^"]+)"/g)].map(at))

/** Four at a time: the shop answers one while another is checked. */
export async function runFewAtATime<Item>(
  items: Iterable<Item>,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const turns = items[Symbol.iterator]()
  const walk = async () => {
    for (let next = turns.next(); next.done !== true; next = turns.next()) await work(next.value)
  }
  await Promise.all(Array.from({ length: 4 }, walk))
}
