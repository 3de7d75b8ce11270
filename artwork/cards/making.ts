import { type Drawings, fill } from '../card.ts'
import { letter } from '../lettering.ts'
import { each, polar, put, repeat } from '../shapes.ts'

export const making: Drawings = {
  'schaap-en-averecht-wolbon': { composition: 'c-all-over-pattern', draw: drawKnitting },
  'kwast-en-kwinkslag-schilderbon': { composition: 'c-face', draw: drawFace },
  'duimkuil-kleibon': { composition: 'c-hand-from-above', draw: drawClay },
  'krul-en-kruk-houtbon': { composition: 'c-spiral', draw: drawShaving },
  'aan-een-draadje-borduurbon': { composition: 'c-emblem-at-the-left', draw: drawHoop },
  'kraal-voor-kraal-kralenbon': { composition: 'c-letters-one-by-one', draw: drawBeads },
  'zwam-en-veder-kalligrafiebon': { composition: 'c-growing-from-below', draw: drawInkcap },
  'duizend-vouwen-papierbon': { composition: 'c-lettering-on-a-diagonal', draw: drawCrane },
}

/** Knit one, purl one, and a paper band as on a ball of wool. */
function drawKnitting() {
  const stitches = repeat(
    18,
    (n) =>
      `<path d="M${n * 50} 4C${n * 50 + 4} 26 ${n * 50 + 24} 28 ${n * 50 + 25} 62 ${n * 50 + 4} 52 ${n * 50} 34 ${n * 50} 4ZM${n * 50 + 50} 4C${n * 50 + 46} 26 ${n * 50 + 26} 28 ${n * 50 + 25} 62 ${n * 50 + 46} 52 ${n * 50 + 50} 34 ${n * 50 + 50} 4Z"/>`,
  )
  const colors = [
    '#f4efe3',
    '#f4efe3',
    '#e9b949',
    '#d94f4f',
    '#d94f4f',
    '#f4efe3',
    '#2f7f79',
    '#2f7f79',
    '#f4efe3',
    '#d94f4f',
    '#d94f4f',
    '#e9b949',
    '#f4efe3',
    '#f4efe3',
  ]
  const rows = each(
    colors,
    (color, n) => `<use href="#schaap-rij" y="${n * 42 - 34}" x="-22" fill="${color}"/>`,
  )
  return `<defs><g id="schaap-rij">${stitches}</g></defs>${fill('#173f4a')}${rows}
    <path d="M0 180H856V366H0Z" fill="#173f4a"/><path d="M0 192H856M0 354H856" stroke="#e9b949" stroke-width="5"/>
    ${letter('schaap & averecht', { x: 428, y: 300, size: 102, fill: '#f4efe3', anchor: 'middle', wght: 600, tracking: -20 })}`
}

/** Paint with a sense of humour. */
function drawFace() {
  return `${fill('#fff4dc')}
    <path d="M470 96C520 60 590 80 586 136 582 190 500 208 470 176 444 150 446 112 470 96Z" fill="#1f56d8"/><circle cx="548" cy="118" r="15" fill="#fff"/>
    <path d="M716 84C776 66 812 110 798 160 784 204 712 206 692 168 676 138 684 96 716 84Z" fill="#12a37f"/><circle cx="764" cy="116" r="15" fill="#fff"/>
    <path d="M404 306C440 420 560 486 660 466 752 448 806 380 822 296 826 276 790 270 782 292 764 350 720 392 648 402 566 412 484 372 452 294 442 272 398 282 404 306Z" fill="#ee3d2d"/><path d="M432 324C470 400 560 446 650 432M560 446Q640 462 716 424" fill="none" stroke="#ff8f7d" stroke-width="7" stroke-linecap="round"/>
    <g transform="translate(646 70) rotate(12)"><path d="M-15-110H15L20 130H-20Z" fill="#f2b02e"/><path d="M-24 126H24V184H-24Z" fill="#9aa4ad"/><path d="M-26 184H26C34 226 18 250 0 274-18 250-34 226-26 184Z" fill="#6b3a1e"/><path d="M-19 236Q0 226 19 238 12 256 0 274-10 258-19 236Z" fill="#ee3d2d"/></g>
    ${letter('Kwast &\nkwinkslag', { x: 40, y: 140, size: 92, fill: '#231a14', wght: 800, wdth: 82, tracking: -20, leading: 0.94 })}`
}

/** The first bowl on earth was made so. */
function drawClay() {
  const dents = each(
    [
      [452, 420, 18],
      [540, 456, 6],
      [634, 458, -6],
      [724, 424, -18],
    ] as const,
    ([x, y, turned]) =>
      `<ellipse cx="${x}" cy="${y}" rx="32" ry="44" fill="#a9482a" transform="rotate(${turned} ${x} ${y})"/><ellipse cx="${x + 5}" cy="${y + 8}" rx="24" ry="32" fill="#b9552f" transform="rotate(${turned} ${x} ${y})"/>`,
  )
  return `${fill('#125a63')}<path d="M0 476H856V540H0Z" fill="#0c444b"/>
    <path d="M374 322C372 296 420 284 440 268 500 250 560 262 590 252 650 246 700 262 740 268 770 284 808 296 806 322Z" fill="#d97a4d"/>
    <ellipse cx="590" cy="326" rx="212" ry="60" fill="#7d331b"/>
    <path d="M626-30H860V92Q860 128 824 128H690Q640 128 626 80Z" fill="#e9a279"/><path d="M700 40H860M690 84H850" stroke="#cf8258" stroke-width="8" stroke-linecap="round"/>
    <path d="M520-30H690V120C672 160 664 200 664 270V300A70 70 0 0 1 524 300V260C524 160 520 80 520-30Z" fill="#f6b990"/>
    <path d="M548 282C548 236 562 226 594 226S640 236 640 282 622 344 594 344 548 328 548 282Z" fill="#ffdcc6"/><path d="M558 190h72M564 170h60" stroke="#d98f63" stroke-width="8" stroke-linecap="round"/>
    <path d="M374 316C372 350 480 386 590 386S808 350 806 316C812 440 760 530 590 530S368 440 374 316Z" fill="#cb6238"/>${dents}
    <path d="M374 318C376 352 480 388 590 388S804 352 806 318" fill="none" stroke="#e48c5f" stroke-width="20" stroke-linecap="round"/>
    ${letter('Duim-\nkuil', { x: 42, y: 156, size: 138, fill: '#ffe3c7', wdth: 88, tracking: -25, leading: 0.84 })}`
}

/** One long shaving, and the plane that made it. */
function drawShaving() {
  const curl = Array.from({ length: 60 }, (_, n) => {
    const [x, y] = polar(26 + n * 2.4, 180 - n * -16)
    return `${Math.round(620 + x)} ${Math.round(196 + y)}`
  })
  const [first, ...rest] = curl
  const path = `M${first}L${rest.join(' ')}`
  return `${fill('#20493c')}<path d="M0 430H856V540H0Z" fill="#d99a57"/><path d="M0 430H856V446H0Z" fill="#f0c48a"/><path d="M0 478Q200 464 420 482T856 474M120 514Q300 500 520 516T856 510" fill="none" stroke="#b97a3a" stroke-width="6"/>
    <g fill="none" stroke-linejoin="round" stroke-linecap="round"><path d="${path}" stroke="#b97a3a" stroke-width="44"/><path d="${path}" stroke="#f3cf9b" stroke-width="34"/></g>
    <path d="M596 430 470 330 500 304 652 430Z" fill="#f3cf9b"/>
    <path d="M290 430V372Q290 350 312 350H560L640 430Z" fill="#6b2f1a"/><path d="M330 352C320 300 350 282 384 292 404 298 396 330 410 352Z" fill="#8c4526"/><path d="M470 350 436 262 470 250 520 350Z" fill="#c3ccd3"/><circle cx="540" cy="336" r="27" fill="#8c4526"/><path d="M290 420H650L660 432H290Z" fill="#c3ccd3"/>
    ${letter('Krul\n& kruk', { x: 40, y: 138, size: 116, fill: '#f3cf9b', wght: 700, wdth: 88, tracking: -20, leading: 0.88 })}`
}

/** Cross-stitch: the heart hangs by a thread. */
function drawHoop() {
  const heart = [
    '.##...##.',
    '####.####',
    '#########',
    '#########',
    '.#######.',
    '..#####..',
    '...###...',
    '....#....',
  ]
  const crosses = heart.flatMap((line, y) =>
    [...line].map((mark, x) =>
      mark === '#' ? `M${180 + x * 26} ${172 + y * 26}l18 18m0-18l-18 18` : '',
    ),
  )
  return `${fill('#5570b8')}
    <circle cx="292" cy="282" r="226" fill="#c98b4a"/><circle cx="292" cy="282" r="204" fill="#f8f1e4"/><circle cx="292" cy="282" r="204" fill="none" stroke="#8f5b26" stroke-width="5"/>
    <path d="M262 34h60v34h-60z" fill="#d9b23f"/><path d="M284 22h16v58h-16z" fill="#a8811c"/>
    <path d="${crosses.join('')}" stroke="#e02f5a" stroke-width="8" stroke-linecap="round"/>
    <path d="M294 372C300 440 420 500 500 440S620 330 700 400 760 520 800 470" fill="none" stroke="#ff5c84" stroke-width="7" stroke-linecap="round"/><path d="M826 388 782 508" stroke="#eef2fa" stroke-width="12" stroke-linecap="round"/><path d="M824 394l-8 20" stroke="#5570b8" stroke-width="4"/>
    ${letter('aan een\ndraadje', { x: 548, y: 180, size: 96, fill: '#fff', wght: 400, wdth: 76, tracking: -10, leading: 1 })}`
}

/** A bracelet that spells itself. */
function drawBeads() {
  const colors = ['#ff4d6d', '#ffd23f', '#2ec4b6', '#ff8c42', '#3a86ff', '#80c342']
  const strings = each(['KRAAL', 'VOOR', 'KRAAL'], (word, row) => {
    const start = row === 1 ? 240 : 180
    const beads = repeat(11, (n) => {
      const x = start - 214 + n * 82 + (row === 2 ? 40 : 0)
      const y = 116 + row * 152 + Math.round(20 * Math.sin((x + row * 200) / 130))
      const mark = word[n - 3 + (row === 2 ? 1 : 0)]
      return mark
        ? `<rect x="${x - 39}" y="${y - 39}" width="78" height="78" rx="22" fill="#fff"/>${letter(mark, { x, y: y + 20, size: 56, fill: '#2d1457', anchor: 'middle', font: 'figtree', wght: 800 })}`
        : `<circle cx="${x}" cy="${y}" r="37" fill="${colors[(n * 2 + row * 5) % 6]}"/><path d="M${x - 18} ${y - 10}q5-12 17-14" stroke="#fff" stroke-width="7" fill="none" stroke-linecap="round"/>`
    })
    return `<path d="M-10 ${116 + row * 152}H870" stroke="#7b4fb0" stroke-width="6"/>${beads}`
  })
  return `${fill('#c6a8f5')}${strings}`
}

/** An inkcap with a nib for a hat, and the quill it has always wanted to meet. */
function drawInkcap() {
  const barbs = repeat(9, (n) => `<path d="M0 ${-60 - n * 36}l${n % 2 ? 44 : -44}-34"/>`)
  const cap = (scale: number) =>
    `<path d="M-22-10H22L30 150H-30Z" fill="#fbe9cd"/><path d="M0-250C40-180 112-110 118-30V26q0 18-16 18t-16-18V0q0-16-15-16t-15 16v70q0 18-16 18t-16-18V14q0-16-14-16t-14 16v34q0 18-16 18t-16-18V0q0-16-15-16t-15 16v30q0 16-15 16t-14-16V-30C-112-110-40-180 0-250Z" fill="#1f1b52"/><path d="M0-228V-96" stroke="#f9c05e" stroke-width="${9 / scale}"/><circle cy="-92" r="17" fill="#f9c05e"/><path d="M-78-60C-66-110-44-150-24-178" fill="none" stroke="#5d57b5" stroke-width="13" stroke-linecap="round"/>`
  return `${fill('#f9a546')}<circle cx="590" cy="250" r="250" fill="#fbbb66"/>
    <path d="M0 470Q220 420 430 452T856 440V540H0Z" fill="#7a2f1d"/><path d="M330 500Q560 458 800 496 840 516 760 524H380Q300 520 330 500Z" fill="#1f1b52"/>
    <g transform="translate(738 476) rotate(14)"><path d="M0-20C-90-120-88-300-10-416 84-310 92-130 0-20Z" fill="#e2492f"/><g stroke="#f9a546" stroke-width="8">${barbs}</g><path d="M0 26V-392" stroke="#fff0d8" stroke-width="10" stroke-linecap="round"/></g>
    ${put(cap(1), { x: 560, y: 344 })}${put(cap(0.55), { x: 414, y: 420, scale: 0.5 })}
    <path d="M60 500C120 470 150 500 120 510S100 470 180 486 230 520 300 500" fill="none" stroke="#f9c05e" stroke-width="8" stroke-linecap="round"/>
    ${letter('Zwam\n& Veder', { x: 42, y: 142, size: 112, fill: '#1f1b52', wdth: 84, tracking: -20, leading: 0.86 })}`
}

/** Number one thousand and one is a crane. */
function drawCrane() {
  const facets = each(
    [
      ['M560 300 660 30 700 250Z', '#fff'],
      ['M560 300 700 250 650 370Z', '#ffd9d3'],
      ['M700 250 660 30 820 160Z', '#f7b8ae'],
      ['M560 300 650 370 540 420Z', '#f7b8ae'],
      ['M560 300 540 420 420 200Z', '#fff'],
      ['M420 200 456 168 480 252Z', '#ffd9d3'],
      ['M420 200 376 232 440 236Z', '#2b1a3d'],
      ['M650 370 700 250 840 330Z', '#fff'],
      ['M650 370 840 330 710 396Z', '#ffd9d3'],
      ['M540 420 650 370 620 440Z', '#fff'],
    ] as const,
    ([d, color]) => `<path d="${d}" fill="${color}"/>`,
  )
  return `${fill('#d92b2b')}<path d="M0 540 856 130V540Z" fill="#b81f2a"/><path d="M0 0H300L0 300Z" fill="#e8473f"/>${put(facets, { x: -4, y: -24 })}
    ${letter('Duizend\nvouwen', { x: 60, y: 420, size: 106, fill: '#fff', wght: 500, wdth: 90, tracking: -20, leading: 0.9, rotate: -25.6 })}`
}
