import { type Drawings, fill } from '../card.ts'
import { letter } from '../lettering.ts'
import { each, put, repeat } from '../shapes.ts'

export const house: Drawings = {
  'tweede-laag-verfbon': { composition: 'c-layers', draw: drawPaint },
  'vouw-en-val-gordijnenbon': { composition: 'c-split-in-two', draw: drawCurtain },
  'zacht-landen-kledenbon': { composition: 'c-view-from-above', draw: drawRug },
  'kast-van-een-huis-kastenbon': { composition: 'c-stack', draw: drawCupboard },
  'natte-voeten-badkamerbon': { composition: 'c-trail', draw: drawFootprints },
  'wijze-tegel-tegelbon': { composition: 'c-frame-in-frame', draw: drawTiles },
  'lang-lontje-kaarsenbon': { composition: 'c-single-line', draw: drawWick },
  'opnieuw-oma-vintagebon': { composition: 'c-all-over-pattern', draw: drawGrandma },
}

/** The first coat still shows where the roller has not been. */
function drawPaint() {
  const strokes = each(
    [
      [0, 640],
      [135, 770],
      [270, 560],
      [405, 690],
    ] as const,
    ([y, end]) =>
      `<path d="M0 ${y}H${end}q22 18 4 40t2 44-4 51H0Z" fill="#e4502e"/><path d="M0 ${y + 134}H${end - 60}" stroke="#cf4022" stroke-width="4"/>`,
  )
  return `${fill('#f9c3a8')}<path d="M560 0H856V540H560Z" fill="#fbd3be"/><path d="M690 0v540M800 0v540" stroke="#f9c3a8" stroke-width="26"/>${strokes}
    <path d="M790 202V330H620V392" fill="none" stroke="#3c4858" stroke-width="13" stroke-linejoin="round"/><path d="M600 384h40v140q-20 24-40 0z" fill="#1d2a44"/>
    <path d="M728 128H778Q796 128 796 146V260Q796 276 778 276H728Z" fill="#ffe9dc"/><path d="M728 128h22v148h-22z" fill="#e4502e"/>
    ${letter('Tweede', { x: 42, y: 224, size: 140, fill: '#ffac90', wght: 800, tracking: -30 })}
    ${letter('laag', { x: 42, y: 360, size: 172, fill: '#fff4ec', wght: 800, tracking: -30 })}`
}

/** Half curtain, half morning. */
function drawCurtain() {
  const folds = repeat(7, (n) => {
    const [top, waist] = [430 + n * 66, 640 + n * 34]
    const color = n % 2 ? '#d99a1c' : '#f2b933'
    return `<path d="M${top} 46C${top} 220 ${waist} 260 ${waist} 340C${waist} 400 ${waist - 40} 470 ${waist - 60 + n * 4} 560H900V46Z" fill="${color}"/>`
  })
  const rings = repeat(
    7,
    (n) =>
      `<circle cx="${446 + n * 66}" cy="42" r="15" fill="none" stroke="#5c3b1e" stroke-width="8"/>`,
  )
  return `${fill('#d6efff')}
    <circle cx="392" cy="352" r="104" fill="#ffe27a"/><path d="M0 424Q180 372 420 420T760 420V540H0Z" fill="#76b98a"/><path d="M0 480Q260 432 700 490V540H0Z" fill="#4f9a6d"/>
    ${folds}<path d="M632 318Q740 352 872 320V362Q740 394 636 356Z" fill="#8c2f5b"/>
    <path d="M0 30H856" stroke="#5c3b1e" stroke-width="15"/>${rings}
    ${letter('Vouw\n& val', { x: 44, y: 170, size: 118, fill: '#243b63', wght: 400, wdth: 90, tracking: -25, leading: 0.9 })}`
}

/** The rug is a runway. */
function drawRug() {
  const boards = repeat(
    6,
    (n) =>
      `<path d="M0 ${n * 90}H856" stroke="#a8713f" stroke-width="4"/><path d="M${(n * 230 + 90) % 856} ${n * 90}v90" stroke="#a8713f" stroke-width="4"/>`,
  )
  const fringe = repeat(22, (n) => `<path d="M24 ${92 + n * 17}H66M790 ${92 + n * 17}H832"/>`)
  const bars = repeat(8, (n) => `<path d="M104 ${112 + n * 42}H196V${132 + n * 42}H104Z"/>`)
  return `${fill('#c48a52')}${boards}
    <path d="M60 82H804V474H60Z" fill="#7d4a20" transform="translate(8 14)" opacity=".5"/><g stroke="#f6ead2" stroke-width="7">${fringe}</g>
    <path d="M58 78H798V462H58Z" fill="#1f5560"/><path d="M76 96H780V444H76Z" fill="none" stroke="#f2a65a" stroke-width="6"/>
    <g fill="#f6ead2">${bars}</g><g fill="#f2a65a"><path d="M630 262h50v16h-50zM700 262h50v16h-50z"/></g>
    ${letter('Zacht\nlanden', { x: 236, y: 262, size: 120, fill: '#f6ead2', wght: 700, tracking: -30, leading: 0.92 })}
    <g transform="translate(700 176) rotate(8)"><path d="M-96 30 120-34-24 66Z" fill="#0f3138" opacity=".6" transform="translate(10 26)"/><path d="M-110 0 120-34-40 26Z" fill="#fff"/><path d="M120-34-40 26-26 70-4 40Z" fill="#d9e4ea"/><path d="M120-34-4 40 44 62Z" fill="#fff"/></g>`
}

/** A house that is a chest of drawers. */
function drawCupboard() {
  const drawer = (x: number, y: number, width: number) =>
    `<rect x="${x}" y="${y}" width="${width}" height="74" rx="5" fill="#ffb85c" stroke="#b9651b" stroke-width="6"/><circle cx="${x + width / 2}" cy="${y + 38}" r="9" fill="#7a3d0c"/>`
  const rows = repeat(2, (n) => drawer(486, 208 + n * 88, 138) + drawer(640, 208 + n * 88, 138))
  return `${fill('#22408c')}<path d="M0 506H856V540H0Z" fill="#16295c"/><circle cx="384" cy="92" r="40" fill="#ffe8a8"/>
    <path d="M462 506V190H506V130H562V76H594Q632 20 670 76H702V130H758V190H802V506Z" fill="#e88a2e"/>
    <circle cx="632" cy="90" r="18" fill="#22408c"/>${drawer(546, 120, 172)}${rows}
    <path d="M486 386H624V506H486Z" fill="#7a3d0c"/><path d="M640 386H778V506H640Z" fill="#ffb85c" stroke="#b9651b" stroke-width="6"/><circle cx="658" cy="448" r="9" fill="#7a3d0c"/>
    <path d="M486 386 424 410V530L486 506Z" fill="#ffcf8a"/><circle cx="438" cy="466" r="8" fill="#7a3d0c"/>
    <path d="M500 398h112" stroke="#dfe7ff" stroke-width="7"/><path d="M516 402h30l8 70h-46zM566 402h32l6 54h-44z" fill="#f25f74"/><path d="M560 402h20v76h-28z" fill="#8fe0c4"/>
    <path d="M700 300v52q0 20 22 24l18 2v-24l-14-6v-48z" fill="#f4f6ff"/><path d="M700 318h26" stroke="#f25f74" stroke-width="9"/>
    ${letter('Kast\nvan een\nhuis', { x: 42, y: 240, size: 98, fill: '#fff', wght: 800, wdth: 90, tracking: -20, leading: 0.9 })}`
}

/** Somebody forgot the bath mat. */
function drawFootprints() {
  const print =
    '<path d="M-6-44C22-52 40-26 34 6 30 26 24 36 26 62 28 92-28 96-28 62-28 40-36 14-38-6-40-30-26-42-6-44Z"/><ellipse cx="24" cy="-66" rx="14" ry="18"/><circle cx="0" cy="-72" r="10"/><circle cx="-18" cy="-66" r="9"/><circle cx="-34" cy="-56" r="8"/><circle cx="-46" cy="-42" r="7"/>'
  const steps = each(
    [
      [116, 470, 62, 1],
      [262, 494, 70, -1],
      [366, 376, 58, 1],
      [516, 392, 60, -1],
      [600, 262, 48, 1],
      [740, 252, 44, -1],
      [756, 92, 24, 1],
    ] as const,
    ([x, y, rotate, side]) => put(print, { x, y, rotate, scale: `${side * 0.92} 0.92` }),
  )
  const grout = repeat(7, (n) => `<path d="M0 ${n * 108 - 54}H856M${n * 143} 0V540"/>`)
  const drops = each(
    [
      [200, 400, 9],
      [320, 470, 6],
      [450, 330, 8],
      [560, 450, 10],
      [680, 180, 7],
      [690, 356, 9],
      [804, 170, 6],
    ] as const,
    ([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r}"/>`,
  )
  return `${fill('#e6f7f2')}<g stroke="#c3e6dc" stroke-width="6">${grout}</g><g fill="#3fa7d6">${steps}${drops}</g>
    ${letter('natte\nvoeten', { x: 42, y: 122, size: 124, fill: '#0b3c5d', wght: 800, wdth: 100, tracking: -40, leading: 0.82 })}`
}

/** Twelve tiles around one that has something to say. */
function drawTiles() {
  const corner = '<path d="M0 0H34Q30 12 18 14 16 28 0 34Z"/><circle cx="30" cy="30" r="6"/>'
  const corners = each([0, 90, 180, 270], (rotate) =>
    put(put(corner, { x: -86, y: -86 }), { rotate }),
  )
  const flower =
    '<path d="M0 50V0M0 30Q-26 26-30 6M0 30Q26 26 30 6" fill="none" stroke="#1c4fa0" stroke-width="6"/><circle r="17" cy="-14"/><circle cx="-20" cy="-2" r="10"/><circle cx="20" cy="-2" r="10"/><circle cx="-12" cy="-34" r="10"/><circle cx="12" cy="-34" r="10"/>'
  const ship =
    '<path d="M-44 22H44L30 46H-30Z"/><path d="M-4 14V-48L-36 14ZM4 14V-40L34 14Z"/><path d="M-54 58q13-10 27 0t27 0 27 0 27 0" fill="none" stroke="#1c4fa0" stroke-width="5"/>'
  const tiles = each([0, 1, 2, 3, 4, 5], (n) =>
    put(`<use href="#wijze-tegel-rand"/>${n % 2 ? ship : flower}`, {
      x: n < 3 ? 72 : 784,
      y: 92 + (n % 3) * 178,
    }),
  )
  return `<defs><g id="wijze-tegel-rand"><path d="M-86-86H86V86H-86Z" fill="#f7f6ef"/>${corners}</g></defs>${fill('#c9d3df')}<g fill="#1c4fa0">${tiles}</g>
    <path d="M164 6H692V534H164Z" fill="#c9d3df"/><path d="M170 12H686V528H170Z" fill="#f7f6ef"/><rect x="190" y="32" width="476" height="476" fill="none" stroke="#1c4fa0" stroke-width="10"/><path d="M428 48 650 270 428 492 206 270Z" fill="#1c4fa0"/>
    ${letter('Wijze\nTegel', { x: 428, y: 284, size: 122, fill: '#fff', anchor: 'middle', wght: 700, wdth: 80, tracking: -15, leading: 0.88 })}`
}

/** A small candle with a great deal of patience. */
function drawWick() {
  return `${fill('#4b2e83')}<path d="M0 486H856V540H0Z" fill="#38206a"/>
    <path d="M150 388C150 300 330 330 330 420S200 470 240 360 470 250 520 350 640 470 640 360 520 210 600 170 760 250 700 330 760 420 790 330 724 190 732 150" fill="none" stroke="#f8d7ff" stroke-width="9" stroke-linecap="round"/>
    <path d="M732 30C770 78 776 104 764 128 754 150 712 150 702 128 692 102 720 84 732 30Z" fill="#ffb52e"/><path d="M732 84C752 110 752 122 748 132 742 142 724 142 718 132 712 120 726 106 732 84Z" fill="#fff3c4"/>
    <circle cx="732" cy="104" r="96" fill="#ffb52e" opacity=".18"/>
    <path d="M84 390Q84 372 150 372T216 390V486H84Z" fill="#ff8fb1"/><ellipse cx="150" cy="390" rx="66" ry="18" fill="#ffc2d4"/><path d="M84 392v40q12 22 24 0v-24z" fill="#ffc2d4"/>
    ${letter('Lang lontje', { x: 42, y: 132, size: 104, fill: '#fff3c4', wght: 300, tracking: -20 })}`
}

/** The wallpaper is back, and so is she. */
function drawGrandma() {
  const dot =
    '<circle r="58" fill="#e8702a"/><circle r="42" fill="#f6d08a"/><circle r="27" fill="#7a3b1d"/><circle r="11" fill="#f6d08a"/>'
  const paper = repeat(35, (n) => {
    const [column, row] = [n % 7, Math.floor(n / 7)]
    return `<use href="#opnieuw-oma-stip" x="${column * 142 + (row % 2 ? -71 : 0)}" y="${row * 128 + 14}"/>`
  })
  return `<defs><g id="opnieuw-oma-stip">${dot}</g></defs>${fill('#a9521f')}${paper}
    <ellipse cx="640" cy="264" rx="186" ry="226" fill="#3d1c0d"/><ellipse cx="640" cy="264" rx="164" ry="204" fill="#9cc5b0"/>
    <clipPath id="opnieuw-oma-lijst"><ellipse cx="640" cy="264" rx="164" ry="204"/></clipPath><g clip-path="url(#opnieuw-oma-lijst)"><path d="M480 500Q500 390 600 380H684Q780 390 800 500Z" fill="#d8336f"/><path d="M604 340h72v60q-36 30-72 0z" fill="#e3a988"/></g>
    <circle cx="640" cy="120" r="48" fill="#eef0f4"/><path d="M536 270C520 150 590 128 640 128S760 150 744 270C736 200 700 190 640 190S544 200 536 270Z" fill="#eef0f4"/>
    <path d="M552 232Q560 190 640 190T728 232C736 330 690 372 640 372S544 330 552 232Z" fill="#f0bd9d"/><path d="M540 226H740V244C734 290 664 290 652 246H628C616 290 546 290 540 244Z" fill="#1f1420"/><path d="M566 240l26-8M674 240l26-8" stroke="#fff" stroke-width="7" stroke-linecap="round"/><path d="M606 326Q640 352 676 322" fill="none" stroke="#b3243f" stroke-width="11" stroke-linecap="round"/><circle cx="548" cy="296" r="11" fill="#ffd45c"/><circle cx="732" cy="296" r="11" fill="#ffd45c"/>
    <path d="M0 318H420V486H0Z" fill="#3d1c0d"/>
    ${letter('Opnieuw\noma', { x: 40, y: 388, size: 80, fill: '#f6d08a', wght: 800, tracking: -25, leading: 0.86 })}`
}
