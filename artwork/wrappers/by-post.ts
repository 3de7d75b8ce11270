import {
  bowOf,
  circle,
  colors,
  line,
  motif,
  part,
  path,
  type RibbonColors,
  ribbonOf,
  scattered,
  shade,
  sheetOf,
  type WrappingDrawing,
} from './sheet.ts'

const { ruby, rubyDark, blush, pink, sun, sunSoft, leaf, leafDark, deep, white } = colors

/** A printed paper with a ribbon, which folds away to both sides. */
const printed = (ground: string, pattern: string, ribbon: RibbonColors): WrappingDrawing => ({
  shared: pattern,
  parts: [
    part('left', path('M0 0h429v540H0z', ground), path('M0 0h429v540H0z', 'url(#motif)')),
    part('right', path('M428 0h428v540H428z', ground), path('M428 0h428v540H428z', 'url(#motif)')),
    part('ribbon', ribbonOf(ribbon)),
    part('bow', bowOf(ribbon)),
  ],
})

const blue = '#1f4e9c'

/** A tile with a flower in its middle and a curl in each corner. */
const tile =
  path('M0 0h107v107H0z', '#f7faff') +
  line('M0 0h107v107H0z', '#c9d8f0', 3) +
  [0, 72, 144, 216, 288]
    .map((turn) => `<ellipse cx="53.5" cy="37" rx="9" ry="15" fill="${blue}" transform="rotate(${turn} 53.5 53.5)"/>`)
    .join('') +
  circle(53.5, 53.5, 8, '#f7faff') +
  [0, 90, 180, 270]
    .map(
      (turn) =>
        `<g transform="rotate(${turn} 53.5 53.5)">${line('M7 24c2-10 8-16 17-17M12 12c8 0 12 6 9 12', '#5c86cc', 4)}</g>`,
    )
    .join('')

const tulip = (x: number, y: number, color: string): string =>
  line(`M${x} ${y + 30}v46`, leaf, 6) +
  path(`M${x} ${y + 76}c-22-2-30-22-28-40 16 4 26 18 28 40Zm0 0c22-2 30-22 28-40-16 4-26 18-28 40Z`, leaf) +
  path(`M${x - 24} ${y - 12}l13 13 11-17 11 17 13-13c8 34-6 48-24 48s-32-14-24-48Z`, color)

const confettiMotif = (() => {
  const next = scattered(31)
  const random = () => next.next().value ?? 0
  const hues = [ruby, sun, leaf, pink, '#2c4f9e', '#e3577c']
  // One in each field of five by five, somewhere in it.
  return Array.from({ length: 25 }, (_, index) => {
    const x = Math.round((index % 5) * 36 + 9 + random() * 18)
    const y = Math.round(Math.floor(index / 5) * 36 + 9 + random() * 18)
    const turn = Math.round(random() * 180)
    const fill = hues[index % hues.length] ?? ruby
    return index % 4 === 0
      ? circle(x, y, 6, fill)
      : `<rect x="${x - 8}" y="${y - 4}" width="16" height="8" rx="2" fill="${fill}" transform="rotate(${turn} ${x} ${y})"/>`
  }).join('')
})()

/** A twig with needles on both sides. */
const twig = (x: number, y: number, turn: number): string => {
  const needles = [0, 1, 2, 3, 4]
    .map((step) => `M0 ${step * 12}l-16-13M0 ${step * 12}l16-13`)
    .join('')
  return `<g transform="translate(${x} ${y}) rotate(${turn})">${line(`M0-10v72${needles}`, '#2f9467', 5)}</g>`
}

const plumDots =
  circle(20, 20, 7, '#e9b44c') +
  circle(60, 60, 7, '#e9b44c') +
  circle(60, 20, 3, '#a45b93') +
  circle(20, 60, 3, '#a45b93')

/** A box of firm card, dark as chocolate, with a ribbon across. */
const giftBox: WrappingDrawing = {
  shared: shade('lid', ['#4a2444', deep]) + shade('base', ['#3a1a35', '#1d0b1a']),
  parts: [
    part(
      'base',
      sheetOf('url(#base)'),
      path('M0 180h856v22H0z', '#000000', 'opacity=".35"'),
      path('M150 0h64v540h-64z', sun),
      path('M150 0h8v540h-8zM206 0h8v540h-8z', '#e0a21f'),
      path(
        'M556 404c-46-30-62-54-56-78 6-28 44-30 56-4 12-26 50-24 56 4 6 24-10 48-56 78Z',
        '#5e3357',
      ),
    ),
    part(
      'lid',
      path('M0 0h856v180H0z', 'url(#lid)'),
      path('M0 164h856v16H0z', '#1d0b1a'),
      path('M150 0h64v180h-64z', sun),
      path('M150 0h8v180h-8zM206 0h8v180h-8z', '#e0a21f'),
      `<g transform="translate(-53 -66) scale(.55)">${bowOf({ ribbon: sun, edge: '#e0a21f', knot: sunSoft })}</g>`,
    ),
  ],
}

export const byPost: Record<string, WrappingDrawing> = {
  delft: printed('#f7faff', motif(107, tile), { ribbon: blue, edge: '#12326b', knot: '#f7faff' }),
  tulips: printed(
    sunSoft,
    motif(128, tulip(34, 32, ruby) + tulip(98, 96, '#f0803c') + tulip(98, -32, '#f0803c')),
    { ribbon: leaf, edge: leafDark, knot: sunSoft },
  ),
  stripes: printed(white, motif(72, path('M0 0h36v72H0z', pink) + path('M44 0h4v72h-4z', ruby), { turn: 35 }), {
    ...{ ribbon: deep, edge: '#4a2444', knot: blush },
  }),
  confetti: printed(white, motif(180, confettiMotif), { ribbon: sun, edge: '#e0a21f', knot: white }),
  pine: printed('#0b4a33', motif(120, twig(30, 26, 20) + twig(90, 84, -40) + circle(92, 24, 6, ruby) + circle(34, 100, 6, ruby)), {
    ...{ ribbon: ruby, edge: rubyDark, knot: blush },
  }),
  plum: printed('#5b1e4f', motif(80, plumDots), { ribbon: '#e9b44c', edge: '#c48c22', knot: sunSoft }),
  giftBox,
}
