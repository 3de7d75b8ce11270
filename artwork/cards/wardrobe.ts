import { type Drawings, fill } from '../card.ts'
import { letter } from '../lettering.ts'
import { petals, polar, repeat } from '../shapes.ts'

export const wardrobe: Drawings = {
  'jawoord-en-sleep-trouwjurkbon': { composition: 'b-great-curve', draw: drawTrain },
  'drupje-niks-regenjasbon': { composition: 'b-all-over-pattern', draw: drawDrops },
  'kantlijn-lingeriebon': { composition: 'b-border-down-the-side', draw: drawMargin },
  'krijtstreep-kleermakersbon': { composition: 'b-front-of-a-suit', draw: drawTapeTie },
}

/** A train that fills the aisle. */
function drawTrain() {
  const tiles = repeat(9, (n) => `M${n * 120 - 200} 540L${n * 80 + 120} 0`)
  return `${fill('#a51d35')}<path d="${tiles}" stroke="#b52b43" stroke-width="12"/>
    <path d="M684 188C740 300 860 330 850 430 836 560 500 570 300 560L-20 560V300C120 250 260 350 420 330 560 312 640 280 684 188Z" fill="#fff"/>
    <path d="M700 220C720 330 640 420 460 440M690 230C670 350 540 400 380 400M716 260C780 340 760 470 620 520" fill="none" stroke="#f0d5d2" stroke-width="10" stroke-linecap="round"/>
    <path d="M668 116H728C738 150 724 176 740 210H656C672 176 658 150 668 116Z" fill="#fff"/>
    <path d="M672 118Q640 160 660 196M724 118Q764 150 726 186" fill="none" stroke="#b9774c" stroke-width="13" stroke-linecap="round"/>
    <path d="M688 84H708V124H688Z" fill="#b9774c"/><circle cx="698" cy="66" r="32" fill="#b9774c"/><path d="M664 66C660 20 740 20 732 70 720 50 690 44 664 66Z" fill="#3a1713"/><circle cx="698" cy="24" r="18" fill="#3a1713"/>
    <path d="M724 44C790 60 810 160 790 250" fill="none" stroke="#fff" stroke-width="9" stroke-opacity=".65"/>
    <g fill="#ff8a7a"><circle cx="650" cy="196" r="15"/><circle cx="670" cy="208" r="15"/><circle cx="644" cy="214" r="13"/></g>
    ${letter('Jawoord', { x: 42, y: 130, size: 114, fill: '#fff', wght: 400, tracking: -20, wdth: 92 })}
    ${letter('& Sleep', { x: 42, y: 440, size: 114, fill: '#a51d35', wght: 400, tracking: -20, wdth: 92 })}`
}

/** A shower in which one drop has come prepared. */
function drawDrops() {
  const drop = 'M0-46C18-14 34 2 34 24A34 34 0 0 1-34 24C-34 2-18-14 0-46Z'
  const drops = repeat(45, (n) => {
    const [column, row] = [n % 9, Math.floor(n / 9)]
    if ((row === 2 && column < 8) || (row === 3 && column < 6)) return ''
    if (row === 1 && column === 7) return ''
    const x = 50 + column * 100 - (row % 2) * 50
    return `<use href="#drupje-drop" x="${x}" y="${58 + row * 108}" fill="${(column + row) % 3 ? '#8fc4ff' : '#fff'}"/>`
  })
  return `${fill('#2466d1')}<defs><path id="drupje-drop" d="${drop}"/></defs>${drops}
    <g transform="translate(700 176) scale(2)">
      <path d="M0-52C20-16 38 2 38 26A38 38 0 0 1-38 26C-38 2-20-16 0-52Z" fill="#ffd21f"/><circle cy="12" r="22" fill="#bfe0ff"/><circle cx="-8" cy="10" r="3.6" fill="#12264f"/><circle cx="8" cy="10" r="3.6" fill="#12264f"/><path d="M-7 19q7 6 14 0" fill="none" stroke="#12264f" stroke-width="3" stroke-linecap="round"/>
      <path d="M0 36V63" stroke="#c99a00" stroke-width="3"/><circle cx="6" cy="44" r="3" fill="#c99a00"/><circle cx="6" cy="54" r="3" fill="#c99a00"/>
    </g>
    ${letter('Drupje Niks', { x: 42, y: 356, size: 108, fill: '#fff', wdth: 84, tracking: -15 })}`
}

/** Ruled paper, and a margin of real lace. */
function drawMargin() {
  const lines = repeat(9, (n) => `<path d="M0 ${52 + n * 62}H560"/>`)
  const scallop = `<circle r="74" fill="#b3123f"/><circle r="56" fill="none" stroke="#ffd9df" stroke-width="5" stroke-dasharray="1 15" stroke-linecap="round"/><path d="${petals(8, 40, 15)}" fill="#ffd9df"/><circle r="9" fill="#b3123f"/>`
  const edge = repeat(5, (n) => `<use href="#kantlijn-boog" x="520" y="${18 + n * 126}"/>`)
  const picots = repeat(5, (n) =>
    repeat(5, (step) => {
      const [x, y] = polar(84, 214 + step * 28)
      return `<circle cx="${Math.round(520 + x)}" cy="${Math.round(18 + n * 126 + y)}" r="10"/>`
    }),
  )
  const flower = `<path d="${petals(6, 66, 30)}" fill="#ffd9df"/><path d="${petals(6, 34, 15)}" fill="#b3123f"/><circle r="12" fill="#ffd9df"/>`
  const flowers = repeat(10, (n) => {
    const y = -34 + Math.floor(n / 2) * 126 + (n % 2) * 63
    return `<use href="#kantlijn-bloem" x="${650 + (n % 2) * 140}" y="${y}"/>`
  })
  const net = repeat(20, (n) => `<path d="M560 ${n * 63 - 400}l320 288M560 ${n * 63 - 34}l320-288"/>`)
  return `<defs><g id="kantlijn-boog">${scallop}</g><g id="kantlijn-bloem">${flower}</g></defs>${fill('#fff1ea')}<g stroke="#f6c3c4" stroke-width="6">${lines}</g>
    <path d="M520 0H856V540H520Z" fill="#b3123f"/><g stroke="#d84a6d" stroke-width="4">${net}</g><g fill="#b3123f">${picots}</g>${edge}${flowers}
    ${letter('Kantlijn', { x: 40, y: 294, size: 116, fill: '#7d0c2d', wght: 600, wdth: 84, tracking: -20 })}`
}

/** The tailor went home with the tape still on. */
function drawTapeTie() {
  const stripes = repeat(24, (n) => `<path d="M${18 + n * 36} 0V540"/>`)
  const ticks = repeat(
    15,
    (n) => `<path d="M566 ${140 + n * 24}h${n % 2 ? 24 : 38}" stroke-width="${n % 2 ? 5 : 7}"/>`,
  )
  const lapel = 'M470-10 392 96 330 60 318 210 600 560 560 400Z'
  return `${fill('#262d42')}<g stroke="#4a5472" stroke-width="4">${stripes}</g>
    <path d="M456-10H744L632 560H568Z" fill="#fff"/><path d="M536-10 470 20 540 120 600 40ZM664-10 730 20 660 120 600 40Z" fill="#dfe6f2"/>
    <path d="M566 36H634L646 60 624 112H576L554 60Z" fill="#f2b705"/><path d="M578 112H622L652 470 600 528 548 470Z" fill="#ffd23f"/><clipPath id="krijtstreep-das"><path d="M578 112H622L652 470 600 528 548 470Z"/></clipPath><g clip-path="url(#krijtstreep-das)" stroke="#2a1c08">${ticks}</g><path d="M556 480H644L600 528Z" fill="#b9c2cc"/>
    <path d="${lapel}" fill="#1b2132"/><path d="${lapel}" fill="#1b2132" transform="translate(1200 0) scale(-1 1)"/>
    <g transform="rotate(-14 170 360)"><path d="M112 250H196V380H112Z" fill="#fff"/><path d="M172 250H196V380H172Z" fill="#d8deea"/></g><path d="M60 344 290 324 296 378 66 398Z" fill="#1b2132"/><path d="M62 360 292 340" stroke="#6a7596" stroke-width="4" stroke-dasharray="14 9"/>
    <path d="M40 470Q180 452 330 462" fill="none" stroke="#fff" stroke-width="9" stroke-linecap="round" stroke-dasharray="90 7 40 5"/>
    ${letter('Krijt-\nstreep', { x: 42, y: 128, size: 108, fill: '#fff', wdth: 76, tracking: -15, leading: 0.86 })}`
}
