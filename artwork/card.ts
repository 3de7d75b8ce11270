/**
 * `composition` names how the card is laid out (what is big, where the lettering stands); none may carry
 * more than eight cards, so that a page full of them never looks stamped. `draw` answers the inside of the SVG.
 */
export type Drawing = { composition: string; draw: () => string }

/** By product id. */
export type Drawings = Record<string, Drawing>

/** ID-1, the proportion of a bank card, in tenths of a millimetre. */
const cardSize = { width: 856, height: 540 }

export function fill(color: string): string {
  return `<rect width="${cardSize.width}" height="${cardSize.height}" fill="${color}"/>`
}

/** A whole file: one decimal is enough, and white space between elements says nothing. */
export function toSvg(drawing: string): string {
  const { width, height } = cardSize
  const inside = drawing
    .replace(/\s*\n\s*/g, ' ')
    .replace(/(?<![\w#])-?\d*\.\d{2,}/g, (number) => shorten(Number(number)))
    .replace(/> +</g, '><')
    .trim()
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${inside}</svg>\n`
}

/** Small numbers keep a second decimal: they are shares (opacity, scale), not places. */
function shorten(value: number): string {
  const factor = Math.abs(value) < 1.5 ? 100 : 10
  return String(Math.round(value * factor) / factor)
}
