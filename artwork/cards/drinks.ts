import { type Drawings, fill } from '../card.ts'
import { letter, letterOnArc } from '../lettering.ts'
import { around, each, leaf, polar, put, repeat } from '../shapes.ts'

export const drinks: Drawings = {
  'trekvogel-theebon': { composition: 'a-horizon', draw: drawTeaBirds },
  'engelendeel-whiskybon': { composition: 'a-label-on-a-bottle', draw: drawWhisky },
  'vrije-pers-sapbon': { composition: 'a-page', draw: drawNewspaper },
  'gistermorgen-bierbon': { composition: 'a-emblem-in-the-middle', draw: drawCap },
  'kwart-over-vijf-borrelbon': { composition: 'a-circle-cut-off', draw: drawClock },
}

/** Tea bags on their way south, labels trailing. */
function drawTeaBirds() {
  const bird = `<path d="M0 0C-40-70-110-80-160-50-110-40-60-20-26 26ZM0 0C40-70 110-80 160-50 110-40 60-20 26 26Z" fill="#6d8f3c"/>
    <path d="M-26-26H26L34 52Q34 62 24 62H-24Q-34 62-34 52Z" fill="#fff7e4"/><path d="M-30 22H30L34 52Q34 62 24 62H-24Q-34 62-34 52Z" fill="#c98a4b"/>
    <path d="M0-26C6-60-30-60-22-96" fill="none" stroke="#fff7e4" stroke-width="5"/><path d="M-42-128H-4V-92H-42Z" fill="#e2533a"/>`
  const flock = each(
    [
      [640, 216, 0.8],
      [414, 176, 0.46],
      [280, 104, 0.34],
      [742, 84, 0.36],
      [560, 66, 0.26],
    ] as const,
    ([x, y, scale]) => put(bird, { x, y, scale, rotate: 14 }),
  )
  const glitter = repeat(
    7,
    (n) =>
      `<path d="M${600 + (n % 3) * 26} ${352 + n * 26}h${70 + ((n * 37) % 90)}" stroke-width="${6 + n}"/>`,
  )
  return `${fill('#473a78')}<path d="M0 170H856V330H0Z" fill="#7a4f8c"/><path d="M0 250H856V330H0Z" fill="#c8647c"/>
    <path d="M470 330a150 150 0 0 1 300 0Z" fill="#ffc857"/>
    <path d="M0 330H856V540H0Z" fill="#8a3d1a"/><g stroke="#e38f3c" stroke-linecap="round">${glitter}</g>
    ${flock}
    ${letter('Trekvogel', { x: 42, y: 490, size: 138, fill: '#fff1d6', wght: 500, tracking: -25 })}`
}

/** What evaporates from the cask goes to the angels: this bottle has grown wings on it. */
function drawWhisky() {
  const wing = `${each([0, 1, 2, 3, 4, 5], (n) => `<path d="${leaf(330 - n * 38, 40 - n * 2)}" transform="translate(0 ${n * 22}) rotate(${-34 + n * 15})" fill="${n % 2 ? '#e8dcc3' : '#fbf4e4'}"/>`)}`
  return `${fill('#12352f')}<circle cx="428" cy="250" r="330" fill="#174339"/>
    ${put(wing, { x: 520, y: 230 })}${put(wing, { x: 336, y: 230, scale: '-1 1' })}
    <path d="M376-10H480V70C480 120 578 130 578 220V560H278V220C278 130 376 120 376 70Z" fill="#7c3a10"/><path d="M278 240V220C278 196 284 178 294 164H562C572 178 578 196 578 220V560H278Z" fill="#c8701b"/>
    <path d="M370-10H486V34H370Z" fill="#e8c473"/><path d="M300 200Q306 180 320 170V540H300Z" fill="#eda549"/>
    <path d="M278 226H578V444H278Z" fill="#f6ead0"/><path d="M278 238H578M278 432H578" stroke="#12352f" stroke-width="4"/>
    ${letter('Engelen\ndeel', { x: 428, y: 334, size: 88, fill: '#12352f', anchor: 'middle', wght: 600, wdth: 78, leading: 0.88, tracking: -10 })}`
}

/** The front page of a juice bar. */
function drawNewspaper() {
  const column = (x: number, count: number, from: number) =>
    repeat(
      count,
      (n) => `<path d="M${x} ${from + n * 22}h${n === count - 1 ? 80 : 150 - ((n * 29) % 18)}"/>`,
    )
  const orange = `<circle r="128" fill="#f57c00"/><circle r="112" fill="#fff0c9"/>${around([0, 0], 9, () => '<path d="M0-12 30-86Q0-112-30-86Z" fill="#ff9d1f"/>')}`
  return `${fill('#f5efdf')}
    ${letter('Vrije Pers', { x: 428, y: 146, size: 160, fill: '#181613', anchor: 'middle', wght: 800, wdth: 80, tracking: -20 })}
    <path d="M40 186H816" stroke="#181613" stroke-width="14"/><path d="M40 204H816" stroke="#181613" stroke-width="4"/>
    <path d="M226 228H630V540H226Z" fill="#bfe3e8"/>
    <path d="M226 494H630V540H226Z" fill="#4f9db0"/>${put(orange, { x: 428, y: 384 })}
    <path d="M300 520q30-26 60 0t60 0 60 0 60 0" fill="none" stroke="#f5efdf" stroke-width="8"/>
    <path d="M410 262q14-30 54-34-6 34-54 34Z" fill="#3c8a3f"/>
    <g stroke="#a79f8c" stroke-width="9">${column(44, 13, 244)}${column(656, 13, 244)}</g>`
}

/** A crown cap with a sunrise: yeast works while you sleep. */
function drawCap() {
  const rays = around([428, 318], 24, () => '<path d="M-5-96 0-136 5-96Z"/>')
  const teeth = repeat(42, (n) => {
    const [x, y] = polar(n % 2 ? 244 : 262, (n * 360) / 42)
    return `${n ? 'L' : 'M'}${Math.round(428 + x)} ${Math.round(270 + y)}`
  })
  return `${fill('#0e6a56')}<circle cx="428" cy="270" r="400" fill="#0b5a49"/>
    <path d="${teeth}Z" fill="#f0b429" stroke="#f0b429" stroke-width="14" stroke-linejoin="round"/><circle cx="428" cy="270" r="222" fill="#fff2cf"/><circle cx="428" cy="270" r="140" fill="#8fd0d8"/>
    <clipPath id="gist-disc"><circle cx="428" cy="270" r="140"/></clipPath>
    <g clip-path="url(#gist-disc)"><g fill="#ffd866">${rays}</g><circle cx="428" cy="318" r="78" fill="#f2762e"/>
    <path d="M280 330H580V440H280Z" fill="#e39a16"/><path d="M280 336Q300 300 330 318 346 288 380 310 404 286 430 312 462 290 482 316 520 294 536 322 560 310 580 336V352H280Z" fill="#fff"/><g fill="#ffd866"><circle cx="380" cy="376" r="7"/><circle cx="440" cy="386" r="9"/><circle cx="490" cy="370" r="6"/></g></g>
    ${letterOnArc('GISTER', { x: 428, y: 270, radius: 156, size: 68, fill: '#0e4a3d', wdth: 84, tracking: 60 })}
    ${letterOnArc('MORGEN', { x: 428, y: 270, radius: 206, angle: 180, inside: true, size: 68, fill: '#0e4a3d', wdth: 84, tracking: 60 })}`
}

/** A clock whose hours are snacks. */
function drawClock() {
  const snacks = [
    '<circle r="30" fill="#8a5226"/><circle cx="-9" cy="-9" r="6" fill="#c98a4b"/><circle cx="10" cy="6" r="5" fill="#c98a4b"/>',
    '<circle r="24" fill="#6f8f2f"/><circle r="9" fill="#d7372c"/>',
    '<path d="M-24-20H22L28 22H-26Z" fill="#ffc93c"/><circle cx="-6" r="6" fill="#e0a21f"/><circle cx="12" cy="10" r="4" fill="#e0a21f"/>',
  ] as const
  const hours = repeat(12, (n) => {
    const [x, y] = polar(264, n * 30)
    return put(snacks[n % 3] ?? '', { x: 620 + x, y: 318 + y, scale: 1.3 })
  })
  return `${fill('#14304f')}<circle cx="620" cy="318" r="346" fill="#e2a23b"/><circle cx="620" cy="318" r="326" fill="#fff1d8"/>${hours}
    <path d="M620 318 700 508" stroke="#14304f" stroke-width="24" stroke-linecap="round"/><path d="M600 318H838" stroke="#c43b2c" stroke-width="12" stroke-linecap="round"/>
    <circle cx="620" cy="318" r="24" fill="#14304f"/><circle cx="620" cy="318" r="9" fill="#fff1d8"/>
    ${letter('Kwart\nover\nVijf', { x: 40, y: 128, size: 108, fill: '#fff1d8', wght: 800, wdth: 80, tracking: -15, leading: 0.88 })}`
}
