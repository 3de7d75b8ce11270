import { type Drawings, fill } from '../card.ts'
import { letter } from '../lettering.ts'
import { chance, each, leaf, put, repeat } from '../shapes.ts'

export const wellness: Drawings = {
  'berkentak-saunabon': { composition: 'sauna', draw: drawSauna },
  'handvol-rust-massagebon': { composition: 'massage', draw: drawMassage },
  'hond-en-kobra-yogabon': { composition: 'yoga', draw: drawYoga },
  'drijfveer-floatbon': { composition: 'float', draw: drawFloat },
  'kuif-en-krul-kappersbon': { composition: 'hair', draw: drawHair },
}

/** Birches in the last sun, steam between the trunks. */
function drawSauna() {
  const random = chance(7)
  const trunks = each(
    [
      [486, 56],
      [592, 96],
      [742, 72],
    ] as const,
    ([x, width]) => {
      const marks = repeat(8, (n) => {
        const [long, y] = [
          Math.round(width * (0.5 + random() * 0.5)),
          n * 70 + Math.round(random() * 34),
        ]
        return n % 2 ? `M${x} ${y}q${long} 7 0 16z` : `M${x + width} ${y}q${-long} 9 0 18z`
      })
      return `<path d="M${x} 0h${width}v540h${-width}z" fill="#f7f1e3"/><path d="M${x + Math.round(width * 0.7)} 0h${Math.round(width * 0.3)}v540h${-Math.round(width * 0.3)}z" fill="#dfd5bf"/><path d="${marks}" fill="#1d2f2c"/>`
    },
  )
  const leaves = repeat(9, (n) => {
    const [x, side] = [40 + n * 44, n % 2 ? 1 : -1]
    return put(`<path d="${leaf(84, 26)}"/>`, { x, y: x * x * 0.00042, rotate: side * 52 + 8 })
  })
  return `${fill('#0e4a45')}
    <circle cx="650" cy="330" r="226" fill="#f47b4a"/><circle cx="650" cy="330" r="150" fill="#ffa869"/>
    <g fill="none" stroke="#fff" stroke-width="17" stroke-linecap="round"><path d="M568 500c-36-60 36-90 0-150s24-70 6-110"/><path d="M714 520c-36-60 36-90 0-150s24-80 6-130"/></g>
    ${trunks}
    ${put(`<path d="M0 0Q220 0 440 82" fill="none" stroke="#8a5a33" stroke-width="10" stroke-linecap="round"/><g fill="#b8d645">${leaves}</g>`, { x: 900, y: 40, scale: '-1 1' })}
    ${letter('Berkentak', { x: 46, y: 488, size: 88, fill: '#fff', tracking: -20 })}`
}

/** Two hands and the rings that their warmth makes. */
function drawMassage() {
  const hand = `<g fill="none" stroke-linecap="round" stroke-linejoin="round"><path d="M-66 40V-128M-22 30V-168M22 30V-160M66 40V-120" stroke-width="40"/><path d="M78 96Q136 40 142-8" stroke-width="42"/></g><path d="M-86 30H86V110Q86 190 50 220V360H-50V220Q-86 190-86 110Z" stroke="none"/>`
  const rings = repeat(
    4,
    (n) => `<circle cx="602" cy="186" r="${96 + n * 82}" stroke-opacity="${0.9 - n * 0.2}"/>`,
  )
  return `${fill('#e58a6b')}
    <g fill="none" stroke="#f4b195" stroke-width="34">${rings}</g>
    <circle cx="602" cy="186" r="44" fill="#fff1dc"/>
    <g fill="#6b2a2b" stroke="#6b2a2b">${put(hand, { x: 448, y: 330, rotate: 8 })}</g>
    <g fill="#fbe0c6" stroke="#fbe0c6">${put(hand, { x: 756, y: 330, rotate: -8, scale: '-1 1' })}</g>
    ${letter('Handvol\nRust', { x: 44, y: 118, size: 100, fill: '#4a1a1f', tracking: -25, leading: 0.88 })}`
}

/** Two poses on one mat. */
function drawYoga() {
  return `${fill('#bfe8d4')}
    <circle cx="470" cy="430" r="250" fill="#ffd166"/>
    <path d="M0 440H856V540H0Z" fill="#5b3fa8"/><path d="M0 440H856V462H0Z" fill="#7a5cd0"/>
    <g fill="none" stroke="#8a4a21" stroke-linecap="round" stroke-linejoin="round"><path d="M318 440 452 226" stroke-width="62"/><path d="M452 226 532 300V436" stroke-width="68"/><path d="M470 196Q500 130 484 84" stroke-width="22"/></g>
    <path d="M286 440h56v14h-72q0-14 16-14zM500 440h70v14h-90q4-14 20-14z" fill="#8a4a21"/>
    <path d="M366 300C330 290 300 330 286 372 262 392 256 410 268 424 296 428 330 414 350 396 380 380 392 330 366 300Z" fill="#a85f2d"/>
    <path d="M368 304C404 316 408 380 384 404 362 392 348 340 368 304Z" fill="#5e2f13"/>
    <circle cx="318" cy="366" r="8" fill="#2a1208"/><circle cx="268" cy="414" r="14" fill="#2a1208"/>
    <g fill="none" stroke-linecap="round"><path d="M850 426H700C650 426 640 390 660 360S700 300 690 250" stroke="#1c8f6a" stroke-width="50"/><path d="M850 426H700C650 426 640 390 660 360S700 300 690 250" stroke="#7fd39b" stroke-width="12" stroke-dasharray="2 30"/></g>
    <path d="M690 320C640 300 622 230 650 184 676 150 716 150 738 184 762 230 742 300 690 320Z" fill="#1c8f6a"/><path d="M692 296C662 270 656 230 676 206H708C726 230 720 270 692 296Z" fill="#f2c14e"/>
    <path d="M650 178C636 150 664 124 694 124S752 150 738 178 712 202 694 202 662 200 650 178Z" fill="#23a87d"/><circle cx="672" cy="158" r="8" fill="#10231c"/><circle cx="716" cy="158" r="8" fill="#10231c"/><path d="M694 196v26m0 0l-10 14m10-14l10 14" stroke="#e0315b" stroke-width="6" fill="none" stroke-linecap="round"/>
    ${letter('Hond\n& Kobra', { x: 44, y: 120, size: 98, fill: '#3a2378', tracking: -25, leading: 0.88, wdth: 86 })}`
}

/** A feather that weighs nothing on still water. */
function drawFloat() {
  const tones = ['#17427a', '#1d5596', '#2a6db5', '#4589cf', '#6fa9e0']
  const rings = each(
    tones,
    (color, n) =>
      `<ellipse cx="590" cy="338" rx="${430 - n * 78}" ry="${250 - n * 46}" fill="${color}"/>`,
  )
  const upper =
    'M-206 24C-206-44-158-92-100-108L-92-70-62-116C0-132 66-128 108-116L100-82 138-108C200-92 254-62 300-34 150-12-20 8-206 24Z'
  const lower =
    'M-206 24C-20 8 150-12 300-34 262 16 208 54 146 74L120 44 112 82C40 98-30 98-86 90L-84 62-116 82C-158 70-192 50-206 24Z'
  return `${fill('#10305e')}${rings}
    <g transform="translate(584 318) rotate(-20)">
      <path d="${upper}${lower}" fill="#0d2a52" opacity=".4" transform="translate(4 48)"/>
      <path d="${upper}" fill="#fff"/><path d="${lower}" fill="#ffd3bf"/>
      <path d="M-300 38Q-20 14 292-32" fill="none" stroke="#f2845c" stroke-width="10" stroke-linecap="round"/>
      <path d="M-140-6-122-60M-60-10-34-66M20-18 50-72M100-28 136-66M-110 40-84 62M-20 36 10 66M70 22 96 40" stroke="#dfe9f5" stroke-width="7" stroke-linecap="round"/>
    </g>
    ${letter('Drijfveer', { x: 44, y: 132, size: 116, fill: '#fff', wght: 500, tracking: -20 })}`
}

/** Two heads of hair, seen just over the edge. */
function drawHair() {
  const curls = each(
    [
      [560, 330, 52],
      [588, 250, 56],
      [650, 196, 60],
      [730, 190, 60],
      [796, 240, 58],
      [826, 322, 56],
      [836, 404, 46],
      [548, 404, 46],
      [690, 250, 60],
      [640, 280, 46],
      [756, 282, 48],
    ] as const,
    ([x, y, r]) =>
      `<circle cx="${x}" cy="${y}" r="${r}" fill="#7a2f16"/><path d="M${x - r / 2} ${y}a${r / 2} ${r / 2} 0 1 1 ${r / 2} ${r / 2}" fill="none" stroke="#b4562d" stroke-width="9" stroke-linecap="round"/>`,
  )
  const eyes = (x: number, color: string) =>
    `<g fill="${color}"><circle cx="${x - 44}" cy="446" r="11"/><circle cx="${x + 44}" cy="446" r="11"/></g><path d="M${x - 66} 414q22-16 44 0M${x + 22} 414q22-16 44 0" fill="none" stroke="${color}" stroke-width="9" stroke-linecap="round"/>`
  return `${fill('#a9dfe3')}
    <path d="M0 480H856V540H0Z" fill="#63bcc4"/>
    <path d="M196 560V380C196 300 250 270 316 270S436 300 436 380V560Z" fill="#f6c7a0"/><circle cx="196" cy="450" r="26" fill="#f6c7a0"/><circle cx="436" cy="450" r="26" fill="#f6c7a0"/>
    <path d="M188 420C168 330 184 296 214 284 170 262 174 206 236 196 330 180 380 214 440 168 470 148 500 180 482 220 470 250 456 262 448 286 462 330 450 390 442 420 428 370 420 344 396 336 330 350 260 340 220 342 206 366 200 390 188 420Z" fill="#17171f"/>
    <path d="M226 240C290 216 370 262 452 204" fill="none" stroke="#4a4a63" stroke-width="10" stroke-linecap="round"/>
    ${eyes(316, '#17171f')}
    <path d="M572 560V400C572 320 630 286 694 286S816 320 816 400V560Z" fill="#a8673f"/>
    ${curls}
    ${eyes(694, '#2b1208')}
    ${letter('Kuif & Krul', { x: 44, y: 118, size: 102, fill: '#17171f', tracking: -30 })}`
}
