import { type Drawings, fill } from '../card.ts'
import { letter } from '../lettering.ts'
import { around, each, put, repeat } from '../shapes.ts'

export const lightsDown: Drawings = {
  'vier-beeldjes-filmhuisbon': { composition: 'd-strip-of-four', draw: drawFrames },
  'puntschoen-balletbon': { composition: 'd-drawn-by-a-toe', draw: drawPointe },
  'katrijn-en-krokodil-poppenkastbon': { composition: 'd-split-in-two', draw: drawPuppets },
  'zes-podia-festivalbon': { composition: 'd-poster-type-only', draw: drawLineUp },
  'hoge-c-operabon': { composition: 'd-big-initial', draw: drawHighC },
  'motor-uit-drive-inbon': { composition: 'd-frame-in-frame', draw: drawWindscreen },
}

/** A short film with a cat in it. */
function drawFrames() {
  const holes = (y: number) =>
    repeat(22, (n) => `<rect x="${6 + n * 40}" y="${y}" width="22" height="16" rx="4"/>`)
  const cup =
    '<path d="M-32-48H32Q34-6 12 0H-12Q-34-6-32-48Z" fill="#e2452f"/><path d="M32-38q26 0 22 18-4 14-30 12" fill="none" stroke="#e2452f" stroke-width="9"/>'
  const shards =
    '<path d="M-44 0-34-26-10 0ZM-2 0 14-32 30-10 24 0ZM36 0 52-16 58 0Z" fill="#e2452f"/>'
  const cat =
    '<path d="M-44 0C-52-70-36-98-26-104L-30-148-8-126H16L38-148 34-104C46-90 54-60 48 0Z" fill="#2a2622"/><path d="M44-8Q92-14 78-62" fill="none" stroke="#2a2622" stroke-width="15" stroke-linecap="round"/><path d="M8-104h0M28-104h0" stroke="#ffd65a" stroke-width="11" stroke-linecap="round"/>'
  const paw = '<path d="M-90-22H-34" stroke="#2a2622" stroke-width="26" stroke-linecap="round"/>'
  const scenes = [
    put(cup, { x: 10, y: 62 }),
    put(paw, { x: 16, y: 42 }) + put(cup, { x: 40, y: 60, rotate: 20 }),
    put(cup, { x: 52, y: 34, rotate: 96, scale: 0.9 }),
    put(shards, { x: 34, y: 104, scale: 0.8 }) + put(cat, { x: -24, y: 62, scale: 0.86 }),
  ]
  const frames = each(scenes, (scene, n) =>
    put(
      `<rect x="-97" y="-112" width="194" height="224" rx="8" fill="${['#f6e7c1', '#f2dca9', '#eed091', '#f6e7c1'][n]}"/><path d="M-97 62H${n > 1 ? 30 : 97}V84H-97Z" fill="#8a5a34"/>${scene}`,
      { x: 108 + n * 214, y: 162 },
    ),
  )
  return `${fill('#f3efe8')}<path d="M0 0H856V326H0Z" fill="#17161b"/><g fill="#f3efe8">${holes(14)}${holes(296)}</g>${frames}
    ${letter('Vier Beeldjes', { x: 44, y: 476, size: 124, fill: '#17161b', wght: 600, wdth: 84, tracking: -20 })}`
}

/** A point is made for drawing with. */
function drawPointe() {
  const frills = (y: number, color: string, scale: number) =>
    `<path d="M${600 - 300 * scale} -20H${600 + 300 * scale}Q${600 + 330 * scale} ${y * 0.6} ${600 + 270 * scale} ${y}${'q-30 30-60 0'.repeat(Math.round(9 * scale))}Q${600 - 330 * scale} ${y * 0.6} ${600 - 300 * scale}-20Z" fill="${color}"/>`
  return `${fill('#14395f')}<path d="M0 430H856V540H0Z" fill="#0d2a4a"/>
    <path d="M480 0H720L840 540H360Z" fill="#1d4a78"/><ellipse cx="600" cy="470" rx="250" ry="62" fill="#2a6396"/>
    <path d="M600 468C560 452 520 476 560 492 620 512 730 488 700 456 660 424 450 430 440 476 436 520 640 532 760 504" fill="none" stroke="#fff" stroke-width="10" stroke-linecap="round"/>
    <path d="M566 60H640C640 180 628 250 618 330H588C576 250 560 170 566 60Z" fill="#f6c1a4"/>
    <path d="M636 90C720 130 760 190 724 240 700 270 650 280 624 286L620 262C660 250 690 220 676 196 660 170 630 160 610 150Z" fill="#eaa98a"/><path d="M668 262C640 270 626 268 600 284 592 300 606 308 622 302 650 292 690 284 700 262Z" fill="#ff6f9c"/>
    <path d="M586 326H620C624 370 618 420 604 468H598C586 420 580 370 586 326Z" fill="#ff6f9c"/><path d="M594 440H610L604 470H598Z" fill="#ffd3e0"/><path d="M586 330 620 304M588 304 620 330M584 280 622 256M586 256 622 280" stroke="#ff6f9c" stroke-width="9" stroke-linecap="round"/>
    ${frills(150, '#ff9dbb', 1)}${frills(104, '#ff7fa8', 0.9)}${frills(58, '#ffc0d3', 0.8)}
    ${letter('Punt-\nschoen', { x: 42, y: 330, size: 112, fill: '#ffd3e0', wdth: 84, tracking: -20, leading: 0.86 })}`
}

/** Behind you! */
function drawPuppets() {
  const stripes = repeat(6, (n) => `<path d="M${428 + n * 76} 0h38v540h-38z" fill="#f4604d"/>`)
  const teeth = repeat(7, (n) => `M${150 + n * 36} 250l18 34 18-34z`)
  const lower = repeat(6, (n) => `M${166 + n * 36} 356l18-32 18 32z`)
  return `${fill('#ffc93b')}<path d="M428 0H856V540H428Z" fill="#e23c34"/>${stripes}
    <g transform="translate(0 64) scale(0.92)"><path d="M-20 560V300C-20 190 60 150 130 168L396 196Q436 204 424 250H130V340H380Q410 360 384 396 260 420 210 420V560Z" fill="#2f9e58"/><path d="M120 250H424L384 356H120Z" fill="#7d1128"/><path d="${teeth}${lower}" fill="#fff"/>
    <circle cx="112" cy="168" r="50" fill="#2f9e58"/><circle cx="116" cy="162" r="33" fill="#fff"/><circle cx="128" cy="166" r="15" fill="#1b2a1f"/><circle cx="396" cy="216" r="9" fill="#17683a"/><g fill="#17683a"><circle cx="60" cy="400" r="16"/><circle cx="120" cy="460" r="20"/><circle cx="36" cy="490" r="13"/></g></g>
    <path d="M520 560C520 400 560 360 640 360S766 400 766 560Z" fill="#2d57b5"/><path d="M578 360H706L690 540H594Z" fill="#fff"/>
    <circle cx="642" cy="246" r="102" fill="#f7c9a3"/><path d="M534 262C520 150 580 116 642 116S764 150 750 262Q730 180 642 180T534 262Z" fill="#fff"/><circle cx="600" cy="250" r="11" fill="#2b1a16"/><circle cx="682" cy="250" r="11" fill="#2b1a16"/><path d="M642 262q-30 26 0 34" stroke="#d98f68" stroke-width="11" fill="none" stroke-linecap="round"/><path d="M606 310q36 26 72 0" stroke="#a51d2d" stroke-width="10" fill="none" stroke-linecap="round"/><circle cx="574" cy="288" r="19" fill="#f2937c"/><circle cx="710" cy="288" r="19" fill="#f2937c"/>
    <g transform="translate(776 330) rotate(28)"><rect x="-24" y="-96" width="48" height="150" rx="14" fill="#c98a4b"/><path d="M0-132V-96M0 54V92" stroke="#8f5a28" stroke-width="19" stroke-linecap="round"/></g><circle cx="752" cy="408" r="34" fill="#f7c9a3"/>
    ${letter('Katrijn &\nKrokodil', { x: 40, y: 94, size: 80, fill: '#4a1508', wdth: 80, tracking: -15, leading: 0.9 })}`
}

/** One poster, six stages, and nothing known of the sixth. */
function drawLineUp() {
  const blocks = [
    [0, 150, '#ffd23f', '#1b1b3a', 800],
    [150, 110, '#ff6b5e', '#fff', 300],
    [260, 190, '#1b1b3a', '#ffd23f', 600],
    [450, 90, '#fff', '#e0366f', 800],
    [540, 136, '#5b4be0', '#fff', 200],
    [676, 180, '#ff9d2e', '#1b1b3a', 800],
  ] as const
  const stages = each(blocks, ([x, width, ground, color, wght], n) => {
    const top = 250 + ([40, 0, 70, 20, 54, -16][n] ?? 0)
    return `<path d="M${x} ${top}h${width}V540h-${width}z" fill="${ground}"/>${letter(n === 5 ? '?' : String(n + 1), { x: x + width / 2, y: 506, size: [210, 150, 250, 130, 200, 270][n] ?? 200, fill: color, wght, wdth: 76, anchor: 'middle' })}`
  })
  return `${fill('#12b886')}${stages}
    ${letter('Zes', { x: 38, y: 196, size: 212, fill: '#1b1b3a', tracking: -40 })}
    ${letter('Podia', { x: 432, y: 134, size: 138, fill: '#fff', wght: 300, tracking: -20 })}`
}

/** The letter sings itself. */
function drawHighC() {
  const note =
    '<ellipse rx="30" ry="22" transform="rotate(-20)" fill="#fff3d6"/><path d="M26-8V-112q44 14 40 58" fill="none" stroke="#fff3d6" stroke-width="11" stroke-linecap="round"/>'
  return `${fill('#7c0f1f')}${around([560, 280], 16, () => '<path d="M-30-640 0-120 30-640Z" fill="#8e1627"/>')}
    <path d="M730 140A214 214 0 1 0 730 420L652 356A114 114 0 1 1 652 204Z" fill="#f2b53c"/><path d="M730 420A214 214 0 0 1 380 380 A240 240 0 0 0 700 396Z" fill="#c9851a"/>
    <path d="M652 204A114 114 0 1 0 652 356L690 386Q640 430 566 430A150 150 0 0 1 566 130Q640 130 690 174Z" fill="#f2b53c"/>
    <path d="M470 316C490 396 600 400 646 350 600 290 520 290 470 316Z" fill="#e8425a"/>
    <circle cx="548" cy="116" r="17" fill="#2a0810"/><path d="M512 84Q544 62 580 80" stroke="#2a0810" stroke-width="11" fill="none" stroke-linecap="round"/>
    ${put(note, { x: 740, y: 292, rotate: 8 })}${put(note, { x: 806, y: 190, rotate: -6, scale: 0.7 })}
    ${letter('Hoge', { x: 44, y: 176, size: 136, fill: '#fff3d6', wght: 300, wdth: 80, tracking: -10 })}`
}

/** Two eyes in the mirror, and neither on the road. */
function drawWindscreen() {
  return `${fill('#18142b')}<path d="M70 26H786Q822 26 832 70L850 400H6L24 70Q34 26 70 26Z" fill="#3a2f78"/>
    <path d="M6 330 160 300H700L850 330V400H6Z" fill="#241d4d"/><path d="M150 96H706V312H150Z" fill="#0f0c20"/><path d="M162 108H694V300H162Z" fill="#fff2c9"/><circle cx="652" cy="276" r="42" fill="#f0544f"/><path d="M162 300V250Q300 200 428 250T694 236V300Z" fill="#f3a05a"/>
    ${letter('Motor Uit', { x: 428, y: 224, size: 116, fill: '#2a1e63', anchor: 'middle', wdth: 82, wght: 800, tracking: -15 })}
    <path d="M428 0V40" stroke="#0a0815" stroke-width="17"/><rect x="306" y="30" width="244" height="76" rx="34" fill="#0a0815"/><rect x="318" y="40" width="220" height="56" rx="26" fill="#6e63b5"/><path d="M350 70Q384 44 418 70 384 92 350 70ZM438 70Q472 44 506 70 472 92 438 70Z" fill="#fff"/><circle cx="388" cy="68" r="13" fill="#18142b"/><circle cx="476" cy="68" r="13" fill="#18142b"/>
    <path d="M0 540V420Q428 350 856 420V540Z" fill="#2a2440"/><path d="M0 424Q428 354 856 424" fill="none" stroke="#4a4170" stroke-width="11"/>
    <path d="M70 560A150 150 0 0 1 370 560" fill="none" stroke="#0a0815" stroke-width="34"/><path d="M220 430V540" stroke="#0a0815" stroke-width="26"/>
    <path d="M622 372H742L722 500H642Z" fill="#fff"/><path d="M648 372h24l4 128h-18zM694 372h24l-10 128h-18z" fill="#e23c4a"/><g fill="#ffe08a"><circle cx="636" cy="360" r="22"/><circle cx="670" cy="346" r="26"/><circle cx="706" cy="350" r="25"/><circle cx="734" cy="364" r="19"/></g>`
}
