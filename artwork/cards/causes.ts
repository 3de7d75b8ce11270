import { type Drawings, fill } from '../card.ts'
import { letter } from '../lettering.ts'
import { around, each, petals, polar, put, repeat } from '../shapes.ts'

export const causes: Drawings = {
  'bijenlint-donatie': { composition: 'bee', draw: drawBee },
  'vloedlijn-donatie': { composition: 'shore', draw: drawShore },
  'stoel-erbij-donatie': { composition: 'table', draw: drawTable },
  'voorleesfiets-donatie': { composition: 'book-bike', draw: drawBookBike },
}

function flower(color: string, heart: string) {
  return `<path d="${petals(9, 64, 30)}" fill="${color}"/><circle r="19" fill="${heart}"/>`
}

/** A bee that ties the verge together in one line. */
function drawBee() {
  const verge = [
    [30, 452, '#fff', '#ffb300', 1],
    [124, 486, '#f0476c', '#5c1030', 0.9],
    [214, 448, '#3f6be0', '#ffe27a', 0.8],
    [322, 482, '#fff', '#ffb300', 1.1],
    [430, 462, '#f0476c', '#5c1030', 0.8],
    [528, 488, '#3f6be0', '#ffe27a', 1],
    [632, 458, '#fff', '#ffb300', 0.85],
    [728, 484, '#f0476c', '#5c1030', 1.05],
    [826, 452, '#fff', '#ffb300', 1],
  ] as const
  const stems = each(verge, ([x, y]) => `<path d="M${x} ${y}V560"/>`)
  const flowers = each(verge, ([x, y, color, heart, scale]) =>
    put(flower(color, heart), { x, y, scale }),
  )
  const body =
    'M-150 0C-150-84-70-104 10-104 96-104 160-62 176 0 160 62 96 104 10 104-70 104-150 84-150 0Z'
  return `${fill('#ffcb2f')}
    <path d="M-20 330C120 250 230 300 220 360S90 396 120 320 360 220 450 300" fill="none" stroke="#2b1a12" stroke-width="9" stroke-linecap="round" stroke-dasharray="2 24"/>
    <path d="M0 476Q210 440 430 474T856 468V540H0Z" fill="#2f8a4e"/>
    <g stroke="#1d6b3a" stroke-width="10">${stems}</g>${flowers}
    <g transform="translate(624 236) rotate(-14)">
      <g fill="#fff" opacity=".92"><ellipse cx="-50" cy="-128" rx="62" ry="112" transform="rotate(-24 -50 -60)"/><ellipse cx="34" cy="-128" rx="54" ry="100" transform="rotate(14 34 -60)"/></g>
      <path d="M-150 0-196-12-160 26Z" fill="#2b1a12"/>
      <clipPath id="bee"><path d="${body}"/></clipPath>
      <path d="${body}" fill="#ff9d0a"/><g clip-path="url(#bee)" fill="#2b1a12"><path d="M-160-110h60v220h-60zM-64-110h56v220h-56zM28-110h52v220H28z"/></g>
      <circle cx="128" cy="-22" r="15" fill="#2b1a12"/><path d="M112 22q22 22 44 6M140-76q10-56 56-64M112-92q2-52 40-76" fill="none" stroke="#2b1a12" stroke-width="9" stroke-linecap="round"/>
    </g>
    ${letter('Bijenlint', { x: 46, y: 122, size: 98, fill: '#2b1a12', tracking: -25 })}`
}

/** What the tide leaves behind, and the one thing that should not lie there. */
function drawShore() {
  const edge = 'C420 60 330 130 400 210S560 300 500 390 420 480 470 560'
  const star = `<path d="${starfish()}" stroke-width="22" stroke-linejoin="round" stroke="#f2603c" fill="#f2603c"/>${around([0, 0], 5, () => '<path d="M0-16V-50" stroke="#ffc0a3" stroke-width="7" stroke-linecap="round" stroke-dasharray="1 14"/>')}`
  const shell =
    '<path d="M0 46C-20 46-62 10-62-22A62 52 0 0 1 62-22C62 10 20 46 0 46Z" fill="#fff3e6"/><path d="M0 42V-70M-8 40-40-56M8 40 40-56M-14 34-58-28M14 34 58-28" stroke="#e5b79c" stroke-width="6"/><path d="M-18 40H18V58H-18Z" fill="#fff3e6"/>'
  const bottle =
    '<path d="M-22-96H22V-60C52-40 52-20 52 10V106Q52 122 36 122H-36Q-52 122-52 106V10C-52-20-52-40-22-60Z" fill="#d9f2f2" fill-opacity=".85"/><path d="M-26-120H26V-92H-26Z" fill="#e0315b"/><path d="M-52 16H52V76H-52Z" fill="#e0315b"/><path d="M-34-30V96" stroke="#fff" stroke-width="9" stroke-linecap="round"/>'
  return `${fill('#f4d8a0')}
    <g fill="#e3bf7c"><circle cx="90" cy="330" r="6"/><circle cx="190" cy="420" r="5"/><circle cx="300" cy="330" r="6"/><circle cx="60" cy="470" r="5"/><circle cx="330" cy="470" r="7"/><circle cx="240" cy="250" r="5"/><circle cx="140" cy="260" r="4"/><circle cx="390" cy="300" r="5"/></g>
    <path d="M470-20${edge}H880V-20Z" fill="#e3c488"/>
    <path d="M512-20${edge.replaceAll(/(\d+) (\d+)/g, (_, x, y) => `${Number(x) + 44} ${y}`)}H880V-20Z" fill="#fff"/>
    <path d="M548-20${edge.replaceAll(/(\d+) (\d+)/g, (_, x, y) => `${Number(x) + 84} ${y}`)}H880V-20Z" fill="#5cc8cf"/>
    <path d="M640-20${edge.replaceAll(/(\d+) (\d+)/g, (_, x, y) => `${Number(x) + 190} ${y}`)}H880V-20Z" fill="#22a3b8"/>
    <path d="M740-20${edge.replaceAll(/(\d+) (\d+)/g, (_, x, y) => `${Number(x) + 300} ${y}`)}H880V-20Z" fill="#0f7f9b"/>
    ${put(star, { x: 318, y: 410, rotate: 14, scale: 1.1 })}${put(shell, { x: 144, y: 404, rotate: -18 })}
    ${put(bottle, { x: 606, y: 262, rotate: 62 })}
    <circle cx="606" cy="262" r="160" fill="none" stroke="#e0315b" stroke-width="12" stroke-dasharray="30 22" stroke-linecap="round"/>
    ${letter('Vloedlijn', { x: 44, y: 118, size: 86, fill: '#0b4f66', tracking: -25 })}`
}

function starfish(): string {
  const corners = Array.from({ length: 10 }, (_, n) => {
    const [far, angle] = [n % 2 ? 32 : 82, (n * Math.PI) / 5]
    return `${Math.round(Math.sin(angle) * far)} ${Math.round(-Math.cos(angle) * far)}`
  })
  return `M${corners.join('L')}Z`
}

/** A long table from above, with one chair that was added. */
function drawTable() {
  const chair = (color: string, back: string) =>
    `<rect x="-44" y="-44" width="88" height="88" rx="22" fill="${color}"/><path d="M-44-20V-26A24 24 0 0 1-20-50H20A24 24 0 0 1 44-26V-20Z" fill="${back}"/>`
  const plate =
    '<circle r="50" fill="#fff"/><circle r="34" fill="none" stroke="#f0d9c4" stroke-width="6"/>'
  const food = [
    '<circle r="24" fill="#ef5a3a"/><circle cx="-6" cy="-4" r="8" fill="#ffd15c"/>',
    '<path d="M-26 0A26 26 0 0 1 26 0Z" fill="#58a85a"/><circle cx="8" cy="12" r="10" fill="#ef5a3a"/>',
    '<circle r="22" fill="#f2b13c"/><path d="M-14 0h28M0-14v28" stroke="#fff" stroke-width="6"/>',
    '<circle r="25" fill="#8a4fa0"/><circle cx="6" cy="-6" r="9" fill="#c79ad8"/>',
  ]
  const seats = repeat(5, (n) => {
    const x = 84 + n * 172
    const isGuest = n === 3
    return `${put(chair('#3f6fd8', '#2a50ad'), { x, y: 176 })}${isGuest ? '' : put(chair('#3f6fd8', '#2a50ad'), { x, y: 452, rotate: 180 })}`
  })
  const plates = repeat(10, (n) =>
    put(`${plate}${food[n === 8 ? 4 : (n * 3) % 4] ?? ''}`, {
      x: 84 + (n % 5) * 172,
      y: n < 5 ? 258 : 370,
    }),
  )
  return `${fill('#24346f')}${seats}
    ${put(chair('#ffc93c', '#f29f05'), { x: 606, y: 474, rotate: 172, scale: 1.12 })}
    <path d="M-10 206H866V422H-10Z" fill="#e8b27a"/><path d="M-10 278H866M-10 350H866" stroke="#d99a5c" stroke-width="6"/>
    ${plates}
    <path d="M170 298h18v34h-18z" fill="#58a85a"/><circle cx="344" cy="314" r="24" fill="#ffd15c"/><circle cx="516" cy="314" r="20" fill="#ef5a3a"/><path d="M680 296h18v36h-18z" fill="#58a85a"/>
    <path d="M524 514q-20-22-18-50M692 506q20-20 18-46" fill="none" stroke="#ffc93c" stroke-width="9" stroke-linecap="round"/>
    ${letter('Stoel Erbij', { x: 44, y: 114, size: 96, fill: '#fff', tracking: -25 })}`
}

/** A cargo bike on its reading round. */
function drawBookBike() {
  const wheel = (x: number, r: number) =>
    put(
      `<circle r="${r}" fill="none" stroke="#20243f" stroke-width="18"/><path d="${spokes(r)}" stroke="#20243f" stroke-width="4"/><circle r="14" fill="#ff6a3d"/>`,
      { x, y: 516 - r },
    )
  const books = [
    [0, 84, '#ffd23f'],
    [34, 120, '#e0315b'],
    [64, 98, '#fff'],
    [100, 136, '#1fa187'],
    [140, 104, '#7b4fd0'],
    [172, 126, '#ff9f1c'],
    [204, 90, '#3f8efc'],
  ] as const
  const load = each(
    books,
    ([x, h, color], n) =>
      `<path d="M${112 + x} ${306 - h}h30v${h}h-30z" fill="${color}" transform="rotate(${n === 2 ? -6 : n === 5 ? 7 : 0} ${127 + x} 306)"/><path d="M${117 + x} ${324 - h}h20" stroke="#20243f" stroke-width="5" transform="rotate(${n === 2 ? -6 : n === 5 ? 7 : 0} ${127 + x} 306)"/>`,
  )
  return `${fill('#ffc9b5')}
    <circle cx="640" cy="180" r="150" fill="#ffb199"/>
    <path d="M0 500H856V540H0Z" fill="#1b7f74"/><path d="M0 500H856V510H0Z" fill="#25a194"/>
    <g transform="translate(260 0)">${load}
    <path d="M92 300H366L330 424H128Z" fill="#ff6a3d"/><path d="M92 300H366L360 322H98Z" fill="#d94a20"/>
    <path d="M128 424 96 456M330 424H400L470 300M400 424 470 430M400 424 452 262M470 430 452 262M372 280 344 210 312 204" fill="none" stroke="#20243f" stroke-width="16" stroke-linecap="round" stroke-linejoin="round"/>
    <path d="M412 244H496Q504 264 474 268H430Q404 266 412 244Z" fill="#20243f"/>
    </g>${wheel(346, 62)}${wheel(730, 88)}
    ${letter('Voorlees-\nfiets', { x: 44, y: 116, size: 96, fill: '#20243f', tracking: -25, leading: 0.86 })}`
}

function spokes(radius: number): string {
  return Array.from(
    { length: 10 },
    (_, n) =>
      `M0 0L${polar(radius, n * 36)
        .map(Math.round)
        .join(' ')}`,
  ).join('')
}
