/** An element of XML: its children, or its text. */
export type Xml = {
  tag: string
  attributes: Readonly<Record<string, string>>
  inside: string | readonly Xml[]
}

type Inside = string | readonly (Xml | undefined)[]

export const element = (
  tag: string,
  inside: Inside,
  attributes: Readonly<Record<string, string>> = {},
): Xml => ({
  ...{ tag, attributes },
  inside: typeof inside === 'string' ? inside : inside.filter((child) => child !== undefined),
})

/** Undefined where there is nothing to say: empty elements are an error in UBL. */
export const said = (tag: string, text: string | null | undefined): Xml | undefined =>
  text ? element(tag, text) : undefined

const entities: Readonly<Record<string, string>> = {
  ...{ '&': '&amp;', '<': '&lt;', '>': '&gt;' },
  ...{ '"': '&quot;' },
}

/** Control characters are in no XML at all, written as entities neither. */
const clean = (text: string): string =>
  text
    .replaceAll(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, '')
    .replaceAll(/[&<>"]/g, (sign) => entities[sign] ?? sign)

export function writeXml(root: Xml): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${write(root, 0)}`
}

function write({ tag, attributes, inside }: Xml, depth: number): string {
  const indent = '  '.repeat(depth)
  const named = Object.entries(attributes).map(([name, value]) => ` ${name}="${clean(value)}"`)
  const text =
    typeof inside === 'string'
      ? clean(inside)
      : `\n${inside.map((child) => write(child, depth + 1)).join('')}${indent}`
  return `${indent}<${tag}${named.join('')}>${text}</${tag}>\n`
}
