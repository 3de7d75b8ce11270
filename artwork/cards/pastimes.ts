import { type Drawings, fill } from '../card.ts'
import { letter, measure } from '../lettering.ts'
import { each, petals, put, repeat } from '../shapes.ts'

export const pastimes: Drawings = {
  'kater-coupon-stoffenbon': { composition: 'c-animal', draw: drawCat },
  'gutsmorgen-linobon': { composition: 'c-split-in-two', draw: drawLino },
  'stukje-zoek-puzzelbon': { composition: 'c-all-nose', draw: drawPieceDog },
  'halte-zolder-modelspoorbon': { composition: 'c-map', draw: drawRails },
  'glij-en-schuim-zeepbon': { composition: 'c-slices', draw: drawSoapLoaf },
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

/** Somewhere in every puzzle hides a piece shaped like a dog. It is looking for the others. */
function drawPieceDog() {
  const knob = (x: number, y: number) => `<circle cx="${x}" cy="${y}" r="34"/>`
  const loose = (x: number, y: number, turned: number, color: string) =>
    `<g transform="translate(${x} ${y}) rotate(${turned})" fill="${color}"><path d="M-34-34H34V34H-34Z"/><circle cy="-44" r="17"/><circle cx="44" r="17"/></g>`
  return `${fill('#1f8fd1')}<path d="M0 434H856V540H0Z" fill="#166fa8"/>
    ${loose(90, 480, 14, '#ffcf3f')}${loose(250, 500, -30, '#ff6f91')}${loose(822, 498, 48, '#5ed0a8')}
    <path d="M452 340H524V476H452ZM712 340H784V476H712Z" fill="#d8502a"/><path d="M424 340H496V486H424ZM684 340H756V486H684Z" fill="#ff6b3d"/>
    <g fill="#ff6b3d"><path d="M424 196H776V384H424Z"/>${knob(792, 250)}${knob(600, 184)}</g>
    <circle cx="600" cy="368" r="34" fill="#1f8fd1"/><path d="M562 384H638V400H562Z" fill="#1f8fd1"/>
    <path d="M786 216C800 160 826 140 846 120" fill="none" stroke="#ff6b3d" stroke-width="36" stroke-linecap="round"/>
    <path d="M520 196C480 190 430 190 400 230 370 280 320 330 292 372 276 398 296 430 330 430 400 430 450 400 500 350Z" fill="#ff8357"/><path d="M292 372C276 398 296 430 330 430 336 404 320 376 292 372Z" fill="#33140c"/>
    <path d="M470 200C540 190 566 240 552 300 540 346 500 360 478 326 456 292 440 230 470 200Z" fill="#b93f1d"/>
    <circle cx="414" cy="286" r="23" fill="#fff"/><circle cx="406" cy="294" r="11" fill="#33140c"/><path d="M384 250q24-20 48-8" fill="none" stroke="#b93f1d" stroke-width="9" stroke-linecap="round"/>
    <path d="M262 360q-26-4-40 14M256 396q-26 4-34 24" fill="none" stroke="#fff" stroke-width="8" stroke-linecap="round"/>
    ${letter('Stukje\nZoek', { x: 42, y: 132, size: 116, fill: '#fff', wdth: 86, tracking: -25, leading: 0.84 })}`
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

/** A loaf of soap, sliced. Not for breakfast. */
function drawSoapLoaf() {
  const slice =
    'M-118 150V-20C-176-40-176-142-84-142H84C176-142 176-40 118-20V150Q118 168 100 168H-100Q-118 168-118 150Z'
  const cut = (x: number, turned: number, [rind, crumb, vein]: readonly [string, string, string]) =>
    `<g transform="translate(${x} 316) rotate(${turned})"><path d="${slice}" fill="${rind}" transform="translate(26 0)"/><path d="${slice}" fill="${crumb}"/><path d="M-92 96C-40 40 30 130 84 70M-100 10C-30-50 20 50 96-20M-96-80C-40-120 40-60 90-104" fill="none" stroke="${vein}" stroke-width="24" stroke-linecap="round"/></g>`
  const bubble = (x: number, y: number, r: number) =>
    `<circle cx="${x}" cy="${y}" r="${r}" fill="#fff" fill-opacity=".45"/><path d="M${x - r * 0.55} ${y - r * 0.1}A${r * 0.6} ${r * 0.6} 0 0 1 ${x} ${y - r * 0.6}" fill="none" stroke="#fff" stroke-width="7" stroke-linecap="round"/>`
  const foam = repeat(
    13,
    (n) => `<circle cx="${n * 74 - 10}" cy="${520 - (n % 3) * 10}" r="${52 + (n % 2) * 14}"/>`,
  )
  const lavender = repeat(
    7,
    (n) =>
      `<ellipse cx="${n % 2 ? 13 : -13}" cy="${-150 - n * 17}" rx="15" ry="11" transform="rotate(${n % 2 ? -34 : 34} ${n % 2 ? 13 : -13} ${-150 - n * 17})"/>`,
  )
  return `${fill('#b7a4ee')}${bubble(420, 96, 44)}${bubble(800, 90, 30)}
    <g transform="translate(366 544) rotate(-6)"><path d="M0 0V-150" stroke="#3f8a5b" stroke-width="10"/><g fill="#5b3fb0">${lavender}<ellipse cy="-276" rx="11" ry="16"/></g></g>
    ${cut(716, 7, ['#e2a93a', '#ffd777', '#fff2c9'])}${cut(612, 1, ['#d8587f', '#ff9ab4', '#ffdbe5'])}${cut(506, -6, ['#2f9d8a', '#6fd6c0', '#d3f7ec'])}
    <g fill="#fff">${foam}</g>
    ${letter('Glij &\nSchuim', { x: 42, y: 132, size: 108, fill: '#2f1a6b', wdth: 84, tracking: -25, leading: 0.86 })}`
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
