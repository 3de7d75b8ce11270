import { type Drawings, fill } from '../card.ts'
import { letter } from '../lettering.ts'
import { chance, each, leaf, put, repeat } from '../shapes.ts'

export const pantry: Drawings = {
  'met-modder-boerderijbon': { composition: 'a-split-in-two', draw: drawCarrots },
  'peperduur-specerijenbon': { composition: 'a-poster-type-only', draw: drawPepper },
  'dinsdagdoos-maaltijdbon': { composition: 'a-overflowing', draw: drawTuesday },
  'haring-of-kuit-visbon': { composition: 'a-split-in-two', draw: drawHerring },
  'oom-salmiak-dropbon': { composition: 'a-all-over-pattern', draw: drawLozenges },
  'potdicht-jambon': { composition: 'a-label-on-a-bottle', draw: drawJar },
  'stroopspoor-pannenkoekenbon': { composition: 'a-spiral', draw: drawPancake },
}

/** Above the ground the greens, below it the name with the roots. */
function drawCarrots() {
  const random = chance(8)
  const stones = repeat(
    16,
    () =>
      `<circle cx="${Math.round(random() * 856)}" cy="${Math.round(250 + random() * 280)}" r="${Math.round(4 + random() * 9)}"/>`,
  )
  const frond = each(
    [-38, -12, 14, 40],
    (angle) =>
      `<path d="${leaf(150, 26)}" transform="rotate(${angle - 90})" fill="${angle % 4 ? '#2f8b3d' : '#49ab4f'}"/>`,
  )
  const carrot = (length: number, color: string) =>
    `${frond}<path d="M-52 10Q0-30 52 10C54 ${length * 0.5} 14 ${length * 0.9} 0 ${length}C-14 ${length * 0.9}-54 ${length * 0.5}-52 10Z" fill="${color}"/><path d="M-44 60h34M44 96H16M-34 138h24M28 40H8" stroke="#7a2a0a" stroke-opacity=".4" stroke-width="8" stroke-linecap="round"/>`
  return `${fill('#d9f0c0')}
    <path d="M0 208Q210 184 430 206T856 196V540H0Z" fill="#4a2c1c"/><path d="M0 208Q210 184 430 206T856 196V232Q640 244 430 240T0 244Z" fill="#6b4126"/>
    <g fill="#6b4126">${stones}</g>
    ${put(carrot(290, '#f07a1f'), { x: 560, y: 206 })}${put(carrot(220, '#b5387a'), { x: 688, y: 202, rotate: -5 })}${put(carrot(250, '#f5a623'), { x: 796, y: 206, rotate: 4 })}
    ${letter('Met\nModder', { x: 44, y: 384, size: 128, fill: '#fbe9cf', tracking: -25, leading: 0.88 })}`
}

/** Shouted like a market price, and the sticker takes it back. */
function drawPepper() {
  const random = chance(33)
  const corns = repeat(34, (n) => {
    const [x, y, r] = [random() * 856, random() * 540, 7 + random() * 9]
    return `<circle cx="${Math.round(x)}" cy="${Math.round(y)}" r="${Math.round(r)}" fill="${['#7a1f12', '#3e4f1f', '#f8a13c'][n % 3]}"/>`
  })
  const star = repeat(16, (n) => {
    const angle = (n * Math.PI) / 8
    const reach = n % 2 ? 84 : 108
    return `${n ? 'L' : 'M'}${Math.round(Math.sin(angle) * reach)} ${Math.round(-Math.cos(angle) * reach)}`
  })
  return `${fill('#e9573d')}${corns}
    ${letter('PEPER', { x: 38, y: 250, size: 268, fill: '#1c1210', wdth: 75, tracking: -20 })}
    ${letter('DUUR', { x: 38, y: 486, size: 268, fill: '#fff3dd', wdth: 75, tracking: -20 })}
    <g transform="translate(728 392) rotate(-12)"><path d="${star}Z" fill="#ffd93b"/>${letter('0,95', { x: 0, y: 24, size: 62, fill: '#1c1210', anchor: 'middle', wdth: 80 })}</g>`
}

/** The second of seven, and dinner is in it. */
function drawTuesday() {
  const days = repeat(
    7,
    (n) =>
      `<circle cx="${414 + n * 52}" cy="428" r="${n === 1 ? 24 : 17}" fill="${n === 1 ? '#ff5a36' : '#a86f35'}"/>`,
  )
  const carrot = (x: number, turned: number) =>
    `<g transform="translate(${x} 318) rotate(${turned})"><path d="M-26 40 -20-70Q0-92 20-70L26 40Z" fill="#ff8a2b"/><path d="M-18-30h20M0 0h20" stroke="#d9660f" stroke-width="6" stroke-linecap="round"/><path d="M0-74C-30-110-20-140-34-160M0-74C0-120 6-140 2-172M0-74C28-106 26-130 44-150" fill="none" stroke="#2f8b3d" stroke-width="13" stroke-linecap="round"/></g>`
  return `${fill('#8fb8f4')}<path d="M0 470H856V540H0Z" fill="#5f8fdb"/>
    <path d="M380 330H800V190H380Z" fill="#8f5a26"/>
    <path d="M690 330C700 200 690 90 726 40 756 90 760 200 770 330Z" fill="#f3f0dd"/><path d="M716 60C690 20 670 10 650 16 676 40 690 80 706 120ZM734 60C760 20 780 10 800 16 774 40 764 80 750 120ZM726 40C720 10 726-10 730-30 740-6 742 20 734 60Z" fill="#4aa356"/>
    ${carrot(440, -14)}${carrot(498, 4)}<circle cx="580" cy="262" r="62" fill="#e2332f"/><path d="M548 216q30 18 64-4M580 214v-26" fill="none" stroke="#2f8b3d" stroke-width="11" stroke-linecap="round"/><path d="M536 250q6-26 24-34" fill="none" stroke="#ff8f86" stroke-width="9" stroke-linecap="round"/>
    <path d="M620 330C606 250 640 200 670 200S716 250 706 330Z" fill="#7a3fa8"/><path d="M648 208q20-20 46 0l-10 18h-26z" fill="#4aa356"/>
    <path d="M360 310H820V500Q820 516 804 516H376Q360 516 360 500Z" fill="#d9a15a"/><path d="M760 310H820V500Q820 516 804 516H760Z" fill="#bf8440"/><path d="M360 310 300 262 380 262 420 310ZM820 310 860 250H800L770 310Z" fill="#e8ba7c"/><path d="M360 310H820V336H360Z" fill="#bf8440"/>${days}
    ${letter('Dinsdag-\ndoos', { x: 42, y: 132, size: 104, fill: '#17306b', wdth: 78, tracking: -20, leading: 0.88 })}`
}

/** The fish that lies over the choice: itself above, its eggs below. */
function drawHerring() {
  const random = chance(4)
  const roe = repeat(30, (n) => {
    const x = 20 + (n % 15) * 60 + random() * 20
    const y = 330 + Math.floor(n / 15) * 150 + random() * 40
    return `<use href="#kuit" x="${Math.round(x)}" y="${Math.round(y)}"/>`
  })
  const scales = repeat(12, (n) => `<path d="M${-60 + n * 32} -26q16 26 0 52"/>`)
  const herring = `<path d="${leaf(600, 116)}" transform="translate(-340 0)" fill="#c9d9e4"/><path d="M-340 0C-200-116-60-116 260 0Q-40-30-340 0Z" fill="#274f73"/>
    <path d="M230 0 340-78Q316 0 340 78Z" fill="#274f73"/><path d="M-60-84 30-118 50-70Z" fill="#1c3b58"/><path d="M-40 86 20 116 40 76Z" fill="#9db8c9"/>
    <path d="M-212-62Q-176 0-212 62" fill="none" stroke="#8fa9bc" stroke-width="8"/><circle cx="-266" cy="-12" r="18" fill="#fff"/><circle cx="-268" cy="-12" r="9" fill="#10233a"/>
    <g fill="none" stroke="#9db8c9" stroke-width="6" transform="translate(-90 16)">${scales}</g>`
  return `<defs><g id="kuit"><circle r="26" fill="#f58a3c"/><circle cx="-8" cy="-8" r="7" fill="#ffd0a3"/></g></defs>
    ${fill('#fbf3e4')}<path d="M0 276H856V540H0Z" fill="#e2601f"/>${roe}
    ${put(herring, { x: 436, y: 276, rotate: -6 })}
    ${letter('Haring', { x: 44, y: 142, size: 132, fill: '#17385a', tracking: -25 })}
    ${letter('of Kuit', { x: 812, y: 484, size: 132, fill: '#fff6e6', tracking: -25, anchor: 'end' })}`
}

/** Liquorice lozenges; one of them has a moustache. */
function drawLozenges() {
  const sweets = repeat(45, (n) => {
    const row = Math.floor(n / 9)
    return `<use href="#salmiak" x="${(n % 9) * 114 + (row % 2) * 57 - 20}" y="${row * 132 + 6}"/>`
  })
  return `<defs><g id="salmiak"><path d="M0-62 46 0 0 62-46 0Z" fill="#16141a" stroke="#16141a" stroke-width="10" stroke-linejoin="round"/><path d="M0-44-30-2" stroke="#6a6478" stroke-width="8" stroke-linecap="round"/></g></defs>
    ${fill('#8fdccb')}${sweets}
    <path d="M428 36 836 270 428 504 20 270Z" fill="#16141a" stroke="#8fdccb" stroke-width="22" stroke-linejoin="round"/>
    <path d="M428 400C396 372 344 374 322 410 350 396 362 434 400 426 416 422 424 412 428 402 432 412 440 422 456 426 494 434 506 396 534 410 512 374 460 372 428 400Z" fill="#8fdccb"/>
    ${letter('oom', { x: 428, y: 204, size: 92, fill: '#fff', anchor: 'middle', wght: 400, wdth: 100 })}
    ${letter('Salmiak', { x: 428, y: 316, size: 136, fill: '#fff', anchor: 'middle', wght: 800, wdth: 80, tracking: -10 })}`
}

/** A jar so full that the card is hardly wide enough. */
function drawJar() {
  const checks = repeat(14, (n) => `<path d="M${146 + n * 42} 20h21v112h-21z"/>`)
  const fruit = each(
    [
      [206, 230, 30],
      [660, 220, 40],
      [666, 400, 36],
      [192, 420, 36],
      [220, 500, 28],
      [620, 500, 30],
      [420, 196, 26],
      [520, 506, 32],
    ] as const,
    ([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r}"/>`,
  )
  return `${fill('#cfe3fa')}
    <path d="M120 200Q120 130 200 130H656Q736 130 736 200V560H120Z" fill="#f4fbff"/><path d="M146 216Q146 176 190 176H666Q710 176 710 216V560H146Z" fill="#b3123f"/><g fill="#8c0a30">${fruit}</g>
    <path d="M120 132Q130 16 200 16H656Q726 16 736 132Q690 112 650 132T566 132 482 132 398 132 314 132 230 132 120 132Z" fill="#fff"/><clipPath id="potdicht-cloth"><path d="M120 132Q130 16 200 16H656Q726 16 736 132Q690 112 650 132T566 132 482 132 398 132 314 132 230 132 120 132Z"/></clipPath>
    <g clip-path="url(#potdicht-cloth)"><g fill="#e8324f" fill-opacity=".55">${checks}<path d="M100 34H756v21H100zM100 76H756v21H100zM100 118H756v21H100z"/></g></g><path d="M140 104Q430 128 716 104" fill="none" stroke="#1f3d6b" stroke-width="10"/>
    <path d="M720 106q40 18 30 66M720 106q12 30-12 60" stroke="#1f3d6b" stroke-width="8" fill="none" stroke-linecap="round"/>
    <rect x="214" y="236" width="428" height="222" rx="20" fill="#fff8e8"/><rect x="228" y="250" width="400" height="194" rx="12" fill="none" stroke="#1f3d6b" stroke-width="4"/>
    ${letter('Potdicht', { x: 428, y: 376, size: 112, fill: '#1f3d6b', anchor: 'middle', wght: 700, wdth: 88, tracking: -15 })}`
}

/** The syrup goes round and then walks off to underline the name. */
function drawPancake() {
  const spiral = repeat(106, (n) => {
    const [angle, radius] = [n * 0.2 + 1.1, 8 + n * 1.6]
    const [x, y] = [582 + Math.cos(angle) * radius, 262 + Math.sin(angle) * radius]
    return `${n ? 'L' : 'M'}${Math.round(x)} ${Math.round(y)}`
  })
  return `${fill('#2767a8')}
    <circle cx="582" cy="262" r="300" fill="#1d5592"/><circle cx="582" cy="262" r="250" fill="#f3f7fb"/><circle cx="582" cy="262" r="226" fill="none" stroke="#7fb0de" stroke-width="8" stroke-dasharray="4 18" stroke-linecap="round"/>
    <circle cx="582" cy="262" r="204" fill="#b9742a"/><circle cx="582" cy="258" r="196" fill="#f0bd62"/>
    <path d="${spiral}" fill="none" stroke="#5a2310" stroke-width="19" stroke-linejoin="round" stroke-linecap="round"/>
    <path d="M54 362Q130 340 220 366T420 392Q470 392 506 414" fill="none" stroke="#5a2310" stroke-width="19" stroke-linecap="round"/>
    <rect x="562" y="236" width="54" height="44" rx="6" fill="#ffe98a" transform="rotate(-14 590 258)"/>
    ${letter('Stroop\nspoor', { x: 44, y: 210, size: 122, fill: '#fff', wght: 700, wdth: 82, tracking: -20, leading: 0.9 })}`
}
