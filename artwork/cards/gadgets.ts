import { type Drawings, fill } from '../card.ts'
import { letter } from '../lettering.ts'
import { around, chance, each, polar, put, repeat } from '../shapes.ts'

export const gadgets: Drawings = {
  'kabelsalade-snoerenbon': { composition: 'c-view-from-above', draw: drawSalad },
  'tin-en-draad-bouwpakketbon': { composition: 'c-map', draw: drawBoard },
  'vier-streepjes-beltegoedbon': { composition: 'c-strip', draw: drawBars },
  'kleine-opening-camerabon': { composition: 'c-circle-cut-off', draw: drawAperture },
  'zon-in-een-doosje-zonnebon': { composition: 'c-burst', draw: drawSun },
  'zoem-en-zonen-witgoedbon': { composition: 'c-front-of-a-machine', draw: drawWasher },
  'kruimelspoor-robotbon': { composition: 'c-trail', draw: drawRobot },
}

/** Serve with a clean fork. */
function drawSalad() {
  const cables = each(
    [
      ['M430 250C460 150 560 190 560 270S680 380 720 290', '#3f9b4b'],
      ['M450 340C520 420 600 330 560 240S640 120 720 200', '#e5402f'],
      ['M520 420C600 440 700 420 650 340S500 300 520 210 620 140 660 180', '#8ccf5a'],
      ['M470 300C540 260 620 300 610 380S700 450 724 350', '#f4b62c'],
      ['M560 150C480 190 470 280 540 320S690 270 690 220', '#2c6e3a'],
    ] as const,
    ([line, color]) => `<path d="${line}" stroke="${color}"/>`,
  )
  const plug = (x: number, y: number, rotate: number) =>
    put(
      '<path d="M-24-20H12Q24-20 24 0T12 20H-24Z" fill="#2b2f3a"/><path d="M24-10H44M24 10H44" stroke="#b9c3cf" stroke-width="8" stroke-linecap="round"/>',
      { x, y, rotate },
    )
  return `${fill('#ffc2d9')}<circle cx="598" cy="294" r="232" fill="#e995b6"/><circle cx="588" cy="280" r="232" fill="#fffaf2"/><circle cx="588" cy="280" r="194" fill="#efe4d2"/>
    <g fill="none" stroke-width="21" stroke-linecap="round">${cables}</g>
    ${plug(724, 284, 60)}${plug(664, 176, -30)}${plug(444, 342, 200)}${plug(530, 420, 150)}<circle cx="600" cy="270" r="34" fill="#e5402f"/><circle cx="600" cy="270" r="24" fill="#ff8a73"/><path d="M588 270h24M600 258v24" stroke="#fff" stroke-width="6"/>
    ${letter('Kabel-\nsalade', { x: 40, y: 118, size: 106, fill: '#7a1240', tracking: -30, leading: 0.88 })}`
}

/** A town with one very large building. */
function drawBoard() {
  const traces = each(
    [
      'M230 120H120L60 60V-10',
      'M230 170H90L40 120H-10',
      'M230 220H140L90 270H-10',
      'M230 270H170L110 330V560',
      'M230 320H200L160 360V560',
      'M300 380V420L240 480V560',
      'M390 380V560',
      'M480 380V440L540 500V560',
      'M626 120H700L760 60V-10',
      'M626 170H780L830 120H870',
      'M626 220H720L770 270H870',
      'M626 270H700L760 330V420H870',
      'M626 320H670L720 370V560',
      'M300 70V40L260 0V-10',
      'M428 70V-10',
      'M540 70V30L580-10',
    ],
    (line) => `<path d="${line}"/>`,
  )
  const pads = each(
    [
      [60, 60],
      [110, 400],
      [160, 460],
      [240, 480],
      [390, 470],
      [540, 500],
      [760, 60],
      [770, 270],
      [720, 450],
      [90, 270],
    ] as const,
    ([x, y]) =>
      `<circle cx="${x}" cy="${y}" r="15" fill="#f2c14e"/><circle cx="${x}" cy="${y}" r="6" fill="#0b5b45"/>`,
  )
  const pins = repeat(
    5,
    (n) => `<path d="M204 ${108 + n * 50}h30v24h-30zM622 ${108 + n * 50}h30v24h-30z"/>`,
  )
  return `${fill('#0b5b45')}<g fill="none" stroke="#2f9e74" stroke-width="9">${traces}</g>${pads}
    <g fill="#d7dde2">${pins}</g><rect x="230" y="66" width="396" height="318" rx="16" fill="#15191d"/><path d="M230 200a26 26 0 0 1 0 52z" fill="#0b5b45"/><circle cx="266" cy="102" r="10" fill="#3a4148"/>
    ${letter('Tin &\nDraad', { x: 280, y: 224, size: 124, fill: '#f4f1e6', wght: 600, wdth: 80, tracking: 0, leading: 0.96 })}
    ${put('<path d="M0 0H120V52H0Z" fill="#e8b07a"/><path d="M20 0h12v52H20z" fill="#b3372b"/><path d="M48 0h12v52H48z" fill="#5b3a8c"/><path d="M76 0h12v52H76z" fill="#f2c14e"/>', { x: 570, y: 440 })}`
}

/** The more bars, the better the mood. */
function drawBars() {
  const moods = ['M-24 12Q0-14 24 12', 'M-24 4H24', 'M-24-2Q0 20 24-2', 'M-32-8Q0 54 32-8Z']
  const bars = each(moods, (mood, n) => {
    const height = 112 + n * 122
    return `<rect x="${42 + n * 198}" y="${540 - height}" width="176" height="${height + 40}" rx="34" fill="${['#8f7bff', '#4fd1ff', '#5df2a8', '#d8ff3e'][n]}"/>${put(
      `<circle cx="-34" cy="-26" r="11"/><circle cx="34" cy="-26" r="11"/><path d="${mood}" fill="${n === 3 ? '#1b0b45' : 'none'}" stroke="#1b0b45" stroke-width="10" stroke-linecap="round" stroke-linejoin="round"/>`,
      { x: 130 + n * 198, y: 540 - height + 74 },
    )}`
  })
  return `${fill('#1b0b45')}<g fill="#1b0b45">${bars}</g>
    ${letter('Vier\nstreepjes', { x: 42, y: 120, size: 96, fill: '#fff', wght: 700, tracking: -25, leading: 0.92 })}`
}

/** Through the smallest hole comes the sharpest evening. */
function drawAperture() {
  const tones = ['#241a52', '#30246a', '#3d2f82']
  const blades = repeat(8, (n) => {
    const [near, next, far, edge] = [
      polar(96, n * 45),
      polar(96, n * 45 + 45),
      polar(330, n * 45 + 96),
      polar(330, n * 45 + 51),
    ].map((at) => at.map(Math.round).join(' '))
    return `<path d="M${near}L${next}L${far}L${edge}Z" fill="${tones[n % 3]}"/>`
  })
  const hole = repeat(
    8,
    (n) =>
      `${n ? 'L' : 'M'}${polar(99, n * 45)
        .map(Math.round)
        .join(' ')}`,
  )
  return `${fill('#c9b8f7')}<circle cx="636" cy="270" r="336" fill="#150d38"/>
    <g transform="translate(636 270)"><clipPath id="kleine-opening-rond"><circle r="306"/></clipPath><g clip-path="url(#kleine-opening-rond)">${blades}</g><clipPath id="kleine-opening-gat"><path d="${hole}Z"/></clipPath><g clip-path="url(#kleine-opening-gat)"><path d="M-100-100H100V100H-100Z" fill="#ff9a4d"/><circle cx="14" cy="14" r="40" fill="#ffe27a"/><path d="M-100 24-40-16 10 34 50 8 100 40V100H-100Z" fill="#8c2f6b"/><path d="M-100 60Q0 34 100 64V100H-100Z" fill="#4a1650"/></g></g>
    ${letter('Kleine\nopening', { x: 40, y: 118, size: 92, fill: '#241a52', wght: 700, wdth: 82, tracking: -20, leading: 0.94 })}`
}

/** Lift the lid and it is noon. */
function drawSun() {
  const rays = around([428, 400], 20, (n) =>
    n % 2 ? '' : '<path d="M0 0-118-760H118Z" fill="#ffcf33"/>',
  )
  return `${fill('#ff9d1f')}${rays}<circle cx="428" cy="384" r="150" fill="#fff6c9"/>
    <path d="M260 372H596L560 560H296Z" fill="#173a8f"/><path d="M282 486H574M344 372 366 560M428 372V560M512 372 490 560M270 428H586" stroke="#6fa0ff" stroke-width="6"/>
    <path d="M260 372 150 318 214 262 320 316ZM596 372 706 318 642 262 536 316Z" fill="#2450b8"/><path d="M250 366H606V388H250Z" fill="#0d2764"/>
    ${letter('Zon in een doosje', { x: 428, y: 140, size: 104, fill: '#7a2400', anchor: 'middle', wght: 800, wdth: 82, tracking: -20 })}`
}

/** Forty degrees, mixed colours, one bee. */
function drawWasher() {
  const sock = (color: string, stripe: string) =>
    `<path d="M-26-90H26V10Q26 24 44 32L84 50Q100 62 90 84H10Q-26 80-26 40Z" fill="${color}"/><path d="M-26-62H26M-26-34H26" stroke="${stripe}" stroke-width="13"/>`
  return `${fill('#f1f4f5')}<path d="M0 0H856V150H0Z" fill="#dfe6e9"/><path d="M0 147H856" stroke="#c5d0d5" stroke-width="6"/>
    <circle cx="764" cy="76" r="44" fill="#f1f4f5" stroke="#9fb0b8" stroke-width="7"/><path d="M764 76 788 46" stroke="#ff5a4a" stroke-width="11" stroke-linecap="round"/>
    <circle cx="590" cy="372" r="222" fill="#c5d0d5"/><circle cx="590" cy="372" r="186" fill="#2c3e50"/>
    <clipPath id="zoem-deur"><circle cx="590" cy="372" r="170"/></clipPath><g clip-path="url(#zoem-deur)"><path d="M400 180H780V560H400Z" fill="#b9e6f2"/><path d="M400 330q48-40 96 0t96 0 96 0 96 0V560H400Z" fill="#4fb3d9"/>
    ${put(sock('#ff5a4a', '#fff'), { x: 500, y: 450, rotate: -38 })}${put(sock('#7b4fd0', '#ffd23f'), { x: 664, y: 460, rotate: 34 })}${put(sock('#2fae74', '#e7ffd8'), { x: 570, y: 500, rotate: 8 })}
    <g transform="translate(594 300) rotate(-14)"><ellipse cx="-6" cy="-48" rx="26" ry="44" fill="#fff" opacity=".9" transform="rotate(-20)"/><ellipse cx="26" cy="-46" rx="24" ry="40" fill="#fff" opacity=".9" transform="rotate(18)"/><ellipse rx="68" ry="44" fill="#ffc928"/><path d="M-20-42V42M14-43V43M44-33V33" stroke="#22252c" stroke-width="15"/><circle cx="-46" cy="-8" r="7" fill="#22252c"/></g></g>
    ${letter('Zoem & Zonen', { x: 40, y: 106, size: 90, fill: '#22303a', wght: 700, wdth: 92, tracking: -25 })}`
}

/** Hansel and Gretel, but tidy. */
function drawRobot() {
  const random = chance(77)
  const dust = repeat(60, () => {
    const [x, y] = [Math.round(random() * 850), Math.round(random() * 530)]
    return `M${x} ${y}h${Math.round(6 + random() * 10)}`
  })
  const crumbs = each(
    [
      [690, 128, 13],
      [724, 176, 9],
      [664, 196, 10],
      [706, 236, 12],
      [664, 270, 8],
    ] as const,
    ([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r}" fill="#e9a75a"/>`,
  )
  return `${fill('#4a2c6f')}<path d="${dust}" stroke="#7d5fa6" stroke-width="6" stroke-linecap="round"/>
    <path d="M-60 450H440Q540 450 600 350" fill="none" stroke="#5b3a86" stroke-width="170" stroke-linecap="round"/>
    <g transform="translate(770 70)"><circle r="92" fill="#e9a75a"/><circle cx="-70" cy="66" r="46" fill="#4a2c6f"/><circle cx="-20" cy="-20" r="11" fill="#6b3a14"/><circle cx="28" cy="24" r="12" fill="#6b3a14"/><circle cx="34" cy="-38" r="9" fill="#6b3a14"/></g>${crumbs}
    <g transform="translate(604 372) rotate(32)"><circle r="112" fill="#170c26"/><circle r="98" fill="#f4f1fa"/><path d="M-96-20A98 98 0 0 1 96-20Z" fill="#39d6b4"/><circle cx="-34" cy="-48" r="14" fill="#170c26"/><circle cx="34" cy="-48" r="14" fill="#170c26"/><path d="M-22-22Q0-4 22-22" fill="none" stroke="#170c26" stroke-width="8" stroke-linecap="round"/><circle cy="40" r="18" fill="#d7cfe6"/></g>
    ${letter('Kruimel\nspoor', { x: 42, y: 128, size: 112, fill: '#fff', wght: 800, wdth: 86, tracking: -25, leading: 0.88 })}`
}
