import { hash } from 'node:crypto'
import { type PreloadOptions, preload } from 'react-dom'
import { oncePerAnswer } from '#storefront/parts/api/once-per-answer.ts'
import { type PartKeeper, type PartToKeep, partMark } from '#storefront/parts/page/kept.tsx'
import { gatherPreloads } from './gather-preloads.ts'

/** Parts and their keys: what pages share several times over, and the whole of the pages that are asked for most. */
const bytesMax = 24_000_000
const partBytesMax = 200_000

const markOf = new RegExp(` ${partMark}="\\d+"`, 'g')

/** An id that React made by its place in the page. */
const placedId = /_R_[0-9a-z]+_/
/** A part still waited for or failed is made each time. */
const unfinished = /<!--\$[?!]-->/

type Part = {
  html: Buffer
  /** Pictures that are fetched at once: the page's head names them too. */
  urgent: readonly Picture[]
}

type Picture = { src: string; options: PreloadOptions }

/** What is known of a key: a part, or that it is another one in each place, or that it is made each time. */
type Known = Part | 'eachPlace' | 'eachTime'

/** Stands in the page for a part until the page is finished: a comment with the number of the part. */
const standInBegin = '<!--kept:'
const standInEnd = '-->'

/** The rendered parts of this process, the least lately used first. */
export class KeptParts {
  readonly #parts = new Map<string, Known>()
  #bytes = 0

  /**
   * For one rendering of a page. `finish` takes its HTML, keeps the new parts, and returns the page as it is sent.
   */
  openPage(): PartKeeper & { finish(html: Buffer<ArrayBuffer>): Buffer<ArrayBuffer> } {
    const found: Part[] = []
    const missed: Missed[] = []
    return {
      recall: (part) => {
        const key = keyOf(part)
        const inPlace = `${key} ${part.place}`
        const known = this.#find(key) === 'eachPlace' ? this.#find(inPlace) : this.#find(key)
        if (known === 'eachTime') return { mark: undefined }
        if (known === undefined || known === 'eachPlace') {
          missed.push({ key, inPlace })
          return { mark: String(missed.length - 1) }
        }
        for (const { src, options } of known.urgent) preload(src, options)
        found.push(known)
        return { html: `${standInBegin}${found.length - 1}${standInEnd}` }
      },
      finish: (bytes) => {
        const whole = Buffer.concat(gatherPreloads(piecesOf(bytes, found)))
        if (missed.length === 0) return whole
        const html = whole.toString('utf8')
        missed.forEach((part, index) => {
          const content = contentOf(html, ` ${partMark}="${index}"`)
          if (content !== undefined) this.#keep(part, content.replaceAll(markOf, ''))
        })
        return Buffer.from(html.replaceAll(markOf, ''))
      },
    }
  }

  #find(key: string): Known | undefined {
    const known = this.#parts.get(key)
    if (known === undefined) return undefined
    this.#parts.delete(key)
    this.#parts.set(key, known)
    return known
  }

  #keep({ key, inPlace }: Missed, content: string): void {
    const html = Buffer.from(content)
    const isFree = html.length <= partBytesMax && !unfinished.test(content)
    const part = isFree ? { html, urgent: urgentPictures(content) } : 'eachTime'
    const isPlaced = isFree && placedId.test(content)
    if (isPlaced) this.#set(inPlace, part)
    this.#set(key, isPlaced ? 'eachPlace' : part)
  }

  #set(key: string, known: Known): void {
    this.#bytes += sizeOf(key, known) - sizeOf(key, this.#parts.get(key))
    this.#parts.set(key, known)
    for (const [oldKey, old] of this.#parts) {
      if (this.#bytes <= bytesMax) return
      this.#parts.delete(oldKey)
      this.#bytes -= sizeOf(oldKey, old)
    }
  }
}

type Missed = { key: string; inPlace: string }

const sizeOf = (key: string, known: Known | undefined): number =>
  known === undefined ? 0 : key.length + (typeof known === 'object' ? known.html.length : 0)

const keyOf = ({ name, language, by }: PartToKeep): string =>
  `${name} ${language} ${by.map(digestOf).join(' ')}`

const digestOf = (value: unknown): string =>
  typeof value === 'object' && value !== null
    ? digestOfObject(value)
    : (JSON.stringify(value) ?? '')

const digestOfObject = oncePerAnswer((value) => hash('sha1', JSON.stringify(value), 'base64'))

/** The page with each part where something else stands in for it. */
function piecesOf(page: Buffer, parts: readonly Part[]): readonly Buffer[] {
  const pieces: Buffer[] = []
  let end = 0
  for (let at = page.indexOf(standInBegin); at >= 0; at = page.indexOf(standInBegin, end)) {
    const close = page.indexOf(standInEnd, at)
    const index = Number(page.toString('latin1', at + standInBegin.length, close))
    pieces.push(page.subarray(end, at), parts[index]?.html ?? Buffer.alloc(0))
    end = close + standInEnd.length
  }
  return [...pieces, page.subarray(end)]
}

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

const pictureTag = /<img\b[^>]*>/g

/** React names in the head whatever picture does not wait; so do we when its part comes again. */
function urgentPictures(html: string): readonly Picture[] {
  return Array.from(html.matchAll(pictureTag), ([tag]) => tag)
    .filter((tag) => !tag.includes(' loading="lazy"'))
    .map((tag) => ({
      src: attributeOf(tag, 'src'),
      options: {
        as: 'image',
        fetchPriority: tag.includes(' fetchPriority="high"') ? 'high' : undefined,
      },
    }))
}

const attributeOf = (tag: string, name: string): string =>
  new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1]?.replaceAll('&amp;', '&') ?? ''
