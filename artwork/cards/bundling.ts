import { type Drawings, fill } from '../card.ts'
import { letter } from '../lettering.ts'
import { around, chance, each, put, repeat } from '../shapes.ts'

export const bundling: Drawings = {
  'knoopsgat-overhemdenbon': { composition: 'b-column-on-the-right', draw: drawButtons },
  'dassenburcht-dassenbon': { composition: 'b-figure-on-the-left', draw: drawBadger },
  'eindje-om-sjaalbon': { composition: 'b-spiral', draw: drawScarf },
  'weet-van-wanten-wantenbon': { composition: 'b-pair', draw: drawMittens },
  'wollig-taalgebruik-truienbon': { composition: 'b-knitted', draw: drawKnit },
}

/** Four buttons, and the third is glad to be done up. */
function drawButtons() {
  const stripes = repeat(15, (n) => `M${18 + n * 60} 0V540`)
  const buttons = each([62, 200, 338, 476], (y, n) => {
    const holes =
      n === 2
        ? '<circle cx="-17" cy="-12" r="9"/><circle cx="17" cy="-12" r="9"/><path d="M-22 12Q0 38 22 12" fill="none" stroke="#7c1f14" stroke-width="9" stroke-linecap="round"/>'
        : '<circle cx="-15" cy="-15" r="9"/><circle cx="15" cy="-15" r="9"/><circle cx="-15" cy="15" r="9"/><circle cx="15" cy="15" r="9"/>'
    const [rim, face, ink] =
      n === 2 ? ['#c9412c', '#ff6a4d', '#7c1f14'] : ['#16407f', '#2f6cc4', '#0b2450']
    const slit = `<path d="M592 ${y}H760" stroke="#9fb6d3" stroke-width="9" stroke-linecap="round"/>`
    return (
      slit +
      put(
        `<circle r="58" fill="${rim}"/><circle r="44" fill="${face}"/><g fill="${ink}">${holes}</g>`,
        { x: 676, y, rotate: n === 2 ? 8 : n * 20 },
      )
    )
  })
  return `${fill('#eaf3fd')}<path d="${stripes}" stroke="#c3dbf5" stroke-width="14"/>
    <path d="M576 0H776V540H576Z" fill="#fff"/><path d="M576 0V540M776 0V540" stroke="#b8cde6" stroke-width="5"/><path d="M590 0V540M762 0V540" stroke="#b8cde6" stroke-width="4" stroke-dasharray="14 9"/>${buttons}
    ${letter('Knoops-\ngat', { x: 42, y: 386, size: 140, fill: '#0b2450', wght: 800, tracking: -30, leading: 0.8, wdth: 92 })}`
}

/** The animal that shares its Dutch name with what it wears. */
function drawBadger() {
  return `${fill('#dfe6c4')}<path d="M0 0H430V540H0Z" fill="#6d7f3f"/>
    <path d="M-10 560C0 430 90 400 215 400S430 430 440 560Z" fill="#4a4d50"/><path d="M120 420 215 470 310 420 300 400H130Z" fill="#fff"/>
    <circle cx="88" cy="110" r="44" fill="#26282b"/><circle cx="342" cy="110" r="44" fill="#26282b"/><circle cx="88" cy="106" r="22" fill="#fff"/><circle cx="342" cy="106" r="22" fill="#fff"/>
    <path d="M215 66C330 66 390 150 366 240 346 320 280 380 215 410 150 380 84 320 64 240 40 150 100 66 215 66Z" fill="#fff"/>
    <path d="M176 70C176 200 186 290 200 350 150 330 96 290 80 240 66 160 110 86 176 70ZM254 70C254 200 244 290 230 350 280 330 334 290 350 240 364 160 320 86 254 70Z" fill="#26282b"/>
    <circle cx="150" cy="216" r="17" fill="#fff"/><circle cx="280" cy="216" r="17" fill="#fff"/><circle cx="154" cy="218" r="9" fill="#111"/><circle cx="276" cy="218" r="9" fill="#111"/>
    <path d="M176 344C176 320 254 320 254 344 254 370 230 390 215 390S176 370 176 344Z" fill="#26282b"/><path d="M196 338h24" stroke="#777" stroke-width="7" stroke-linecap="round"/>
    <path d="M180 424H250L240 474H190Z" fill="#c21f2e"/><path d="M190 474H240L272 560H158Z" fill="#e23645"/><path d="M176 520 246 480M190 560 268 514" stroke="#ffd76a" stroke-width="11"/>
    ${letter('Dassen-\nburcht', { x: 466, y: 256, size: 96, fill: '#26301a', wght: 700, tracking: -20, leading: 0.88, wdth: 90 })}`
}

/** A walk round the name, with fringe at the end. */
function drawScarf() {
  const way = 'M70 600V110Q70 64 116 64H740Q786 64 786 110V430Q786 476 740 476H280'
  const fringe = repeat(7, (n) => `M280 ${440 + n * 12}H206`)
  return `${fill('#233a6b')}
    <path d="${way}" fill="none" stroke="#122349" stroke-width="100" transform="translate(8 12)"/>
    <g fill="none"><path d="${fringe}" stroke="#ffe3c2" stroke-width="6" stroke-linecap="round"/><path d="${way}" stroke="#f2704b" stroke-width="96"/><path d="${way}" stroke="#ffe3c2" stroke-width="96" stroke-dasharray="34 90"/><path d="${way}" stroke="#8c2b54" stroke-width="96" stroke-dasharray="14 110" stroke-dashoffset="-10"/><path d="${way}" stroke="#000" stroke-opacity=".12" stroke-width="96" stroke-dasharray="3 9"/></g>
    ${letter('Eindje\nom', { x: 448, y: 272, size: 146, fill: '#fff', anchor: 'middle', wght: 700, tracking: -25, leading: 0.78 })}`
}

/** A pair that cannot lose each other. */
function drawMittens() {
  const star = around(
    [0, 20],
    8,
    () =>
      '<path d="M0 0V-62M-14-44 0-30 14-44" fill="none" stroke="#fff" stroke-width="9" stroke-linecap="round"/>',
  )
  const mitten = `<path d="M-84-90H84V10C150-30 176 20 140 60 120 90 92 96 84 110 84 190-84 190-84 100Z" fill="#d8262f"/>${star}<rect x="-98" y="-150" width="196" height="74" rx="16" fill="#fff"/><path d="M-66-146V-80M-33-146V-80M0-146V-80M33-146V-80M66-146V-80" stroke="#c9dbe8" stroke-width="8"/>`
  const random = chance(12)
  const snow = repeat(24, (n) => {
    const [x, y] = [Math.round(random() * 856), Math.round(random() * 400)]
    return `<circle cx="${x}" cy="${y}" r="${5 + (n % 3) * 3}"/>`
  })
  return `${fill('#a6d5ec')}<g fill="#fff">${snow}</g>
    <path d="M214 90C300-40 340 190 428 130S560-40 642 90" fill="none" stroke="#9c141f" stroke-width="13"/>
    ${put(mitten, { x: 210, y: 220, rotate: 8, scale: '-1 1' })}${put(mitten, { x: 646, y: 220, rotate: -8 })}
    <path d="M0 406Q214 376 428 400T856 392V540H0Z" fill="#fff"/>
    ${letter('Weet van Wanten', { x: 428, y: 498, size: 102, fill: '#9c141f', anchor: 'middle', wdth: 80, tracking: -10 })}`
}

/** Stitch by stitch, and not a word too few. */
function drawKnit() {
  const stitch = (column: number, row: number) =>
    `M${column * 26 + 12} ${row * 20 - 4}l13 10 13-10v16l-13 10-13-10z`
  const zigzag = (row: number) =>
    repeat(32, (n) => stitch(n, row + Math.abs((n % 8) - 4)) + (n % 8 ? '' : stitch(n, row)))
  const heart = ['.xx.xx.', 'xxxxxxx', 'xxxxxxx', '.xxxxx.', '..xxx..', '...x...']
  const stitches = heart
    .flatMap((line, row) =>
      [...line].map((mark, column) => (mark === 'x' ? stitch(column + 24, row + 8) : '')),
    )
    .join('')
  return `<defs><pattern id="wollig-stitch" width="26" height="20" x="12" y="-4" patternUnits="userSpaceOnUse"><path d="M0 0 13 10 26 0M13 10V26" fill="none" stroke="#0f5a46" stroke-width="3"/></pattern></defs>
    ${fill('#1b7a5f')}<path d="M0 0H856V540H0Z" fill="url(#wollig-stitch)"/>
    <path id="wollig-border" d="${zigzag(1)}" fill="#ffeccb"/><use href="#wollig-border" y="420"/><path d="${stitches}" fill="#ff5a4a"/>
    ${letter('Wollig\ntaalgebruik', { x: 40, y: 262, size: 126, fill: '#ffeccb', wdth: 86, tracking: -15, leading: 0.86 })}`
}
