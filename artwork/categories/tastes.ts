import { type Drawings, fill } from '../card.ts'
import { around, each, leaf, petals, put, repeat } from '../shapes.ts'
import { bow, cream, ruby, yellow } from './bow.ts'

export const tastes: Drawings = {
  'category-eten-en-drinken': { composition: 'category', draw: drawDish },
  'category-film-en-theater': { composition: 'category', draw: drawPopcorn },
  'category-sauna-en-wellness': { composition: 'category', draw: drawTowels },
  'category-mode-en-lifestyle': { composition: 'category', draw: drawShirt },
  'category-wonen-en-tuin': { composition: 'category', draw: drawHouse },
  'category-boeken-en-games': { composition: 'category', draw: drawBooks },
  'category-beauty-en-verzorging': { composition: 'category', draw: drawPerfume },
  'category-goede-doelen': { composition: 'category', draw: drawHeart },
  'category-lege-cadeaukaarten': { composition: 'category', draw: drawBlanks },
}

/** Under the cover: who knows. */
function drawDish() {
  const rays = around([428, 330], 14, (n) =>
    n % 2 ? '' : '<path d="M0-100-46-520H46Z" fill="#ffc069"/>',
  )
  return `${fill('#ffab4c')}${rays}
    <path d="M0 444H856V540H0Z" fill="#e8543a"/><path d="M0 444H856V462H0Z" fill="#f4795f"/>
    <ellipse cx="428" cy="452" rx="330" ry="36" fill="#b53521"/><path d="M92 424H764C760 452 700 464 640 464H216C156 464 96 452 92 424Z" fill="#fff6e6"/>
    <path d="M172 424C172 270 286 180 428 180S684 270 684 424Z" fill="#dbe7ee"/><path d="M560 424C560 300 520 216 470 184 600 196 684 290 684 424Z" fill="#b8cad6"/><path d="M222 392C230 310 280 258 340 236" fill="none" stroke="#fff" stroke-width="17" stroke-linecap="round"/><path d="M150 412H706V436H150Z" fill="#b8cad6"/>
    ${bow(ruby, { x: 428, y: 164, scale: 1.15 })}`
}

/** A bucket for two. */
function drawPopcorn() {
  const corn = each(
    [
      [308, 236],
      [372, 206],
      [440, 224],
      [506, 200],
      [560, 240],
      [338, 162],
      [410, 140],
      [480, 146],
      [540, 172],
      [446, 90],
      [690, 110],
      [180, 170],
    ] as const,
    ([x, y], n) =>
      put(
        '<path d="M-40 8C-52-18-30-42-8-34 4-58 44-48 40-18 62-6 50 34 22 30 8 48-26 44-26 24-36 24-40 16-40 8Z" fill="#fff3d0"/><path d="M-14-4q12 4 10 18M18-16q-6 10 4 20" fill="none" stroke="#f0bd4d" stroke-width="7" stroke-linecap="round"/>',
        { x, y, rotate: n * 47, scale: 1.1 },
      ),
  )
  const stripes = repeat(
    4,
    (n) => `<path d="M${288 + n * 84} 250h42l-${8 - n * 4} 290h-${34}z" fill="#e9374f"/>`,
  )
  return `${fill('#2c1d63')}<path d="M428-40 120 560H736Z" fill="#3d2b80"/>${corn}
    <path d="M256 250H600L566 560H290Z" fill="#fff"/><clipPath id="category-film-bak"><path d="M256 250H600L566 560H290Z"/></clipPath><g clip-path="url(#category-film-bak)">${stripes}<path d="M240 352H620V412H240Z" fill="#ffd23f"/></g>
    ${bow(yellow, { x: 428, y: 384, scale: 1.05 })}`
}

/** Three towels, warm, and a stone on them. */
function drawTowels() {
  const towel = (y: number, width: number, color: string, fold: string) =>
    `<rect x="${428 - width / 2}" y="${y}" width="${width}" height="84" rx="42" fill="${color}"/><path d="M${428 - width / 2 + 44} ${y + 42}H${428 + width / 2 - 70}" stroke="${fold}" stroke-width="8" stroke-linecap="round"/>`
  const steam = each([300, 428, 556], (x, n) => {
    const y = 150 - (n % 2) * 30
    return `<path d="M${x} ${y}c-40-30 30-56-6-96s30-60 10-90" stroke-width="22"/>`
  })
  return `${fill('#7ccabd')}<circle cx="428" cy="300" r="260" fill="#94d8cc"/><path d="M0 456H856V540H0Z" fill="#a8643a"/><path d="M0 456H856V474H0Z" fill="#c98254"/>
    <g fill="none" stroke="#e3f8f3" stroke-linecap="round">${steam}</g>
    ${towel(374, 480, '#fff', '#d7e6e4')}${towel(292, 440, '#ffb59c', '#f08e70')}${towel(210, 400, '#fff', '#d7e6e4')}
    <path d="M398 206H458V460H398Z" fill="#d81f4e"/>${bow(ruby, { x: 428, y: 204, scale: 1.05 })}
    <g fill="#2f8f6b">${put(`<path d="${leaf(120, 40)}"/>`, { x: 690, y: 452, rotate: -62 })}${put(`<path d="${leaf(100, 34)}"/>`, { x: 696, y: 452, rotate: -108 })}</g>`
}

/** Always the right size. */
function drawShirt() {
  const dots = repeat(
    35,
    (n) =>
      `<circle cx="${286 + (n % 7) * 44 + (Math.floor(n / 7) % 2) * 20}" cy="${240 + Math.floor(n / 7) * 64}" r="9"/>`,
  )
  return `${fill('#f7a9bd')}<path d="M0 60H856" stroke="#7a1f4a" stroke-width="15"/><path d="M428 116C428 92 458 92 452 68 448 48 408 50 410 72" fill="none" stroke="#7a1f4a" stroke-width="12" stroke-linecap="round"/><path d="M428 112 236 190H620Z" fill="#c9835a"/>
    <path d="M346 136Q428 196 510 136L620 164 736 292 652 364 596 316V560H260V316L204 364 120 292 236 164Z" fill="#2448a8"/><path d="M596 316V560H520C560 470 590 400 596 316ZM260 316 204 364 180 343 240 290Z" fill="#1a3684"/><g fill="#ffd23f">${dots}</g>
    <path d="M346 136Q428 196 510 136L484 116Q428 148 372 116Z" fill="#fff"/><path d="M346 136 428 200 380 244 316 150ZM510 136 428 200 476 244 540 150Z" fill="#fff"/><path d="M428 210V560" stroke="#1a3684" stroke-width="8"/>
    ${bow(ruby, { x: 428, y: 206, scale: 0.92 })}`
}

/** With the key in the door. */
function drawHouse() {
  const flower = (x: number, color: string) =>
    put(
      `<path d="M0 60V0" stroke="#2f8f4f" stroke-width="9"/><path d="${petals(6, 30, 15)}" fill="${color}"/><circle r="9" fill="#fff1b8"/>`,
      { x, y: 424 },
    )
  return `${fill('#9bd4f5')}<g fill="#fff"><rect x="40" y="120" width="170" height="42" rx="21"/><rect x="84" y="90" width="84" height="56" rx="28"/><rect x="670" y="190" width="150" height="38" rx="19"/></g>
    <path d="M0 450Q420 400 856 450V540H0Z" fill="#63b56a"/>
    <path d="M250 250H606V480H250Z" fill="#fff3de"/><path d="M520 250H606V480H520Z" fill="#f0dcbd"/><path d="M250 252 428 120 606 252Z" fill="#fff3de"/><path d="M208 262 428 96 648 262 624 288 428 142 232 288Z" fill="#e2583e"/><path d="M560 128H606V220L560 186Z" fill="#b8412b"/>
    <path d="M286 300H374V380H286ZM482 300H570V380H482Z" fill="#ffc94d"/><path d="M330 300v80M286 340h88M526 300v80M482 340h88" stroke="#fff3de" stroke-width="9"/>
    <path d="M392 480V378Q392 344 428 344T464 378V480Z" fill="#1f7a5c"/><circle cx="450" cy="424" r="7" fill="#ffd23f"/>
    <path d="M403 118 428 98 453 118V344H403Z" fill="#d81f4e"/><path d="M250 246H606V286H250Z" fill="#d81f4e"/>${bow(ruby, { x: 428, y: 110, scale: 1.05 })}
    ${flower(140, '#ff6f91')}${flower(196, '#ffb020')}${flower(672, '#ff6f91')}${flower(732, '#8a5fd0')}`
}

/** For readers, with a pad on top for the others. */
function drawBooks() {
  const book = (y: number, x: number, width: number, [cover, back]: readonly [string, string]) =>
    `<path d="M${x} ${y}h${width}v92h-${width}q-30-46 0-92z" fill="${cover}"/><path d="M${x + 14} ${y + 16}h${width - 14}v60h-${width - 14}q-20-30 0-60z" fill="#fff3de"/><path d="M${x + 40} ${y + 36}h${width - 60}M${x + 40} ${y + 56}h${width - 60}" stroke="#e6cfa8" stroke-width="5"/><path d="M${x + width} ${y + 76}h-${width}l4 16h${width - 4}z" fill="${back}"/>`
  return `${fill('#f6c945')}<path d="M0 470H856V540H0Z" fill="#e3a51f"/>
    ${book(386, 210, 440, ['#1f7a8c', '#175f6e'])}${book(294, 244, 400, ['#e2583e', '#b8412b'])}${book(202, 220, 410, ['#3b3f9e', '#2a2d78'])}
    <g transform="translate(428 140) rotate(-5)"><path d="M-130-46H130C196-46 214 40 204 76 192 112 150 96 118 50H-118C-150 96-192 112-204 76-214 40-196-46-130-46Z" fill="#24243c"/><path d="M-128-24h24v24h24v24h-24v24h-24v-24h-24v-24h24z" fill="#f2f2f7" transform="translate(0-8)"/><circle cx="116" cy="-14" r="14" fill="#ff6f91"/><circle cx="150" cy="16" r="14" fill="#5ed0a8"/></g>
    <path d="M402 202H454V478H402Z" fill="#d81f4e"/>${bow(ruby, { x: 428, y: 206, scale: 0.95 })}`
}

/** A scent, and something red. */
function drawPerfume() {
  return `${fill('#cfaef0')}<circle cx="400" cy="290" r="250" fill="#dcc3f6"/><path d="M0 466H856V540H0Z" fill="#8d5fc4"/>
    <path d="M346 70H452V152H346Z" fill="#ffd23f"/><path d="M424 70H452V152H424Z" fill="#e0a51a"/><path d="M368 152H430V196H368Z" fill="#e9e4f2"/>
    <path d="M290 190H508Q560 190 560 242V440Q560 484 516 484H282Q238 484 238 440V242Q238 190 290 190Z" fill="#fff"/><path d="M270 300H528V430Q528 452 506 452H292Q270 452 270 430Z" fill="#ff8fb0"/><path d="M270 300Q334 270 400 300T528 300V340H270Z" fill="#ff8fb0"/><path d="M276 232V420" stroke="#f3eef9" stroke-width="15" stroke-linecap="round"/>
    <path d="M640 320H730V484H640Z" fill="#24243c"/><path d="M648 250H722V326H648Z" fill="#ffd23f"/><path d="M658 250V176Q700 120 712 170V250Z" fill="#d81f4e"/><path d="M640 360H730" stroke="#45456a" stroke-width="9"/>
    <g fill="#fff"><circle cx="560" cy="86" r="13"/><circle cx="606" cy="60" r="9"/><circle cx="604" cy="116" r="10"/><circle cx="652" cy="92" r="12"/></g>
    ${bow(ruby, { x: 399, y: 204, scale: 0.95 })}`
}

/** The one present that is given on. */
function drawHeart() {
  const finger = (n: number) =>
    `<rect x="${556 + n * 44}" y="${372 - n * 20}" width="40" height="130" rx="20" fill="#a8663c" transform="rotate(${12 + n * 7} ${576 + n * 44} 480)"/>`
  return `${fill('#ffd0d6')}<circle cx="428" cy="240" r="300" fill="#ffdfe3"/>
    <path d="M428 470C250 350 180 262 180 176 180 96 240 46 312 46 366 46 408 76 428 122 448 76 490 46 544 46 616 46 676 96 676 176 676 262 606 350 428 470Z" fill="#e0304f"/><path d="M428 470C606 350 676 262 676 176 676 96 616 46 544 46 600 90 620 150 600 230 570 330 500 400 428 470Z" fill="#bb1c3e"/><path d="M226 180C226 130 262 92 312 90" fill="none" stroke="#ff8fa0" stroke-width="18" stroke-linecap="round"/>
    <path d="M404 86Q428 110 452 86V452L428 470 404 452Z" fill="#fff3e4"/>${bow(cream, { x: 428, y: 150, scale: 1.05 })}
    <path d="M60 560C80 440 180 400 260 436 330 468 380 480 428 480S526 468 596 436C676 400 776 440 796 560Z" fill="#a8663c"/><path d="M260 436C330 468 380 480 428 480S526 468 596 436C560 500 500 524 428 524S296 500 260 436Z" fill="#c98254"/>${repeat(3, finger)}<g transform="translate(856 0) scale(-1 1)">${repeat(3, finger)}</g>`
}

/** Empty on purpose. */
function drawBlanks() {
  const card = (color: string, edge: string) =>
    `<rect x="-210" y="-132" width="420" height="265" rx="22" fill="${edge}" transform="translate(6 10)"/><rect x="-210" y="-132" width="420" height="265" rx="22" fill="${color}"/>`
  return `${fill('#d9c2a3')}<circle cx="428" cy="270" r="290" fill="#e6d3b8"/>
    ${put(card('#5ed0c4', '#b09468'), { x: 428, y: 290, rotate: -17 })}${put(card('#ffc94d', '#b09468'), { x: 428, y: 284, rotate: 9 })}${put(`${card('#fff8ee', '#b09468')}<path d="M-30-132H30V133H-30Z" fill="#d81f4e"/><path d="M84 88h92" stroke="#b98f86" stroke-width="9" stroke-dasharray="2 17" stroke-linecap="round"/>`, { x: 428, y: 278, rotate: -3 })}
    ${bow(ruby, { x: 428, y: 240, rotate: -3, scale: 1.2 })}`
}
