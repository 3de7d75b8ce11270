import { type Drawings, fill } from '../card.ts'
import { letter } from '../lettering.ts'
import { each, put, repeat, wave } from '../shapes.ts'

export const steaming: Drawings = {
  'fluitketel-saunabon': { composition: 'b-lettering-inside-the-thing', draw: drawKettle },
  'rode-konen-saunabon': { composition: 'b-face-fills-the-card', draw: drawCheeks },
  'bibberton-ijsbadbon': { composition: 'b-view-from-above', draw: drawBarrel },
  'diepe-zucht-adembon': { composition: 'b-half-under-water', draw: drawWhale },
  'voetlicht-voetmassagebon': { composition: 'b-map', draw: drawFootMap },
}

/** A kettle so large that the name fits in its belly. */
function drawKettle() {
  const steam = 'M738 250c-40-40 30-70 0-120s20-70 0-130M786 236c-30-40 40-60 10-110s20-70 0-126'
  return `${fill('#c9352c')}
    <path d="${steam}" fill="none" stroke="#ff8a6b" stroke-width="22" stroke-linecap="round"/>
    <path d="M196 262C190 40 610 40 604 262" fill="none" stroke="#3a1512" stroke-width="30"/>
    <path d="M600 470 706 292 792 312Q744 400 640 524Z" fill="#e8d9b8"/><path d="M696 280 808 306 798 330 688 304Z" fill="#3a1512"/>
    <path d="M120 560C96 350 210 216 400 216S704 350 680 560Z" fill="#fbf1da"/>
    <path d="M560 262C650 320 694 420 680 560H610C640 440 620 340 560 262Z" fill="#e8d9b8"/>
    <path d="M296 226Q400 176 504 226 400 250 296 226Z" fill="#3a1512"/><circle cx="400" cy="172" r="27" fill="#3a1512"/>
    ${letter('Fluit-\nketel', { x: 390, y: 372, size: 118, fill: '#c9352c', anchor: 'middle', tracking: -30, leading: 0.8 })}`
}

/** Cheeks that say where somebody has been. */
function drawCheeks() {
  return `${fill('#f7cda6')}
    <circle cx="150" cy="344" r="122" fill="#e23a34"/><circle cx="706" cy="344" r="122" fill="#e23a34"/>
    <circle cx="112" cy="306" r="26" fill="#f47a6c"/><circle cx="668" cy="306" r="26" fill="#f47a6c"/>
    <g fill="none" stroke="#4a1c17" stroke-width="17" stroke-linecap="round"><path d="M252 268q46-46 92 0M512 268q46-46 92 0M330 420Q428 500 526 420"/></g>
    <path d="M428 296q32 62-14 66" fill="none" stroke="#dd9a6c" stroke-width="15" stroke-linecap="round"/>
    <path d="M0 0H856V126Q640 206 428 190T0 150Z" fill="#fff"/>
    <path d="M0 150Q214 174 428 190T856 126V152Q640 232 428 216T0 176Z" fill="#dcebf0"/>
    ${letter('Rode Konen', { x: 428, y: 124, size: 118, fill: '#b61f26', anchor: 'middle', wdth: 86, tracking: -15 })}`
}

/** A barrel from above, and a name that shivers. */
function drawBarrel() {
  const planks = repeat(6, (n) => `<path d="M0 ${n * 96 - 10}H856" />`)
  const ice = each(
    [
      [470, 150, 12],
      [700, 130, 40],
      [760, 260, 20],
      [452, 330, 60],
      [720, 390, 5],
      [560, 420, 34],
      [410, 240, 80],
    ] as const,
    ([x, y, rotate]) =>
      put(
        '<rect x="-34" y="-34" width="68" height="68" rx="12" fill="#fff"/><path d="M-16-18H14" stroke="#bfe6ee" stroke-width="8" stroke-linecap="round"/>',
        { x, y, rotate },
      ),
  )
  const lettering = { x: 44, y: 137, size: 118, fill: 'currentColor', tracking: -20, leading: 0.84 }
  const name = `<defs><g id="bibberton-name">${letter('Bib-\nber-\nton', lettering)}</g></defs>`
  const shiver = (x: number, y: number, color: string) =>
    `<use href="#bibberton-name" x="${x}" y="${y}" color="${color}"/>`
  return `${fill('#1f6f78')}<g stroke="#195d65" stroke-width="8">${planks}</g>
    <circle cx="596" cy="274" r="250" fill="#8a5a34"/><circle cx="596" cy="274" r="250" fill="none" stroke="#5d3a1f" stroke-width="10" stroke-dasharray="4 70"/>
    <circle cx="596" cy="274" r="216" fill="#2f3d45"/><circle cx="596" cy="274" r="204" fill="#8ed6e4"/>${ice}
    <circle cx="560" cy="300" r="24" fill="#f0b48c"/><circle cx="632" cy="300" r="24" fill="#f0b48c"/>
    <circle cx="596" cy="226" r="74" fill="#e9641f"/><g fill="none" stroke="#ffb067" stroke-width="9"><circle cx="596" cy="226" r="54"/><circle cx="596" cy="226" r="36"/></g><circle cx="596" cy="226" r="24" fill="#fff"/>
    ${name}${shiver(-9, -3, '#2f8e98')}${shiver(9, 4, '#2f8e98')}${shiver(0, 0, '#eafcff')}`
}

/** Nobody sighs like a whale. */
function drawWhale() {
  const folds = repeat(6, (n) => `<path d="M${304 + n * 18} ${452 - n * 3}q90 60 210 70"/>`)
  const sea = (y: number, color: string, from: number) =>
    `<path d="${wave([from, y], 172, 22)}V560H-60Z" fill="${color}"/>`
  return `${fill('#ffd9bf')}<circle cx="748" cy="120" r="86" fill="#ffb98f"/>
    ${sea(398, '#6f8fe6', -60)}
    <path d="M262 470C252 330 372 238 548 238 716 238 812 320 880 330V560H300Q268 520 262 470Z" fill="#2f45ad"/>
    <path d="M262 452C330 470 400 470 470 500 520 522 560 560 560 560H300Q264 520 262 452Z" fill="#cfdaff"/><g fill="none" stroke="#9fb2f0" stroke-width="7">${folds}</g>
    <path d="M352 372q32 32 64 0" fill="none" stroke="#fff" stroke-width="13" stroke-linecap="round"/><path d="M274 446C330 468 400 456 452 420" fill="none" stroke="#1d2d7d" stroke-width="11" stroke-linecap="round"/><ellipse cx="324" cy="420" rx="30" ry="15" fill="#ff9d8a"/>
    <g fill="none" stroke="#fff" stroke-width="20" stroke-linecap="round"><path d="M540 226C540 150 600 150 606 96A44 44 0 1 0 540 112"/><path d="M520 226C520 170 470 166 458 126A34 34 0 1 1 506 128"/><path d="M562 224C580 190 640 200 668 170A26 26 0 1 0 632 150"/></g>
    ${sea(500, '#4c68cf', -130)}${sea(530, '#3a53b8', -60)}
    ${letter('Diepe\nZucht', { x: 44, y: 140, size: 122, fill: '#24307a', wght: 700, wdth: 90, tracking: -25, leading: 0.86 })}`
}

/** A country that you stand on all day. */
function drawFootMap() {
  const sole =
    'M-230 20C-240-70-150-92-70-78 20-64 60-96 150-104 250-112 290-60 286 10 282 84 220 112 130 102 60 94 10 76-60 92-150 112-224 100-230 20Z'
  const toes = each(
    [
      [330, -62, 56, 44],
      [340, 4, 30, 25],
      [326, 52, 27, 22],
      [300, 90, 25, 20],
      [262, 120, 23, 18],
    ] as const,
    ([x, y, rx, ry]) => `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}"/>`,
  )
  const grid = repeat(9, (n) => `M${n * 107} 0V540M0 ${n * 68}H856`)
  return `${fill('#8fd3ea')}<path d="${grid}" stroke="#a9e0f1" stroke-width="5"/>
    <g transform="translate(404 366) rotate(-8) scale(1.1)">
      <g fill="#58b4d4" stroke="#58b4d4" stroke-width="34" stroke-linejoin="round"><path d="${sole}"/>${toes}</g>
      <clipPath id="voetlicht-sole"><path d="${sole}"/></clipPath>
      <g clip-path="url(#voetlicht-sole)"><path d="M-260-130H400V140H-260Z" fill="#f6e3a1"/><path d="M-260-130H-120L-150 0-100 140H-260Z" fill="#f2925c"/><path d="M-120-130-150 0-100 140H20L-10 20 30-130Z" fill="#7fbf6a"/><path d="M150-130 130 10 400 30V-130Z" fill="#e9698a"/></g>
      <g fill="#e9698a">${toes}</g>
      <path d="M-190 10C-130-50-90 50-20 10S60-60 110 0 200 70 240-30" fill="none" stroke="#2a2440" stroke-width="8" stroke-linecap="round" stroke-dasharray="1 19"/>
      <path d="M240-30C212-66 214-96 240-98S268-66 240-30Z" fill="#2a2440"/><circle cx="240" cy="-76" r="9" fill="#fff"/><circle cx="-190" cy="10" r="14" fill="#2a2440"/>
    </g>
    ${letter('Voetlicht', { x: 44, y: 132, size: 126, fill: '#12395c', wght: 700, wdth: 90, tracking: -20 })}`
}
