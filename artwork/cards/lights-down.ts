import { type Drawings, fill } from '../card.ts'
import { letter } from '../lettering.ts'
import { around, each, put, repeat } from '../shapes.ts'

export const lightsDown: Drawings = {
  'vier-beeldjes-filmhuisbon': { composition: 'd-strip-of-four', draw: drawFrames },
  'puntschoen-balletbon': { composition: 'd-tall-figure', draw: drawPointe },
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

/** All that weight on so little satin. */
function drawPointe() {
  const leg =
    '<path d="M-46-60C-40 120-40 220-26 330L-18 404H22L26 330C44 220 48 120 46-60Z" fill="#f9cdb4"/><path d="M-20 388Q0 408 22 388L30 440Q26 492 14 520H-8Q-24 492-26 440Z" fill="#ef6d8c"/><path d="M-8 520H14L12 530H-6Z" fill="#a92d50"/><path d="M-27 322 24 360M26 322-24 360M-24 358 22 396M24 358-20 396" stroke="#ef6d8c" stroke-width="11"/>'
  return `${fill('#fbe3dd')}<path d="M0 470H856V540H0Z" fill="#e7b9a6"/><circle cx="610" cy="240" r="220" fill="#fff2ec"/>
    ${put(leg, { x: 560, y: -18 })}${put(leg, { x: 668, y: -18, rotate: 0, scale: '-1 1' })}
    <path d="M330-10H890Q860 110 782 92 748 132 690 104 650 142 612 108 566 142 528 104 470 134 436 92 352 110 330-10Z" fill="#c92f5e"/><path d="M380-10H846Q810 70 740 56 680 84 612 62 540 84 480 56 410 70 380-10Z" fill="#e4557c"/>
    <path d="M574 392q60 34 96 4 40-30 80 30" fill="none" stroke="#ef6d8c" stroke-width="10" stroke-linecap="round"/>
    ${letter('Punt-\nschoen', { x: 44, y: 258, size: 128, fill: '#8d1d42', wght: 300, tracking: -30, leading: 0.88 })}`
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
