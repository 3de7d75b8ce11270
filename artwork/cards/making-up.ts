import { type Drawings, fill } from '../card.ts'
import { letter } from '../lettering.ts'
import { around, each, petals, put, repeat } from '../shapes.ts'

export const makingUp: Drawings = {
  'lippendienst-lippenstiftbon': { composition: 'b-all-over-pattern', draw: drawKisses },
  'oogwenk-wimperbon': { composition: 'b-circle-cut-off', draw: drawEye },
  'komkommertijd-gezichtsbon': { composition: 'b-face-fills-the-card', draw: drawCucumber },
  'bloempot-kinderkappersbon': { composition: 'b-figure-on-the-right', draw: drawFlowerpot },
}

/** Promises, sealed. */
function drawKisses() {
  const colors = ['#e0243f', '#ff6f7d', '#a3123a', '#ff8f5a', '#c93a86']
  const lips =
    'M-70 0C-50-22-26-44-12-42L0-34 12-42C26-44 50-22 70 0 40-4 20-2 0-4-20-2-40-4-70 0ZM-62 8C-36 6-20 8 0 8S36 6 62 8C44 38 22 46 0 46S-44 38-62 8Z'
  const kisses = repeat(28, (n) => {
    const [column, row] = [n % 5, Math.floor(n / 5)]
    const x = -10 + column * 196 + (row % 2) * 98
    const color = colors[(column * 2 + row * 3) % 5]
    return `<use href="#lippendienst-kiss" transform="translate(${x} ${20 + row * 100}) rotate(${((n * 37) % 50) - 25})" fill="${color}"/>`
  })
  return `${fill('#ffe9dd')}<defs><path id="lippendienst-kiss" d="${lips}"/></defs>${kisses}
    <rect x="80" y="166" width="696" height="212" rx="106" fill="#a3123a"/>
    ${letter('Lippendienst', { x: 428, y: 310, size: 116, fill: '#ffe9dd', anchor: 'middle', wght: 700, wdth: 88, tracking: -15 })}`
}

/** One eye, larger than the card. */
function drawEye() {
  const lashes = each(
    [
      [404, 268, 330, 210],
      [472, 226, 424, 136],
      [552, 198, 528, 86],
      [640, 188, 648, 64],
      [728, 200, 766, 84],
      [806, 232, 874, 130],
    ] as const,
    ([x, y, toX, toY]) =>
      `<path d="M${x} ${y}Q${(x + toX) / 2 + 16} ${(y + toY) / 2} ${toX} ${toY}"/>`,
  )
  const iris = around([620, 392], 36, (n) => `<path d="M0-84V${n % 2 ? -150 : -136}"/>`)
  return `${fill('#ff9d80')}
    <path d="M280 412C400 120 800 100 960 400 840 680 420 640 280 412Z" fill="#fff"/>
    <circle cx="620" cy="392" r="164" fill="#1f56d8"/><g stroke="#7fa8ff" stroke-width="9" stroke-linecap="round">${iris}</g><circle cx="620" cy="392" r="78" fill="#101634"/><circle cx="672" cy="336" r="34" fill="#fff"/><circle cx="576" cy="442" r="15" fill="#fff"/>
    <path d="M262 424C380 90 820 70 980 390" fill="none" stroke="#101634" stroke-width="32" stroke-linecap="round"/>
    <g fill="none" stroke="#101634" stroke-width="19" stroke-linecap="round">${lashes}</g>
    ${letter('Oog-\nwenk', { x: 42, y: 120, size: 116, fill: '#101634', wght: 600, tracking: -30, leading: 0.82 })}`
}

/** Nothing to report from under the cucumber. */
function drawCucumber() {
  const slice = (x: number) =>
    `<g transform="translate(${x} 176)"><circle r="160" fill="#1f6a34"/><circle r="144" fill="#e2f3b6"/><circle r="96" fill="#c4e58a"/>${around([0, 0], 9, (n) => `<path d="M0-${44 + (n % 2) * 8}C14-62 12-84 0-92-12-84-14-62 0-${44 + (n % 2) * 8}Z" fill="#f6fbdf"/>`)}</g>`
  return `${fill('#b77648')}
    <path d="M-20 270C60 20 800 20 876 270V560H-20Z" fill="#f5f7ea"/>
    <path d="M428 180C404 260 372 316 396 340 412 352 444 352 460 340 484 316 452 260 428 180Z" fill="#dde6c8"/><circle cx="412" cy="338" r="9" fill="#b77648"/><circle cx="446" cy="338" r="9" fill="#b77648"/>
    ${slice(206)}${slice(650)}
    ${letter('Komkommertijd', { x: 428, y: 484, size: 116, fill: '#17502a', anchor: 'middle', wdth: 80, tracking: -15 })}`
}

/** The haircut that they never give. */
function drawFlowerpot() {
  const flower = `<path d="${petals(14, 60, 15)}" fill="#ffc928"/><circle r="34" fill="#6b3413"/>`
  return `${fill('#4fb6a5')}
    <path d="M604 150V84" stroke="#1f6b3a" stroke-width="16"/><path d="M604 128C570 128 552 112 548 90 580 88 600 100 604 128Z" fill="#1f6b3a"/>
    <path d="M420 560C420 470 500 450 604 450S788 470 788 560Z" fill="#ffe08a"/>
    <path d="M470 300H738V400C738 470 680 500 604 500S470 470 470 400Z" fill="#f3bd92"/><circle cx="468" cy="372" r="30" fill="#f3bd92"/><circle cx="740" cy="372" r="30" fill="#f3bd92"/>
    <circle cx="550" cy="366" r="13" fill="#2b1610"/><circle cx="658" cy="366" r="13" fill="#2b1610"/><path d="M566 426Q604 458 642 426" fill="none" stroke="#2b1610" stroke-width="12" stroke-linecap="round"/><g fill="#e98f6d"><circle cx="514" cy="410" r="22"/><circle cx="694" cy="410" r="22"/></g>
    <path d="M508 140H700L744 270H464Z" fill="#cf6236"/><path d="M640 140H700L744 270H660Z" fill="#b34e26"/><rect x="440" y="258" width="328" height="66" rx="10" fill="#dd7445"/><path d="M668 258H768V324H668Z" fill="#c05a2f"/>
    ${put(flower, { x: 604, y: 74, scale: 0.82 })}
    ${letter('Bloem-\npot', { x: 44, y: 214, size: 128, fill: '#fff7df', tracking: -30, leading: 0.82 })}`
}
