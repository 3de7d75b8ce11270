import { type Drawings, fill } from '../card.ts'
import { letter, letterOnArc } from '../lettering.ts'
import { around, each, polar, put, repeat, wave } from '../shapes.ts'

export const roads: Drawings = {
  'volle-bak-tankbon': { composition: 'a-dial', draw: drawGauge },
  'kilowatje-laadbon': { composition: 'a-sipping', draw: drawSip },
  'schone-schijn-wasstraatbon': { composition: 'a-curtain', draw: drawCarWash },
  'bandeloos-fietsreparatiebon': { composition: 'a-lettering-in-a-ring', draw: drawTyre },
  'net-gehaald-ov-bon': { composition: 'a-map', draw: drawLines },
  'om-de-hoek-deelautobon': { composition: 'a-view-from-above', draw: drawCorner },
  'heen-en-weer-veerbon': { composition: 'a-horizon', draw: drawFerry },
  'altijd-wind-mee-e-bikebon': { composition: 'a-lettering-on-a-diagonal', draw: drawTailwind },
}

/** The needle cannot go further. */
function drawGauge() {
  const ticks = repeat(13, (n) => {
    const degrees = -72 + n * 12
    const [x, y] = polar(400, degrees)
    const [x2, y2] = polar(n % 3 ? 370 : 344, degrees)
    return `<path d="M${428 + x} ${556 + y}L${428 + x2} ${556 + y2}" stroke="${n > 9 ? '#ff7a1a' : n < 2 ? '#e0364a' : '#f1efe6'}" stroke-width="${n % 3 ? 9 : 16}"/>`
  })
  return `${fill('#191b22')}<circle cx="428" cy="556" r="500" fill="#22252f"/><circle cx="428" cy="556" r="440" fill="#191b22"/>
    <g stroke-linecap="round">${ticks}</g>
    ${letter('E', { x: 158, y: 462, size: 58, fill: '#e0364a', anchor: 'middle', font: 'figtree', wght: 800 })}${letter('F', { x: 668, y: 406, size: 58, fill: '#ff7a1a', anchor: 'middle', font: 'figtree', wght: 800 })}
    <path d="M420 536 762 414 436 576Z" fill="#ff7a1a" stroke="#ff7a1a" stroke-width="8" stroke-linejoin="round"/><circle cx="428" cy="556" r="60" fill="#f1efe6"/>
    ${letter('Volle\nBak', { x: 420, y: 334, size: 116, fill: '#f1efe6', anchor: 'middle', wght: 800, tracking: -25, leading: 0.86 })}`
}

/** One for the road. */
function drawSip() {
  const wheel = (x: number) =>
    `<circle cx="${x}" cy="440" r="56" fill="#1c2b33"/><circle cx="${x}" cy="440" r="26" fill="#d7f5e6"/>`
  return `${fill('#ffd84a')}<path d="M0 470H856V540H0Z" fill="#f2b61f"/>
    <g transform="translate(-106 -34) scale(1.11)"><path d="M316 390C316 300 330 300 356 268L400 214Q420 190 452 190H560Q584 190 598 208L640 270C700 280 716 300 716 360V400Q716 428 690 428H340Q316 428 316 390Z" fill="#17a673"/><path d="M316 390H716V400Q716 428 690 428H340Q316 428 316 400Z" fill="#0f7f57"/>
    <path d="M424 226Q432 216 446 216H490V282H378ZM514 216H552Q566 216 574 226L608 282H514Z" fill="#d7f5ff"/><path d="M424 226Q432 216 446 216H466L410 282H378Z" fill="#fff"/>
    <path d="M652 308q40-4 54 30" fill="none" stroke="#0f7f57" stroke-width="9" stroke-linecap="round"/><circle cx="668" cy="336" r="20" fill="#fff"/><circle cx="674" cy="338" r="10" fill="#1c2b33"/>${wheel(414)}${wheel(624)}
    <path d="M700 372C740 380 728 220 748 160 756 130 774 120 786 134L786 250" fill="none" stroke="#1c2b33" stroke-width="17" stroke-linecap="round" stroke-linejoin="round"/>
    <path d="M724 240H848L834 470H738Z" fill="#fff6e4"/><path d="M729 318H843L837 410H735Z" fill="#e5402a"/><path d="M712 222Q786 206 860 222V250H712Z" fill="#7a3b1d"/><path d="M796 326 764 372H786L776 404 812 354H788Z" fill="#ffd84a"/></g>
    ${letter('Kilowatje', { x: 42, y: 118, size: 116, fill: '#164a3b', wdth: 90, tracking: -25 })}`
}

/** Two brushes part like a curtain. */
function drawCarWash() {
  const strips = (x: number) =>
    repeat(
      6,
      (n) =>
        `<path d="M${x + n * 38} -10q${n % 2 ? 22 : -22} 140 0 280t0 280h38q${n % 2 ? 22 : -22}-140 0-280t0-280z" fill="${['#ff4f87', '#ffd23f', '#ff86ad'][n % 3]}"/>`,
    )
  const foam = repeat(
    12,
    (n) => `<circle cx="${214 + n * 39}" cy="${492 + (n % 3) * 8}" r="${26 + ((n * 7) % 16)}"/>`,
  )
  return `${fill('#123a8c')}${strips(-18)}${strips(650)}
    <g transform="translate(428 366)"><path d="M-120-4-86-92Q-80-104-66-104H66Q80-104 86-92L120-4Z" fill="#38c6e8"/><path d="M-98-10-72-80H72L98-10Z" fill="#eafaff"/><path d="M-20-76H20L-24-14H-64Z" fill="#fff"/><path d="M-142 100V30Q-142-8-104-8H104Q142-8 142 30V100Z" fill="#38c6e8"/><circle cx="-96" cy="34" r="25" fill="#fff6c9"/><circle cx="96" cy="34" r="25" fill="#fff6c9"/><path d="M-50 56Q0 84 50 56" fill="none" stroke="#0f3c60" stroke-width="10" stroke-linecap="round"/></g>
    <g fill="#fff">${foam}<path d="M200 496H656V540H200Z"/></g><path d="M542 270l9 26 26 9-26 9-9 26-9-26-26-9 26-9z" fill="#fff"/>
    ${letter('Schone\nSchijn', { x: 428, y: 120, size: 110, fill: '#fff', anchor: 'middle', wght: 800, wdth: 78, tracking: -10, leading: 0.88 })}`
}

/** The name is written where the make of the tyre stands; the plaster says the rest. */
function drawTyre() {
  const spokes = around([428, 280], 18, () => '<path d="M0-30V-178"/>')
  return `${fill('#36c3b2')}<circle cx="428" cy="280" r="264" fill="none" stroke="#1c1f26" stroke-width="24" pathLength="440" stroke-dasharray="5 5"/>
    <circle cx="428" cy="280" r="222" fill="none" stroke="#1c1f26" stroke-width="84"/><circle cx="428" cy="280" r="178" fill="none" stroke="#f4f1e8" stroke-width="10"/>
    <g stroke="#f4f1e8" stroke-width="5">${spokes}</g><circle cx="428" cy="280" r="40" fill="#f4f1e8"/><circle cx="428" cy="280" r="16" fill="#1c1f26"/>
    ${letterOnArc('BANDELOOS', { x: 428, y: 280, radius: 200, size: 68, fill: '#f4f1e8', wght: 800, wdth: 88, tracking: 70 })}
    <g transform="translate(572 450) rotate(-44)"><rect x="-86" y="-32" width="172" height="64" rx="32" fill="#f5b58a"/><rect x="-30" y="-32" width="60" height="64" fill="#fbd9bd"/><g fill="#c97f50"><circle cx="-56" cy="-8" r="5"/><circle cx="-56" cy="10" r="5"/><circle cx="56" cy="-8" r="5"/><circle cx="56" cy="10" r="5"/></g></g>`
}

/** A network, and one passenger who made it. */
function drawLines() {
  const stop = ([x, y]: readonly [number, number]) =>
    `<circle cx="${x}" cy="${y}" r="15" fill="#fff" stroke="#1b1b2f" stroke-width="8"/>`
  const stops = each(
    [
      [120, 80],
      [330, 80],
      [640, 220],
      [470, 70],
      [560, 150],
      [760, 350],
      [720, 90],
      [700, 470],
    ] as const,
    stop,
  )
  return `${fill('#f3f1e7')}
    <path d="M-20 400Q240 340 420 420T880 300V380Q640 420 420 500T-20 480Z" fill="#cfe8f2"/>
    <g fill="none" stroke-width="24" stroke-linejoin="round"><path d="M-20 80H390L470 70 640 220 760 350V560" stroke="#e5383b"/><path d="M470-20V70L560 150 640 220H880" stroke="#1d6fd1"/><path d="M880 20 720 90 560 150 430 250" stroke="#f2a900"/><path d="M880 430H740L640 520V560" stroke="#18a06a"/></g>${stops}
    <circle cx="640" cy="220" r="34" fill="#fff" stroke="#1b1b2f" stroke-width="12"/><circle cx="640" cy="220" r="14" fill="#e5383b"/>
    <path d="M560 262 612 236M548 232 600 222M584 290 622 252" stroke="#1b1b2f" stroke-width="7" stroke-linecap="round"/>
    ${letter('Net\nGehaald', { x: 44, y: 312, size: 132, fill: '#1b1b2f', wght: 800, wdth: 92, tracking: -30, leading: 0.88 })}`
}

/** The name turns the corner as the car does. */
function drawCorner() {
  const roofs = each(
    [
      [40, 256, 120],
      [176, 256, 120],
      [312, 256, 120],
      [448, 256, 96],
      [40, 396, 120],
      [176, 396, 120],
      [312, 396, 120],
      [448, 396, 96],
    ] as const,
    ([x, y, w], n) =>
      `<path d="M${x} ${y}h${w}v62h-${w}z" fill="${['#d4583a', '#b9452b', '#e07a4f'][n % 3]}"/><path d="M${x} ${y + 62}h${w}v62h-${w}z" fill="${['#a83d26', '#8f3220', '#bf5c38'][n % 3]}"/>`,
  )
  const trees = each(
    [
      [806, 60],
      [826, 210],
      [812, 330],
      [830, 470],
    ] as const,
    ([x, y]) =>
      `<circle cx="${x}" cy="${y}" r="38" fill="#2f7d4a"/><circle cx="${x - 8}" cy="${y - 8}" r="24" fill="#43995f"/>`,
  )
  return `${fill('#a9d48a')}${roofs}
    <path d="M-20 40H640Q756 40 756 156V560H580V236Q580 216 560 216H-20Z" fill="#2b3040"/>
    ${trees}
    ${letter('Om de', { x: 44, y: 176, size: 148, fill: '#fff', wght: 800, wdth: 95, tracking: -20 })}
    ${letter('Hoek', { x: 620, y: 210, size: 124, fill: '#fff', wght: 800, wdth: 86, rotate: 90, tracking: -20 })}
    <g transform="translate(560 128) rotate(24)"><rect x="-82" y="-44" width="164" height="88" rx="34" fill="#ffd23f"/><rect x="-44" y="-36" width="92" height="72" rx="20" fill="#2b3040"/><rect x="-30" y="-36" width="58" height="72" rx="8" fill="#ffe78f"/></g>`
}

/** A ferry and the ferry below it: one goes, one comes. */
function drawFerry() {
  const ferry = (hull: string, deck: string, detail: string) =>
    `<path d="M-230-40H230L196 0H-196Z" fill="${hull}"/><path d="M-170-84H170V-40H-170Z" fill="${deck}"/><path d="M-60-140H60V-84H-60Z" fill="${deck}"/><path d="M-44-128H-8V-100H-44ZM8-128H44V-100H8Z" fill="${detail}"/><path d="M-14-176H14V-140H-14Z" fill="${hull}"/><path d="M-150-72h28v20h-28zM-104-72h28v20h-28zM76-72h28v20h-28zM122-72h28v20h-28z" fill="${detail}"/><path d="M-230-40-276-66M230-40 276-66" stroke="${hull}" stroke-width="12"/>`
  const ripples = each([300, 330, 364], (y, n) => `<path d="${wave([-20 - n * 20, y], 60, 8)}"/>`)
  return `${fill('#ffd9a8')}<circle cx="160" cy="150" r="70" fill="#fff3d6"/><path d="M0 220Q90 190 220 220H856V250H0Z" fill="#6f9c6a"/><path d="M620 220Q740 176 856 206V250H600Z" fill="#557f56"/>
    <path d="M0 244H856V540H0Z" fill="#2e7f97"/>
    ${put(ferry('#5aa0b2', '#8fc3cd', '#2e7f97'), { x: 520, y: 256, scale: '1 -.8' })}
    <g fill="none" stroke="#2e7f97" stroke-width="9">${ripples}</g>
    ${put(ferry('#1a2f52', '#fff', '#2f6fb0'), { x: 520, y: 256 })}
    ${letter('Heen en Weer', { x: 428, y: 488, size: 122, fill: '#fff', anchor: 'middle', wght: 700, wdth: 84, tracking: -20 })}`
}

/** Everything leans the right way. */
function drawTailwind() {
  const streams = each(
    [
      [30, 300, 22],
      [-10, 200, 14],
      [-60, 120, 26],
      [640, 560, 16],
      [420, 600, 10],
    ] as const,
    ([x, y, w], n) =>
      `<path d="M${x - 200} ${y + 60}Q${x + 200} ${y - 60} ${x + 420} ${y - 110}T${x + 900} ${y - 250}" stroke-width="${w}" stroke="${n % 2 ? '#ffffff' : '#a3dcf5'}"/>`,
  )
  const bike = `<g fill="none" stroke="#1f2340" stroke-width="12" stroke-linejoin="round" stroke-linecap="round"><circle cx="-92" r="66"/><circle cx="98" r="66"/><path d="M-92 0-44-78H64L0 0H-92M98 0 56-108H92M-44-78-56-112M-84-116H-34M0 0-44-78"/></g><path d="M-8-66 52-66 30-34H4Z" fill="#ffd23f"/><path d="M52-106Q150-150 190-112T300-130Q262-84 200-92T52-92Z" fill="#f0473e"/>`
  return `${fill('#4db5e8')}<g fill="none" stroke-linecap="round">${streams}</g>
    <path d="M-20 560 880 330V560Z" fill="#2c9c62"/><path d="M-20 560 880 330V356L80 560Z" fill="#5fc27f"/>
    ${put(bike, { x: 624, y: 330, rotate: -15, scale: 0.96 })}
    ${letter('Altijd\nWind Mee', { x: 48, y: 184, size: 112, fill: '#1f2340', wght: 800, wdth: 84, rotate: -14, tracking: -20, leading: 0.88 })}`
}
