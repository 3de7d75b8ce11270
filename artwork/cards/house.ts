import { type Drawings, fill } from '../card.ts'
import { letter } from '../lettering.ts'
import { each, put, repeat, turn } from '../shapes.ts'

export const house: Drawings = {
  'tweede-laag-verfbon': { composition: 'c-dripping-from-above', draw: drawPaint },
  'vouw-en-val-gordijnenbon': { composition: 'c-hanging', draw: drawCurtain },
  'zacht-landen-kledenbon': { composition: 'c-from-the-sky', draw: drawParachute },
  'kast-van-een-huis-kastenbon': { composition: 'c-stack', draw: drawCupboard },
  'natte-voeten-badkamerbon': { composition: 'c-tall-figure', draw: drawFlamingo },
  'wijze-tegel-tegelbon': { composition: 'c-frame-in-frame', draw: drawTiles },
  'lang-lontje-kaarsenbon': { composition: 'c-single-line', draw: drawWick },
  'opnieuw-oma-vintagebon': { composition: 'c-all-over-pattern', draw: drawGrandma },
}

/** One coat, and then the one that counts. */
function drawPaint() {
  const coat = (depths: readonly number[]) =>
    `M0-20H856${depths.map((depth) => `V${depth}a30.6 30.6 0 0 1-61.2 0`).join('')}V-20Z`
  const first = [210, 300, 236, 180, 330, 250, 282, 196, 150, 230, 288, 206, 250, 190]
  const second = [96, 176, 120, 84, 214, 150, 160, 96, 60, 118, 190, 100, 130, 82]
  return `${fill('#fff3df')}<path d="${coat(first)}" fill="#ffb2bf"/>
    <path d="${coat(second)}" fill="#e62e4d"/>
    <path d="M150 30V120M640 40V90M396 30V96" stroke="#ff7d92" stroke-width="13" stroke-linecap="round"/>
    <g transform="translate(646 292) rotate(32)">
      <path d="M-92-176Q-60-150-30-178T30-176 92-172V-20H-92Z" fill="#f3cf94"/><path d="M-92-176Q-60-150-30-178T30-176 92-172V-96Q60-74 30-98T-36-92-92-100Z" fill="#e62e4d"/><path d="M-52-80V-24M-14-80V-24M24-80V-24M60-76V-24" stroke="#d9ab66" stroke-width="6"/>
      <path d="M-100-28H100V40H-100Z" fill="#c3ced8"/><path d="M-100-8H100M-100 18H100" stroke="#93a3b1" stroke-width="7"/>
      <path d="M-84 40H84C84 96 40 104 40 150V300Q0 340-40 300V150C-40 104-84 96-84 40Z" fill="#2b4fae"/><circle cx="0" cy="266" r="15" fill="#fff3df"/>
    </g>
    ${letter('Tweede\nLaag', { x: 44, y: 408, size: 122, fill: '#24356b', wdth: 90, tracking: -25, leading: 0.82 })}`
}

/** Nobody knows how it got up there, the cat least of all. */
function drawCurtain() {
  const tones = ['#1b8f88', '#27a69e', '#157a74'] as const
  const folds = repeat(12, (n) => {
    const x = n * 72 - 4
    return `<path d="M${x} 40H${x + 74}V${486 + (n % 2) * 8}Q${x + 37} ${516 - (n % 3) * 10} ${x} ${486 + ((n + 1) % 2) * 8}Z" fill="${turn(tones, n)}"/>`
  })
  const rings = repeat(
    12,
    (n) =>
      `<circle cx="${32 + n * 72}" cy="30" r="17" fill="none" stroke="#ffd27a" stroke-width="8"/>`,
  )
  return `${fill('#f3d3a2')}<path d="M0 494H856V540H0Z" fill="#d99e63"/>${folds}
    <path d="M-10 22H866" stroke="#5b3216" stroke-width="17"/>${rings}
    <g stroke="#0d5a56" stroke-width="6" stroke-linecap="round"><path d="M520 62v56M538 54v60M556 62v56M706 56v62M724 50v62M742 58v60"/></g>
    <path d="M640 420C650 480 720 500 770 466 796 446 796 416 776 404" fill="none" stroke="#e5791d" stroke-width="30" stroke-linecap="round"/>
    <path d="M580 400 566 466M684 400 700 466" stroke="#f48d2f" stroke-width="52" stroke-linecap="round"/>
    <path d="M572 236 540 134M692 236 724 130" stroke="#f48d2f" stroke-width="50" stroke-linecap="round"/><g fill="#fff1dc"><circle cx="539" cy="132" r="27"/><circle cx="725" cy="128" r="27"/><circle cx="565" cy="474" r="27"/><circle cx="701" cy="474" r="27"/></g>
    <path d="M556 230C546 320 546 400 580 428 610 444 660 444 688 428 720 400 718 320 708 230Z" fill="#f48d2f"/><path d="M596 300C586 360 596 420 632 426 668 420 678 360 668 300Z" fill="#fff1dc"/>
    <path d="M546 204 552 116 606 156H658L712 116 718 204C722 264 690 296 632 296S542 264 546 204Z" fill="#f48d2f"/><path d="M620 156h6v40h-6zM640 156h6v40h-6zM600 160h6v26h-6zM660 160h6v26h-6z" fill="#d26a12"/>
    <circle cx="600" cy="222" r="24" fill="#fff"/><circle cx="664" cy="222" r="24" fill="#fff"/><circle cx="602" cy="226" r="12" fill="#231208"/><circle cx="662" cy="226" r="12" fill="#231208"/><path d="M622 254h20l-10 11Z" fill="#d4476a"/><path d="M632 264v8M618 280q14-10 28 0" fill="none" stroke="#231208" stroke-width="5" stroke-linecap="round"/><path d="M560 250 512 240M560 262 514 270M704 250 752 240M704 262 750 270" stroke="#fff1dc" stroke-width="4" stroke-linecap="round"/>
    ${letter('Vouw\n& val', { x: 44, y: 232, size: 142, fill: '#fff3d6', tracking: -30, leading: 0.86 })}`
}

/** Where wool comes from, more or less. */
function drawParachute() {
  const fringe = repeat(17, (n) => {
    const x = 352 + n * 30
    const y = 176 + ((n - 8) * (n - 8)) / 1.9
    return `<path d="M${x} ${Math.round(y - 14)}v34"/>`
  })
  const wool = each(
    [
      [532, 400, 46],
      [574, 370, 50],
      [630, 366, 52],
      [678, 392, 46],
      [606, 414, 64],
      [560, 430, 44],
      [656, 426, 48],
    ] as const,
    ([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r}"/>`,
  )
  const rug = 'M338 214C370 60 480 16 592 16S814 60 846 214Q592 116 338 214Z'
  return `${fill('#ffb36b')}<circle cx="150" cy="420" r="110" fill="#ffd08f"/>
    <path d="M0 486Q240 436 480 478T856 470V540H0Z" fill="#5f9e57"/>
    <path d="M344 212 560 390M470 166 584 372M714 166 624 372M840 212 650 390" stroke="#5b2415" stroke-width="5"/>
    <clipPath id="zacht-landen-kleed"><path d="${rug}"/></clipPath><path d="${rug}" fill="#14575f"/>
    <g clip-path="url(#zacht-landen-kleed)"><path d="M330 230C366 80 478 48 592 48S818 80 854 230" fill="none" stroke="#f4c95d" stroke-width="15"/><path d="m592 58 44 42-44 42-44-42ZM470 76l36 40-44 40-34-38ZM714 76l-36 40 44 40 34-38Z" fill="#e0523a"/><path d="m592 80 22 20-22 22-22-22Z" fill="#f4c95d"/><path d="M384 120l26 38-30 34-26-34ZM800 120l-26 38 30 34 26-34Z" fill="#f4c95d"/></g>
    <g stroke="#fff1d6" stroke-width="9" stroke-linecap="round">${fringe}</g>
    <path d="M566 440 556 496M600 452V504M640 452 646 504M668 436 690 490" stroke="#2b2a24" stroke-width="17" stroke-linecap="round"/>
    <g fill="#fff8ea">${wool}</g>
    <path d="M488 372C500 346 546 350 552 382 556 420 536 446 514 444S480 404 488 372Z" fill="#2b2a24"/><path d="M488 374 456 352 464 392ZM548 366 580 346 570 388Z" fill="#2b2a24"/><circle cx="508" cy="388" r="10" fill="#fff"/><circle cx="532" cy="386" r="10" fill="#fff"/><circle cx="509" cy="391" r="5" fill="#111"/><circle cx="531" cy="389" r="5" fill="#111"/><path d="M512 424q10 8 18-2" fill="none" stroke="#fff" stroke-width="4" stroke-linecap="round"/>
    ${letter('Zacht\nlanden', { x: 42, y: 140, size: 112, fill: '#5b1a12', wdth: 82, tracking: -20, leading: 0.86 })}`
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

/** Somebody who never minded wet feet, straight from the shower. */
function drawFlamingo() {
  const tiles = repeat(9, (n) => `<path d="M${n * 108 - 20} 0V400M0 ${n * 108 - 50}H856"/>`)
  const fringe = repeat(13, (n) => `<path d="M${392 + n * 34} 492v30"/>`)
  return `${fill('#c9f0e2')}<g stroke="#a5dfcb" stroke-width="7">${tiles}</g><path d="M0 396H856V540H0Z" fill="#8fd3bd"/>
    <path d="M364 436H828L850 494H342Z" fill="#f4b63c"/><path d="M384 452H808L820 478H372Z" fill="#ffcf6e"/><g stroke="#f4b63c" stroke-width="12" stroke-linecap="round">${fringe}</g>
    <path d="M500 464C520 448 700 446 716 464 730 482 486 484 500 464Z" fill="#3ba9dd"/>
    <path d="M602 330V462M602 462h34" stroke="#e85a86" stroke-width="17" stroke-linecap="round" stroke-linejoin="round"/><path d="M640 320 690 376 614 396" fill="none" stroke="#e85a86" stroke-width="17" stroke-linecap="round" stroke-linejoin="round"/>
    <path d="M520 270C540 210 640 190 720 220 780 240 816 290 838 300 800 330 700 372 620 356 550 344 508 318 520 270Z" fill="#ff7fa5"/><path d="M640 250C690 236 760 266 800 296 750 322 680 330 636 300 616 284 616 260 640 250Z" fill="#ffa3be"/>
    <path d="M552 300C500 260 560 210 536 170 524 150 500 152 494 168" fill="none" stroke="#ff7fa5" stroke-width="44" stroke-linecap="round"/>
    <path d="M470 168C474 138 520 124 544 150 556 178 530 200 500 196 470 200 466 186 470 168Z" fill="#ff7fa5"/><path d="M482 176C456 178 434 200 440 236 456 240 480 224 496 196Z" fill="#fff1dc"/><path d="M436 216C434 230 438 240 440 236 452 239 466 232 478 220Z" fill="#2a1a24"/><circle cx="506" cy="164" r="9" fill="#2a1a24"/>
    <path d="M466 140C456 90 486 46 530 44 570 34 610 60 596 92 620 96 606 130 556 140 530 128 494 128 466 140Z" fill="#fff"/><path d="M478 128C486 90 512 62 540 50M516 122C528 96 552 74 588 70M470 108 500 60" fill="none" stroke="#3ba9dd" stroke-width="9" stroke-linecap="round"/>
    <g fill="#3ba9dd"><path d="M780 346q16 22 0 34-16-12 0-34ZM700 402q14 20 0 30-14-10 0-30ZM458 270q14 20 0 30-14-10 0-30Z"/></g>
    ${letter('natte\nvoeten', { x: 42, y: 150, size: 122, fill: '#0b4a5e', wdth: 88, tracking: -25, leading: 0.84 })}`
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
