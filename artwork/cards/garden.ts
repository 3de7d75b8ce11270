import { type Drawings, fill } from '../card.ts'
import { letter } from '../lettering.ts'
import { around, chance, each, leaf, petals, polar, put, repeat } from '../shapes.ts'

export const garden: Drawings = {
  'handje-zaad-zadenbon': { composition: 'c-frame-in-frame', draw: drawSeeds },
  'gouden-schil-compostbon': { composition: 'c-growing-from-below', draw: drawPeel },
  'schop-en-schoffel-gereedschapbon': { composition: 'c-strip', draw: drawTools },
  'nagloei-vuurschalenbon': { composition: 'c-circle-cut-off', draw: drawEmbers },
  'lange-schaduw-parasolbon': { composition: 'c-view-from-above', draw: drawParasol },
  'snoeiweek-hovenierbon': { composition: 'c-big-initial', draw: drawHedge },
  'mussenflat-nestkastbon': { composition: 'c-stack', draw: drawFlat },
  'vensterbankwoud-plantenbon': { composition: 'c-burst', draw: drawJungle },
}

/** An old seed packet; the leaves of the radish are a hand. */
function drawSeeds() {
  const fingers = each(
    [
      [-46, 150, 40],
      [-21, 196, 42],
      [3, 208, 42],
      [26, 186, 40],
      [62, 128, 40],
    ] as const,
    ([angle, length, width]) => {
      const [x, y] = polar(length, angle)
      return `<path d="M0 0L${Math.round(x)} ${Math.round(y)}" stroke-width="${width}"/>`
    },
  )
  const seeds = each(
    [
      [470, 440, 20],
      [512, 462, -30],
      [700, 452, 50],
      [748, 430, -10],
      [730, 474, 80],
    ] as const,
    ([x, y, rotate]) => put('<ellipse rx="12" ry="7" fill="#8a5a2b"/>', { x, y, rotate }),
  )
  return `${fill('#fbf1d8')}
    <rect x="22" y="22" width="812" height="496" rx="14" fill="none" stroke="#c8234f" stroke-width="9"/>
    <rect x="40" y="40" width="776" height="460" rx="6" fill="none" stroke="#c8234f" stroke-width="3"/>
    <g transform="translate(612 292)" stroke="#2f7d3c" stroke-linecap="round">${fingers}<path d="M-40 20 0-40 40 20Z" stroke-width="60" fill="#2f7d3c" stroke-linejoin="round"/></g>
    <path d="M612 290C700 290 742 340 730 392 716 440 650 440 626 478 620 492 616 500 612 512 606 500 604 492 598 478 574 440 508 440 494 392 482 340 524 290 612 290Z" fill="#e02d63"/>
    <path d="M566 448C590 458 596 468 600 480L612 512 624 480C628 468 634 458 658 448 630 462 594 462 566 448Z" fill="#fff"/>
    <path d="M530 350Q540 322 572 314" fill="none" stroke="#ff9dbb" stroke-width="12" stroke-linecap="round"/>${seeds}
    ${letter('Handje\nZaad', { x: 74, y: 196, size: 150, fill: '#1c4a2a', wdth: 75, tracking: -15, leading: 0.86 })}`
}

/** What is left of the banana is a vase now, and somebody below is content. */
function drawPeel() {
  const flap =
    '<path d="M546 330C520 250 440 236 396 300 372 336 368 384 386 424 402 380 440 356 486 366 524 374 548 360 562 336Z" fill="#f5b81c"/><path d="M556 332C520 290 452 282 412 326 396 346 388 376 390 404 410 368 444 350 486 358 524 364 546 352 560 334Z" fill="#fff0bd"/>'
  const bloom = `<path d="${petals(9, 96, 46)}" fill="#ff6f91"/><path d="${petals(9, 58, 24)}" fill="#e0446c"/><circle r="32" fill="#ffd84d"/>`
  return `${fill('#17624a')}
    <circle cx="606" cy="210" r="236" fill="#1f7557"/>
    <path d="M0 456Q180 420 420 446T856 430V540H0Z" fill="#4a2714"/>
    <path d="M606 350C600 290 618 240 604 150" fill="none" stroke="#7ccf5a" stroke-width="18"/>
    <path d="${leaf(120, 40)}" fill="#7ccf5a" transform="translate(608 292) rotate(-30)"/><path d="${leaf(100, 34)}" fill="#9be07a" transform="translate(606 262) rotate(-148)"/>
    ${put(bloom, { x: 604, y: 132, rotate: 12 })}
    ${flap}<g transform="translate(1212 0) scale(-1 1)">${flap}</g>
    <path d="M538 322C530 410 560 470 594 492H618C652 470 682 410 674 322 640 346 572 346 538 322Z" fill="#ffcf33"/><path d="M640 338C640 410 624 466 606 492H618C652 470 682 410 674 322Z" fill="#f5b81c"/><path d="M590 484h32v26h-32z" fill="#6b4a12"/>
    <path d="M572 330C572 386 588 424 606 440 624 424 640 386 640 330Q606 346 572 330Z" fill="#fff0bd"/>
    <path d="M176 520C176 470 226 470 226 502S282 530 290 488" fill="none" stroke="#ff9d8a" stroke-width="26" stroke-linecap="round"/><circle cx="288" cy="480" r="4" fill="#4a2714"/><circle cx="298" cy="482" r="4" fill="#4a2714"/><path d="M284 492q8 8 16 2" fill="none" stroke="#4a2714" stroke-width="4" stroke-linecap="round"/>
    ${letter('Gouden\nSchil', { x: 44, y: 146, size: 116, fill: '#ffd84d', wdth: 84, tracking: -20, leading: 0.88 })}`
}

/** Four tools on their nails. */
function drawTools() {
  const strips = [
    ['#f26b4e', '<path d="M-62 170H62V262C62 316 22 352 0 364-22 352-62 316-62 262Z"/>'],
    ['#ffc94d', '<path d="M-12 170H12L26 250H86V296H-86V250H-26Z"/>'],
    [
      '#7bc47f',
      '<path d="M-14 180H14V240H88V264H-88V236H-14ZM-88 236H88V264H76V344H52V264H32V344H8V264H-8V344H-32V264H-52V344H-76V264H-88Z"/>',
    ],
    ['#8fb8ed', '<path d="M-14 170H14V214H82V360H58V240H12V360H-12V240H-58V360H-82V214H-14Z"/>'],
  ] as const
  const drawn = each(strips, ([color, head], n) =>
    put(
      `<path d="M-107-40H107V400H-107Z" fill="${color}"/><circle cy="34" r="10" fill="#3d2314"/><path d="M-13 50H13V190H-13Z" fill="#8c5a34"/><path d="M-30 50V66H30V50L18 34H-18Z" fill="#3d2314"/><g fill="#22303c">${head}</g>`,
      { x: 107 + n * 214 },
    ),
  )
  return `${fill('#1e3a2b')}${drawn}
    ${letter('Schop & Schoffel', { x: 40, y: 500, size: 98, fill: '#fdf3dc', wdth: 88, tracking: -22 })}`
}

/** The last hour of the fire. */
function drawEmbers() {
  const random = chance(31)
  const sparks = repeat(26, () => {
    const x = 180 + random() * 500
    const y = 230 + random() * 130
    return `<circle cx="${Math.round(x)}" cy="${Math.round(y)}" r="${2 + random() * 5}"/>`
  })
  const glow = each(
    [
      [400, '#3a1620'],
      [330, '#7c1d1f'],
      [262, '#c83a1c'],
      [190, '#f47b20'],
      [112, '#ffc24a'],
    ] as const,
    ([r, color]) => `<circle cx="428" cy="620" r="${r}" fill="${color}"/>`,
  )
  const logs =
    '<path d="M280 470 520 552M576 470 336 552" stroke="#1a0d10" stroke-width="38" stroke-linecap="round"/>'
  return `${fill('#16121f')}${glow}${logs}<g fill="#ffb13d">${sparks}</g>
    ${letter('Nagloei', { x: 428, y: 156, size: 152, fill: '#ffe6c2', anchor: 'middle', wght: 400, tracking: -20 })}`
}

/** The terrace seen by a swallow: two feet stay in the sun. */
function drawParasol() {
  const cloth = around(
    [600, 262],
    12,
    (n) => `<path d="M0 0-56-210Q0-236 56-210Z" fill="${n % 2 ? '#fff4dd' : '#e8453c'}"/>`,
  )
  const tiles = repeat(
    6,
    (n) => `<path d="M0 ${90 * n}H856M${n * 172 - 30} 0V540" stroke="#f3d48c" stroke-width="5"/>`,
  )
  const foot = (x: number, y: number, rotate: number) =>
    put(
      '<path d="M-17-90H17V0C30 26 26 52 6 54-14 56-26 40-17 0Z" fill="#b8714a"/><path d="M-20 8Q0-4 22 10" fill="none" stroke="#1f6f78" stroke-width="12"/>',
      { x, y, rotate },
    )
  return `${fill('#ffe3a1')}${tiles}
    <circle cx="560" cy="318" r="232" fill="#d9a54f"/>
    ${foot(470, 470, 22)}${foot(528, 486, 10)}
    <path d="M744 438h66v46h-66z" fill="#1f6f78"/><path d="M777 438v46" stroke="#ffe3a1" stroke-width="5"/>
    ${cloth}<circle cx="600" cy="262" r="20" fill="#1f6f78"/>
    ${letter('Lange\nschaduw', { x: 42, y: 108, size: 84, fill: '#134a52', wdth: 84, tracking: -20, leading: 0.88 })}`
}

/** The S, neatly clipped. */
function drawHedge() {
  const random = chance(12)
  const initial = letter('S', { x: 60, y: 452, size: 560, fill: '#2f8a3e', wght: 800 })
  const leaves = repeat(44, () => {
    const [x, y] = [Math.round(70 + random() * 350), Math.round(50 + random() * 410)]
    return `M${x} ${y}q14-13 24 8-16 12-24-8z`
  })
  const clippings = repeat(14, () => {
    const [x, y] = [Math.round(380 + random() * 200), Math.round(392 + random() * 60)]
    return `M${x} ${y}q14-13 24 8-16 12-24-8z`
  })
  return `${fill('#e7f2bf')}<path d="M0 444H856V540H0Z" fill="#a8783f"/>
    <clipPath id="snoeiweek-s">${initial}</clipPath><g clip-path="url(#snoeiweek-s)"><path d="M0 0H480V470H0Z" fill="#2f8a3e"/><path d="${leaves}" fill="#5cb85a"/></g><path d="${clippings}" fill="#2f8a3e"/>
    <g transform="translate(566 232) rotate(-24)"><path d="M0 0-196-42Q-206-16-180-8L0 26Z" fill="#c7d3dc"/><path d="M0 0-196 42Q-206 16-180 8L0-26Z" fill="#93a5b3"/><path d="M0 0 190-62M0 0 190 62" stroke="#d94f2b" stroke-width="26" stroke-linecap="round"/><circle r="17" fill="#22303c"/></g>
    ${letter('Snoeiweek', { x: 816, y: 504, size: 74, fill: '#fff8dd', anchor: 'end', tracking: -20 })}`
}

/** Twelve flats, five at home. */
function drawFlat() {
  const walls = ['#f6b93b', '#ee6c4d', '#7fb069', '#f7f0dc', '#e08dac', '#4f86c6']
  const home = [1, 3, 8, 10]
  const sparrow =
    '<circle cx="2" cy="4" r="26" fill="#8a5a36"/><path d="M-18-10Q2-34 24-10 4-18-18-10Z" fill="#5a3520"/><circle cx="8" cy="12" r="16" fill="#e9d3b4"/><circle cx="-4" cy="-2" r="5"/><path d="M-22 2-40 10-20 16Z" fill="#f2a22c"/>'
  const flats = repeat(12, (n) => {
    const inside = home.includes(n) ? sparrow : ''
    return put(
      `<path d="M0 0H108V104H0Z" fill="${walls[(n * 5 + Math.floor(n / 3)) % 6]}"/><circle cx="54" cy="44" r="32" fill="#2c2a36"/>${put(inside, { x: 54, y: 46 })}<path d="M54 88v8" stroke="#2c2a36" stroke-width="12" stroke-linecap="round"/>`,
      { x: 470 + (n % 3) * 112, y: 118 + Math.floor(n / 3) * 108 },
    )
  })
  return `${fill('#9bd4ea')}<path d="M456 110H816V540H456Z" fill="#5b3a29"/><path d="M430 116 636 24 842 116Z" fill="#8c2f39"/>${flats}
    ${put('<path d="M-50 10C-40-40 20-50 46-14L90-24 54 18C30 40-36 44-50 10Z" fill="#8a5a36"/><circle cx="-42" cy="-12" r="26" fill="#8a5a36"/><path d="M-62-26Q-42-52-18-24Z" fill="#5a3520"/><circle cx="-50" cy="-12" r="5"/><path d="M-66-8-86 0-64 6Z" fill="#f2a22c"/>', { x: 300, y: 488, scale: 1.2 })}
    ${letter('MUSSEN\nFLAT', { x: 42, y: 150, size: 136, fill: '#16324a', wdth: 75, tracking: -5, leading: 0.88 })}`
}

/** One small pot, and what came out of it. */
function drawJungle() {
  const greens = ['#0f5c43', '#1d8a5f', '#58b368', '#0a4534']
  const fan = repeat(15, (n) => {
    const angle = -172 + n * 11.6
    const length = 250 + ((n * 67) % 5) * 42
    const vein = `<path d="M20 0H${length - 30}" stroke="#bfe5b5" stroke-width="5"/>`
    return put(
      `<path d="${leaf(length, 52 + (n % 3) * 14)}" fill="${greens[(n * 3) % 4]}"/>${n % 2 ? vein : ''}`,
      { x: 600, y: 420, rotate: Math.round(angle) },
    )
  })
  return `${fill('#ffc7bd')}<path d="M0 474H856V540H0Z" fill="#fff1e6"/>${fan}
    <path d="M540 404H660L644 500H556Z" fill="#c9512f"/><path d="M530 392H670V424H530Z" fill="#e2683f"/>
    ${letter('Vensterbank-\nwoud', { x: 40, y: 106, size: 80, fill: '#7a1f2b', wdth: 80, tracking: -20, leading: 0.92 })}`
}
