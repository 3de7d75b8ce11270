import { type Drawings, fill } from '../card.ts'
import { letter, letterOnArc } from '../lettering.ts'
import { chance, each, put } from '../shapes.ts'

export const smallSteps: Drawings = {
  'tien-tenen-babybon': { composition: 'd-pair-side-by-side', draw: drawToes },
  'toren-van-tim-blokkenbon': { composition: 'd-stack', draw: drawTower },
  'beschuit-met-kind-kraambon': { composition: 'd-view-from-above', draw: drawRusk },
  'wiebelbrug-speeltuinbon': { composition: 'd-along-a-curve', draw: drawBridge },
  'schaap-zes-slaapbon': { composition: 'd-all-over-pattern', draw: drawSheep },
  'zandtaart-buitenspeelbon': { composition: 'd-stack', draw: drawSandCake },
  'zonder-zijwieltjes-fietsjesbon': { composition: 'd-trail', draw: drawTracks },
}

/** Everybody counts them. */
function drawToes() {
  const colors = ['#ffcb3d', '#ff7a59', '#f2548b', '#8f6bea', '#4f9cf0'] as const
  const others = ['#37c3b0', '#7ccf5b', '#f5e04c', '#ff9d3b', '#ee5a5a'] as const
  const places = [
    [-64, -150, 46],
    [10, -168, 34],
    [64, -146, 29],
    [106, -108, 25],
    [132, -62, 22],
  ] as const
  const foot = (tones: readonly string[]) =>
    `<path d="M-96-60C-100-120 60-130 104-50 134 10 70 70 72 120 76 190 20 214-20 204-84 188-66 90-82 30Z" fill="#ffd7bd"/><path d="M-50-40Q10-80 70-30M-20 168Q10 184 36 164" fill="none" stroke="#f2b18d" stroke-width="9" stroke-linecap="round"/>${each(places, ([x, y, r], n) => `<circle cx="${x}" cy="${y}" r="${r}" fill="${tones[n]}"/>`)}`
  return `${fill('#232a63')}
    ${put(foot(others), { x: 466, y: 318, rotate: -10, scale: '-0.92 0.92' })}${put(foot(colors), { x: 676, y: 294, rotate: 12, scale: 0.92 })}
    ${letter('Tien\nTenen', { x: 44, y: 132, size: 122, fill: '#fff', wght: 800, wdth: 84, tracking: -20, leading: 0.88 })}`
}

/** The name is what the tower is built of. */
function drawTower() {
  const block = (width: number, colors: readonly [string, string, string]) =>
    `<path d="M0 0 26-24H${width + 26}L${width} 0Z" fill="${colors[1]}"/><path d="M${width} 0l26-24V126l-26 24Z" fill="${colors[2]}"/><rect width="${width}" height="150" fill="${colors[0]}"/>`
  const name = (text: string, width: number) =>
    letter(text, {
      x: width / 2,
      y: 116,
      size: 124,
      fill: '#fff7e4',
      anchor: 'middle',
      tracking: -20,
    })
  return `${fill('#fde3a7')}<path d="M0 470H856V540H0Z" fill="#c98f4e"/><path d="M0 470H856V482H0Z" fill="#e0ac6c"/>
    <g stroke="#f3cd7c" stroke-width="10" stroke-linecap="round" fill="none"><path d="M700 60q34 24 28 66M752 52q40 34 32 86M150 300q-34 20-32 60M102 292q-42 30-40 76"/></g>
    <g transform="translate(34 34) scale(0.93)">
    <g transform="translate(246 340)">${block(360, ['#2b8a7b', '#4fb3a2', '#1b655a'])}${name('Tim', 360)}</g>
    <g transform="translate(300 188) rotate(-3)">${block(250, ['#e2543c', '#f28269', '#b23a25'])}${name('van', 250)}</g>
    <g transform="translate(186 10) rotate(5)">${block(390, ['#3557b7', '#6280d6', '#243d88'])}${name('Toren', 390)}</g>
    </g>`
}

/** One of the sprinkles lives up to its Dutch name: little mouse. */
function drawRusk() {
  const random = chance(8)
  const colors = ['#f4739b', '#fff', '#4fa8dc', '#f6c945', '#7bc67b'] as const
  const places = Array.from({ length: 84 }, (_, n) => {
    const [angle, distance] = [n * 2.399, 24 + Math.sqrt(n / 84) * 164]
    return [
      Math.round(590 + Math.cos(angle) * distance),
      Math.round(276 + Math.sin(angle) * distance),
    ] as const
  })
  const sprinkles = each(colors, (color, index) => {
    const own = places.filter(([x, y], n) => n % 5 === index && Math.hypot(x - 650, y - 210) > 62)
    const tails = own.map(
      ([x, y]) => `M${x} ${y}l${Math.round(random() * 36 - 18)} ${random() < 0.5 ? 14 : -14}`,
    )
    return `<path d="${own.map(([x, y]) => `M${x} ${y}h0`).join('')}" stroke="${color}" stroke-width="21"/><path d="${tails.join('')}" stroke="${color}" stroke-width="6"/>`
  })
  const bumps =
    '<circle cx="590" cy="276" r="204" fill="none" stroke="#d99a4a" stroke-width="42" stroke-linecap="round" stroke-dasharray="0 32"/>'
  return `${fill('#5fc3a5')}<circle cx="600" cy="290" r="262" fill="#48a88b"/><circle cx="590" cy="276" r="262" fill="#fff"/><circle cx="590" cy="276" r="236" fill="#eef3f0"/>
    ${bumps}<circle cx="590" cy="276" r="206" fill="#e9b566"/><circle cx="590" cy="276" r="194" fill="#fdf1c9"/><g fill="none" stroke-linecap="round">${sprinkles}</g>
    <path d="M686 224Q740 236 728 180" fill="none" stroke="#e98a9f" stroke-width="8" stroke-linecap="round"/><path d="M596 226Q604 180 660 184 704 190 700 232 660 248 596 226Z" fill="#8d8a99"/><circle cx="640" cy="182" r="20" fill="#8d8a99"/><circle cx="640" cy="182" r="11" fill="#e98a9f"/><circle cx="618" cy="206" r="6" fill="#232a3d"/><circle cx="596" cy="224" r="8" fill="#e98a9f"/>
    ${letter('Beschuit\nmet\nKind', { x: 44, y: 122, size: 92, fill: '#0f3d33', wdth: 76, tracking: -15, leading: 0.92 })}`
}

/** Ten letters cross, one after the other. */
function drawBridge() {
  const radius = 760
  const at = { x: 428, y: -396 }
  return `${fill('#ffb443')}<circle cx="690" cy="96" r="52" fill="#fff2c4"/>
    <path d="M0 420Q120 380 240 424T470 430 690 420 856 430V540H0Z" fill="#e2722e"/><path d="M0 474Q160 440 330 480T640 472 856 486V540H0Z" fill="#bb4c1c"/>
    <g fill="none"><circle cx="${at.x}" cy="${at.y}" r="${radius + 16}" stroke="#6d3312" stroke-width="10"/><circle cx="${at.x}" cy="${at.y}" r="${radius + 16}" stroke="#8a4a20" stroke-width="34" stroke-dasharray="30 9"/><circle cx="${at.x}" cy="${at.y + 14}" r="${radius - 172}" stroke="#6d3312" stroke-width="8"/></g>
    <path d="M14 100H66V540H14Z" fill="#7d3d17"/><path d="M790 100H842V540H790Z" fill="#7d3d17"/><circle cx="40" cy="92" r="36" fill="#d8342c"/><circle cx="816" cy="92" r="36" fill="#d8342c"/>
    ${letterOnArc('Wiebelbrug', { ...at, size: 134, radius: radius - 4, angle: 180, inside: true, fill: '#3c1a08', wdth: 92, tracking: -6 })}`
}

/** Nobody counts further than this. */
function drawSheep() {
  const wool =
    'a22 22 0 0 1-7-40 25 25 0 0 1 38-18 27 27 0 0 1 43 2 22 22 0 0 1 27 29 22 22 0 0 1-11 27z'
  const flock = Array.from({ length: 12 }, (_, n) => {
    const place = n < 5 ? n : n < 7 ? 5 + (n - 5) * 4 : n + 3
    return { x: 86 + (place % 5) * 168, y: 96 + Math.floor(place / 5) * 176 }
  })
  const awake = flock.filter((_, n) => n !== 5)
  const path = (part: (at: { x: number; y: number }) => string) => awake.map(part).join('')
  const numbers = each(flock.slice(0, 6), ({ x, y }, n) =>
    letter(String(n + 1), { x: x - 4, y: y + 18, size: 52, fill: '#2b2f77', anchor: 'middle' }),
  )
  const sheep = `<path d="${path(({ x, y }) => `M${x - 30} ${y + 20}v38m24-38v36m26-36v36`)}" stroke="#f7b6c4" stroke-width="10"/><path d="${path(({ x, y }) => `M${x - 49} ${y + 20}${wool}`)}" fill="#fff"/><path d="M37 292${wool}" fill="#ffd966"/><path d="${path(({ x, y }) => `M${x + 62} ${y - 14}v6`)}M146 284h6" stroke="#f7b6c4" stroke-width="40" stroke-linecap="round"/>${numbers}`
  return `${fill('#2b2f77')}${sheep}
    ${letter('z', { x: 160, y: 216, size: 56, fill: '#ffd966', rotate: -12 })}
    ${letter('Schaap Zes', { x: 428, y: 308, size: 110, fill: '#fff', wdth: 82, wght: 600, anchor: 'middle', tracking: -15 })}`
}

/** Three buckets, some shells, and a candle that will not blow out. */
function drawSandCake() {
  const tier = (y: number, half: number, height: number) =>
    `<path d="M${590 - half} ${y}H${590 + half}L${590 + half + 16} ${y + height}H${590 - half - 16}Z" fill="#edc583"/><path d="M${590 + half - 50} ${y}H${590 + half}L${590 + half + 16} ${y + height}H${590 + half - 40}Z" fill="#d9a85c"/><path d="M${590 - half - 2} ${y}q${half / 4} 46 ${half / 2} 0 ${half / 4} 46 ${half / 2} 0 ${half / 4} 46 ${half / 2} 0 ${half / 4} 46 ${half / 2} 0z" fill="#fff1cd"/>`
  const shell = (x: number, y: number, color: string) =>
    put(
      `<path d="M0 24C-40 10-34-30 0-30S40 10 0 24Z" fill="${color}"/><path d="M0 20V-24M-4 18-18-18M4 18 18-18" stroke="#fff" stroke-width="4"/>`,
      { x, y, scale: 0.8 },
    )
  return `${fill('#5fc8ea')}<path d="M0 330H856V460H0Z" fill="#2d9cc9"/><path d="M0 366q40-16 80 0t80 0 80 0 80 0" fill="none" stroke="#a9e4f7" stroke-width="7"/>
    <path d="M0 430Q300 396 856 440V540H0Z" fill="#f6d99c"/><ellipse cx="596" cy="494" rx="256" ry="24" fill="#dbb26b"/>
    ${tier(350, 200, 140)}${tier(236, 140, 116)}${tier(146, 82, 92)}
    ${shell(450, 446, '#f4739b')}${shell(590, 452, '#ff8b3d')}${shell(726, 446, '#f4739b')}${shell(530, 318, '#ff8b3d')}${shell(650, 318, '#f4739b')}${shell(590, 212, '#ff8b3d')}
    <path d="M577 84H603V150H577Z" fill="#fff"/><path d="M577 106 603 92V112L577 126Z" fill="#e8432f"/><path d="M590 18Q620 56 590 78 560 56 590 18Z" fill="#ffd23f"/>
    ${letter('Zand-\ntaart', { x: 44, y: 136, size: 122, fill: '#0d3b57', tracking: -30, leading: 0.86 })}`
}

/** Three tracks become one. */
function drawTracks() {
  const small =
    '<circle r="34" fill="#2b2540"/><circle r="15" fill="#ffcf4a"/><path d="M0 0 40-34" stroke="#8c86a8" stroke-width="11" stroke-linecap="round"/>'
  return `${fill('#ff9d7a')}<g fill="none" stroke-linecap="round" stroke="#ffd2bf" stroke-width="17" stroke-dasharray="2 26"><path d="M-10 330H256M-10 480H256"/></g>
    <path d="M-10 405H270C360 405 360 470 430 460S480 360 560 372 590 440 620 436" fill="none" stroke="#fff" stroke-width="20"/>
    ${put(small, { x: 292, y: 330, rotate: -20 })}${put(small, { x: 292, y: 484, rotate: 40 })}
    <g transform="translate(634 436)"><g fill="#ffece3" stroke="#2b2540" stroke-width="17"><circle cx="-6" cy="-40" r="56"/><circle cx="146" cy="-60" r="56"/></g><path d="M-6-40 36-120 118-132 66-50ZM36-120 22-150M118-132 104-178 76-186M118-132 146-60M66-50 36-120" fill="none" stroke="#d81f3b" stroke-width="15" stroke-linejoin="round" stroke-linecap="round"/><path d="M-4-156H46" stroke="#2b2540" stroke-width="19" stroke-linecap="round"/><path d="M74-188l-18 4" stroke="#2b2540" stroke-width="17" stroke-linecap="round"/><path d="M58-184l-40 20M58-184l-46-2M58-184l-34 36" stroke="#ffcf4a" stroke-width="6" stroke-linecap="round"/></g>
    ${letter('Zonder\nZijwieltjes', { x: 44, y: 122, size: 106, fill: '#2b2540', wdth: 86, tracking: -22, leading: 0.9 })}`
}
