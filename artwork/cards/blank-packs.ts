import { type Drawings, fill } from '../card.ts'
import { letter } from '../lettering.ts'
import { chance, each, repeat, turn } from '../shapes.ts'

export const blankPacks: Drawings = {
  'lege-cadeaukaarten-verjaardag': { composition: 'e-candles-in-a-row', draw: drawCandles },
  'lege-cadeaukaarten-feest': { composition: 'e-word-on-bunting', draw: drawBunting },
  'lege-cadeaukaarten-zakelijk': { composition: 'e-line-that-writes', draw: drawLine },
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
    const [x, top] = [108 + n * 106, 196 + ((n * 37) % 52)]
    const color = turn(colors, n)
    const stripes = repeat(
      4,
      (s) => `<path d="M${x - 20} ${top + 40 + s * 44}l40-22v20l-40 22z" fill="#fff"/>`,
    )
    return `<path d="M${x - 20} ${top}h40v220h-40z" fill="${color}"/>${stripes}
      <path d="M${x} ${top}v-18" stroke="#43221b" stroke-width="6"/>
      <path d="M${x} ${top - 82}C${x + 30} ${top - 48} ${x + 22} ${top - 12} ${x} ${top - 12}S${x - 30} ${top - 48} ${x} ${top - 82}Z" fill="#ff8a1f"/>
      <path d="M${x} ${top - 54}C${x + 14} ${top - 36} ${x + 10} ${top - 18} ${x} ${top - 18}S${x - 14} ${top - 36} ${x} ${top - 54}Z" fill="#ffe37a"/>`
  })
  const icing = `M-20 372H876V440C846 480 826 424 792 440S742 500 712 462 656 426 628 446 586 506 552 468 500 428 468 446 416 498 388 462 330 426 300 446 250 502 222 464 170 428 140 446 92 490 62 458 10 430-20 446Z`
  return `${fill('#ffd9e0')}${candles}<path d="M-20 392H876V560H-20Z" fill="#7a3b2a"/>
    <path d="${icing}" fill="#fff"/>
    ${letter('Hoera!', { x: 44, y: 96, size: 84, fill: '#b0123f', tracking: -25 })}
    ${openAmount([640, 518], '#ffd9e0')}`
}

/** A line of flags that spells what it is for. */
function drawBunting() {
  const random = chance(61)
  const colors = ['#ffc94d', '#ff6f91', '#5ed0c4', '#fff', '#ff9a4d'] as const
  const confetti = repeat(30, (n) => {
    const [x, y] = [16 + random() * 590, 380 + random() * 150]
    const spin = Math.round(random() * 180)
    return n % 2
      ? `<circle cx="${x}" cy="${y}" r="${5 + random() * 6}" fill="${turn(colors, n)}"/>`
      : `<rect x="${x}" y="${y}" width="24" height="10" rx="5" fill="${turn(colors, n)}" transform="rotate(${spin} ${x} ${y})"/>`
  })
  const places = [
    [26, 176, 10],
    [192, 214, 7],
    [358, 230, 0],
    [524, 214, -7],
    [690, 176, -10],
  ] as const
  const flags = each(places, ([x, y, turned], n) => {
    const letterOf = letter('FEEST'[n] ?? '', {
      x: x + 70,
      y: y + 118,
      size: 112,
      fill: '#3a1238',
      anchor: 'middle',
    })
    return `<g transform="rotate(${turned} ${x + 70} ${y})"><path d="M${x} ${y}h140l-70 210z" fill="${turn(colors, n)}"/>${letterOf}</g>`
  })
  return `${fill('#3a1238')}${confetti}
    <path d="M-20 150Q428 300 876 150" fill="none" stroke="#fff" stroke-width="8"/>${flags}
    ${openAmount([640, 500], '#ffc94d')}`
}

/** One line of ink that becomes a thank you. */
function drawLine() {
  return `${fill('#f3efe6')}<path d="M0 0H286V540H0Z" fill="#14453d"/>
    <path d="M-20 372C60 372 80 250 140 250S190 420 143 420 96 330 190 300 420 410 470 372 492 300 452 306 430 402 500 396 596 330 640 352 700 388 880 340" fill="none" stroke="#d8a53a" stroke-width="9" stroke-linecap="round"/>
    <circle cx="143" cy="120" r="58" fill="none" stroke="#d8a53a" stroke-width="9"/><path d="m116 122 20 20 36-42" fill="none" stroke="#d8a53a" stroke-width="11" stroke-linecap="round" stroke-linejoin="round"/>
    ${letter('Goed\nwerk.', { x: 336, y: 152, size: 122, fill: '#14453d', wght: 600, wdth: 84, tracking: -25, leading: 0.9 })}
    ${openAmount([642, 492], '#14453d')}`
}
