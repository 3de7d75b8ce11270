import { type Run, type Style, splitByFont } from './fonts.ts'

/** How wide a piece of a line is in points. */
export const widthOfRun = ({ font: { font }, text }: Run, size: number): number =>
  (font.layout(text).advanceWidth * size) / font.unitsPerEm

/** How wide a line is in points. */
export const widthOf = (text: string, { face, size }: Style): number =>
  splitByFont(text, face).reduce((sum, run) => sum + widthOfRun(run, size), 0)

/** The lines of a text that is so wide at most; a word that is wider is broken. */
export const wrapLines = (text: string, width: number, style: Style): readonly string[] =>
  text.split('\n').flatMap((part) => {
    const lines: string[] = []
    let line = ''
    for (const word of part.split(' ').flatMap((long) => breakWord(long, width, style))) {
      const longer = line === '' ? word : `${line} ${word}`
      if (line !== '' && widthOf(longer, style) > width) {
        lines.push(line)
        line = word
      } else line = longer
    }
    return [...lines, line]
  })

function breakWord(word: string, width: number, style: Style): readonly string[] {
  if (widthOf(word, style) <= width) return [word]
  const parts: string[] = []
  let part = ''
  for (const sign of word) {
    if (part !== '' && widthOf(part + sign, style) > width) {
      parts.push(part)
      part = ''
    }
    part += sign
  }
  return [...parts, part]
}

const lineHeight = 1.3

export const heightOf = (lines: number, { size }: Style): number => lines * size * lineHeight

/** Smaller than this nobody reads it. */
const sizeMin = 6

type Room = { width: number; height: number }

/** The largest style in which all lines, wrapped, fit into the room; at the smallest they may go beyond it. */
export function fitLines(
  lines: readonly string[],
  { width, height }: Room,
  style: Style,
): { lines: readonly string[]; style: Style } {
  for (let size = style.size; ; size -= 0.5) {
    const fitted = { ...style, size }
    const wrapped = lines.flatMap((line) => wrapLines(line, width, fitted))
    if (size <= sizeMin || heightOf(wrapped.length, fitted) <= height)
      return { lines: wrapped, style: fitted }
  }
}
