/** One part of a wrapping: what moves by itself when it comes off. Parts lie on each other in their order. */
export type Part = { name: string; drawing: string }

/** Parts from the bottom to the top, and what they share: patterns, shades. */
export type WrappingDrawing = { shared?: string; parts: readonly Part[] }

/** As large as a card of ID-1 proportion. */
export const size = { width: 856, height: 540, corner: 40 }

export const colors = {
  ruby: '#b0123f',
  rubyDark: '#860b2e',
  blush: '#ffe4ea',
  pink: '#ffb9c9',
  sun: '#ffc94d',
  sunSoft: '#fff3d1',
  leaf: '#0c7448',
  leafDark: '#095a38',
  deep: '#2a1226',
  white: '#ffffff',
}

export const part = (name: string, ...drawings: readonly string[]): Part => ({
  name,
  drawing: drawings.join(''),
})

export const path = (d: string, fill: string, more = ''): string =>
  `<path d="${d}" fill="${fill}"${more && ` ${more}`}/>`

export const line = (d: string, stroke: string, width: number): string =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`

export const circle = (x: number, y: number, r: number, fill: string): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`

export const sheetOf = (fill: string): string => path('M0 0h856v540H0z', fill)

/** A motif that repeats; the sheet over it is filled with `url(#motif)`. */
export const motif = (width: number, drawing: string, { height = width, turn = 0 } = {}): string =>
  `<pattern id="motif" width="${width}" height="${height}" patternUnits="userSpaceOnUse"${
    turn === 0 ? '' : ` patternTransform="rotate(${turn})"`
  }>${drawing}</pattern>`

/** From one colour to another, `down` the sheet or across. */
export const shade = (
  id: string,
  [from, to]: readonly [string, string],
  direction: 'down' | 'across' = 'down',
): string =>
  `<linearGradient id="${id}" ${direction === 'down' ? 'x2="0" y2="1"' : ''}><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>`

/** The same numbers in each run. */
export function* scattered(seed: number): Generator<number, never> {
  let state = seed
  for (;;) {
    state = (state * 16807) % 2147483647
    yield state / 2147483647
  }
}

export type RibbonColors = { ribbon: string; edge: string; knot: string }

/** Crosswise over the sheet. */
export const ribbonOf = ({ ribbon, edge }: RibbonColors): string =>
  path('M392 0h72v540h-72zM0 234h856v72H0z', ribbon) +
  path('M392 0h9v540h-9zM455 0h9v540h-9zM0 234h856v9H0zM0 297h856v9H0z', edge)

export const bowOf = ({ ribbon, edge, knot }: RibbonColors): string =>
  path(
    'M420 276c-20 52-62 104-104 140l58-8 20 54c30-52 46-118 44-180Zm16 0c20 52 62 104 104 140l-58-8-20 54c-30-52-46-118-44-180Z',
    edge,
  ) +
  path(
    'M424 270C372 168 246 92 214 156c-34 68 96 132 210 114Zm8 0c52-102 178-178 210-114 34 68-96 132-210 114Z',
    ribbon,
  ) +
  path(
    'M418 262c-46-52-124-98-148-66-22 30 64 70 148 66Zm20 0c46-52 124-98 148-66 22 30-64 70-148 66Z',
    edge,
  ) +
  `<rect x="388" y="226" width="80" height="84" rx="26" fill="${knot}"/>` +
  line('M404 240c10 18 10 38 0 56m48-56c-10 18-10 38 0 56', edge, 6)
