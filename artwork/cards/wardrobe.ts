import { type Drawings, fill } from '../card.ts'
import { letter } from '../lettering.ts'
import { repeat } from '../shapes.ts'

export const wardrobe: Drawings = {
  'jawoord-en-sleep-trouwjurkbon': { composition: 'b-great-curve', draw: drawTrain },
  'drupje-niks-regenjasbon': { composition: 'b-all-over-pattern', draw: drawDrops },
  'kantlijn-lingeriebon': { composition: 'b-ruled-page', draw: drawMargin },
  'krijtstreep-kleermakersbon': { composition: 'b-lettering-on-a-diagonal', draw: drawChalk },
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

/** Homework, with lace. */
function drawMargin() {
  const lines = repeat(9, (n) => `M0 ${62 + n * 58}H856`)
  const scallops = repeat(
    11,
    (n) =>
      `<g transform="translate(0 ${n * 54})"><circle cx="148" r="30"/><circle cx="252" r="30"/></g>`,
  )
  const holes = repeat(
    11,
    (n) =>
      `<g transform="translate(0 ${n * 54})"><circle cx="138" r="11"/><circle cx="262" r="11"/><path d="M200-20 216 0 200 20 184 0Z"/><circle cx="174" cy="27" r="7"/><circle cx="226" cy="27" r="7"/></g>`,
  )
  return `${fill('#fffaf0')}<path d="${lines}" stroke="#a9c9ea" stroke-width="5"/>
    <g fill="#d81f45"><path d="M148 0H252V540H148Z"/>${scallops}</g><g fill="#fffaf0">${holes}</g>
    <g fill="#d9d0bd"><circle cx="58" cy="110" r="24"/><circle cx="58" cy="430" r="24"/></g>
    ${letter('Kantlijn', { x: 322, y: 290, size: 132, fill: '#23204f', wght: 300, tracking: -15, wdth: 94 })}`
}

/** One more stripe, drawn by hand. */
function drawChalk() {
  const stripes = repeat(15, (n) => `M${28 + n * 58} 0V540`)
  return `${fill('#2b2d36')}<path d="${stripes}" stroke="#565a68" stroke-width="4" stroke-dasharray="14 6"/>
    <path d="M540 0 700 0 610 250ZM856 60 640 270 856 330Z" fill="#23252d"/><path d="M540 0 610 250 856 330" fill="none" stroke="#3b3e4a" stroke-width="7"/>
    <path d="M40 486C220 430 420 400 660 306" fill="none" stroke="#fff" stroke-width="13" stroke-linecap="round" stroke-dasharray="60 5 24 4"/>
    <g transform="translate(704 290) rotate(-24)"><path d="M-56 10Q0-70 96-54 120 10 70 56-10 60-56 10Z" fill="#f6f1e4"/><path d="M-56 10Q10 20 70 56-10 60-56 10Z" fill="#cfc7b3"/></g>
    ${letter('Krijtstreep', { x: 52, y: 392, size: 122, fill: '#fff', wght: 700, tracking: -10, wdth: 88, rotate: -20 })}`
}
