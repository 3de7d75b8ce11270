import { type Drawings, fill } from '../card.ts'
import { letter } from '../lettering.ts'
import { chance, each, put, repeat, turn } from '../shapes.ts'

export const sportInTheOpen: Drawings = {
  'haring-en-scheerlijn-kampeerbon': { composition: 'd-horizon', draw: drawPeg },
  'kleine-greep-klimbon': { composition: 'd-all-over-pattern', draw: drawHolds },
  'baan-vier-zwembon': { composition: 'd-view-from-above', draw: drawLanes },
  'kopje-onder-surfbon': { composition: 'd-halves-above-and-below', draw: drawDive },
  'krabbelbaan-schaatsbon': { composition: 'd-lettering-on-a-diagonal', draw: drawSkate },
  'netroller-tennisbon': { composition: 'd-circle-cut-off', draw: drawNet },
  'vals-plat-wielrenbon': { composition: 'd-lettering-on-a-diagonal', draw: drawSlope },
}

/** A tent peg and a herring are one word in Dutch, so a herring holds the rope. */
function drawPeg() {
  const herring =
    '<path d="M0 10C-44-52-40-140-9-196L-44-250Q0-222 44-250L9-196C40-140 44-52 0 10Z" fill="#3d6f9e"/><path d="M0 10C-20-30-26-130-9-196L9-196C40-140 44-52 0 10Z" fill="#c9dbe8"/><circle cx="-12" cy="-46" r="9" fill="#fff"/><circle cx="-12" cy="-44" r="4.500" fill="#17263a"/><path d="M6-78q16 8 22 22M8-110q18 8 24 24M8-142q16 8 20 22" fill="none" stroke="#8fb0c8" stroke-width="6" stroke-linecap="round"/>'
  return `${fill('#fbd38a')}<circle cx="330" cy="330" r="92" fill="#fff0c9"/>
    <path d="M0 412Q220 380 430 410T856 392V540H0Z" fill="#5f9b46"/>
    <path d="M590 92 372 440H830Z" fill="#f0572b"/><path d="M590 92 640 440H830Z" fill="#c93f1b"/><path d="M590 160 520 440H668Z" fill="#5b1d16"/><path d="M590 160 520 440 476 440Z" fill="#ffb08d"/>
    <path d="M590 92 196 300" stroke="#fff" stroke-width="7"/><path d="M590 60V96" stroke="#5b1d16" stroke-width="12"/>
    ${put(herring, { x: 130, y: 470, rotate: 18 })}
    <path d="M0 452Q140 430 300 462T600 452 856 462V540H0Z" fill="#3f7a35"/>
    ${letter('Haring &\nScheerlijn', { x: 44, y: 108, size: 82, fill: '#3f1a14', wdth: 84, tracking: -15, leading: 0.92 })}`
}

/** A wall of holds, of which the climber took the smallest. */
function drawHolds() {
  const random = chance(27)
  const shapes: readonly [string, ...string[]] = [
    'M-40 8C-46-26-8-40 20-32S50 10 30 26-34 36-40 8Z',
    'M-34-20Q0-44 36-18L26 22Q0 40-28 24Z',
    'M-46-8Q0-30 46-8 40 24 0 22T-46-8Z',
  ]
  const colors: readonly [string, ...string[]] = [
    '#ff5d73',
    '#ffc531',
    '#35c9a5',
    '#4d8dff',
    '#ff8b3d',
  ]
  const holds = repeat(40, (n) => {
    const [column, row] = [n % 8, Math.floor(n / 8)]
    const x = 58 + column * 108 + (row % 2) * 40 + random() * 24
    const y = 52 + row * 110 + random() * 22
    const isFree = (row === 1 || row === 2) && column < 5
    const isClimber = column > 4 && column < 7 && (row === 2 || row === 3)
    return isFree || isClimber
      ? ''
      : put(
          `<path d="${turn(shapes, n + row)}" fill="${turn(colors, n * 3 + row)}"/><circle r="7" fill="#1c1733"/>`,
          { x, y, rotate: Math.round(random() * 360), scale: 0.8 + random() * 0.5 },
        )
  })
  return `${fill('#2c2450')}${holds}
    <g fill="none" stroke-linecap="round" stroke-linejoin="round"><path d="M686 244 664 312" stroke="#f6c9a0" stroke-width="20"/><path d="M646 332 620 380" stroke="#f6c9a0" stroke-width="18"/><path d="M668 410 640 462 664 506M676 410 706 452 694 500" stroke="#35c9a5" stroke-width="24"/><path d="M664 508h18M694 502h20" stroke="#ffc531" stroke-width="18"/></g>
    <path d="M646 316Q672 300 698 322L694 414H654Z" fill="#fff"/><circle cx="700" cy="290" r="27" fill="#f6c9a0"/><path d="M674 284a28 28 0 0 1 52-8q-26 0-40 18z" fill="#5a2a12"/>
    <ellipse cx="690" cy="232" rx="21" ry="13" fill="#ffc531"/>
    ${letter('Kleine Greep', { x: 42, y: 280, size: 108, fill: '#fff', wdth: 78, wght: 800, tracking: -12 })}`
}

/** The name is the wake of whoever swims in lane four. */
function drawLanes() {
  const ropes = repeat(4, (n) => {
    const y = (n + 1) * 108
    return `<path d="M0 ${y}H856" stroke="#fff" stroke-width="14"/><path d="M0 ${y}H856" stroke="#f0443a" stroke-width="14" stroke-dasharray="46 46"/>`
  })
  const numbers = each([1, 2, 3, 4, 5], (number, n) =>
    letter(String(number), {
      x: 66,
      y: 72 + n * 108,
      size: 52,
      fill: number === 4 ? '#ffe04a' : '#0d6f8f',
      anchor: 'middle',
    }),
  )
  const lines = repeat(
    5,
    (n) => `<path d="M130 ${54 + n * 108}H790" stroke="#27b3c4" stroke-width="20"/>`,
  )
  return `${fill('#3fcbd6')}${lines}<path d="M0 0H112V540H0Z" fill="#e9f7f2"/>${numbers}
    <path d="M112 324H856V432H112Z" fill="#0d6f8f"/>${ropes}
    ${letter('Baan Vier', { x: 142, y: 410, size: 100, fill: '#fff', tracking: -15 })}
    <g stroke-linecap="round" fill="none"><path d="M640 366 600 350M640 396 606 410" stroke="#f3c39b" stroke-width="19"/><path d="M712 362 760 344 806 356M706 398 680 416" stroke="#f3c39b" stroke-width="19"/></g><path d="M634 362Q690 346 730 366V394Q690 414 634 400Z" fill="#f3c39b"/><path d="M632 360H676V402H632Z" fill="#f0443a"/><circle cx="752" cy="380" r="26" fill="#ffe04a"/>`
}

/** Above the line all is calm; below it somebody is learning. */
function drawDive() {
  const leg =
    '<path d="M-26 130V-60Q-26-92-8-124L14-176H52Q54-156 30-146L22-60 28 130Z" fill="#e7a878"/><path d="M-28 140V20H30V140Z" fill="#f2436b"/>'
  return `${fill('#d3effa')}<circle cx="250" cy="270" r="130" fill="#ffd766"/>
    <path d="M300 284C420 230 560 226 640 262 560 300 420 312 300 284Z" fill="#fff"/><path d="M318 282Q480 240 622 262" stroke="#f2436b" stroke-width="9" fill="none"/>
    ${put(leg, { x: 706, y: 180, rotate: -8 })}${put(leg, { x: 760, y: 190, rotate: 12, scale: '-1 1' })}
    <path d="M0 286q54-30 107 0t107 0 107 0 107 0 107 0 107 0 107 0 107 0V540H0Z" fill="#12508e"/>
    <path d="M0 360q54-24 107 0t107 0 107 0 107 0 107 0 107 0 107 0 107 0V540H0Z" fill="#0c3d73"/>
    <path d="M654 310q40 22 96 0M672 336q30 14 62 0" fill="none" stroke="#8fd0f2" stroke-width="8" stroke-linecap="round"/>
    <g fill="none" stroke="#8fd0f2" stroke-width="6"><circle cx="704" cy="420" r="13"/><circle cx="740" cy="470" r="20"/><circle cx="690" cy="486" r="8"/></g>
    ${letter('Kopje', { x: 44, y: 212, size: 150, fill: '#12304f', tracking: -30 })}
    ${letter('Onder', { x: 44, y: 438, size: 150, fill: '#fff', wght: 300, tracking: -30 })}`
}

/** Scratches on the ice, and one old wooden skate that made them. */
function drawSkate() {
  const scratches = repeat(
    9,
    (n) =>
      `<path d="M${-80 + n * 90} ${600 - (n % 3) * 60}Q${120 + n * 80} ${300 - n * 26} ${60 + n * 110} ${-60}"/>`,
  )
  return `${fill('#c9e6f5')}<g fill="none" stroke="#fff" stroke-width="5" opacity=".8">${scratches}</g>
    <g fill="none" stroke="#fff" stroke-width="13" stroke-linecap="round"><path d="M90 470C240 560 470 500 420 400S180 360 260 470 640 540 760 400"/></g>
    <g transform="translate(560 246) rotate(-16)"><path d="M-170 96H150C210 96 236 60 220 22 206-8 168 2 178 30" fill="none" stroke="#4b5f70" stroke-width="20" stroke-linecap="round"/><path d="M-160 40H120Q150 42 158 62L148 86H-150Z" fill="#b8733a"/><path d="M-160 40H120Q140 42 150 52H-158Z" fill="#dfa063"/><path d="M-120 44C-150-40-50-40-70 44M30 44C10-30 110-30 92 44" fill="none" stroke="#f36a1d" stroke-width="24"/><path d="M-122-8l-40-34M88-6l42-40" stroke="#f36a1d" stroke-width="16" stroke-linecap="round"/></g>
    ${letter('Krabbel-\nbaan', { x: 52, y: 250, size: 124, fill: '#153a63', tracking: -25, leading: 0.86, rotate: -16 })}`
}

/** Will it fall this way? */
function drawNet() {
  const strings = repeat(24, (n) => `M${-20 + n * 40} 420V560`).concat(
    repeat(4, (n) => `M0 ${452 + n * 34}H856`),
  )
  return `${fill('#cf5a33')}<path d="M0 470H856V540H0Z" fill="#b0451f"/>
    <path d="${strings}" stroke="#3b1410" stroke-width="5"/>
    <circle cx="640" cy="150" r="250" fill="#d8ee45"/><path d="M874 64A250 250 0 0 1 440 300Q640 360 874 64Z" fill="#b7d02b" opacity=".7"/>
    <g fill="none" stroke="#fff" stroke-width="17"><path d="M500-60C470 60 540 130 640 150S800 240 790 350"/></g>
    <path d="M0 394H856V434H0Z" fill="#fff"/><path d="M0 424H856V434H0Z" fill="#e3d6cf"/>
    ${letter('Net-\nroller', { x: 44, y: 130, size: 128, fill: '#fff', wdth: 80, wght: 700, tracking: -20, leading: 0.86 })}`
}

/** It looks level. Look again. */
function drawSlope() {
  const rider =
    '<g fill="none" stroke="#15151a" stroke-width="7"><circle cx="-34" cy="-30" r="28"/><circle cx="40" cy="-30" r="28"/><path d="M-34-30-10-72H32L40-30M-10-72 4-30H-34M4-30 32-72l4-16h14" stroke-width="6"/></g><path d="M-14-84Q10-136 46-104L48-92 22-100 2-76Z" fill="#e3342f"/><path d="M30-104 50-76" stroke="#e9b48c" stroke-width="9" stroke-linecap="round"/><path d="M-8-80 16-56 4-30" fill="none" stroke="#e9b48c" stroke-width="11" stroke-linecap="round" stroke-linejoin="round"/><circle cx="56" cy="-118" r="15" fill="#e9b48c"/><path d="M38-120a18 16 0 0 1 36-4z" fill="#fff"/>'
  return `${fill('#ffd21f')}<circle cx="150" cy="120" r="64" fill="#fff1a8"/>
    <path d="M0 330 856 214V540H0Z" fill="#15151a"/><path d="M0 346 856 230" stroke="#fff" stroke-width="6"/>
    ${put(rider, { x: 610, y: 246, rotate: -7.7, scale: 1.25 })}
    ${letter('Vals Plat', { x: 46, y: 488, size: 168, fill: '#ffd21f', wdth: 92, tracking: -30, rotate: -7.7 })}`
}
