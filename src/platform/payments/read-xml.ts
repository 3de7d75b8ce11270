import { Tokenizer } from 'htmlparser2'

/** An element, as far as a file of data goes: no attributes but those that are asked for. */
export type XmlElement = {
  /** Without its prefix. */
  name: string
  line: number
  attributes: ReadonlyMap<string, string>
  children: readonly XmlElement[]
  text: string
}

type Open = XmlElement & { children: XmlElement[]; attributes: Map<string, string> }

/** Says in one sentence what is wrong, and in which line. */
export class XmlBroken extends Error {
  override readonly name = 'XmlBroken'
}

/** Strict where it matters for money: every element is closed by its own name, there is one root, and nothing is declared. */
export function readXml(text: string): XmlElement {
  const roots: XmlElement[] = []
  const open: Open[] = []
  const lines = lineFinder(text)
  let attribute = ''
  const refuse = (at: number, what: string): never => {
    throw new XmlBroken(`Line ${lines(at)}: ${what}`)
  }
  const say = (said: string, at: number) => {
    const inside = open.at(-1)
    if (inside !== undefined) inside.text += said
    else if (said.trim() !== '') refuse(at, 'there is text outside of all elements.')
  }
  const addValue = (said: string) => {
    const element = open.at(-1)
    element?.attributes.set(attribute, (element.attributes.get(attribute) ?? '') + said)
  }
  const close = (at: number) => {
    const element = open.pop()
    if (element === undefined) return refuse(at, 'an element ends that never began.')
    const outer = open.at(-1)?.children ?? roots
    if (outer === roots && roots.length > 0) refuse(at, 'there is a second root.')
    outer.push(element)
  }
  const tokens = new Tokenizer(
    { xmlMode: true, decodeEntities: true },
    {
      ontext: (start, end) => say(text.slice(start, end), start),
      ontextentity: (code, end) => say(String.fromCodePoint(code), end),
      oncdata: (start, end, offset) => say(text.slice(start, end - offset), start),
      onopentagname: (start, end) =>
        open.push({
          ...{ name: localName(text.slice(start, end)), line: lines(start) },
          ...{ attributes: new Map(), children: [], text: '' },
        }),
      onattribname: (start, end) => {
        attribute = localName(text.slice(start, end))
      },
      onattribdata: (start, end) => addValue(text.slice(start, end)),
      onattribentity: (code) => addValue(String.fromCodePoint(code)),
      onattribend: () => {},
      onopentagend: () => {},
      onselfclosingtag: close,
      onclosetag: (start, end) => {
        const name = localName(text.slice(start, end))
        const { name: begun = 'nothing', line = 0 } = open.at(-1) ?? {}
        if (name !== begun) refuse(start, `${name} ends where ${begun} of line ${line} is open.`)
        close(start)
      },
      oncomment: () => {},
      onprocessinginstruction: () => {},
      ondeclaration: (start) => refuse(start, 'a declaration, which such a file has none of.'),
      onend: () => {},
    },
  )
  tokens.write(text.replace(/^\uFEFF/, ' '))
  tokens.end()
  const left = open.at(-1)
  if (left !== undefined) refuse(text.length, `${left.name} of line ${left.line} is never closed.`)
  const [root] = roots
  return root ?? refuse(0, 'there is no element.')
}

const localName = (name: string): string => name.slice(name.indexOf(':') + 1)

/** Positions come in their order, so no line is counted twice. */
function lineFinder(text: string): (at: number) => number {
  let [line, done] = [1, 0]
  return (at) => {
    for (; done < Math.min(at, text.length); done += 1) if (text[done] === '\n') line += 1
    return line
  }
}
