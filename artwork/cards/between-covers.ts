import { type Drawings, fill } from '../card.ts'
import { letter } from '../lettering.ts'
import { around, each, put, repeat } from '../shapes.ts'

export const betweenCovers: Drawings = {
  'kaft-en-kreukel-antiquariaatbon': { composition: 'd-stack', draw: drawPile },
  'twee-ezelsoren-luisterboekbon': { composition: 'd-emblem-in-the-middle', draw: drawDonkey },
  'wie-deed-het-thrillerbon': { composition: 'd-spiral', draw: drawFingerprint },
  'laatste-stukje-puzzelbon': { composition: 'd-all-over-pattern', draw: drawJigsaw },
  'kritieke-worp-rollenspelbon': { composition: 'd-emblem-in-the-middle', draw: drawDie },
  'muntje-erbij-arcadebon': { composition: 'd-circle-cut-off', draw: drawCoin },
}

/** Two of the spines know their own name. */
function drawPile() {
  const book = (width: number, height: number, [cover, bands]: readonly [string, string]) =>
    `<rect width="${width}" height="${height}" rx="9" fill="${cover}"/><path d="M28 0h16v${height}h-16zM${width - 44} 0h16v${height}h-16z" fill="${bands}"/>`
  return `${fill('#e8d3ae')}<path d="M0 486H856V540H0Z" fill="#7b4a28"/>
    ${put(book(640, 62, ['#31553f', '#d9b45c']), { x: 112, y: 426 })}
    ${put(`${book(690, 126, ['#8e2430', '#e9c878'])}${letter('& Kreukel', { x: 345, y: 98, size: 106, fill: '#fbeed2', anchor: 'middle', wdth: 92, tracking: -15 })}`, { x: 78, y: 300 })}
    ${put(book(560, 44, ['#e0a13e', '#8e5a14']), { x: 196, y: 256 })}
    ${put(`${book(470, 132, ['#24466f', '#c9d6e6'])}${letter('Kaft', { x: 235, y: 108, size: 128, fill: '#fbeed2', anchor: 'middle', tracking: -15 })}`, { x: 150, y: 118, rotate: 1.5 })}
    ${put(book(410, 50, ['#c9653a', '#f3d9b0']), { x: 232, y: 68, rotate: -2 })}
    <path d="M600 386V500L616 480 632 500V426" fill="#d8342c"/>`
}

/** Dog-ears are donkey's ears in Dutch, and these two listen. */
function drawDonkey() {
  const ear =
    '<path d="M-58 20C-96-90-70-210-20-250 40-200 66-90 54 20Z" fill="#8b7f86"/><path d="M-28 10C-50-70-40-160-18-196 16-150 28-70 24 10Z" fill="#f3b6a6"/>'
  return `${fill('#f58a4b')}<circle cx="428" cy="300" r="250" fill="#f9a266"/>
    ${put(ear, { x: 314, y: 236, rotate: -14 })}${put(ear, { x: 542, y: 236, rotate: 14, scale: '-1 1' })}
    <path d="M160 226Q300 176 428 232 556 176 696 226V458Q556 410 428 466 300 410 160 458Z" fill="#23314f"/><path d="M178 216Q306 168 428 224V448Q306 396 178 440Z" fill="#fff8ec"/><path d="M678 216Q550 168 428 224V448Q550 396 678 440Z" fill="#efe2cb"/>
    <path d="M150 350C120 20 736 20 706 350" fill="none" stroke="#23314f" stroke-width="22"/><rect x="112" y="274" width="76" height="136" rx="34" fill="#e23a4e"/><rect x="668" y="274" width="76" height="136" rx="34" fill="#e23a4e"/>
    ${letter('Twee', { x: 308, y: 338, size: 92, fill: '#23314f', anchor: 'middle', wdth: 84, tracking: -15 })}${letter('Ezels-\noren', { x: 552, y: 296, size: 76, fill: '#23314f', anchor: 'middle', wdth: 84, tracking: -15, leading: 0.95 })}`
}

/** The culprit left more than a question. */
function drawFingerprint() {
  const ridges = repeat(6, (n) => {
    const [x, y] = [86 + n * 31, 112 + n * 32]
    return `<path d="M${620 - x} ${286 + y * 0.9}C${620 - x - 26} ${286 - y * 0.2} ${620 - x * 0.86} ${280 - y} 620 ${280 - y}S${620 + x + 26} ${286 - y * 0.2} ${620 + x} ${286 + y * (0.5 + (n % 3) * 0.2)}" stroke-dasharray="${190 + n * 60} ${14 + (n % 2) * 10}"/>`
  })
  return `${fill('#16131a')}<g fill="none" stroke="#e1263c" stroke-width="14" stroke-linecap="round">${ridges}</g>
    <path d="M562 258C562 180 684 176 684 254 684 312 620 308 620 366" fill="none" stroke="#fff" stroke-width="26" stroke-linecap="round"/><circle cx="620" cy="424" r="19" fill="#fff"/>
    ${letter('Wie\nDeed\nHet', { x: 44, y: 134, size: 118, fill: '#fff', wght: 300, wdth: 78, tracking: 0, leading: 0.96 })}`
}

/** It was under the sofa. */
function drawJigsaw() {
  const knob = (turned: number) =>
    `h44c8 0-14-${34 * turned} 20-${34 * turned}s12 ${34 * turned} 20 ${34 * turned}h44`
  const along = (turned: number) =>
    `v44c0 8 ${34 * turned}-14 ${34 * turned} 20s-${34 * turned} 12-${34 * turned} 20v44`
  const flip = (data: string) => data.replaceAll('--', ' ')
  const across = repeat(
    3,
    (row) => `M-40 ${134 + row * 128}${repeat(7, (n) => flip(knob((n + row) % 2 ? 1 : -1)))}`,
  )
  const down = repeat(
    6,
    (column) =>
      `M${88 + column * 128} -122${repeat(6, (n) => flip(along((n + column) % 2 ? 1 : -1)))}`,
  )
  const piece =
    'M600 262h44c8 0-14-34 20-34s12 34 20 34h44v44c0 8-34-14-34 20s34 12 34 20v44h-44c-8 0 14 34-20 34s-12-34-20-34h-44v-44c0-8 34 14 34-20s-34-12-34-20z'
  return `${fill('#ff9b54')}<path d="M0 0H856V150H0Z" fill="#ffc46b"/><circle cx="470" cy="330" r="190" fill="#ffe08a"/><circle cx="470" cy="330" r="126" fill="#fff3bf"/>
    <path d="M0 350 190 236 340 350 520 262 700 360 856 286V540H0Z" fill="#c94f5d"/><path d="M0 430Q220 360 460 430T856 410V540H0Z" fill="#6b2d5c"/>
    <path d="${across}${down}" fill="none" stroke="#4a1a3f" stroke-width="4" opacity=".55"/>
    <path d="${piece}" fill="#2b0f2a"/>
    <g transform="translate(62 108) rotate(9 664 400)"><path d="${piece}" fill="#4a1a3f" opacity=".4" transform="translate(8 12)"/><path d="${piece}" fill="#ffb765"/></g>
    ${letter('Laatste Stukje', { x: 44, y: 116, size: 100, fill: '#4a1a3f', wdth: 80, tracking: -15 })}`
}

/** Twenty, of all things. */
function drawDie() {
  const rays = around(
    [428, 238],
    20,
    (n) =>
      `<path d="M-${n % 2 ? 15 : 9}-212 0-${n % 2 ? 276 : 244} ${n % 2 ? 15 : 9}-212Z" fill="#ffc93c"/>`,
  )
  return `${fill('#211447')}<circle cx="428" cy="238" r="226" fill="#2e1d60"/>${rays}
    <path d="M428 46 596 142V334L428 430 260 334V142Z" fill="#6c3ce0"/>
    <path d="M428 46 596 142 428 110 260 142Z" fill="#a57dff"/><path d="M596 142V334L540 310 428 110Z" fill="#7d4cf0"/><path d="M260 142V334L316 310 428 110Z" fill="#8f63fb"/><path d="M260 334 428 430 596 334 540 310H316Z" fill="#4c22b0"/><path d="M316 310 428 430 540 310Z" fill="#5a2cc9"/><path d="M428 110 540 310H316Z" fill="#b794ff"/>
    <g fill="none" stroke="#211447" stroke-width="5" stroke-linejoin="round"><path d="M428 110 540 310H316ZM428 46V110M596 142 428 110 260 142M596 142 540 310 596 334M260 142 316 310 260 334M316 310 428 430 540 310"/></g>
    <path d="M0 436H856V540H0Z" fill="#211447"/>${letter('20', { x: 428, y: 286, size: 96, fill: '#211447', anchor: 'middle', wdth: 84, tracking: -20 })}
    ${letter('Kritieke Worp', { x: 428, y: 508, size: 88, fill: '#fff', anchor: 'middle', wdth: 88, tracking: -15 })}`
}

/** One more, honestly the last. */
function drawCoin() {
  const invader = [
    '..#...#..',
    '...#.#...',
    '..#####..',
    '.##.#.##.',
    '#########',
    '#.#####.#',
    '#.#...#.#',
    '...#.#...',
  ]
  const pixels = each(invader, (row, y) =>
    each([...row], (cell, x) => (cell === '#' ? `M${x * 28} ${y * 28}h28v28h-28z` : '')),
  )
  return `${fill('#2b35d8')}<g stroke="#3f49ec" stroke-width="4">${repeat(14, (n) => `<path d="M0 ${n * 42}H856"/>`)}</g>
    <circle cx="640" cy="276" r="262" fill="#c47a06"/><circle cx="624" cy="270" r="262" fill="#ffc21a"/><circle cx="624" cy="270" r="216" fill="none" stroke="#e29a08" stroke-width="13" stroke-dasharray="4 21" stroke-linecap="round"/>
    <path d="${pixels}" fill="#8a4d00" transform="translate(498 158)"/>
    <path d="M752 0H856V540H752Z" fill="#14173f"/><path d="M752 0h22v540h-22z" fill="#ff3f7f"/><path d="M792 80h26v380h-26z" fill="#ff3f7f"/>
    ${letter('Muntje\nErbij', { x: 40, y: 250, size: 98, fill: '#fff', wdth: 75, wght: 800, leading: 0.92 })}`
}
