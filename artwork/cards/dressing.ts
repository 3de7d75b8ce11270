import { type Drawings, fill } from '../card.ts'
import { letter } from '../lettering.ts'
import { each, put, repeat, turn } from '../shapes.ts'

export const dressing: Drawings = {
  'vijfde-zak-jeansbon': { composition: 'b-close-up-of-cloth', draw: drawJeans },
  'bovenpet-hoedenbon': { composition: 'b-stack', draw: drawHats },
  'brilduiker-brillenbon': { composition: 'b-horizon', draw: drawDuck },
  'kwart-over-horlogebon': { composition: 'b-circle-cut-off', draw: drawWatch },
  'derde-sok-sokkenbon': { composition: 'b-strip', draw: drawSocks },
  'mottenbal-vintagebon': { composition: 'b-dancers', draw: drawBall },
}

/** Denim from so near that you could mend it. */
function drawJeans() {
  const twill = repeat(30, (n) => `M${n * 48 - 560} 560L${n * 48} -20`)
  return `${fill('#27508f')}<path d="${twill}" stroke="#315d9f" stroke-width="12"/>
    <path d="M0 40H856" stroke="#1d3f76" stroke-width="10"/><path d="M0 60H856M0 22H856" stroke="#f2963a" stroke-width="6" stroke-dasharray="22 12"/>
    <path d="M470 110H810V420L640 560 470 420Z" fill="#21467f"/><g fill="none" stroke="#f2963a" stroke-width="7" stroke-dasharray="22 12"><path d="M488 124V412L640 540 792 412V124"/><path d="M504 140V406L640 516 776 406V140M470 172H810"/><path d="M500 190C600 330 680 200 782 310M500 290C600 420 680 290 782 390"/></g>
    <g fill="#d98a4a"><circle cx="488" cy="128" r="17"/><circle cx="792" cy="128" r="17"/></g><g fill="#8c4d1c"><circle cx="488" cy="128" r="7"/><circle cx="792" cy="128" r="7"/></g>
    <g transform="translate(40 150) rotate(-3)"><rect width="388" height="258" rx="14" fill="#b5713c"/><rect x="15" y="15" width="358" height="228" rx="8" fill="none" stroke="#f3d9b4" stroke-width="5" stroke-dasharray="16 10"/>
    ${letter('Vijfde\nZak', { x: 194, y: 132, size: 106, fill: '#2d1608', anchor: 'middle', wdth: 92, leading: 0.84, tracking: -10 })}</g>`
}

/** Everything in the shop, tried on at once. */
function drawHats() {
  return `${fill('#ffb04a')}
    <path d="M500 430H700V520C700 560 500 560 500 520Z" fill="#8a5132"/><circle cx="492" cy="476" r="26" fill="#8a5132"/><circle cx="708" cy="476" r="26" fill="#8a5132"/><circle cx="564" cy="478" r="11" fill="#1d1013"/><circle cx="640" cy="478" r="11" fill="#1d1013"/><path d="M566 514q36 20 70 0" fill="none" stroke="#1d1013" stroke-width="9" stroke-linecap="round"/>
    <ellipse cx="600" cy="428" rx="206" ry="28" fill="#f9edc8"/><path d="M488 424V356H712V424Q600 444 488 424Z" fill="#f9edc8"/><path d="M488 388H712V424Q600 444 488 424Z" fill="#d92f3c"/>
    ${put('<path d="M-100 0C-100-110 90-120 106-4L186 14Q200 34 160 30L100 10Z" fill="#1e4fa8"/><path d="M-100 0C-60 16 60 18 106-4" fill="none" stroke="#143a80" stroke-width="10"/><circle cx="0" cy="-88" r="12" fill="#143a80"/>', { x: 598, y: 354, rotate: 5 })}
    ${put('<ellipse cy="-26" rx="138" ry="42" fill="#c21f5b"/><path d="M-92-2H92V16H-92Z" fill="#8c123f"/><path d="M0-64Q4-86 20-88" stroke="#8c123f" stroke-width="10" fill="none" stroke-linecap="round"/>', { x: 582, y: 256, rotate: -6 })}
    ${put('<path d="M-78 0C-86-110 86-110 78 0Z" fill="#2f7d5b"/><path d="M-130 2Q-120 20-70 16H70Q120 20 130 2 100 0 78-6H-78Q-100 0-130 2Z" fill="#215c43"/><path d="M-80-24H80V-2H-80Z" fill="#f6d35c"/>', { x: 604, y: 184, rotate: 7 })}
    ${put('<path d="M-62 0-54-112H54L62 0Z" fill="#241a2e"/><ellipse rx="104" ry="16" fill="#241a2e"/><path d="M-61-14H61L59-38H-59Z" fill="#ff6a4d"/>', { x: 614, y: 104, rotate: -9 })}
    ${letter('Boven-\npet', { x: 42, y: 330, size: 128, fill: '#4b1328', tracking: -30, leading: 0.8 })}`
}

/** The duck that the shop is called after, with what it lacked. */
function drawDuck() {
  return `${fill('#cdeaf0')}<path d="M0 330Q60 318 120 330T240 330 360 330 480 330 600 330 720 330 856 330V540H0Z" fill="#17708c"/>
    <path d="M450 400C420 330 470 260 560 270L830 250C850 300 856 360 800 400Z" fill="#fff"/><path d="M640 264 842 236C850 290 800 330 720 322 680 316 650 296 640 264Z" fill="#152326"/>
    <path d="M450 300C400 160 420 40 540 44 650 50 690 150 640 220 600 270 590 290 590 320Q520 350 450 300Z" fill="#12503f"/><path d="M450 300C480 270 570 260 596 296L600 350Q520 370 446 330Z" fill="#fff"/>
    <path d="M424 170C370 170 320 190 312 214 340 234 400 230 436 220Z" fill="#2a2f36"/>
    <circle cx="466" cy="214" r="24" fill="#fff"/>
    <g fill="none" stroke="#f0532d" stroke-width="17"><circle cx="544" cy="136" r="62" fill="#fff" fill-opacity=".9"/><circle cx="420" cy="136" r="50" fill="#fff" fill-opacity=".9"/><path d="M470 132Q478 120 484 130M606 128 664 108" stroke-linecap="round"/></g>
    <circle cx="528" cy="140" r="30" fill="#ffc928"/><circle cx="522" cy="140" r="15" fill="#111"/><circle cx="410" cy="140" r="25" fill="#ffc928"/><circle cx="404" cy="140" r="12" fill="#111"/>
    <path d="M420 352Q600 392 850 346V372Q600 420 420 380Z" fill="#3f97b1"/><path d="M40 376h120M300 366h70M620 470h150M690 510h100" stroke="#3f97b1" stroke-width="8" stroke-linecap="round"/>
    ${letter('Brilduiker', { x: 42, y: 464, size: 102, fill: '#fff', wght: 700, tracking: -25, wdth: 94 })}`
}

/** A quarter past, and the hand is the line to write along. */
function drawWatch() {
  const ticks = repeat(29, (n) => {
    const long = (n + 1) % 5 === 0
    return `<path d="M0-${long ? 376 : 398}V-420" stroke-width="${long ? 15 : 6}" transform="translate(70 270) rotate(${(n + 1) * 6})"/>`
  })
  return `${fill('#0f3d3e')}
    <circle cx="70" cy="270" r="500" fill="#c98f3f"/><circle cx="70" cy="270" r="476" fill="#8f6122"/><circle cx="70" cy="270" r="456" fill="#fbf2dd"/>
    <rect x="566" y="222" width="60" height="96" rx="14" fill="#c98f3f"/><path d="M580 232V308M594 232V308M608 232V308" stroke="#8f6122" stroke-width="6"/>
    <g stroke="#0f3d3e" stroke-linecap="round">${ticks}</g>
    <path d="M70 270 94 46" stroke="#0f3d3e" stroke-width="26" stroke-linecap="round"/><path d="M70 270H470" stroke="#d8432b" stroke-width="15" stroke-linecap="round"/><circle cx="70" cy="270" r="32" fill="#0f3d3e"/><circle cx="70" cy="270" r="12" fill="#d8432b"/>
    ${letter('Kwart', { x: 116, y: 238, size: 124, fill: '#0f3d3e', wght: 700, tracking: -25 })}
    ${letter('over', { x: 116, y: 374, size: 124, fill: '#0f3d3e', wght: 300, tracking: -20 })}`
}

/** Two that match, and the one you will be glad of. */
function drawSocks() {
  const sock = 'M-48-160H48V20C48 60 130 60 150 100 160 140 120 150 90 150H-4C-50 150-50 110-48 60Z'
  const pair = [
    ['#ffd23c', '#f2553d', '#fff3dc'],
    ['#ffb3c4', '#f2553d', '#fff3dc'],
    ['#5fc7c1', '#5a2fa0', '#ffd23c'],
  ] as const
  const strips = each(pair, ([ground, main, stripe], n) => {
    const bands = repeat(5, (band) => `M-60 ${-130 + band * 50}H170`)
    return `<path d="M${n * 285.4} 0h286v420h-286z" fill="${ground}"/>${put(
      `<clipPath id="derde-sok-${n}"><path d="${sock}"/></clipPath><path d="${sock}" fill="${main}"/><g clip-path="url(#derde-sok-${n})"><path d="${bands}" stroke="${stripe}" stroke-width="${n === 2 ? 12 : 20}" ${n === 2 ? 'stroke-dasharray="12 14"' : ''}/><circle cx="140" cy="130" r="60" fill="${stripe}"/><circle cx="-44" cy="136" r="48" fill="${stripe}"/></g><path d="M-56-176H56V-140H-56Z" fill="${stripe}"/><path d="M-8-204H8V-156H-8Z" fill="#6b4423"/>`,
      { x: 106 + n * 285, y: 226, rotate: turn([4, -3, 9], n) },
    )}`
  })
  return `${fill('#3a1d5c')}${strips}<path d="M0 30Q428 74 856 30" fill="none" stroke="#3a1d5c" stroke-width="7"/>
    ${letter('Derde Sok', { x: 42, y: 498, size: 104, fill: '#fff3dc', wdth: 90, tracking: -20 })}`
}

/** A ball for moths: something bright to go round, and the good clothes on. */
function drawBall() {
  const tones = ['#ffd6e6', '#ff8fb5', '#c9f2ef', '#fff', '#ffcf6b', '#8d6bd6'] as const
  const mirrors = each(tones, (tone) => {
    const squares = repeat(49, (n) => {
      const [column, row] = [n % 7, Math.floor(n / 7)]
      const isOfTone = turn(tones, (n * 5 + row * 3) % 11) === tone
      return isOfTone ? `M${-126 + column * 36} ${-126 + row * 36}h32v32h-32z` : ''
    })
    return `<path d="${squares}" fill="${tone}"/>`
  })
  const checks = repeat(7, (n) => `M${n * 40 - 20}-220V200M-20 ${-200 + n * 48}H280`)
  const dots = repeat(
    12,
    (n) => `<circle cx="${30 + (n % 4) * 62}" cy="${-150 + Math.floor(n / 4) * 84}" r="19"/>`,
  )
  const moth = (id: string, ground: string, print: string, lower: string) =>
    `<g id="mottenbal-${id}"><g clip-path="url(#mottenbal-vleugel)"><path d="M-20-230H300V200H-20Z" fill="${ground}"/>${print}</g><path d="M0 20C80 20 170 60 150 130 120 190 30 150 0 80Z" fill="${lower}"/></g>`
  const dance = (id: string, x: number, y: number, rotate: number, scale: number) =>
    put(
      `<use href="#mottenbal-${id}"/><use href="#mottenbal-${id}" transform="scale(-1 1)"/><path d="M0-60C28-60 32-20 26 30 22 90 12 130 0 150-12 130-22 90-26 30-32-20-28-60 0-60Z" fill="#fff1dc"/><path d="M-8-56C-18-110-40-130-70-132M8-56C18-110 40-130 70-132" fill="none" stroke="#fff1dc" stroke-width="13" stroke-linecap="round"/>`,
      { x, y, rotate, scale },
    )
  return `<defs><clipPath id="mottenbal-vleugel"><path d="M0 30C20-80 120-190 250-170 280-90 190 40 60 50Z"/></clipPath><clipPath id="mottenbal-bol"><circle r="124"/></clipPath>
    ${moth('ruit', '#f3c04a', `<path d="${checks}" stroke="#c8602a" stroke-width="16"/>`, '#d2475f')}${moth('stip', '#5ed0c4', `<g fill="#fff">${dots}</g>`, '#ff9a4d')}</defs>${fill('#3d1652')}
    <path d="M590 190 300 560H430ZM590 190 560 560H700ZM590 190 880 470V330ZM590 190 880 20V120ZM590 190 380-20H470Z" fill="#552570"/>
    <path d="M590-20V70" stroke="#d9c3ea" stroke-width="9"/><g transform="translate(590 190)"><circle r="124" fill="#8d6bd6"/><g clip-path="url(#mottenbal-bol)">${mirrors}</g><path d="M-86-60q20-30 50-40" fill="none" stroke="#fff" stroke-width="13" stroke-linecap="round"/></g>
    ${dance('ruit', 744, 372, 24, 0.62)}${dance('stip', 500, 384, -22, 0.46)}${dance('ruit', 396, 96, -64, 0.3)}${dance('stip', 790, 96, 58, 0.34)}
    ${letter('Motten-\nbal', { x: 42, y: 404, size: 106, fill: '#ffd6e6', wdth: 80, tracking: -20, leading: 0.86 })}`
}
