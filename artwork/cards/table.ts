import { type Drawings, fill } from '../card.ts'
import { letter, letterOnArc } from '../lettering.ts'
import { around, chance, each, leaf, polar, put, repeat } from '../shapes.ts'

export const table: Drawings = {
  'stokjes-ervoor-sushibon': { composition: 'a-lettering-on-a-diagonal', draw: drawSushi },
  'korstmos-broodbon': { composition: 'a-circle-cut-off', draw: drawLoaf },
  'op-hete-kolen-bbqbon': { composition: 'a-all-over-pattern', draw: drawCoals },
  'zes-minuten-ontbijtbon': { composition: 'a-emblem-in-the-middle', draw: drawEgg },
  'puntkomma-pizzabon': { composition: 'a-big-sign', draw: drawSemicolon },
  'twaalf-schaaltjes-rijsttafelbon': { composition: 'a-view-from-above', draw: drawBowls },
  'vork-in-de-steel-foodhalbon': { composition: 'a-stack', draw: drawFork },
  'met-zonder-frietbon': { composition: 'a-split-in-two', draw: drawFries },
}

/** Two chopsticks, and what they hold between them is first the name and then the roll. */
function drawSushi() {
  const grains = around(
    [0, 0],
    13,
    (n) =>
      `<ellipse cy="${-62 - (n % 2) * 8}" rx="9" ry="16" fill="#fff" transform="rotate(${n * 9})"/>`,
  )
  const roll = `<circle r="118" fill="#1d1a26"/><circle r="100" fill="#f4ece4"/>${grains}
    <circle r="52" fill="#f4ece4"/><path d="M-44-6Q-44-48 0-46L4 40Q-44 40-44-6Z" fill="#ff7a45"/><path d="M6-46Q46-42 46 0L10 4Z" fill="#7fb23c"/><path d="M10 12 46 8Q40 42 12 44Z" fill="#ffd447"/>
    <path d="M-36-20q14 12 36 8M-42 6q20 12 44 8" fill="none" stroke="#ffb08f" stroke-width="6"/>`
  return `${fill('#ffa98f')}
    <circle cx="720" cy="202" r="196" fill="#ff9173"/>
    ${put(roll, { x: 720, y: 212 })}
    <g stroke-linecap="round"><path d="M-20 262 740 84" stroke="#a8281e" stroke-width="26"/><path d="M-20 600 760 334" stroke="#a8281e" stroke-width="26"/><path d="M-20 256 220 200M-20 594 200 518" stroke="#1d1a26" stroke-width="28"/></g>
    ${letter('Stokjes Ervoor', { x: 56, y: 462, size: 98, fill: '#1d1a26', rotate: -16, wdth: 82, tracking: -15 })}`
}

/** A loaf that rises like a hill, scored with the shape of lichen. */
function drawLoaf() {
  const blade = `<path id="korstmos-leaf" d="${leaf(64, 20)}"/>`
  const stalk = `<g id="korstmos-stalk"><path d="M0-5H200V5H0Z"/>${repeat(6, (n) => `<use href="#korstmos-leaf" transform="translate(${30 + n * 28}) rotate(-42)"/><use href="#korstmos-leaf" transform="translate(${30 + n * 28}) rotate(42)"/>`)}</g>`
  const scores = each([-64, -22, 22, 64], (angle) => {
    const [x, y] = polar(60, angle)
    return `<use href="#korstmos-stalk" transform="translate(${Math.round(560 + x)} ${Math.round(520 + y)}) rotate(${angle - 90})"/>`
  })
  return `<defs>${blade}${stalk}</defs>${fill('#cfe0a8')}
    <path d="M0 430Q160 380 300 430T600 420T900 430V540H0Z" fill="#7fa357"/>
    <circle cx="560" cy="528" r="366" fill="#8a4a1d"/><circle cx="560" cy="540" r="350" fill="#c47a35"/>
    <path d="M250 470A312 312 0 0 1 560 228" fill="none" stroke="#e3a660" stroke-width="20" stroke-linecap="round"/>
    <g fill="#f6dfb4">${scores}</g>
    <path d="M0 490Q100 450 210 496T380 492T560 506T740 490T900 500V540H0Z" fill="#3f6a35"/>
    ${letter('Korstmos', { x: 44, y: 128, size: 118, fill: '#2c4a26', wght: 700, tracking: -30 })}`
}

/** Coals with a fire under them: the glow is what shows between. */
function drawCoals() {
  const random = chance(21)
  const coals = repeat(54, (n) => {
    const [x, y] = [(n % 9) * 108 + (Math.floor(n / 9) % 2) * 54, Math.floor(n / 9) * 106 + 8]
    const points = repeat(7, (side) => {
      const [dx, dy] = polar(46 + random() * 13, side * 51 + random() * 20)
      return `${side ? 'L' : 'M'}${Math.round(x + dx)} ${Math.round(y + dy)}`
    })
    return `<path d="${points}Z" fill="${n % 4 ? '#2a2022' : '#3d2b2a'}"/>`
  })
  return `<radialGradient id="kolen-glow"><stop offset=".2" stop-color="#ffd23f"/><stop offset="1" stop-color="#f0441a"/></radialGradient>
    ${fill('url(#kolen-glow)')}<g stroke-linejoin="round">${coals}</g>
    <path d="M96 176 300 118 560 130 770 164 806 300 742 402 470 424 210 412 70 340Z" fill="#1a1213"/>
    ${letter('Op Hete Kolen', { x: 432, y: 318, size: 132, fill: '#ffcf4a', anchor: 'middle', wdth: 75, tracking: -5 })}`
}

/** An egg is a clock that stops at six. */
function drawEgg() {
  const ticks = `<g fill="none" stroke="#3a7fa0" stroke-width="20"><circle cx="428" cy="318" r="180" pathLength="600" stroke-dasharray="2 8"/></g>
    <path d="M428 138A180 180 0 0 1 533.8 172.4" fill="none" stroke="#d8442b" stroke-width="24" pathLength="62" stroke-dasharray="4 6" stroke-dashoffset="-10"/>`
  return `${fill('#a9def2')}
    <path d="M0 420H856V540H0Z" fill="#fff4e0"/><path d="M0 420H856V434H0Z" fill="#f2d9b0"/>
    <circle cx="428" cy="318" r="206" fill="#d6f0fa"/>${ticks}
    <path d="M428 172C500 172 548 262 548 334A120 120 0 0 1 308 334C308 262 356 172 428 172Z" fill="#fff"/>
    <circle cx="428" cy="330" r="74" fill="#ffb21c"/><circle cx="428" cy="330" r="74" fill="none" stroke="#f39200" stroke-width="8"/>
    <path d="M428 330V276M428 330 462 284" stroke="#7a3b00" stroke-width="12" stroke-linecap="round"/><circle cx="428" cy="330" r="11" fill="#7a3b00"/>
    <path d="M288 380H568C566 450 520 486 468 492L486 540H370L388 492C336 486 290 450 288 380Z" fill="#d8442b"/><path d="M288 380H568L566 400H290Z" fill="#a92e1a"/>
    ${letterOnArc('ZES MINUTEN', { x: 428, y: 318, radius: 226, size: 66, fill: '#17455c', wdth: 90, tracking: 40 })}`
}

/** A semicolon: tomato and slice. */
function drawSemicolon() {
  const salami = each(
    [
      [-20, -92, 30],
      [54, -72, 27],
      [10, -12, 29],
    ] as const,
    ([x, y, r]) =>
      `<circle cx="${x}" cy="${y}" r="${r}" fill="#c6301f"/><circle cx="${x - 8}" cy="${y - 6}" r="5" fill="#f08a6a"/><circle cx="${x + 9}" cy="${y + 7}" r="4" fill="#f08a6a"/>`,
  )
  return `${fill('#fdf0d5')}
    <path d="M0 0H30V540H0Z" fill="#1f7a4d"/><path d="M826 0H856V540H826Z" fill="#d62f21"/>
    <circle cx="668" cy="146" r="92" fill="#d62f21"/><path d="M612 104Q632 78 664 74" fill="none" stroke="#ff8d77" stroke-width="14" stroke-linecap="round"/>
    <path d="M668 66 684 40 690 70 726 66 702 86 716 112 682 96 656 112 660 86 634 72Z" fill="#1f7a4d"/>
    <g transform="translate(668 402)"><path d="M-96-130Q0-176 98-118C100-20 30 70-86 132Q-30 60-34-6Q-60-50-96-130Z" fill="#f6b93b"/>
    <path d="M-106-118Q-4-178 108-108" fill="none" stroke="#b9702a" stroke-width="38" stroke-linecap="round"/>${salami}
    <path d="M-40-60l20 14M60-26l-18 14M-8 44l10 14" stroke="#1f7a4d" stroke-width="10" stroke-linecap="round"/></g>
    ${letter('punt\nkomma', { x: 66, y: 214, size: 150, fill: '#241a14', wdth: 76, wght: 800, tracking: -30, leading: 0.9 })}`
}

/** Twelve little bowls keep the name company. */
function drawBowls() {
  const places = [
    [86, 80],
    [314, 76],
    [542, 80],
    [770, 76],
    [90, 208],
    [766, 208],
    [86, 334],
    [770, 334],
    [90, 460],
    [314, 464],
    [542, 460],
    [766, 464],
  ] as const
  const foods = ['#e3a32b', '#5d9b3a', '#b8341f', '#f3e6c4', '#8a4a20', '#f0c23c']
  const garnishes = each(
    [
      '<path d="M-24 6q24-34 48 0M-18 22q18-22 40-4" fill="none" stroke="#fff2d0" stroke-width="7"/>',
      '<circle cx="-14" cy="-10" r="12" fill="#fff" fill-opacity=".55"/><circle cx="14" cy="8" r="14" fill="#3c1c0d" fill-opacity=".4"/>',
      '<path d="M-20-12 16 18M-4-24 24 4M-24 6-2 26" stroke="#2f1b10" stroke-opacity=".45" stroke-width="8"/>',
    ],
    (shape, n) => `<g id="schaaltjes-${n}">${shape}</g>`,
  )
  const bowls = each(places, ([x, y], n) => {
    const food = foods[(n * 5) % 6]
    const garnish = `<use href="#schaaltjes-${n % 3}"/>`
    return put(
      `<use href="#schaaltjes-rim" fill="${n % 2 ? '#1b6a78' : '#c25a2b'}"/><circle r="42" fill="${food}"/>${garnish}`,
      { x, y },
    )
  })
  return `${fill('#47203a')}<defs><g id="schaaltjes-rim"><circle r="58" fill="#f7ead2"/><circle r="51"/></g>${garnishes}</defs>${bowls}
    ${letter('Twaalf', { x: 428, y: 262, size: 116, fill: '#f7d38a', anchor: 'middle', wght: 600, wdth: 92, tracking: -15 })}
    ${letter('Schaaltjes', { x: 428, y: 350, size: 94, fill: '#f7d38a', anchor: 'middle', wght: 600, wdth: 92, tracking: -15 })}`
}

/** A fork that stands in a pot and bears fruit. */
function drawFork() {
  const tines = each([-72, -24, 24, 72], (x) => `M${x} 0V-116`)
  return `${fill('#ffd84d')}
    <path d="M0 452H856V540H0Z" fill="#f2a72e"/>
    <g transform="translate(640 252)">
      <path d="${tines}" stroke="#3b4a54" stroke-width="17" stroke-linecap="round"/>
      <path d="M-80-20V0Q-80 70-14 84V220H14V84Q80 70 80 0V-20" fill="#3b4a54"/>
      <g fill="#3f8f3f">${put(`<path d="${leaf(120, 34)}"/>`, { x: 6, y: 160, rotate: -34 })}${put(`<path d="${leaf(110, 32)}"/>`, { x: -6, y: 190, rotate: 212 })}</g>
      <circle cx="-76" cy="-128" r="34" fill="#d7372c"/><path d="M-96-140q8-16 24-16" stroke="#ff9b8c" stroke-width="7" fill="none" stroke-linecap="round"/>
      <path d="M-60-186C-60-226 12-226 12-186Z" fill="#a8683c"/><path d="M-40-186H-8L-12-140H-36Z" fill="#fbe7c6"/>
      <circle cx="28" cy="-118" r="26" fill="#5f8b2c"/><circle cx="28" cy="-126" r="8" fill="#d7372c"/>
      <path d="M52-176C60-220 132-214 128-160 126-128 96-120 82-130 100-136 104-156 92-164 80-172 66-168 52-176Z" fill="#ff8f66"/><path d="M84-198l-6 30M106-190l-14 22M118-164l-18 8" stroke="#fff0e0" stroke-width="6"/>
    </g>
    <path d="M540 452H740L716 540H564Z" fill="#c24a2a"/><path d="M526 428H754V464H526Z" fill="#d9603a"/>
    ${letter('Vork in\nde Steel', { x: 44, y: 232, size: 104, fill: '#3b2a10', wdth: 88, tracking: -20, leading: 0.92 })}`
}

/** One cone with, one without. */
function drawFries() {
  const chips = repeat(9, (n) => {
    const lean = (n - 4) * 3
    return `<rect x="${-118 + n * 26}" y="${-150 + Math.abs(n - 4) * 12 - (n % 2) * 26}" width="24" height="180" rx="4" fill="${n % 2 ? '#f7c545' : '#ffdb70'}" transform="rotate(${lean} 0 40)"/>`
  })
  const cone = (paper: string, stripe: string) =>
    `${chips}<path d="M-132 0Q0 44 132 0L36 250H-36Z" fill="${paper}"/><path d="M-60 18Q0 30 60 18L18 250H-18Z" fill="${stripe}"/>`
  return `${fill('#d42a26')}<path d="M428 0H856V540H428Z" fill="#fff3dd"/>
    ${put(cone('#fff3dd', '#ffd0b8'), { x: 250, y: 330 })}
    <path d="M150 222C140 180 190 176 206 150 214 126 252 112 270 140 300 130 330 160 336 190 372 200 364 240 330 236 318 268 282 262 272 240 250 276 214 270 206 244 186 262 154 252 150 222Z" fill="#fffbe8"/><path d="M196 200Q240 160 290 180" fill="none" stroke="#f1e4b6" stroke-width="12" stroke-linecap="round"/>
    ${put(cone('#d42a26', '#b31d1b'), { x: 584, y: 330 })}
    ${letter('Met', { x: 44, y: 116, size: 112, fill: '#fff3dd', wdth: 84, tracking: -20 })}
    ${letter('Zonder', { x: 812, y: 116, size: 112, fill: '#d42a26', wdth: 84, tracking: -20, anchor: 'end' })}`
}
