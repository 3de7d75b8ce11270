import { type Drawings, fill } from '../card.ts'
import { letter } from '../lettering.ts'
import { each, put, repeat } from '../shapes.ts'

export const pets: Drawings = {
  'braaf-genoeg-hondenschoolbon': { composition: 'a-strip', draw: drawDogSchool },
  'negende-leven-kattenbon': { composition: 'a-body-as-a-figure', draw: drawNine },
  'stapvoets-ruiterbon': { composition: 'a-cropped-by-the-edge', draw: drawLegs },
  'pindasnoer-vogelbon': { composition: 'a-hanging', draw: drawPeanuts },
  'visite-aquariumbon': { composition: 'a-circle-cut-off', draw: drawBowl },
  'neuswiebel-knaagdierenbon': { composition: 'a-face-fills-the-card', draw: drawHamster },
  'natte-hond-trimbon': { composition: 'a-split-in-two', draw: drawWetDog },
  'tok-en-toom-kippenbon': { composition: 'a-stack', draw: drawHens },
  'mand-met-ontbijt-logeerbon': { composition: 'a-served', draw: drawBasket },
  'warm-steentje-terrariumbon': { composition: 'a-frame-in-frame', draw: drawGecko },
}

/** Three commands in three frames, obeyed in ever more comfortable ways. */
function drawDogSchool() {
  const sitting =
    '<path d="M-66 130C-70 40-30 0-20-40L40-40C50 20 66 60 60 130Z" fill="#b5652b"/><path d="M-66 130Q-110 120-112 70" fill="none" stroke="#b5652b" stroke-width="18" stroke-linecap="round"/><path d="M-28-130H34Q70-126 92-84 98-60 70-52H10Q-34-60-28-130Z" fill="#c97a3a"/><path d="M-30-130Q-70-120-62-60-40-50-20-84Z" fill="#7a3d16"/><circle cx="90" cy="-82" r="13" fill="#2a160c"/><circle cx="38" cy="-100" r="8" fill="#2a160c"/>'
  const lying =
    '<path d="M-116 130C-126 40-40 50 0 60H110Q128 130 110 130Z" fill="#b5652b"/><path d="M10-14H64Q96-10 116 26 120 50 94 56H40Q0 48 10-14Z" fill="#c97a3a"/><path d="M8-14Q-30-4-22 54 0 64 20 30Z" fill="#7a3d16"/><circle cx="114" cy="28" r="13" fill="#2a160c"/><path d="M58 14h18" stroke="#2a160c" stroke-width="8" stroke-linecap="round"/>'
  const upsideDown =
    '<path d="M-110 130C-120 60-70 50 20 60 90 66 116 90 110 130Z" fill="#e0a36a"/><g stroke="#b5652b" stroke-width="24" stroke-linecap="round"><path d="M-70 70-86-6M-30 60-24-24M36 66 28-14M68 74 92 4"/></g><path d="M70 130Q130 134 132 90 128 60 96 70 60 90 70 130Z" fill="#c97a3a"/><circle cx="128" cy="76" r="12" fill="#2a160c"/><path d="M-110 120Q-140 90-118 60" fill="none" stroke="#b5652b" stroke-width="18" stroke-linecap="round"/>'
  const frames = each([sitting, lying, upsideDown], (dog, n) => {
    const x = 36 + n * 268
    return `<rect x="${x}" y="36" width="248" height="290" rx="26" fill="${['#bfe0d2', '#f7cf5e', '#f29d8a'][n]}"/>${put(dog, { x: x + 116, y: 212, scale: 0.84 })}`
  })
  return `${fill('#fdf6ea')}${frames}
    ${letter('Braaf Genoeg', { x: 36, y: 470, size: 122, fill: '#3a2315', wdth: 90, tracking: -30 })}`
}

/** Asleep at last, and its tail says how many it has used. */
function drawNine() {
  const stripes = each([-62, -34, -6, 22], (turned) => {
    return `<path d="M0-164V-104" transform="rotate(${turned})"/>`
  })
  return `${fill('#2d1a47')}<circle cx="600" cy="236" r="300" fill="#382157"/>
    <path d="M680 224C700 330 690 430 596 484" fill="none" stroke="#f28a2e" stroke-width="66" stroke-linecap="round"/><path d="M654 396l36 12M630 436l28 24M662 346l36 4" stroke="#c9620f" stroke-width="17" stroke-linecap="round"/>
    <circle cx="580" cy="214" r="120" fill="none" stroke="#f28a2e" stroke-width="96"/><g transform="translate(580 214)" stroke="#c9620f" stroke-width="17" stroke-linecap="round">${stripes}</g>
    <circle cx="580" cy="214" r="72" fill="#1d0f30"/>
    <path d="M414 250 424 170 478 206H530L588 176 590 258C592 316 552 350 502 350S412 312 414 250Z" fill="#ffa04a"/><path d="M428 216 434 190 458 208ZM576 220 574 194 548 210Z" fill="#ffd2ad"/>
    <path d="M448 268q18 16 36 0M522 268q18 16 36 0" fill="none" stroke="#2d1a47" stroke-width="9" stroke-linecap="round"/><path d="M490 294h26l-13 13Z" fill="#e05a78"/><path d="M503 306q-12 18-28 10M503 306q12 18 28 10" fill="none" stroke="#2d1a47" stroke-width="6" stroke-linecap="round"/><path d="M436 300 374 288M438 314 378 324M568 300 632 288M566 314 628 324" stroke="#fff" stroke-width="6" stroke-linecap="round"/>
    <path d="M470 344Q503 372 536 344 520 358 503 358S484 356 470 344Z" fill="#fff1dc"/>
    ${letter('Negende\nLeven', { x: 40, y: 412, size: 98, fill: '#ffd9a8', wdth: 78, tracking: -20, leading: 0.88 })}`
}

/** A horse is mostly legs, seen from where a child stands. */
function drawLegs() {
  const leg = (sock: string) =>
    `<path d="M-36-40H36C30 60 22 110 26 170 24 230 18 260 22 330H-18C-22 260-18 230-22 170-26 110-34 60-36-40Z" fill="#6b3218"/><path d="M-21 220H23L22 330H-18Z" fill="${sock}"/><path d="M-22 322H26L40 372H-38Z" fill="#20130d"/>`
  return `${fill('#f3d9a4')}<path d="M0 420H856V540H0Z" fill="#c99a54"/>
    
    <path d="M-20-20H876V84Q700 150 430 128T-20 96Z" fill="#7d3d1f"/><path d="M360-10H520V134Q440 140 360 126Z" fill="#c23b2e"/><path d="M430 126V190" stroke="#20130d" stroke-width="12"/><path d="M404 190H456V232Q430 244 404 232Z" fill="none" stroke="#9aa3a8" stroke-width="11"/>
    ${put(leg('#6b3218'), { x: 196, y: 108 })}${put(leg('#fff7e6'), { x: 86, y: 120 })}${put(leg('#fff7e6'), { x: 690, y: 108, rotate: -7 })}${put(leg('#6b3218'), { x: 792, y: 100 })}
    <path d="M-10 60C40 160 20 260 40 400" fill="none" stroke="#20130d" stroke-width="30" stroke-linecap="round"/>
    ${letter('Stap\nvoets', { x: 442, y: 348, size: 112, fill: '#4a1f10', wght: 800, wdth: 78, anchor: 'middle', leading: 0.86, tracking: -15 })}`
}

/** A garland of peanuts, and guests at both ends. */
function drawPeanuts() {
  const nuts = repeat(13, (n) => {
    const x = 40 + n * 65
    const y = 90 + 150 * (1 - ((x - 428) / 428) ** 2)
    return put(
      '<path d="M0-44C26-44 30-20 20-6 16 0 16 4 22 12 34 34 22 58 0 58S-34 34-22 12C-16 4-16 0-20-6-30-20-26-44 0-44Z" fill="#d9a055"/><path d="M-8-28v20M8-28v16M-8 16v26M8 20v20" stroke="#a86b28" stroke-width="5" stroke-linecap="round"/>',
      { x, y: Math.round(y), rotate: Math.round((428 - x) / 16) },
    )
  })
  const tit = (cap: string, belly: string) =>
    `<path d="M-90 10-170 40-160 64-80 50Z" fill="#3f6ea8"/><path d="M-92 30C-90-50 10-90 66-50 110-14 96 70 10 84-50 90-92 70-92 30Z" fill="${belly}"/><path d="M-92 26C-60-30 0-10 20 26-10 66-60 66-92 26Z" fill="#3f6ea8"/><circle cx="60" cy="-40" r="52" fill="#fff"/><path d="M10-52C20-100 90-104 110-56 80-66 40-66 10-52Z" fill="${cap}"/><path d="M30-40H112" stroke="#1a2a44" stroke-width="9"/><circle cx="76" cy="-40" r="9" fill="#1a2a44"/><path d="M110-46 142-34 110-24Z" fill="#1a2a44"/><path d="M0 82v30M24 80v32" stroke="#1a2a44" stroke-width="7"/>`
  return `${fill('#bfe6f5')}<circle cx="700" cy="560" r="240" fill="#a5d8ec"/><circle cx="170" cy="600" r="220" fill="#a5d8ec"/>
    <path d="M0 84Q428 396 856 84" fill="none" stroke="#7a4a1c" stroke-width="6"/>${nuts}
    ${put(tit('#3f6ea8', '#ffd84d'), { x: 196, y: 78, scale: 0.62, rotate: 16 })}${put(tit('#1a2a44', '#ffe58a'), { x: 640, y: 92, scale: '-.55 .55', rotate: -14 })}
    ${letter('Pindasnoer', { x: 428, y: 464, size: 126, fill: '#1a2a44', anchor: 'middle', wght: 700, tracking: -25 })}`
}

/** Company: two fish, a teapot, good manners. */
function drawBowl() {
  const fish = (color: string, fin: string) =>
    `<path d="M-90 0C-50-66 50-66 84 0 50 66-50 66-90 0Z" fill="${color}"/><path d="M-80 0-150-50Q-130 0-150 50Z" fill="${fin}"/><path d="M-20-48Q10-92 50-66L30-40Z" fill="${fin}"/><circle cx="44" cy="-10" r="13" fill="#fff"/><circle cx="47" cy="-10" r="7" fill="#12263a"/><path d="M76 14q-12 10-24 4" stroke="#12263a" stroke-width="5" fill="none" stroke-linecap="round"/>`
  return `${fill('#ffe3d3')}
    <circle cx="560" cy="306" r="330" fill="#fff" fill-opacity=".7"/><path d="M246 196A312 312 0 1 0 874 196Z" fill="#37b6c9"/><path d="M246 196H874V216H246Z" fill="#8fe0e8"/>
    <clipPath id="visite-bowl"><circle cx="560" cy="306" r="312"/></clipPath><path d="M200 470Q420 430 560 458T880 440V640H200Z" fill="#f2c879" clip-path="url(#visite-bowl)"/>
    <g transform="translate(566 400)"><path d="M-56-30H56C60 26 34 44 0 44S-60 26-56-30Z" fill="#fff"/><path d="M-60-34H60L48-50H-48Z" fill="#e4e9f2"/><circle cy="-60" r="11" fill="#d7263d"/><path d="M52-14 92-40 98-32 60 20Z" fill="#fff"/><path d="M-54-18Q-96-10-52 22" fill="none" stroke="#fff" stroke-width="12"/><circle cy="4" r="15" fill="#d7263d"/></g>
    ${put(fish('#ff7a2f', '#d9541a'), { x: 404, y: 310, scale: 0.92 })}${put(fish('#ffd23f', '#e5a81a'), { x: 724, y: 320, scale: '-.8 .8' })}
    <path d="M384 258 392 206H432L440 258Z" fill="#12263a" transform="rotate(6 412 240)"/><path d="M366 254H458V266H366Z" fill="#12263a" transform="rotate(6 412 260)"/>
    <g fill="none" stroke="#d9f7fa" stroke-width="6"><circle cx="560" cy="296" r="12"/><circle cx="584" cy="256" r="8"/><circle cx="556" cy="236" r="6"/></g>
    ${letter('Visite', { x: 42, y: 130, size: 124, fill: '#123a52', wght: 800, tracking: -30 })}`
}

/** Cheeks first, questions later. */
function drawHamster() {
  return `${fill('#4fb173')}<path d="M0 452H856V540H0Z" fill="#3c9a60"/>
    <circle cx="440" cy="110" r="58" fill="#c8792f"/><circle cx="440" cy="114" r="34" fill="#ffb7a3"/><circle cx="732" cy="110" r="58" fill="#c8792f"/><circle cx="732" cy="114" r="34" fill="#ffb7a3"/>
    <path d="M586 56C720 56 776 150 786 250 846 290 860 400 800 452 740 500 660 500 586 500S432 500 372 452C312 400 326 290 386 250 396 150 452 56 586 56Z" fill="#e8963f"/>
    <path d="M586 56C616 56 620 130 614 200H558C552 130 556 56 586 56Z" fill="#fff3e0"/>
    <path d="M586 210C640 210 690 250 720 280 800 290 830 390 776 436 730 476 650 480 586 480S442 476 396 436C342 390 372 290 452 280 482 250 532 210 586 210Z" fill="#fff3e0"/>
    <circle cx="476" cy="206" r="33" fill="#2a1510"/><circle cx="696" cy="206" r="33" fill="#2a1510"/><circle cx="487" cy="194" r="11" fill="#fff"/><circle cx="707" cy="194" r="11" fill="#fff"/>
    <ellipse cx="420" cy="350" rx="44" ry="30" fill="#ffc2ab"/><ellipse cx="752" cy="350" rx="44" ry="30" fill="#ffc2ab"/>
    <path d="M548 276q38-22 76 0-10 40-38 44-28-4-38-44Z" fill="#e4567a"/><path d="M528 262q-14 16-4 40M644 262q14 16 4 40M506 258q-20 24-6 56M666 258q20 24 6 56" fill="none" stroke="#e4567a" stroke-width="8" stroke-linecap="round"/>
    <path d="M586 320V352M586 352Q560 380 532 362M586 352Q612 380 640 362" fill="none" stroke="#2a1510" stroke-width="9" stroke-linecap="round" stroke-linejoin="round"/><path d="M566 368H606V404Q586 414 566 404Z" fill="#fff" stroke="#2a1510" stroke-width="6"/>
    <circle cx="520" cy="490" r="36" fill="#ffc2ab"/><circle cx="652" cy="490" r="36" fill="#ffc2ab"/>
    ${letter('Neus-\nwiebel', { x: 40, y: 136, size: 116, fill: '#fff7d6', wdth: 80, tracking: -20, leading: 0.84 })}`
}

/** Before and after. */
function drawWetDog() {
  const drips = repeat(
    9,
    (n) =>
      `<path d="M${196 + n * 20} ${300 + (n % 3) * 14}q-12 60 0 ${110 + (n % 4) * 22} 12-50 0-${110 + (n % 4) * 22}Z"/>`,
  )
  const curls = repeat(22, (n) => {
    const angle = (n * 2 * Math.PI) / 22
    return `<circle cx="${Math.round(642 + Math.sin(angle) * 142)}" cy="${Math.round(316 - Math.cos(angle) * 150)}" r="42"/>`
  })
  const face = (x: number, y: number) =>
    `<circle cx="${x - 44}" cy="${y}" r="13" fill="#1d1a2b"/><circle cx="${x + 44}" cy="${y}" r="13" fill="#1d1a2b"/><path d="M${x - 24} ${y + 40}h48q-4 26-24 28-20-2-24-28z" fill="#1d1a2b"/>`
  return `${fill('#5f86a8')}<path d="M428 0H856V540H428Z" fill="#ffd3dd"/>
    <path d="M160 330C150 220 210 170 276 170S400 220 392 330C400 420 350 470 276 470S150 420 160 330Z" fill="#8c6f5c"/><path d="M166 250Q110 300 130 440 160 470 186 400ZM386 250Q440 300 420 440 390 470 366 400Z" fill="#6d5444"/><g fill="#6d5444">${drips}</g>
    <path d="M210 276q22-18 44-6M300 270q22-12 44 6" stroke="#1d1a2b" stroke-width="8" fill="none" stroke-linecap="round"/>${face(276, 310)}
    <g fill="#bfe3f7"><path d="M112 180q26 36 0 50-26-14 0-50ZM72 320q20 30 0 40-20-10 0-40ZM64 214q16 24 0 34-16-10 0-34ZM110 470q20 30 0 40-20-10 0-40Z"/></g>
    <g fill="#f6e3c8">${curls}<circle cx="642" cy="316" r="150"/></g><g fill="#e3c79f"><circle cx="500" cy="330" r="56"/><circle cx="504" cy="396" r="46"/><circle cx="784" cy="330" r="56"/><circle cx="780" cy="396" r="46"/></g>${face(642, 306)}<path d="M616 388q26 24 52 0v24q-26 40-52 0z" fill="#f2657f"/>
    <path d="M642 190 596 160V216ZM642 190 688 160V216Z" fill="#d7263d"/><circle cx="642" cy="189" r="13" fill="#a3142b"/>
    ${letter('Natte', { x: 44, y: 122, size: 116, fill: '#fff', wght: 800, wdth: 80, tracking: -15 })}
    ${letter('Hond', { x: 812, y: 122, size: 116, fill: '#5a2338', wght: 800, wdth: 80, tracking: -15, anchor: 'end' })}`
}

/** The pecking order. */
function drawHens() {
  const hen = (body: string, wing: string) =>
    `<path d="M-120-60C-80-40-60-20-20-20 20-24 20-90 60-100 104-100 116-40 100 6 84 60 30 80-10 80-80 80-130 20-120-60Z" fill="${body}"/><path d="M-70 0C-30-20 20-10 40 10 20 50-40 54-70 0Z" fill="${wing}"/><path d="M46-98Q44-126 60-122 68-142 80-122 98-134 96-104Z" fill="#d7263d"/><path d="M106-74 140-62 106-52Z" fill="#f5a623"/><path d="M104-48q14 20-2 30-14-10 2-30z" fill="#d7263d"/><circle cx="82" cy="-74" r="7" fill="#1c1c1c"/><path d="M-30 78v34M10 78v34" stroke="#f5a623" stroke-width="9"/>`
  return `${fill('#fbe9b7')}<path d="M556 0H592V540H556ZM776 0H812V540H776Z" fill="#a5713c"/>
    <g fill="#7d5126"><path d="M500 168H856V192H500ZM500 336H856V360H500ZM500 504H856V528H500Z"/></g>
    ${put(hen('#fff', '#e6dccb'), { x: 690, y: 94, scale: 0.66 })}${put(hen('#b4532a', '#8a3a18'), { x: 664, y: 262, scale: '-.66 .66' })}${put(hen('#2e3440', '#4a5568'), { x: 700, y: 430, scale: 0.66 })}
    <g transform="translate(528 506)"><ellipse rx="24" ry="30" cy="-26" fill="#f0c9a0"/></g>
    ${letter('Tok\n& Toom', { x: 44, y: 250, size: 122, fill: '#7a1f1a', wght: 800, wdth: 88, tracking: -25, leading: 0.88 })}`
}

/** Breakfast is at seven, on a saucer. */
function drawBasket() {
  const weave = repeat(
    27,
    (n) =>
      `<rect x="${354 + (n % 9) * 50 + (Math.floor(n / 9) % 2) * 25 - 14}" y="${364 + Math.floor(n / 9) * 44}" width="42" height="34" rx="14" fill="${n % 2 ? '#d99a4a' : '#c6832f'}"/>`,
  )
  return `${fill('#7a5ac2')}<path d="M0 470H856V540H0Z" fill="#5c3f9e"/>
    <path d="M432 250C432 140 500 84 584 84S736 140 736 250V360H432Z" fill="#f6e3c4"/><path d="M584 84C668 84 736 140 736 250V360H640C660 300 660 260 640 200 626 150 610 110 584 84Z" fill="#8b5a34"/>
    <path d="M448 130C396 110 366 156 376 226 384 276 420 286 440 256 450 226 452 180 470 146Z" fill="#8b5a34"/><path d="M720 130C772 110 802 156 792 226 784 276 748 286 728 256 718 226 716 180 698 146Z" fill="#6b4022"/>
    <circle cx="528" cy="202" r="19" fill="#26130b"/><circle cx="640" cy="202" r="19" fill="#26130b"/><circle cx="535" cy="195" r="6" fill="#fff"/><circle cx="647" cy="195" r="6" fill="#fff"/><path d="M552 244q32-20 64 0-4 30-32 34-28-4-32-34Z" fill="#26130b"/><path d="M584 278v14M584 292q-22 22-46 4M584 292q22 22 46 4" fill="none" stroke="#26130b" stroke-width="8" stroke-linecap="round"/><path d="M566 302Q584 350 604 302Z" fill="#f2688a"/>
    <path d="M336 352H832L800 500Q796 514 780 514H388Q372 514 368 500Z" fill="#a8651f"/><clipPath id="mand-met-ontbijt-mand"><path d="M336 352H832L800 500Q796 514 780 514H388Q372 514 368 500Z"/></clipPath><g clip-path="url(#mand-met-ontbijt-mand)">${weave}</g><rect x="322" y="330" width="524" height="38" rx="19" fill="#e3a95c"/>
    <rect x="436" y="306" width="86" height="56" rx="28" fill="#f6e3c4"/><rect x="646" y="306" width="86" height="56" rx="28" fill="#8b5a34"/>
    <ellipse cx="196" cy="478" rx="150" ry="30" fill="#43297f"/><ellipse cx="196" cy="462" rx="146" ry="34" fill="#fff"/><path d="M106 456C104 432 150 424 176 434 210 420 250 436 244 458 240 474 180 480 146 474 124 474 108 468 106 456Z" fill="#fff6e0" stroke="#e8dcc0" stroke-width="4"/><ellipse cx="170" cy="452" rx="30" ry="17" fill="#ffb51f"/><path d="M244 470q26 8 54-14" fill="none" stroke="#c9482f" stroke-width="21" stroke-linecap="round"/>
    ${letter('Mand met\nOntbijt', { x: 42, y: 130, size: 98, fill: '#ffe3a3', wdth: 76, tracking: -15, leading: 0.9 })}`
}

/** A gecko that does not keep to its frame. */
function drawGecko() {
  const spots = each(
    [
      [-60, -8],
      [-10, 12],
      [40, -10],
      [90, 8],
    ] as const,
    ([x, y]) => `<circle cx="${x}" cy="${y}" r="13"/>`,
  )
  const foot = (x: number, y: number, lean: number) =>
    put(
      '<path d="M0 0 34-20M0 0 42 0M0 0 34 20" stroke="#9bd14b" stroke-width="12" stroke-linecap="round"/>',
      { x, y, rotate: lean },
    )
  return `${fill('#26211f')}<rect x="30" y="30" width="796" height="480" rx="20" fill="#c7652b"/><rect x="56" y="56" width="744" height="428" rx="10" fill="#f4c98b"/>
    <circle cx="660" cy="150" r="64" fill="#ffe9a8"/><path d="M56 400Q250 350 470 396T800 370V474Q800 484 790 484H66Q56 484 56 474Z" fill="#c98a4b"/>
    <path d="M500 404Q520 330 620 332T760 404Q640 430 500 404Z" fill="#8a5a3a"/><path d="M520 384Q540 344 620 344" fill="none" stroke="#b07d55" stroke-width="10" stroke-linecap="round"/>
    <g transform="translate(560 292) rotate(-24)"><path d="M-110 0C-200 30-260-10-280 50-290 110-220 120-230 170" fill="none" stroke="#9bd14b" stroke-width="30" stroke-linecap="round"/>
    <g stroke="#9bd14b" stroke-width="22" stroke-linecap="round" fill="none"><path d="M-60-20-90-84M-60 20-100 80M90-20 70-90M90 20 100 92"/></g>${foot(-90, -84, -110)}${foot(-100, 80, 110)}${foot(70, -90, -80)}${foot(100, 92, 80)}
    <path d="M-130 0C-90-50 60-54 120-34 160-76 250-60 256 0 250 60 160 76 120 34 60 54-90 50-130 0Z" fill="#9bd14b"/><g fill="#4f7f1f">${spots}</g>
    <circle cx="190" cy="-36" r="20" fill="#fff7c9"/><circle cx="192" cy="-38" r="9" fill="#1a1a1a"/><circle cx="190" cy="36" r="20" fill="#fff7c9"/><circle cx="192" cy="34" r="9" fill="#1a1a1a"/></g>
    ${letter('Warm\nSteentje', { x: 90, y: 164, size: 96, fill: '#4a1d0c', wght: 600, wdth: 82, tracking: -10, leading: 0.92 })}`
}
