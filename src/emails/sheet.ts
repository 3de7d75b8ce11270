import type { ReactElement } from 'react'
import type { Language } from '#kernel/language.ts'
import { asciiLetters } from './plain-markup.ts'
import { renderMail } from './render-mail.ts'

/** What a sheet is filled with: texts, in the lists and groups that its drawing takes. */
export type SheetTexts =
  | string
  | undefined
  | readonly SheetTexts[]
  | { readonly [name: string]: SheetTexts }

/** A mail that was drawn once: its markup around its texts, and which text stands where. */
type Sheet = { markup: readonly string[]; places: readonly number[] }

/** Around the number of a text in a drawing. No text of a drawing has these, and they are plain letters. */
const [markBegin, markEnd] = ['\u0001', '\u0002']

/** An order has a sheet for each number of its lines and what they say; far fewer come again and again. */
const sheetsMax = 200

/**
 * A mail that is sent a thousand times is drawn once for each form that its texts can have, and filled after that, which takes a twentieth of
 * the time. So its drawing may ask of a text only whether it is there.
 */
export function sheetOf<Filling extends SheetTexts>(
  draw: (language: Language, filling: Filling) => ReactElement,
): (language: Language, filling: Filling) => string {
  const sheets = new Map<string, Sheet>()
  return (language, filling) => {
    const texts: string[] = []
    const form = mapTexts(filling, (text) => {
      texts.push(text)
      return text === '' ? '' : '-'
    })
    const key = `${language} ${JSON.stringify(form)}`
    const known = sheets.get(key)
    if (known !== undefined) return fill(known, texts)
    let count = 0
    const marked = mapTexts(filling, (text) => {
      const place = count
      count += 1
      return text === '' ? '' : `${markBegin}${place}${markEnd}`
    })
    const sheet = cut(renderMail(draw(language, marked as Filling)))
    if (sheets.size === sheetsMax) sheets.clear()
    sheets.set(key, sheet)
    return fill(sheet, texts)
  }
}

function mapTexts(texts: SheetTexts, change: (text: string) => string): SheetTexts {
  if (texts === undefined) return undefined
  if (typeof texts === 'string') return change(texts)
  if (isList(texts)) return texts.map((text) => mapTexts(text, change))
  return Object.fromEntries(
    Object.entries(texts).map(([name, text]) => [name, mapTexts(text, change)]),
  )
}

const isList = (texts: SheetTexts): texts is readonly SheetTexts[] => Array.isArray(texts)

function cut(html: string): Sheet {
  const [first = '', ...others] = html.split(markBegin)
  const marked = others.map((piece) => piece.split(markEnd))
  return {
    markup: [first, ...marked.map(([, markup = '']) => markup)],
    places: marked.map(([place]) => Number(place)),
  }
}

function fill({ markup, places }: Sheet, texts: readonly string[]): string {
  const escaped = texts.map((text) => asciiLetters(escapeMarkup(text)))
  return markup.reduce((html, piece, at) => html + escaped[places[at - 1] as number] + piece)
}

const entities: Record<string, string> = {
  '"': '&quot;',
  '&': '&amp;',
  "'": '&#x27;',
  '<': '&lt;',
  '>': '&gt;',
}

/** As React escapes a text, and the value of an attribute. */
const escapeMarkup = (text: string): string =>
  /["&'<>]/.test(text) ? text.replaceAll(/["&'<>]/g, (letter) => entities[letter] ?? '') : text
