import { type Drawings, fill } from '../card.ts'
import { letter } from '../lettering.ts'
import { around, chance, each, leaf, put, repeat, wave } from '../shapes.ts'

export const outdoorCauses: Drawings = {
  'prikkelpad-donatie': { composition: 'e-hole-in-the-fence', draw: drawHedgehog },
  'tegelspijt-donatie': { composition: 'e-letter-per-tile', draw: drawTiles },
  'licht-zat-donatie': { composition: 'e-cord-from-above', draw: drawNight },
  'plonsfonds-donatie': { composition: 'e-at-the-edge', draw: drawFirstDive },
}

/** A fence with a door that is exactly one hedgehog high. */
function drawHedgehog() {
  const planks = repeat(9, (n) => {
    const x = n * 97 - 8
    return `<path d="M${x} 560V${206 + (n % 3) * 8}l44-36 44 36V560Z" fill="${n % 2 ? '#e39a58' : '#d78a46'}"/>`
  })
  const spines = Array.from({ length: 31 }, (_, n) => {
    const angle = Math.PI + (n / 30) * Math.PI
    const reach = n % 2 ? 1 : 0.8
    return `${Math.round(Math.cos(angle) * 168 * reach)} ${Math.round(Math.sin(angle) * 150 * reach)}`
  }).join('L')
  const prickles = each(
    [
      [-96, -46],
      [-52, -80],
      [-40, -34],
      [4, -64],
      [-84, -8],
      [30, -100],
      [-4, -14],
      [48, -46],
    ] as const,
    ([x, y]) => `<path d="M${x} ${y}l-9-24"/>`,
  )
  const hedgehog = `<path d="M${spines}L150 6-150 6Z" fill="#4a2f25" stroke="#4a2f25" stroke-width="8" stroke-linejoin="round"/>
    <g stroke="#a9795a" stroke-width="9" stroke-linecap="round">${prickles}</g>
    <path d="M70-62C126-66 190-34 214-8 206 12 150 22 84 20 56-4 54-36 70-62Z" fill="#f6cfa3"/>
    <circle cx="214" cy="-10" r="15" fill="#1d1410"/><circle cx="138" cy="-26" r="10" fill="#1d1410"/><circle cx="92" cy="-56" r="20" fill="#f0b98a"/>
    <path d="M150 6q22 12 42-2" fill="none" stroke="#1d1410" stroke-width="6" stroke-linecap="round"/>
    <path d="M-104 6h44v22h-44zM64 10h46v22H64z" fill="#f0b98a"/>`
  return `${fill('#123d33')}<circle cx="716" cy="92" r="52" fill="#ffe9a8"/><circle cx="694" cy="80" r="44" fill="#123d33"/>
    ${planks}<path d="M-10 286H866M-10 452H866" stroke="#b96d2f" stroke-width="22"/>
    <path d="M336 560V424A142 142 0 0 1 620 424V560Z" fill="#0b261f"/>
    <path d="M0 500Q220 482 430 502T856 494V540H0Z" fill="#48a65c"/>
    ${put(hedgehog, { x: 548, y: 480, scale: 0.98 })}
    ${put(`<path d="${leaf(90, 30)}" fill="#ff9d3c"/>`, { x: 180, y: 516, rotate: -28 })}
    ${letter('Prikkelpad', { x: 44, y: 112, size: 88, fill: '#fff', tracking: -25 })}`
}

/** Paving with regrets: one letter is already flowering. */
function drawTiles() {
  const random = chance(12)
  const tones = ['#d6d1c8', '#cdc7bd', '#ddd9d1', '#c6c0b5'] as const
  const tile = (x: number, y: number) =>
    `<rect x="${x}" y="${y}" width="132" height="132" rx="5" fill="${tones[Math.floor(random() * 4)]}"/>`
  const [left, top, step] = [12, 26, 140]
  const paving = repeat(24, (n) => tile(left + (n % 6) * step, top + Math.floor(n / 6) * step))
  const word = (text: string, row: number) =>
    each([...text], (sign, n) =>
      sign === 'I'
        ? ''
        : letter(sign, {
            x: left + 66 + n * step,
            y: top + row * step + 106,
            size: 116,
            fill: '#4a463f',
            anchor: 'middle',
          }),
    )
  const bloom = around(
    [0, 0],
    14,
    () => '<path d="M0-34C22-60 20-92 0-112-20-92-22-60 0-34Z" fill="#ffc21f"/>',
  )
  const soil = [left + 2 * step, top + step] as const
  return `${fill('#8f877a')}${paving}${word('TEGEL', 0)}${word('SPIJT', 1)}
    <rect x="${soil[0]}" y="${soil[1]}" width="132" height="132" rx="5" fill="#5b3a24"/>
    ${put('<rect x="-66" y="-66" width="132" height="132" rx="5" fill="#a29a8c"/><rect x="-66" y="-74" width="132" height="132" rx="5" fill="#e9e5de"/>', { x: 150, y: 444, rotate: -24 })}
    <path d="M356 294C352 262 354 236 360 214" fill="none" stroke="#2c8a43" stroke-width="16" stroke-linecap="round"/>
    ${put(`<path d="${leaf(70, 26)}" fill="#37a552"/>`, { x: 354, y: 272, rotate: -24 })}${put(`<path d="${leaf(62, 24)}" fill="#37a552"/>`, { x: 354, y: 262, rotate: 206 })}
    ${put(`${bloom}<circle r="46" fill="#6b3d12"/><circle r="30" fill="#8a5420"/>`, { x: 360, y: 196, scale: 0.5 })}
    ${put('<path d="M0 0C-30-14-34-44 0-58 34-44 30-14 0 0Z" fill="#e8475f"/><path d="M0-4V44" stroke="#2c8a43" stroke-width="9"/>', { x: 640, y: 470 })}`
}

/** The moon as a lamp that may stay on; all the rest is switched off with one cord. */
function drawNight() {
  const random = chance(77)
  const stars = repeat(52, () => {
    const [x, y] = [Math.round(random() * 856), Math.round(210 + random() * 200)]
    return `<circle cx="${x}" cy="${y}" r="${(1.2 + random() * 3.2).toFixed(1)}"/>`
  })
  const roofs =
    'M0 560V452H84V404L136 360 188 404V436H260V388H352V452L410 404 468 452V424H560V372L596 340 632 372V448H716V412H800V468H856V560Z'
  const spark = (x: number, y: number, scale: number) =>
    put('<path d="M0-22Q3-3 22 0 3 3 0 22-3 3-22 0-3-3 0-22Z"/>', { x, y, scale })
  return `${fill('#11123f')}<path d="M-40 420C200 240 420 330 900-40V180C600 420 300 360-40 560Z" fill="#1d1f5c"/>
    <g fill="#e9e6ff">${stars}${spark(566, 74, 1.1)}${spark(540, 318, 0.8)}${spark(92, 330, 0.9)}${spark(806, 60, 0.6)}</g>
    <path d="M688-10V92" stroke="#8f8cd8" stroke-width="6"/><path d="M660 82H716L726 104H650Z" fill="#8f8cd8"/>
    <path d="M726 98A112 112 0 1 0 786 276 92 92 0 1 1 726 98Z" fill="#ffe27a"/>
    <path d="M760 288V336" stroke="#ffe27a" stroke-width="5" stroke-dasharray="2 10" stroke-linecap="round"/><circle cx="760" cy="352" r="15" fill="#ff6f91"/>
    <path d="${roofs}" fill="#080826"/><g fill="#1b1d52"><path d="M30 476h26v30H30zM118 430h26v30h-26zM392 470h26v30h-26zM584 400h26v30h-26z"/></g>
    <path d="M292 420h28v32h-28z" fill="#ffe27a"/><path d="M306 420v32M292 436h28" stroke="#080826" stroke-width="4"/>
    ${letter('Licht Zat', { x: 44, y: 140, size: 112, fill: '#fff', wght: 300, tracking: -30 })}`
}

/** Everybody learns it some day. Today the flippers are still dry. */
function drawFirstDive() {
  const lane = repeat(
    9,
    (n) =>
      `<rect x="${n * 104 - 24}" y="478" width="52" height="17" rx="8" fill="#ff4f3f"/><rect x="${n * 104 + 28}" y="478" width="52" height="17" rx="8" fill="#fff"/>`,
  )
  const ripples = `<path d="${wave([-40, 440], 120, 16)}V560H-40Z" fill="#2aa3e0"/><path d="${wave([-90, 462], 120, 14)}V560H-90Z" fill="#1585c6"/>`
  const band = (x: number, turned: number) =>
    `<g transform="translate(${x} 282) rotate(${turned})"><rect x="-40" y="-30" width="80" height="62" rx="26" fill="#ff7a1f"/><path d="M-30-12H30M-30 14H30" stroke="#ffa65e" stroke-width="9" stroke-linecap="round"/></g>`
  return `${fill('#ffd53d')}<circle cx="630" cy="190" r="230" fill="#ffe277"/>
    <path d="M540 236C500 270 470 320 466 372 500 370 540 340 560 306ZM720 236C760 270 790 320 794 372 760 370 720 340 700 306Z" fill="#16233c"/>
    <path d="M630 40C720 40 752 110 752 200 760 330 740 404 630 404S500 330 508 200C508 110 540 40 630 40Z" fill="#1f3050"/><path d="M630 190C700 190 716 260 712 316 708 380 680 398 630 398S552 380 548 316C544 260 560 190 630 190Z" fill="#fff"/>
    <path d="M540 156C540 110 580 92 604 112 620 124 640 124 656 112 680 92 720 110 720 156 720 206 680 216 630 216S540 206 540 156Z" fill="#fff"/>
    <path d="M506 140H754" stroke="#e2305f" stroke-width="16"/><rect x="550" y="112" width="70" height="56" rx="26" fill="#bfeaff" stroke="#e2305f" stroke-width="12"/><rect x="640" y="112" width="70" height="56" rx="26" fill="#bfeaff" stroke="#e2305f" stroke-width="12"/><circle cx="592" cy="146" r="12" fill="#1f3050"/><circle cx="668" cy="146" r="12" fill="#1f3050"/>
    <path d="M606 178H654L630 206Z" fill="#ff9a1f"/>${band(502, 38)}${band(758, -38)}
    <path d="M404 410H876V470H404Z" fill="#e9f6f4"/><path d="M404 446H876V470H404Z" fill="#bfe0dc"/><path d="M560 414C560 388 620 388 622 414ZM640 414C640 388 700 388 702 414Z" fill="#ff9a1f"/>
    ${ripples}${lane}
    ${letter('Plons-\nfonds', { x: 42, y: 152, size: 132, fill: '#123a73', wdth: 90, tracking: -25, leading: 0.84 })}`
}
