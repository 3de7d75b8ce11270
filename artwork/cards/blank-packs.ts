import { type Drawings, fill } from '../card.ts'
import { letter } from '../lettering.ts'
import { chance, each, repeat, turn } from '../shapes.ts'

export const blankPacks: Drawings = {
  'lege-cadeaukaarten-verjaardag': { composition: 'e-candles-in-a-row', draw: drawCandles },
  'lege-cadeaukaarten-feest': { composition: 'e-flags', draw: drawBunting },
  'lege-cadeaukaarten-zakelijk': { composition: 'e-one-line', draw: drawClip },
}

/** Where the giver's amount comes to stand: the card is empty until then. */
function openAmount(at: readonly [number, number], color: string): string {
  const [x, y] = at
  return `${letter('€', { x, y, size: 56, fill: color, font: 'figtree', wght: 700 })}
    <path d="M${x + 48} ${y}h120" stroke="${color}" stroke-width="6" stroke-dasharray="2 13" stroke-linecap="round"/>`
}

/** Seven candles on one long cake; the flames are the only thing that moves. */
function drawCandles() {
  const colors = ['#ff5d73', '#2f7de1', '#ffb020', '#1fa187'] as const
  const candles = repeat(7, (n) => {
    const [x, top] = [92 + n * 112, 138 + ((n * 37) % 66)]
    const color = turn(colors, n)
    const stripes = repeat(
      5,
      (s) => `<path d="M${x - 24} ${top + 44 + s * 50}l48-26v24l-48 26z" fill="#fff"/>`,
    )
    return `<path d="M${x - 24} ${top}h48v290h-48z" fill="${color}"/>${stripes}
      <path d="M${x} ${top}v-18" stroke="#43221b" stroke-width="6"/>
      <path d="M${x} ${top - 96}C${x + 36} ${top - 54} ${x + 26} ${top - 12} ${x} ${top - 12}S${x - 36} ${top - 54} ${x} ${top - 96}Z" fill="#ff8a1f"/>
      <path d="M${x} ${top - 62}C${x + 17} ${top - 40} ${x + 12} ${top - 18} ${x} ${top - 18}S${x - 17} ${top - 40} ${x} ${top - 62}Z" fill="#ffe37a"/>`
  })
  const icing = `M-20 362H876V436C846 476 826 420 792 436S742 496 712 458 656 422 628 442 586 502 552 464 500 424 468 442 416 494 388 458 330 422 300 442 250 498 222 460 170 424 140 442 92 486 62 454 10 426-20 442Z`
  return `${fill('#ffc7d3')}${candles}<path d="M-20 392H876V560H-20Z" fill="#7a3b2a"/>
    <path d="${icing}" fill="#fff"/>
    ${openAmount([640, 520], '#ffd9e0')}`
}

/** What is printed on a flag, and its ink. */
type Pattern = readonly [string, string]

/** Flags for every feast there is. */
function drawBunting() {
  const random = chance(61)
  const colors = ['#ffc94d', '#ff6f91', '#5ed0c4', '#fff', '#ff9a4d'] as const
  const confetti = repeat(34, (n) => {
    const [x, y] = [16 + random() * 590, 330 + random() * 200]
    const spin = Math.round(random() * 180)
    return n % 2
      ? `<circle cx="${x}" cy="${y}" r="${6 + random() * 7}" fill="${turn(colors, n)}"/>`
      : `<rect x="${x}" y="${y}" width="28" height="12" rx="6" fill="${turn(colors, n)}" transform="rotate(${spin} ${x} ${y})"/>`
  })
  const dots = '<circle cx="36" cy="34" r="14"/><circle cx="84" cy="34" r="14"/><circle cx="132" cy="34" r="14"/><circle cx="60" cy="84" r="14"/><circle cx="108" cy="84" r="14"/><circle cx="84" cy="134" r="14"/>'
  const patterns: readonly [Pattern, ...Pattern[]] = [
    [dots, '#e0487a'],
    ['<path d="M0 26h168v26H0zM0 84h168v26H0zM0 142h168v26H0z"/>', '#ffd7e2'],
    ['<path d="m84 20 15 36 38 3-29 25 9 38-33-20-33 20 9-38-29-25 38-3z"/>', '#fff'],
    ['<path d="M84 128C20 84 34 28 60 28q18 0 24 20 6-20 24-20c26 0 40 56-24 100z"/>', '#ff5d84'],
    ['<path d="M-10 50 28 20l38 30 38-30 38 30 38-30v28l-38 30-38-30-38 30-38-30-38 30zM28 92l38 30 38-30 38 30v28l-38-28-38 28-38-28z"/>', '#fff1c7'],
  ]
  const places = [
    [-44, 96, 12],
    [142, 152, 7],
    [344, 174, 0],
    [546, 152, -7],
    [732, 96, -12],
  ] as const
  const flags = each(places, ([x, y, turned], n) => {
    const [pattern, ink] = turn(patterns, n)
    return `<g transform="translate(${x} ${y}) rotate(${turned} 84 0)"><path d="M0 0h168l-84 226z" fill="${turn(colors, n)}"/><g fill="${ink}" clip-path="url(#cadeaukaart-vlag)">${pattern}</g></g>`
  })
  return `${fill('#3a1238')}<clipPath id="cadeaukaart-vlag"><path d="M0 0h168l-84 226z"/></clipPath>${confetti}
    <path d="M-20 76Q428 272 876 76" fill="none" stroke="#fff" stroke-width="9"/>${flags}
    ${openAmount([610, 492], '#ffc94d')}`
}

/** What lies on every desk, bent into what you meant to say. */
function drawClip() {
  const clip =
    'M396 404C290 322 226 262 226 186 226 118 276 76 332 76 382 76 416 106 428 146 440 106 474 76 524 76 580 76 630 118 630 186 630 266 556 330 452 412 418 438 372 398 410 362 500 290 572 236 572 184 572 152 548 132 520 132 488 132 470 156 456 204'
  const line = 'fill="none" stroke-width="26" stroke-linecap="round"'
  return `${fill('#14453d')}<path d="M0 0H856V232L0 540Z" fill="#185247"/>
    <path d="${clip}" ${line} stroke="#0c332d" transform="translate(10 16)"/><path d="${clip}" ${line} stroke="#dfae45"/><path d="M244 160C252 122 290 94 332 94M612 160C604 122 566 94 524 94" fill="none" stroke="#f9e3a6" stroke-width="7" stroke-linecap="round"/>
    ${openAmount([610, 492], '#f3e3bd')}`
}
