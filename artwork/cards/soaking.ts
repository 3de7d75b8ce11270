import { type Drawings, fill } from '../card.ts'
import { letter } from '../lettering.ts'
import { chance, each, repeat } from '../shapes.ts'

export const soaking: Drawings = {
  'heet-en-laat-avondsaunabon': { composition: 'b-horizon', draw: drawNight },
  'klankschaap-klankschaalbon': { composition: 'b-rings', draw: drawSheep },
  'modderfiguur-modderbadbon': { composition: 'b-type-that-acts', draw: drawMud },
  'uurtje-onvindbaar-privespabon': { composition: 'b-hidden-in-it', draw: drawFoamBath },
  'hazenslaap-dutjesbon': { composition: 'b-circle-cut-off', draw: drawHare },
}

/** A cabin on the far shore, and its light on the water. */
function drawNight() {
  const random = chance(22)
  const stars = repeat(
    26,
    () =>
      `<circle cx="${Math.round(random() * 856)}" cy="${Math.round(random() * 200)}" r="${Math.round(2 + random() * 4)}"/>`,
  )
  const glow = repeat(
    6,
    (n) =>
      `<path d="M${662 - n * 9 - (n % 2) * 16} ${324 + n * 36}h${70 + n * 18}" stroke-width="${15 - n}"/>`,
  )
  return `${fill('#131a3c')}<g fill="#fff">${stars}</g>
    <circle cx="130" cy="110" r="62" fill="#ffe9b0"/><circle cx="156" cy="96" r="54" fill="#131a3c"/>
    <path d="M752 190C810 150 690 110 760 60S720-10 770-40" fill="none" stroke="#57608f" stroke-width="26" stroke-linecap="round"/>
    <path d="M0 300 60 240 110 292 170 226 240 294 300 262 360 300H856V312H0Z" fill="#0a0f28"/>
    <path d="M576 300V216L692 150 808 216V300Z" fill="#5a2b1d"/><path d="M552 232 692 140 832 232 816 246 692 166 568 246Z" fill="#2b1410"/><path d="M736 190V150H768V210Z" fill="#2b1410"/>
    <rect x="650" y="214" width="84" height="58" rx="4" fill="#ff9a3c"/><path d="M692 214v58M650 243h84" stroke="#5a2b1d" stroke-width="7"/>
    <path d="M0 300H856V540H0Z" fill="#22306b"/><g stroke="#ff9a3c" stroke-linecap="round">${glow}</g>
    <path d="M40 322h120M210 340h70M420 326h110M300 520h160M700 524h120" stroke="#3c4c92" stroke-width="7" stroke-linecap="round"/>
    ${letter('Heet & Laat', { x: 44, y: 462, size: 112, fill: '#fff', wght: 600, wdth: 84, tracking: -10 })}`
}

/** A sheep to listen to. */
function drawSheep() {
  const rings = repeat(
    5,
    (n) =>
      `<circle cx="578" cy="306" r="${200 + n * 74}" stroke-width="${20 - n * 3}" stroke-opacity="${0.9 - n * 0.15}"/>`,
  )
  const wool = each(
    [
      [426, 250, 62],
      [500, 196, 70],
      [590, 176, 76],
      [680, 204, 68],
      [738, 258, 56],
      [560, 250, 90],
      [650, 260, 70],
    ] as const,
    ([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r}"/>`,
  )
  return `${fill('#7d9a4e')}<g fill="none" stroke="#a9c274">${rings}</g>
    <path d="M500 440V520M546 446V520M632 446V520M680 440V520" stroke="#2b2a24" stroke-width="22" stroke-linecap="round"/>
    <g fill="#fdf8ea">${wool}</g>
    <path d="M378 286H782C776 400 690 468 580 468S384 400 378 286Z" fill="#e0a526"/><path d="M366 272H794V304H366Z" fill="#f7cd5c"/><path d="M440 336Q470 410 540 434" fill="none" stroke="#f7cd5c" stroke-width="14" stroke-linecap="round"/>
    <path d="M372 168C420 160 448 190 440 236 434 280 404 300 380 300S326 280 322 236C318 190 330 172 372 168Z" fill="#2b2a24"/>
    <path d="M326 196C280 176 256 196 254 220 284 236 310 232 332 220ZM434 196C470 170 496 186 500 206 480 228 456 230 436 222Z" fill="#2b2a24"/>
    <path d="M344 228q12 12 24 0M394 228q12 12 24 0" fill="none" stroke="#fff" stroke-width="7" stroke-linecap="round"/><circle cx="382" cy="158" r="34" fill="#fdf8ea"/><circle cx="346" cy="170" r="24" fill="#fdf8ea"/><circle cx="416" cy="170" r="24" fill="#fdf8ea"/>
    ${letter('Klank-\nschaap', { x: 42, y: 106, size: 80, fill: '#fffbe8', wght: 700, tracking: -25, leading: 0.86 })}`
}

/** A name that is up to its knees in it. */
function drawMud() {
  const mud =
    'M0 386C60 362 104 398 160 386S250 366 310 384 420 400 470 380 590 372 640 388 760 366 856 384V540H0Z'
  return `${fill('#f7e6cf')}
    ${letter('Modder', { x: 428, y: 204, size: 218, fill: '#4a2a17', anchor: 'middle', wdth: 76, tracking: -25 })}
    ${letter('figuur', { x: 428, y: 402, size: 218, fill: '#4a2a17', anchor: 'middle', wdth: 84, tracking: -20 })}
    <path d="${mud}" fill="#7b4a2a"/><path d="M0 430C120 410 200 446 330 428S560 436 660 424 790 440 856 424V540H0Z" fill="#683c20"/>
    <path d="M628 396C628 340 660 320 700 320S772 340 772 396Q700 414 628 396Z" fill="#8d5a36"/>
    <circle cx="674" cy="362" r="20" fill="#fff"/><circle cx="726" cy="362" r="20" fill="#fff"/><circle cx="678" cy="358" r="9" fill="#24130a"/><circle cx="730" cy="358" r="9" fill="#24130a"/>
    <circle cx="240" cy="440" r="16" fill="#8d5a36"/><circle cx="272" cy="424" r="9" fill="#8d5a36"/><circle cx="810" cy="452" r="12" fill="#8d5a36"/>`
}

/** Nobody in. Only the blackbird knows better. */
function drawFoamBath() {
  const foam = each(
    [
      [300, 306, 52],
      [362, 262, 66],
      [440, 214, 74],
      [530, 190, 84],
      [620, 216, 72],
      [690, 262, 62],
      [750, 306, 48],
      [400, 306, 70],
      [500, 280, 92],
      [600, 296, 80],
      [680, 314, 54],
    ] as const,
    ([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r}"/>`,
  )
  const toes = repeat(
    5,
    (n) =>
      `<rect x="${664 + n * 24}" y="${226 + n * 4}" width="26" height="70" rx="13" fill="#c97f52"/>`,
  )
  return `${fill('#f2694f')}<path d="M0 452H856V540H0Z" fill="#c9412f"/>
    <g transform="translate(116 54) scale(.9)"><g fill="#fff6e6"><circle cx="700" cy="82" r="26"/><circle cx="640" cy="20" r="12"/></g>
    <g fill="#fff6e6">${foam}</g><g fill="#ffdfcb"><circle cx="420" cy="250" r="24"/><circle cx="560" cy="180" r="30"/><circle cx="612" cy="262" r="20"/><circle cx="372" cy="296" r="16"/></g>
    ${toes}
    <circle cx="486" cy="250" r="19" fill="#2a1218"/><circle cx="548" cy="250" r="19" fill="#2a1218"/><circle cx="492" cy="244" r="6" fill="#fff"/><circle cx="554" cy="244" r="6" fill="#fff"/>
    <path d="M260 316H800C800 430 740 476 660 476H400C320 476 260 430 260 316Z" fill="#a8dcd9"/><path d="M660 316H800C800 430 740 476 660 476H600C680 450 690 400 660 316Z" fill="#86c5c3"/>
    <rect x="236" y="296" width="588" height="38" rx="19" fill="#dff4f1"/><path d="M348 470 326 510H380L392 474ZM712 470 734 510H680L668 474Z" fill="#f3b83f"/>
    <g transform="translate(300 296)"><path d="M-62-30C-60-80-10-96 24-70 50-76 58-40 36-26 20-6-20 0-50-8L-108 22-96-10Z" fill="#1d1620"/><path d="M46-62 84-52 48-42Z" fill="#ffb52e"/><circle cx="28" cy="-58" r="8" fill="#ffb52e"/><circle cx="29" cy="-58" r="4" fill="#1d1620"/><path d="M-8-6V8M10-8V8" stroke="#ffb52e" stroke-width="6"/></g></g>
    ${letter('Uurtje\nOnvindbaar', { x: 42, y: 116, size: 92, fill: '#fff3dc', wdth: 80, tracking: -20, leading: 0.9 })}`
}

/** A hare, wound up like a bun. */
function drawHare() {
  return `${fill('#ffd23f')}
    <circle cx="600" cy="352" r="270" fill="#8e5a35"/>
    <path d="M344 440C400 560 560 640 720 592 640 600 470 560 420 410Z" fill="#764526"/>
    <path d="M420 430C396 330 470 270 560 282 650 292 690 352 676 424 660 500 560 530 490 506 452 492 430 470 420 430Z" fill="#a66c41"/>
    <path d="M606 292C640 160 740 90 800 120 830 180 750 300 660 352Z" fill="#a66c41"/><path d="M640 290C670 200 736 140 782 144 792 190 734 270 668 322Z" fill="#f2b79a"/>
    <path d="M566 282C560 160 620 60 690 50 728 106 690 230 622 318Z" fill="#b67b4e"/><path d="M592 270C592 180 634 104 676 86 696 136 668 220 620 286Z" fill="#f2b79a"/>
    <path d="M520 398q34 34 68 0" fill="none" stroke="#2d160a" stroke-width="13" stroke-linecap="round"/>
    <path d="M414 430C414 412 446 408 452 424 454 440 420 448 414 430Z" fill="#2d160a"/><path d="M446 446q6 26 32 22M470 470 400 500M464 480 410 526" fill="none" stroke="#2d160a" stroke-width="6" stroke-linecap="round"/>
    <circle cx="836" cy="452" r="66" fill="#fff3d6"/>
    ${letter('Hazen-\nslaap', { x: 42, y: 128, size: 126, fill: '#4b2509', tracking: -30, leading: 0.84 })}
    ${letter('z', { x: 340, y: 398, size: 70, fill: '#fff', wght: 700 })}${letter('z', { x: 284, y: 358, size: 54, fill: '#fff', wght: 700 })}`
}
