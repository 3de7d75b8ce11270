import { type Drawings, fill } from '../card.ts'
import { letter } from '../lettering.ts'
import { each, put, repeat } from '../shapes.ts'

export const sportWithCompany: Drawings = {
  'veter-en-adem-hardloopbon': { composition: 'd-close-up', draw: drawLaces },
  'blaar-en-pleister-wandelbon': { composition: 'd-map', draw: drawMap },
  'peddelpraat-kanobon': { composition: 'd-view-from-above', draw: drawCanoes },
  'vier-hoeven-manegebon': { composition: 'd-over-the-door', draw: drawStable },
  'loef-en-lij-zeilbon': { composition: 'd-split-in-two', draw: drawSail },
  'net-naast-boogschietbon': { composition: 'd-circle-cut-off', draw: drawTarget },
  'derde-helft-voetbalbon': { composition: 'd-view-from-above', draw: drawThirdHalf },
}

/** So near that the shoe is all there is. */
function drawLaces() {
  const rows = [90, 186, 282, 378]
  const laces = each(
    rows,
    (y, n) =>
      `<path d="M${520 - n * 6} ${y}L${772 + n * 4} ${y + 96}" stroke="#e6e9f5"/><path d="M${772 + n * 4} ${y}L${520 - n * 6} ${y + 96}" stroke="#fff"/>`,
  )
  const eyelets = each([...rows, 474], (y, n) =>
    each(
      [516 - n * 6, 776 + n * 4],
      (x) =>
        `<circle cx="${x}" cy="${y}" r="21" fill="#2a2140"/><circle cx="${x}" cy="${y}" r="21" fill="none" stroke="#ffc93c" stroke-width="8"/>`,
    ),
  )
  return `${fill('#ff5470')}<path d="M470 0H826L856 60V540H430Z" fill="#e23a5c"/>
    <path d="M566 0H726L742 540H550Z" fill="#2a2140"/><path d="M600 0H692L700 540H592Z" fill="#3a2f57"/>
    <g stroke-width="32" stroke-linecap="round">${laces}</g>${eyelets}
    <g fill="none" stroke="#fff" stroke-width="26" stroke-linecap="round" stroke-linejoin="round"><path d="M646 62C560-40 430 20 500 70 550 100 620 74 646 62ZM646 62C730-40 862 20 792 70 742 100 672 74 646 62Z"/><path d="M640 70Q560 150 470 150M652 70Q730 150 800 140" /></g><path d="M444 134 484 138 480 166 440 160Z" fill="#ffc93c"/><path d="M790 126 832 120 834 148 794 154Z" fill="#ffc93c"/>
    <path d="M462 0 424 540" stroke="#fff" stroke-width="7" stroke-dasharray="24 16"/>
    ${letter('Veter\n& Adem', { x: 44, y: 396, size: 112, fill: '#fff', wdth: 86, tracking: -25, leading: 0.9 })}`
}

/** The route, and the place where the boot began to rub. */
function drawMap() {
  const ring = (x: number, y: number) =>
    repeat(
      6,
      (n) =>
        `<path d="M${x - 40 - n * 38} ${y}C${x - 50 - n * 36} ${y - 60 - n * 30} ${x + 30 + n * 30} ${y - 66 - n * 34} ${x + 54 + n * 40} ${y - 8}S${x + 20 + n * 20} ${y + 60 + n * 34} ${x - 10 - n * 10} ${y + 54 + n * 28} ${x - 32 - n * 36} ${y + 44 + n * 14} ${x - 40 - n * 38} ${y}Z"/>`,
    )
  return `${fill('#cfe3b0')}<path d="M560-20C660 120 500 240 640 340S820 420 900 380V-20Z" fill="#a9cf86"/>
    <path d="M-20 470C140 420 220 520 400 480S700 520 880 470V560H-20Z" fill="#9fd6e4"/>
    <g fill="none" stroke="#7a9c52" stroke-width="5">${ring(690, 150)}${ring(120, 400)}</g>
    <path d="M70 500C190 470 250 330 380 350S560 420 640 330 690 190 800 60" fill="none" stroke="#d8322c" stroke-width="13" stroke-dasharray="30 20" stroke-linecap="round"/>
    <circle cx="70" cy="500" r="19" fill="#fff" stroke="#d8322c" stroke-width="11"/><path d="M800 66V-6L850 14 800 36" fill="#d8322c"/>
    <g transform="translate(610 352) rotate(-34)"><rect x="-160" y="-50" width="320" height="112" rx="56" fill="#3d5a2a" opacity=".25"/><rect x="-160" y="-58" width="320" height="112" rx="56" fill="#efb084"/><path d="M-62-58H62V54H-62Z" fill="#fbdcc0"/><g fill="#c98252">${repeat(18, (n) => `<circle cx="${(n < 9 ? -134 : 82) + (n % 3) * 26}" cy="${-26 + Math.floor((n % 9) / 3) * 24}" r="5"/>`)}</g></g>
    ${letter('Blaar &\nPleister', { x: 46, y: 126, size: 112, fill: '#23431c', wdth: 90, wght: 800, tracking: -25, leading: 0.88 })}`
}

function canoe(hull: string, inside: string, hats: readonly string[]) {
  const crew = each(
    hats,
    (hat, n) =>
      `<g transform="translate(${-72 + n * 144} 0)"><ellipse rx="30" ry="40" fill="#20302f"/><ellipse rx="24" ry="34" fill="${inside}"/><circle r="24" fill="${hat}"/><circle r="11" fill="#fff" opacity=".45"/><path d="M14 ${n ? 30 : -30}L-8 ${n ? 104 : -104}" stroke="#e9c58b" stroke-width="9" stroke-linecap="round"/><ellipse cx="-12" cy="${n ? 112 : -112}" rx="11" ry="22" fill="#e9c58b"/></g>`,
  )
  return `<path d="M-210 0C-130-66 130-66 210 0 130 66-130 66-210 0Z" fill="${hull}"/><path d="M-180 0C-110-46 110-46 180 0 110 46-110 46-180 0Z" fill="#d9a561"/><path d="M-180 0H180M0-35V35" stroke="#b27c39" stroke-width="7"/>${crew}`
}

/** Three boats that lie still, because the story is not over. */
function drawCanoes() {
  const ripples = each(
    [
      [660, 130],
      [560, 420],
      [180, 330],
    ] as const,
    ([x, y]) =>
      repeat(4, (n) => `<ellipse cx="${x}" cy="${y}" rx="${150 + n * 74}" ry="${76 + n * 52}"/>`),
  )
  return `${fill('#0d5c56')}<g fill="none" stroke="#2a8279" stroke-width="6">${ripples}</g>
    ${put(canoe('#e9482f', '#fff', ['#ffd04f', '#274c9b']), { x: 640, y: 128, rotate: -14 })}
    ${put(canoe('#ffd04f', '#fff', ['#f5f1e3', '#e9482f']), { x: 610, y: 398, rotate: 16 })}
    ${put(canoe('#f5f1e3', '#274c9b', ['#f58fb0', '#ffd04f']), { x: 120, y: 452, rotate: -38, scale: 0.9 })}
    ${letter('Peddel-\npraat', { x: 46, y: 124, size: 104, fill: '#f5f1e3', wght: 600, tracking: -25, leading: 0.88 })}`
}

/** Four shoes on the door, so that nobody forgets to count. */
function drawStable() {
  const shoe = `<path d="M-30 44C-56 0-44-50 0-50S56 0 30 44" fill="none" stroke="#c3ccd6" stroke-width="22" stroke-linecap="round"/><g fill="#5b6673"><circle cx="-37" cy="6" r="5"/><circle cx="-28" cy="-28" r="5"/><circle cx="0" cy="-49" r="5"/><circle cx="28" cy="-28" r="5"/><circle cx="37" cy="6" r="5"/></g>`
  const shoes = repeat(4, (n) =>
    put(shoe, { x: 414 + n * 127, y: 458, rotate: n === 3 ? 180 : [-6, 4, -3][n] ?? 0 }),
  )
  const boards = repeat(4, (n) => `<path d="M${477 + n * 127} 372V540"/>`)
  return `${fill('#f5b942')}<path d="M320 0H856V540H320Z" fill="#3a1a10"/><path d="M320 0H350V540H320Z" fill="#fff3dc"/>
    <path d="M486 130 462 24 536 84ZM690 130 714 24 640 84Z" fill="#8a4524"/><path d="M492 110 482 60 518 88ZM684 110 694 60 658 88Z" fill="#e0a07a"/>
    <path d="M588 70C660 70 704 120 700 190 696 250 672 290 668 340 664 392 630 420 588 420S512 392 508 340C504 290 480 250 476 190 472 120 516 70 588 70Z" fill="#a65a30"/><path d="M588 120C612 120 622 180 616 260 612 300 620 330 620 360H556C556 330 564 300 560 260 554 180 564 120 588 120Z" fill="#fff3e4"/>
    <path d="M508 330C510 290 548 280 588 280S666 290 668 330C672 390 630 424 588 424S504 390 508 330Z" fill="#e9b48f"/><ellipse cx="552" cy="334" rx="13" ry="18" fill="#5b2a16"/><ellipse cx="624" cy="334" rx="13" ry="18" fill="#5b2a16"/>
    <circle cx="512" cy="206" r="21" fill="#2a120a"/><circle cx="664" cy="206" r="21" fill="#2a120a"/><circle cx="519" cy="199" r="7" fill="#fff"/><circle cx="671" cy="199" r="7" fill="#fff"/>
    <path d="M540 40C560 20 620 20 640 44 660 90 640 130 622 170 612 140 606 130 596 150 588 180 580 190 570 196 566 160 556 150 546 160 530 120 520 80 540 40Z" fill="#ffd98a"/>
    <path d="M350 372H856V540H350Z" fill="#1f7a5c"/><path d="M350 372H856V396H350Z" fill="#2a9a75"/><g stroke="#17634a" stroke-width="6">${boards}</g>${shoes}
    ${letter('Vier\nHoeven', { x: 38, y: 146, size: 106, fill: '#3a1a10', wdth: 75, tracking: -20, leading: 0.88 })}`
}

/** Wind on one side, shelter on the other. */
function drawSail() {
  return `${fill('#f3efe2')}<path d="M520 0H856V540H356Z" fill="#173a86"/>
    <g stroke="#a9c6dd" stroke-width="8" stroke-linecap="round"><path d="M40 250h120M90 290h180M30 330h90M120 210h60"/></g>
    <path d="M524 20C300 150 270 330 300 452H410Z" fill="#e6432f"/><path d="M524 20C430 160 380 320 410 452H372C350 300 400 150 524 20Z" fill="#c22e1f"/>
    <path d="M524 20C640 200 640 340 610 452H410Z" fill="#fff"/><path d="M470 240 626 320M440 346 622 400" stroke="#d5dbe8" stroke-width="6"/><path d="M527 8 396 480" stroke="#5c3a1e" stroke-width="12" stroke-linecap="round"/>
    <path d="M238 470H680Q660 520 610 520H320Q262 520 238 470Z" fill="#5c3a1e"/><path d="M238 470H680L674 486H248Z" fill="#f0b04a"/>
    ${letter('Loef', { x: 44, y: 150, size: 146, fill: '#173a86', tracking: -30 })}
    ${letter('&\nLij', { x: 816, y: 140, size: 146, fill: '#fff', wght: 300, tracking: -20, anchor: 'end', leading: 0.94 })}`
}

/** Beautifully shot, and wide. */
function drawTarget() {
  const rings = each(
    [
      ['#fff', 340],
      ['#1d1f26', 282],
      ['#3fa9e0', 218],
      ['#e5352c', 150],
      ['#ffd22e', 82],
    ] as const,
    ([color, r]) => `<circle cx="690" cy="340" r="${r}" fill="${color}"/>`,
  )
  return `${fill('#e9dcc3')}<g stroke="#d9c7a4" stroke-width="9">${repeat(16, (n) => `<path d="M-20 ${n * 36}Q430 ${n * 36 + 26} 876 ${n * 36 - 8}" fill="none"/>`)}</g>
    ${rings}<circle cx="690" cy="340" r="18" fill="#e5352c"/>
    <g transform="translate(328 292) rotate(22)"><ellipse cx="4" cy="26" rx="40" ry="12" fill="#a58d5e" opacity=".6"/><path d="M0 0H-250" stroke="#6b3f1d" stroke-width="13" stroke-linecap="round"/><path d="M-170 0-204-32H-292L-258 0-292 32H-204Z" fill="#1fa37a"/><path d="M-170 0H-270" stroke="#0d6f52" stroke-width="7"/><circle r="16" fill="#3b2412"/></g>
    ${letter('Net Naast', { x: 44, y: 122, size: 108, fill: '#1d1f26', wdth: 82, wght: 800, tracking: -20 })}`
}

/** Two thirds grass and the third that counts. */
function drawThirdHalf() {
  const glasses = each(
    [
      [676, 108, '#f2b02d'],
      [772, 180, '#f2b02d'],
      [690, 250, '#c9412b'],
      [778, 330, '#f2b02d'],
    ] as const,
    ([x, y, drink]) =>
      `<circle cx="${x + 6}" cy="${y + 8}" r="42" fill="#5b3216" opacity=".45"/><circle cx="${x}" cy="${y}" r="42" fill="#fff"/><circle cx="${x}" cy="${y}" r="34" fill="${drink}"/><path d="M${x - 22} ${y - 6}a22 22 0 0 1 30-16" stroke="#fff" stroke-width="8" fill="none" stroke-linecap="round"/>`,
  )
  return `${fill('#3f9a3d')}${repeat(4, (n) => `<path d="M${n * 152} 0h76v540h-76z" fill="#4bad48"/>`)}
    <g fill="none" stroke="#fff" stroke-width="9"><path d="M-10 40H600V500H-10M300 40V500"/><circle cx="300" cy="270" r="96"/><path d="M600 140H500V400H600"/></g>
    <path d="M606 0H856V540H606Z" fill="#a8652f"/><path d="M606 0h16v540h-16z" fill="#7b4319"/><path d="M690 0V540M774 0V540" stroke="#945524" stroke-width="7"/>${glasses}
    <circle cx="696" cy="440" r="52" fill="#fff"/><path d="M696 414l25 18-10 29h-30l-10-29zM650 416l16 6-4 20-14 8zM742 416l-16 6 4 20 14 8zM670 486l8-14h36l8 14" fill="#1d1f26"/>
    <path d="M40 176H470V374H40Z" fill="#17401b"/>
    ${letter('Derde\nHelft', { x: 66, y: 270, size: 112, fill: '#fff', wdth: 94, tracking: -20, leading: 0.9 })}`
}
