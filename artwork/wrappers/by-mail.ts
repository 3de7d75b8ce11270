import {
  bowOf,
  circle,
  colors,
  line,
  motif,
  part,
  path,
  scattered,
  shade,
  sheetOf,
  type WrappingDrawing,
} from './sheet.ts'

const { ruby, rubyDark, blush, pink, sun, sunSoft, leaf, leafDark, deep, white } = colors

/** The back of a letter with an airmail edge, closed with a seal. */
const envelope: WrappingDrawing = {
  shared:
    motif(
      112,
      path('M0 0h112v112H0z', '#fdf3e4') +
        path('M0 0h28v112H0z', ruby) +
        path('M56 0h28v112H56z', '#2c4f9e'),
      { turn: 40 },
    ) + shade('flap', ['#fffaf1', '#f9e6cd']),
  parts: [
    part('back', sheetOf('#e9c9a4')),
    part(
      'pocket',
      path('M0 0 428 292 0 540Z', '#f2d8ba'),
      path('M856 0 428 292 856 540Z', '#f2d8ba'),
      path('M0 540 392 262q36-26 72 0L856 540Z', '#f8e4ca'),
      line('M0 540 392 262q36-26 72 0L856 540', '#e4c29a', 4),
      path('M0 0h24v516h808V0h24v540H0Z', 'url(#motif)'),
    ),
    part(
      'flap',
      path('M0 0h856L476 322q-48 38-96 0Z', '#d9b78c', 'opacity=".5" transform="translate(0 10)"'),
      path('M0 0h856L476 318q-48 38-96 0Z', 'url(#flap)'),
      line('M0 0 380 318q48 38 96 0L856 0', '#e4c29a', 4),
      path('M0 0h856v24H0z', 'url(#motif)'),
    ),
    part(
      'seal',
      path(
        'M428 224c26-10 48 4 60 22 22 8 34 30 28 54 6 24-8 46-30 54-12 20-36 30-58 22-22 8-46-2-58-22-22-8-36-30-30-54-6-24 6-46 28-54 12-18 34-32 60-22Z',
        rubyDark,
      ),
      circle(428, 300, 60, ruby),
      path(
        'M428 336c-34-22-46-40-42-58 4-20 32-22 42-2 10-20 38-18 42 2 4 18-8 36-42 58Z',
        '#e3577c',
      ),
    ),
  ],
}

/** A box in a light paper, its lid with a wide bow. */
const box: WrappingDrawing = {
  shared:
    motif(64, path('M0 0h32v540H0z', '#ffa9bd'), { height: 540 }) +
    shade('lid', ['#c41c4c', ruby]),
  parts: [
    part(
      'body',
      sheetOf(pink),
      sheetOf('url(#motif)'),
      path('M380 0h96v540h-96z', sunSoft),
      path('M380 0h10v540h-10zM466 0h10v540h-10z', sun),
      path('M0 216h856v26H0z', deep, 'opacity=".16"'),
    ),
    part(
      'lid',
      path('M0 0h856v216H0z', 'url(#lid)'),
      path('M0 196h856v20H0z', rubyDark),
      path('M380 0h96v216h-96z', sunSoft),
      path('M380 0h10v216h-10zM466 0h10v216h-10z', sun),
      `<g transform="translate(0 -118)">${bowOf({ ribbon: sunSoft, edge: sun, knot: white })}</g>`,
    ),
  ],
}

/** Where brown paper tears: from top to bottom, never straight. */
const tear =
  '428 0l14 30-24 34 30 36-22 40 26 34-30 44 22 38-26 34 30 42-18 36 26 40-30 32 22 42-12 58'

const speckles = (() => {
  const next = scattered(7)
  const at = () => Math.round((next.next().value ?? 0) * 120)
  return Array.from({ length: 22 }, () => circle(at(), at(), 2, '#a97c4c')).join('')
})()

const sprig = [0, 1, 2, 3]
  .map((step) => {
    const y = 236 - step * 34
    return path(
      `M${446 + step * 15} ${y}c18-30 46-36 68-26-12 26-42 38-68 26Zm-2-8c-24-24-24-50-8-72 22 20 26 50 8 72Z`,
      step % 2 === 0 ? leaf : leafDark,
    )
  })
  .join('')

/** Brown paper and red twine, to be torn. */
const kraft: WrappingDrawing = {
  shared: motif(120, speckles) + shade('kraft', ['#d3a873', '#c0915c']),
  parts: [
    part(
      'right',
      path(`M${tear}H856V0Z`, 'url(#kraft)'),
      path(`M${tear}H856V0Z`, 'url(#motif)'),
      // Bare paper, which lies under the other half until then.
      `<g transform="translate(-6 0)">${line(`M${tear}`, '#f1dcbd', 12)}</g>`,
    ),
    part(
      'left',
      path(`M${tear}H0V0Z`, 'url(#kraft)'),
      path(`M${tear}H0V0Z`, 'url(#motif)'),
      // Closed, the tear is a fold that is hardly to be seen.
      line(`M${tear}`, '#c6985f', 3),
    ),
    part(
      'twine',
      line('M0 262h856M428 0v540', ruby, 13),
      `<path d="M0 262h856M428 0v540" fill="none" stroke="${blush}" stroke-width="13" stroke-dasharray="12 16"/>`,
      sprig,
      line(
        'M428 262c-70-76-150-70-150-20 0 46 84 58 150 20Zm0 0c70-76 150-70 150-20 0 46-84 58-150 20Zm0 0c-20 54-50 92-88 116m88-116c20 54 50 92 88 116',
        ruby,
        13,
      ),
      circle(428, 262, 20, rubyDark),
    ),
  ],
}

const waves = [54, 40, 26, 12]
  .map((r, index) => {
    const fill = index % 2 === 0 ? '#e8eefc' : '#2c4489'
    return [
      [0, 60],
      [120, 60],
      [60, 90],
    ]
      .map(([x = 0, y = 0]) => circle(x, y, r, fill))
      .join('')
  })
  .join('')

/** Corners of a printed cloth, in a knot. */
const cloth: WrappingDrawing = {
  shared:
    motif(120, path('M0 0h120v60H0z', '#2c4489') + waves, { height: 60 }) +
    shade('fold', ['#101c44', '#2c4489']),
  parts: [
    part('top', path('M0 0h856L428 290Z', '#2c4489'), path('M0 0h856L428 290Z', 'url(#motif)')),
    part('bottom', path('M0 540h856L428 250Z', '#2c4489'), path('M0 540h856L428 250Z', 'url(#motif)', 'opacity=".82"')),
    part('left', path('M0 0 448 270 0 540Z', 'url(#fold)'), path('M0 0 448 270 0 540Z', 'url(#motif)', 'opacity=".62"'), line('M0 0 448 270 0 540', '#e8eefc', 5)),
    part('right', path('M856 0 408 270 856 540Z', 'url(#fold)'), path('M856 0 408 270 856 540Z', 'url(#motif)', 'opacity=".62"'), line('M856 0 408 270 856 540', '#e8eefc', 5)),
    part(
      'knot',
      path(
        'M414 262c-60-96-170-150-206-110-28 34 76 116 206 130Zm28 0c60-96 170-150 206-110 28 34-76 116-206 130Z',
        '#3f5fb5',
      ),
      path(
        'M408 280c-84 18-146 78-128 112 20 32 108-20 142-92Zm40 0c84 18 146 78 128 112-20 32-108-20-142-92Z',
        '#2c4489',
      ),
      line('M404 254c-44-50-106-86-150-88m198 88c44-50 106-86 150-88M400 296c-44 22-76 50-92 82m148-82c44 22 76 50 92 82', '#e8eefc', 5),
      `<rect x="382" y="224" width="92" height="92" rx="34" fill="#5674c8"/>`,
      line('M402 242c14 18 14 40 0 58m52-58c-14 18-14 40 0 58', '#e8eefc', 5),
    ),
  ],
}

const balloon = (x: number, y: number, color: string): string =>
  line(`M${x} ${y + 92}C${x} ${y + 190} 428 360 428 468`, '#7f9bb0', 3) +
  path(`M${x} ${y + 96}l-12 18h24Z`, color) +
  `<ellipse cx="${x}" cy="${y}" rx="76" ry="94" fill="${color}"/>` +
  `<ellipse cx="${x - 26}" cy="${y - 34}" rx="14" ry="24" fill="${white}" opacity=".5" transform="rotate(24 ${x - 26} ${y - 34})"/>`

const cloud = (x: number, y: number): string =>
  path(`M${x} ${y}c-34 0-44-44-8-50 4-40 66-44 76-8 40-10 58 54 8 58Z`, white, 'opacity=".9"')

/** A sky that a bunch of balloons takes along. */
const balloons: WrappingDrawing = {
  shared: shade('air', ['#a8d8f0', '#eef8fd']),
  parts: [
    part('sheet', sheetOf('url(#air)'), cloud(70, 170), cloud(690, 130), cloud(590, 440), cloud(90, 430)),
    part(
      'bunch',
      balloon(270, 190, sun),
      balloon(590, 190, leaf),
      balloon(350, 150, '#e3577c'),
      balloon(510, 150, pink),
      balloon(430, 200, ruby),
      path('M428 462c-34-34-84-40-84-10 0 28 50 32 84 10Zm0 0c34-34 84-40 84-10 0 28-50 32-84 10Z', ruby),
      circle(428, 464, 15, rubyDark),
    ),
  ],
}

const star = (x: number, y: number, r: number, fill: string): string => {
  const points = Array.from({ length: 10 }, (_, index) => {
    const reach = index % 2 === 0 ? r : r * 0.44
    const angle = (Math.PI * (index - 2.5)) / 5
    return `${(x + reach * Math.cos(angle)).toFixed(1)} ${(y + reach * Math.sin(angle)).toFixed(1)}`
  })
  return path(`M${points.join('L')}Z`, fill)
}

/** Half a cracker; the other is its mirror. */
const crackerHalf =
  path('M0 84 26 116 0 148 26 180 0 212 26 244 0 276 26 308 0 340 26 372 0 404 26 436 0 456 150 320V220Z', ruby) +
  path('M0 84 26 116 0 148 150 238V220ZM0 276 26 308 150 280V262L26 244ZM0 404 26 436 0 456 150 320v-18Z', rubyDark) +
  path('M150 206h38v128h-38z', sun) +
  path('M188 206C216 130 250 112 300 108h128v324H300c-50-4-84-22-112-98Z', ruby) +
  path('M262 118c20-8 40-10 60-10v324c-20 0-40-2-60-10Z', sunSoft) +
  path('M276 114c10-4 22-6 32-6v324c-10 0-22-2-32-6Z', sun) +
  path('M188 206c4-10 8-20 12-28h228v26H188Z', '#d9476c', 'opacity=".5"')

/** Two hands pull, and it bangs. */
const cracker: WrappingDrawing = {
  shared: motif(
    96,
    star(24, 24, 13, '#4d2a47') + star(72, 72, 8, '#4d2a47') + circle(72, 22, 4, '#4d2a47') + circle(22, 72, 4, '#4d2a47'),
  ),
  parts: [
    part('sheet', sheetOf(deep), sheetOf('url(#motif)')),
    part('left', crackerHalf),
    part('right', `<g transform="matrix(-1 0 0 1 856 0)">${crackerHalf}</g>`),
    part(
      'bang',
      star(428, 270, 92, sunSoft),
      star(428, 270, 70, sun),
      path('M428 304c-26-18-36-32-32-46 4-16 24-18 32-2 8-16 28-14 32 2 4 14-6 28-32 46Z', ruby),
    ),
  ],
}

const folds = (from: number, count: number, width: number): string =>
  Array.from({ length: count }, (_, index) =>
    `<rect x="${from + index * width}" width="${width + 1}" height="540" fill="url(#drape)"/>`,
  ).join('')

const fringe = (from: number, to: number): string =>
  line(`M${from} 512H${to}`, sun, 16) +
  `<path d="M${from} 530H${to}" stroke="${sun}" stroke-width="20" stroke-dasharray="5 5"/>`

const scallop = (x: number): string =>
  path(`M${x} 0h172v70c0 70-172 70-172 0Z`, 'url(#swag)') +
  line(`M${x} 70c0 70 172 70 172 0`, sun, 9) +
  circle(x, 76, 13, sun) +
  path(`M${x - 11} 84h22l6 44h-34Z`, sun)

/** A red curtain before the show. */
const theatre: WrappingDrawing = {
  shared:
    `<linearGradient id="drape"><stop stop-color="${rubyDark}"/><stop offset=".45" stop-color="#cf2553"/><stop offset=".7" stop-color="${ruby}"/><stop offset="1" stop-color="#6d0725"/></linearGradient>` +
    shade('swag', ['#9a0e36', '#cf2553']),
  parts: [
    part('left', folds(0, 6, 71.4), fringe(0, 428)),
    part('right', folds(428, 6, 71.4), fringe(428, 856)),
    part('valance', [-86, 86, 258, 430, 602, 774].map(scallop).join(''), path('M0 0h856v16H0z', sun)),
  ],
}

const stars = (() => {
  const next = scattered(19)
  const random = () => next.next().value ?? 0
  return Array.from({ length: 46 }, (_, index) => {
    const x = Math.round(random() * 830) + 12
    const y = Math.round(random() * 380) + 14
    return index % 7 === 0 ? star(x, y, 9 + random() * 6, sunSoft) : circle(x, y, index % 3 === 0 ? 3 : 2, sunSoft)
  }).join('')
})()

const house = (x: number, width: number, height: number): string =>
  path(`M${x} 540V${540 - height}h${width * 0.18}v-18h${width * 0.14}v-16h${width * 0.36}v16h${width * 0.14}v18h${width * 0.18}V540Z`, '#140d2e') +
  path(
    `M${x + width * 0.24} ${560 - height}h12v18h-12zM${x + width * 0.58} ${560 - height}h12v18h-12zM${x + width * 0.24} ${596 - height}h12v18h-12z`,
    sun,
  )

/** A night over the canal houses; a falling star takes it away. */
const sky: WrappingDrawing = {
  shared: shade('night', ['#17113b', '#5a3b86']),
  parts: [
    part(
      'night',
      sheetOf('url(#night)'),
      stars,
      path('M700 70a72 72 0 1 0 62 112 58 58 0 1 1-62-112Z', sunSoft),
      house(-6, 84, 120),
      house(78, 66, 92),
      house(144, 90, 138),
      house(234, 70, 104),
      house(304, 84, 126),
      house(388, 66, 88),
      house(454, 92, 142),
      house(546, 72, 100),
      house(618, 84, 130),
      house(702, 68, 94),
      house(770, 94, 124),
    ),
    part(
      'star',
      path('M150 246 330 178l-8 22Z', white, 'opacity=".4"'),
      path('M210 232 332 180l-6 14Z', white, 'opacity=".8"'),
      star(344, 178, 34, sun),
    ),
  ],
}

export const byMail: Record<string, WrappingDrawing> = {
  envelope,
  box,
  kraft,
  cloth,
  balloons,
  cracker,
  theatre,
  sky,
}
