import { type Drawings, fill } from '../card.ts'
import { letter, measure } from '../lettering.ts'
import { each, petals, put, repeat } from '../shapes.ts'

export const pastimes: Drawings = {
  'kater-coupon-stoffenbon': { composition: 'c-animal', draw: drawCat },
  'gutsmorgen-linobon': { composition: 'c-split-in-two', draw: drawLino },
  'stukje-zoek-puzzelbon': { composition: 'c-all-over-pattern', draw: drawPuzzle },
  'halte-zolder-modelspoorbon': { composition: 'c-map', draw: drawRails },
  'glij-en-schuim-zeepbon': { composition: 'c-stack', draw: drawSoap },
  'stelen-en-delen-bloemschikbon': { composition: 'c-row', draw: drawStems },
  'valse-start-muzieklesbon': { composition: 'c-letters-one-by-one', draw: drawNotes },
  'gistgeest-brouwbon': { composition: 'c-label-on-a-bottle', draw: drawBottle },
}

/** All the scraps, asleep on the sewing table. */
function drawCat() {
  const body =
    'M330 470C310 330 400 250 540 250 700 250 800 320 806 420 810 480 760 486 700 486H400C360 486 334 486 330 470Z'
  const head =
    'M290 330 276 214Q276 196 292 206L352 250Q392 240 432 250L492 206Q508 196 508 214L494 330C500 410 450 450 392 450S284 410 290 330Z'
  const colors = ['#e8503a', '#fbe7c6', '#f3a712', '#2f6690', '#fbe7c6', '#7fb685', '#c94277']
  const patches = repeat(32, (n) => {
    const [x, y] = [270 + (n % 8) * 72, 196 + Math.floor(n / 8) * 76]
    return `<path d="M${x} ${y}h72v76h-72z" fill="${colors[(n * 3 + Math.floor(n / 8)) % 7]}"/>`
  })
  const seams =
    'M342 196V500M414 196V500M486 196V500M558 196V500M630 196V500M702 196V500M774 196V500M270 272H820M270 348H820M270 424H820'
  return `${fill('#1f8a8a')}<path d="M0 470H856V540H0Z" fill="#f3d9a4"/>
    <path d="M800 440C850 400 850 320 800 300" fill="none" stroke="#e8503a" stroke-width="44" stroke-linecap="round"/><path d="M838 400q6-30-2-52" stroke="#fbe7c6" stroke-width="44" fill="none"/>
    <clipPath id="kater-coupon-vel"><path d="${body}"/><path d="${head}"/></clipPath><g clip-path="url(#kater-coupon-vel)">${patches}<path d="${seams}" stroke="#3a2a2a" stroke-width="4" stroke-dasharray="11 9"/></g>
    <path d="${body}" fill="none" stroke="#1c3b3d" stroke-width="7"/><clipPath id="kater-coupon-kop"><path d="${head}"/></clipPath><g clip-path="url(#kater-coupon-kop)">${patches}<path d="${seams}" stroke="#3a2a2a" stroke-width="4" stroke-dasharray="11 9"/></g><path d="${head}" fill="none" stroke="#1c3b3d" stroke-width="9"/><path d="M320 340q22 20 44 0M420 340q22 20 44 0M376 384h32l-16 16zM392 400v12" fill="none" stroke="#1c2326" stroke-width="10" stroke-linecap="round" stroke-linejoin="round"/><path d="M250 376 320 388M250 412 320 404M534 376 464 388M534 412 464 404" stroke="#1c2326" stroke-width="5"/>
    ${letter('Kater Coupon', { x: 40, y: 132, size: 118, fill: '#fbe7c6', wght: 800, wdth: 90, tracking: -30 })}`
}

/** The block on the left, its print on the right. */
function drawLino() {
  const half = ([ink, ground]: readonly [string, string]) =>
    `${letter('Guts\nmorgen', { x: 36, y: 130, size: 112, fill: ink, wght: 800, wdth: 88, tracking: -20, leading: 0.86 })}<path d="M30 400C80 310 240 290 320 376L396 316V484L320 424C240 510 80 490 30 400Z" fill="${ink}"/><path d="M180 312Q220 262 276 290L252 330ZM190 486Q214 520 262 508L240 468Z" fill="${ink}"/><g fill="none" stroke="${ground}" stroke-width="8" stroke-linecap="round"><path d="M126 344Q160 400 126 456M176 360q18 18 0 38M176 404q18 18 0 38M218 348q18 18 0 38M218 392q18 18 0 38M218 436q18 18 0 24M260 366q18 18 0 38M260 410q18 18 0 30M344 384l34-26M350 400h32M344 416l34 26"/></g><circle cx="86" cy="386" r="13" fill="${ground}"/>`
  const cuts = repeat(
    10,
    (n) =>
      `<path d="M${18 + ((n * 83) % 396)} ${12 + ((n * 57) % 512)}q16-8 30-2" stroke="#3d6b5c"/>`,
  )
  return `${fill('#f7efe0')}<path d="M0 0H428V540H0Z" fill="#17382f"/><g fill="none" stroke-width="7" stroke-linecap="round">${cuts}</g>
    <g transform="matrix(-1 0 0 1 428 0)">${half(['#f2c28b', '#17382f'])}</g><g transform="translate(428 0)">${half(['#d1382b', '#f7efe0'])}</g>
    <path d="M426 0h4v540h-4z" fill="#0c211b"/>`
}

/** Four hundred and ninety-nine down. */
function drawPuzzle() {
  const side = (length: number, out: number) =>
    `c${length * 0.3} 0 ${length * 0.46} ${out * 6} ${length * 0.4} ${out * 22}s${length * 0.26} ${out * 22} ${length * 0.2} 0 ${length * 0.1} ${out * -22} ${length * 0.4} ${out * -22}`
  const across = repeat(4, (row) => {
    const line = repeat(6, (n) => side(150, (n + row) % 2 ? 1 : -1))
    return `<path d="M-22 ${row * 150 + 44}${line}"/>`
  })
  const down = repeat(6, (column) => {
    const line = repeat(4, (n) => side(150, (n + column) % 2 ? 1 : -1))
    return `<path d="M-106 0${line}" transform="translate(${column * 150 - 22} 0) rotate(90)"/>`
  })
  const piece =
    'M0 0c45 0 69-6 60-22s39-22 30 0 15 22 60 22c0 45 6 69 22 60s22 39 0 30-22 15-22 60c-45 0-69 6-60 22s-39 22-30 0-15-22-60-22c0-45-6-69-22-60s-22-39 0-30 22-15 22-60z'
  return `${fill('#5ec2e8')}<circle cx="200" cy="380" r="92" fill="#fff1a8"/><path d="M0 300 180 200 330 320 520 150 700 300 856 220V540H0Z" fill="#3f8f6b"/><path d="M0 420Q300 350 520 430T856 400V540H0Z" fill="#f5b942"/><path d="M0 480Q260 440 480 500T856 470V540H0Z" fill="#e8793a"/>
    <g fill="none" stroke="#173b52" stroke-width="4" opacity=".6">${across}${down}</g>
    <path d="${piece}" transform="translate(578 194)" fill="#173b52"/>
    <g transform="translate(624 34) rotate(14) scale(.9)"><path d="${piece}" fill="#173b52" opacity=".4" transform="translate(8 12)"/><path d="${piece}" fill="#ff5d73"/></g>
    <path d="M0 34H548V262H0Z" fill="#173b52"/>
    ${letter('Stukje\nzoek', { x: 40, y: 138, size: 114, fill: '#fff', wght: 700, wdth: 90, tracking: -25, leading: 0.9 })}`
}

/** The whole timetable fits under the roof. */
function drawRails() {
  const track =
    'M210 76H646A194 194 0 0 1 840 270 194 194 0 0 1 646 464H210A194 194 0 0 1 16 270 194 194 0 0 1 210 76Z'
  const trees = each(
    [
      [70, 60, 30],
      [120, 36, 22],
      [800, 70, 32],
      [760, 38, 20],
      [60, 500, 34],
      [112, 520, 22],
      [806, 490, 28],
      [160, 180, 24],
      [700, 360, 26],
    ] as const,
    ([x, y, r]) =>
      `<circle cx="${x + 5}" cy="${y + 7}" r="${r}" fill="#4b7f3a"/><circle cx="${x}" cy="${y}" r="${r}" fill="#2f6a35"/><circle cx="${x - r * 0.25}" cy="${y - r * 0.25}" r="${r * 0.5}" fill="#5da04a"/>`,
  )
  const car = ([x, y, rotate]: readonly [number, number, number], color: string) =>
    put(
      `<rect x="-56" y="-27" width="112" height="54" rx="9" fill="${color}"/><rect x="-44" y="-14" width="88" height="28" rx="5" fill="#fff" opacity=".3"/>`,
      { x, y, rotate },
    )
  return `${fill('#a9cf6b')}
    <g fill="none"><path d="${track}" stroke="#7a5233" stroke-width="54" stroke-dasharray="11 15"/><path d="${track}" stroke="#565d66" stroke-width="34"/><path d="${track}" stroke="#a9cf6b" stroke-width="22"/><path d="${track}" stroke="#7a5233" stroke-width="22" stroke-dasharray="11 15"/></g>${trees}
    ${car([540, 464, 0], '#2f6fb0')}${car([664, 462, -4], '#f4b52a')}${car([774, 412, -46], '#e23d2e')}<path d="M806 372l14 12-20 20-14-14z" fill="#ffe27a"/>${car([416, 464, 0], '#fff6e2')}
    <rect x="292" y="126" width="272" height="22" rx="6" fill="#b5b9bf"/><rect x="352" y="112" width="150" height="20" rx="4" fill="#c4472f"/>
    ${letter('Halte\nZolder', { x: 428, y: 286, size: 118, fill: '#223b1c', anchor: 'middle', wght: 800, wdth: 92, tracking: -25, leading: 0.86 })}`
}

/** Three bars, cured for six weeks. */
function drawSoap() {
  const bars = each(
    [
      ['GLIJ', 250, 30, 400, '#ffd9a0', '#e09a3a', '#8a4a0c'],
      ['EN', 330, 190, 280, '#9fd8b4', '#4fa374', '#13593a'],
      ['SCHUIM', 156, 350, 560, '#ff9e9e', '#d95a6a', '#84162f'],
    ] as const,
    ([word, x, y, width, light, dark, ink]) =>
      `<rect x="${x}" y="${y + 14}" width="${width}" height="146" rx="46" fill="${dark}"/><rect x="${x}" y="${y}" width="${width}" height="142" rx="46" fill="${light}"/>${letter(word, { x: x + width / 2 + 3, y: y + 110, size: 112, fill: '#fff', anchor: 'middle', wght: 800, wdth: 90 })}${letter(word, { x: x + width / 2, y: y + 106, size: 112, fill: ink, anchor: 'middle', wght: 800, wdth: 90 })}`,
  )
  const bubbles = each(
    [
      [90, 120, 52],
      [170, 226, 28],
      [70, 260, 20],
      [750, 96, 40],
      [690, 220, 60],
      [790, 258, 24],
      [780, 330, 16],
      [110, 380, 26],
    ] as const,
    ([x, y, r]) =>
      `<circle cx="${x}" cy="${y}" r="${r}" fill="#fff" opacity=".55"/><path d="M${x - r * 0.55} ${y - r * 0.1}q${r * 0.1}-${r * 0.4} ${r * 0.5}-${r * 0.45}" fill="none" stroke="#fff" stroke-width="7" stroke-linecap="round"/>`,
  )
  return `${fill('#b9d4ff')}<path d="M0 470H856V540H0Z" fill="#8db4f2"/>${bars}${bubbles}`
}

/** One of them has not paid. */
function drawStems() {
  const heads = {
    tulip: (color: string) =>
      `<path d="M-46-70-22-34 0-78 22-34 46-70V-6A46 46 0 0 1-46-6Z" fill="${color}"/>`,
    daisy: (color: string) =>
      `<path d="${petals(9, 46, 22)}" fill="${color}"/><circle r="18" fill="#5c2a12"/>`,
    ball: (color: string) =>
      `<circle r="50" fill="${color}"/><circle r="30" fill="#fff" opacity=".25"/>`,
  }
  const flowers = each(
    [
      [372, 300, 'daisy', '#fff'],
      [428, 150, 'ball', '#7d5bd0'],
      [690, 104, 'daisy', '#ffc53a'],
      [742, 260, 'tulip', '#ff8a3d'],
      [812, 120, 'ball', '#ff6fa5'],
    ] as const,
    ([x, y, kind, color]) =>
      `<path d="M${x} ${y}V560" stroke="#2e7d4f" stroke-width="14"/><path d="M${x} ${y + 210}q10-70 62-84 0 66-62 84z" fill="#3f9d63"/>${put(heads[kind](color), { x, y })}`,
  )
  return `${fill('#bfeccd')}${flowers}
    <path d="M566 260V560" stroke="#1f6b40" stroke-width="20"/><path d="M566 470q-20-80-84-90 4 76 84 90z" fill="#2e8b57"/>${put(
      `${heads.tulip('#e5294b')}<path d="M-47-24H47V2Q24 14 0 4-24 14-47 2Z" fill="#16181d"/><circle cx="-19" cy="-10" r="9" fill="#fff"/><circle cx="19" cy="-10" r="9" fill="#fff"/><circle cx="-15" cy="-10" r="4"/><circle cx="23" cy="-10" r="4"/>`,
      { x: 566, y: 240, scale: 1.9 },
    )}
    ${letter('Stelen\n& delen', { x: 38, y: 144, size: 128, fill: '#14532f', wght: 800, wdth: 75, tracking: -15, leading: 0.84 })}`
}

/** Every letter tries its own key. */
function drawNotes() {
  const staff = repeat(5, (n) => `<path d="M0 ${150 + n * 62}H856"/>`)
  const sing = (word: string, start: number, heights: readonly number[]) => {
    let x = start
    return each([...word], (mark, n) => {
      const drop = heights[n] ?? 0
      const style = { size: 190, wght: 800, wdth: 80 }
      const drawn = letter(mark, { ...style, x, y: drop, fill: '#3b0d2c', rotate: (n % 3) * 7 - 7 })
      x += measure(mark, style) + 4
      return drawn
    })
  }
  return `${fill('#ff8f6b')}<g stroke="#fff" stroke-width="7" opacity=".85">${staff}</g>
    ${sing('Valse', 40, [230, 262, 222, 256, 236])}${sing('start', 300, [440, 408, 446, 424, 404])}
    <g transform="translate(150 400) rotate(-14)"><ellipse cx="0" cy="30" rx="62" ry="46" fill="#fff4d9"/><path d="M54 26V-120" stroke="#fff4d9" stroke-width="15"/><path d="M54-120q20 34 58 40" fill="none" stroke="#fff4d9" stroke-width="18" stroke-linecap="round"/><circle cx="-20" cy="20" r="8" fill="#3b0d2c"/><circle cx="18" cy="20" r="8" fill="#3b0d2c"/><ellipse cx="0" cy="46" rx="11" ry="14" fill="#3b0d2c"/></g>`
}

/** Open with respect. */
function drawBottle() {
  const bubbles = each(
    [
      [120, 420, 12],
      [180, 350, 8],
      [240, 440, 10],
      [300, 330, 7],
      [90, 310, 6],
      [350, 470, 9],
    ] as const,
    ([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r}"/>`,
  )
  const ear = repeat(
    4,
    (n) => `<path d="M610 ${412 + n * 24}q-30-4-36-30M610 ${412 + n * 24}q30-4 36-30"/>`,
  )
  return `${fill('#12424e')}<g fill="none" stroke="#3f7d86" stroke-width="5">${bubbles}</g>
    <path d="M556 190H664V236C664 286 790 296 790 392V570H430V392C430 296 556 286 556 236Z" fill="#8a4a16"/><path d="M462 400C462 350 520 330 552 304" fill="none" stroke="#c98440" stroke-width="15" stroke-linecap="round"/>
    <path d="M544 178H676V208H544Z" fill="#f0b83c"/>
    <path d="M560 182C540 150 470 150 470 96 470 44 540 16 610 22 700 26 760 70 748 124 740 166 690 156 664 182 640 170 632 194 612 182 592 196 584 170 560 182Z" fill="#fff"/><ellipse cx="572" cy="90" rx="14" ry="20" fill="#12424e"/><ellipse cx="640" cy="90" rx="14" ry="20" fill="#12424e"/><path d="M584 130q22 18 46 0" fill="none" stroke="#12424e" stroke-width="8" stroke-linecap="round"/>
    <path d="M430 366H790V520H430Z" fill="#fdf0d2"/><path d="M430 378H790M430 508H790" stroke="#d1502f" stroke-width="6"/>
    <g fill="none" stroke="#12424e" stroke-width="10" stroke-linecap="round">${ear}</g>
    ${letter('Gist-\ngeest', { x: 44, y: 150, size: 138, fill: '#f0b83c', wght: 800, wdth: 84, tracking: -20, leading: 0.84 })}`
}
