import { type PartKeeper, partMark } from '#storefront/ui/kept.tsx'

/** Parts and their keys, in characters: every card of the shop in both languages several times over. */
const lengthMax = 8_000_000
const partLengthMax = 100_000

const markOf = new RegExp(` ${partMark}="\\d+"`, 'g')

/**
 * What would not be the same in another page: an id made by its place, a picture fetched at once (React names it in the
 * head as well), a part still waited for or failed.
 */
const tiedToPage = /_R_[0-9a-z]+_|<img(?![^>]*\sloading="lazy")|<!--\$[?!]-->/

/** The rendered parts of this process, the least lately used first; undefined what must be rendered each time. */
export class KeptParts {
  readonly #parts = new Map<string, string | undefined>()
  #length = 0

  /** For one rendering of a page; `finish` takes its HTML, keeps the new parts and gives the page without marks. */
  openPage(): PartKeeper & { finish(html: Buffer<ArrayBuffer>): Buffer<ArrayBuffer> } {
    const missed: string[] = []
    return {
      recall: (key) => {
        if (this.#parts.has(key)) return this.#use(key)
        missed.push(key)
        return { mark: String(missed.length - 1) }
      },
      finish: (bytes) => {
        if (missed.length === 0) return bytes
        const html = bytes.toString('utf8')
        missed.forEach((key, index) => {
          const part = contentOf(html, ` ${partMark}="${index}"`)
          if (part !== undefined) this.#keep(key, part)
        })
        return Buffer.from(html.replaceAll(markOf, ''))
      },
    }
  }

  #use(key: string): ReturnType<PartKeeper['recall']> {
    const html = this.#parts.get(key)
    this.#parts.delete(key)
    this.#parts.set(key, html)
    return html === undefined ? { mark: undefined } : { html }
  }

  #keep(key: string, part: string): void {
    if (this.#parts.has(key)) return
    const isFree = part.length <= partLengthMax && !tiedToPage.test(part)
    const html = isFree ? part.replaceAll(markOf, '') : undefined
    this.#parts.set(key, html)
    this.#length += lengthOf(key, html)
    for (const [oldKey, old] of this.#parts) {
      if (this.#length <= lengthMax) return
      this.#parts.delete(oldKey)
      this.#length -= lengthOf(oldKey, old)
    }
  }
}

const lengthOf = (key: string, html = ''): number => key.length + html.length

/** What stands inside the element with this mark. React escapes `<` and `>` in texts and attributes. */
function contentOf(html: string, mark: string): string | undefined {
  const at = html.indexOf(mark)
  if (at < 0) return undefined
  const tag = /^<([a-z]+)/.exec(html.slice(html.lastIndexOf('<', at), at))?.[1]
  const begin = html.indexOf('>', at) + 1
  const tags = new RegExp(`<(/?)${tag}(?=[\\s>])`, 'g')
  tags.lastIndex = begin
  let depth = 1
  for (let found = tags.exec(html); found !== null; found = tags.exec(html)) {
    depth += found[1] === '/' ? -1 : 1
    if (depth === 0) return html.slice(begin, found.index)
  }
  return undefined
}
