import { getDocumentProxy } from 'unpdf'

type Node = {
  role?: string
  alt?: string
  lang?: string
  type?: string
  children?: readonly Node[]
}

export type ReadPdf = {
  title: unknown
  language: unknown
  isTagged: boolean
  /** The text of each page, a space between all that is drawn by itself. */
  pages: readonly string[]
  /** The same as somebody copies it: a word in letters of two fonts is one word. */
  copied: readonly string[]
  /** Width and height of each page in millimetres. */
  sizes: readonly (readonly [number, number])[]
  /** The tags of all pages, in the order in which they are heard. */
  tags: readonly string[]
  alts: readonly string[]
  languages: readonly string[]
}

/** Reads a PDF back as readers and screen readers do. */
export async function readPdf(bytes: Uint8Array): Promise<ReadPdf> {
  const pdf = await getDocumentProxy(new Uint8Array(bytes), { verbosity: 0 })
  const pages: string[] = []
  const copied: string[] = []
  const sizes: (readonly [number, number])[] = []
  const nodes: Node[] = []
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number)
    const { items } = await page.getTextContent()
    const texts = items.map((item) => ('str' in item ? item.str : ''))
    pages.push(texts.join(' '))
    copied.push(texts.join(''))
    const { width, height } = page.getViewport({ scale: 25.4 / 72 })
    sizes.push([Math.round(width), Math.round(height)])
    nodes.push(...flat((await page.getStructTree()) as Node | null))
  }
  const { info } = await pdf.getMetadata()
  const { Title: title, Language: language } = info as Record<string, unknown>
  const marks = await pdf.getMarkInfo()
  await pdf.loadingTask.destroy()
  const present = (key: 'role' | 'alt' | 'lang') => nodes.flatMap((node) => node[key] ?? [])
  return {
    ...{ title, language, pages, copied, sizes },
    isTagged: (marks as { Marked?: unknown } | null)?.Marked === true,
    tags: present('role'),
    alts: present('alt'),
    languages: present('lang'),
  }
}

const flat = (node: Node | null): readonly Node[] =>
  node === null ? [] : [node, ...(node.children ?? []).flatMap(flat)]
