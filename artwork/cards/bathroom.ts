import { type Drawings, fill } from '../card.ts'
import { letter } from '../lettering.ts'
import { chance, leaf, put, repeat } from '../shapes.ts'

export const bathroom: Drawings = {
  'brandnetel-en-broer-drogistbon': { composition: 'b-label-on-a-bottle', draw: drawBottle },
  'tandje-erbij-mondzorgbon': { composition: 'b-figure-on-the-left', draw: drawTooth },
  'gladjanus-scheerbon': { composition: 'b-type-that-acts', draw: drawRazor },
  'hoge-brauw-wenkbrauwbon': { composition: 'b-peeping-over', draw: drawBrows },
}

/** Handwriting, brown glass, and something that stings. */
function drawBottle() {
  const nettle = repeat(4, (n) => {
    const [y, size] = [96 - n * 46, 74 - n * 13]
    const blade = `<path d="${leaf(size, size * 0.42)}"/>`
    return put(blade, { y, rotate: -28 }) + put(blade, { y, rotate: 208 })
  })
  const plant = `<defs><g id="brandnetel-plant"><path d="M0 210V-60" stroke="#2f6a35" stroke-width="10" stroke-linecap="round"/><g fill="#3f8a45">${nettle}</g></g></defs>`
  const spray = (x: number, rotate: number) =>
    `<use href="#brandnetel-plant" transform="translate(${x} 320) rotate(${rotate})"/>`
  return `${fill('#d6e6b9')}${plant}${spray(92, -10)}${spray(764, 10)}
    <path d="M336-10H520V96H336Z" fill="#6a3413"/><path d="M316-10H540V50H316Z" fill="#23201c"/>
    <path d="M336 70H520C520 120 676 120 676 200V560H180V200C180 120 336 120 336 70Z" fill="#6a3413"/><path d="M206 560V210C206 180 236 166 270 158 246 190 240 220 240 260V560Z" fill="#8f5226"/>
    <rect x="180" y="186" width="496" height="284" fill="#fbf3df"/><path d="M180 204H676M180 452H676" stroke="#23201c" stroke-width="5"/>
    ${letter('Brandnetel', { x: 428, y: 312, size: 98, fill: '#23201c', anchor: 'middle', wght: 500, wdth: 90, tracking: -10 })}
    ${letter('& BROER', { x: 428, y: 400, size: 72, fill: '#2f6a35', anchor: 'middle', wght: 800, tracking: 60 })}`
}

/** One more for the smile. */
function drawTooth() {
  return `${fill('#19b5a0')}<circle cx="230" cy="330" r="330" fill="#3ccbb6"/>
    <g transform="translate(232 300)">
      <path d="M-176-60C-190-170-90-190 0-150 90-190 190-170 176-60 168 40 150 60 140 140 134 210 70 220 56 150 46 90 30 70 0 70S-46 90-56 150C-70 220-134 210-140 140-150 60-168 40-176-60Z" fill="#fff"/>
      <path d="M176-60C168 40 150 60 140 140 134 196 92 214 68 180 110 150 130 20 110-160 158-160 182-126 176-60Z" fill="#d8f0ee"/>
      <circle cx="-62" cy="-50" r="16" fill="#0c3a4a"/><circle cx="50" cy="-50" r="16" fill="#0c3a4a"/><path d="M-44-4Q-6 34 32-4" fill="none" stroke="#0c3a4a" stroke-width="14" stroke-linecap="round"/><circle cx="-106" cy="-16" r="20" fill="#ffb9c4"/><circle cx="92" cy="-16" r="20" fill="#ffb9c4"/>
      <path d="M-80-160-100-238-48-206 0-256 48-206 100-238 80-160Q0-186-80-160Z" fill="#ffc933"/>
    </g>
    <g transform="translate(430 300) rotate(-68)"><rect x="-250" y="-17" width="440" height="34" rx="17" fill="#ff6b57"/><rect x="80" y="-66" width="118" height="52" rx="8" fill="#fff"/><path d="M98-62V-20M122-62V-20M146-62V-20M170-62V-20" stroke="#bfe3df" stroke-width="8"/><path d="M78-66C100-104 130-60 150-92S190-90 196-66Z" fill="#ffd6f0"/></g>
    <circle cx="386" cy="408" r="32" fill="#fff"/>
    ${letter('Tandje\nErbij', { x: 822, y: 300, size: 112, fill: '#053b3a', anchor: 'end', wght: 800, tracking: -25, leading: 0.86 })}`
}

/** One stroke, and there is the name. */
function drawRazor() {
  const random = chance(14)
  const foam = repeat(34, (n) => {
    const [x, y] = [Math.round(random() * 856), Math.round(random() * 540)]
    return `<circle cx="${x}" cy="${y}" r="${Math.round(18 + random() * 40)}" fill="${n % 2 ? '#e3eef6' : '#fff'}"/>`
  })
  const edge = repeat(9, (n) => {
    const x = 20 + n * 76
    return `<circle cx="${x}" cy="${166 - (n % 2) * 14}" r="46"/><circle cx="${x + 20}" cy="${376 + (n % 3) * 10}" r="46"/>`
  })
  return `${fill('#f4f9fc')}${foam}
    <path d="M-20 176H668V366H-20Z" fill="#1463b8"/><g fill="#fff">${edge}</g>
    <path d="M706 256H900V286H706Z" fill="#c9973a"/><path d="M706 256H900V266H706Z" fill="#f0cb78"/><rect x="650" y="140" width="66" height="262" rx="18" fill="#c9973a"/><rect x="650" y="140" width="26" height="262" rx="13" fill="#f0cb78"/><path d="M646 158V384" stroke="#5d6b78" stroke-width="9"/>
    ${letter('Gladjanus', { x: 42, y: 302, size: 112, fill: '#fff', wght: 700, tracking: -20, wdth: 96 })}`
}

/** Surprised by a book, and beautifully so. */
function drawBrows() {
  const eye = (x: number) =>
    `<path d="M${x - 70} 336Q${x} 262 ${x + 70} 336 ${x} 396 ${x - 70} 336Z" fill="#fff"/><circle cx="${x + 4}" cy="330" r="34" fill="#4a2412"/><circle cx="${x + 15}" cy="318" r="11" fill="#fff"/><path d="M${x - 76} 340Q${x} 258 ${x + 76} 340" fill="none" stroke="#24101c" stroke-width="14" stroke-linecap="round"/>`
  const fingers = (x: number) =>
    repeat(
      4,
      (n) =>
        `<rect x="${x}" y="${404 + n * 36}" width="74" height="40" rx="20" fill="${n % 2 ? '#b97748' : '#c5814f'}"/>`,
    )
  return `${fill('#ff7d3b')}
    <path d="M308 560V290C308 90 430-10 604-10S900 90 900 290V560Z" fill="#24101c"/>
    <path d="M370 560V290C370 150 452 70 604 70S838 150 838 290V560Z" fill="#c5814f"/>
    ${eye(500)}${eye(706)}
    <path d="M418 246Q500 190 584 240 500 222 418 246Z" fill="#24101c" stroke="#24101c" stroke-width="18" stroke-linejoin="round"/>
    <path d="M624 156Q700 76 792 150 704 116 624 156Z" fill="#24101c" stroke="#24101c" stroke-width="18" stroke-linejoin="round"/>
    <path d="M330 424Q470 380 604 430 738 380 878 424V560H330Z" fill="#0f8f86"/><path d="M330 404Q470 360 604 410 738 360 878 404V432Q738 388 604 438 470 388 330 432Z" fill="#fff3dc"/><path d="M604 436V560" stroke="#0a6f68" stroke-width="12"/>
    ${fingers(316)}${fingers(816)}
    ${letter('Hoge\nBrauw', { x: 40, y: 142, size: 112, fill: '#4a0f2e', wdth: 75, tracking: -20, leading: 0.86 })}`
}
