import { type Drawings, fill } from '../card.ts'
import { letter } from '../lettering.ts'
import { around, chance, petals, put, repeat, wave } from '../shapes.ts'

export const carrying: Drawings = {
  'naald-en-noord-modebon': { composition: 'fashion', draw: drawFashion },
  'parel-en-peul-sieradenbon': { composition: 'jewellery', draw: drawJewellery },
  'tas-van-tante-tassenbon': { composition: 'bag', draw: drawBag },
  'stampvoet-kinderkledingbon': { composition: 'boots', draw: drawBoots },
  'windkracht-negen-buitenbon': { composition: 'storm', draw: drawStorm },
}

/** A compass whose needle sews. */
function drawFashion() {
  const ticks = around([610, 276], 48, (n) =>
    n % 4 ? '<path d="M0-214v-18"/>' : '<path d="M0-204v-28"/>',
  )
  return `${fill('#f4ede2')}
    <circle cx="610" cy="276" r="248" fill="#e9dccb"/>
    <g stroke="#b49a7c" stroke-width="5" stroke-linecap="round">${ticks}</g>
    ${letter('N', { x: 610, y: 124, size: 78, fill: '#171b26', anchor: 'middle', wght: 700 })}
    <path d="M-20 486C80 420 180 520 290 470S330 330 420 372 470 500 380 500 330 400 490 394" fill="none" stroke="#e4402f" stroke-width="11" stroke-linecap="round"/>
    <g transform="translate(610 276) rotate(45)">
      <path d="M0-318C16-200 17 60 15 150 14 190 8 206 0 210-8 206-14 190-15 150-17 60-16-200 0-318Z" fill="#171b26"/>
      <path d="M0-318C16-200 17 60 15 150 14 190 8 206 0 210Z" fill="#3a4257"/><ellipse cy="164" rx="6" ry="28" fill="#f4ede2"/>
    </g>
    <path d="M490 394Q500 392 494 392" stroke="#e4402f" stroke-width="11" stroke-linecap="round"/>
    ${letter('Naald\n& Noord', { x: 46, y: 118, size: 100, fill: '#171b26', wght: 300, wdth: 88, tracking: -15, leading: 0.94 })}`
}

/** Peas that turned out to be pearls. */
function drawJewellery() {
  const pearls = repeat(6, (n) => {
    const r = [34, 44, 52, 52, 44, 34][n] ?? 40
    const x = [-228, -148, -52, 54, 150, 230][n] ?? 0
    return `<circle cx="${x}" cy="6" r="${r}" fill="#fff5ee"/><path d="M${x + r} 6a${r} ${r} 0 0 1-${2 * r} 0q${r} ${r} ${2 * r} 0z" fill="#f4cfd3"/><circle cx="${x - r * 0.34}" cy="${6 - r * 0.36}" r="${r * 0.2}" fill="#fff"/>`
  })
  return `${fill('#3b1046')}
    <circle cx="560" cy="260" r="330" fill="#4d1859"/>
    <g transform="translate(548 290) rotate(-24)">
      <path d="M-330-10C-230-150 210-160 320-16 210 150-220 150-330-10Z" fill="#2c7a3f"/>
      <path d="M-300-6C-210-104 200-110 292-10 200 96-200 104-300-6Z" fill="#1b5530"/>
      ${pearls}
      <path d="M-330-10C-220 150 210 150 320-16 220 70-220 80-330-10Z" fill="#7cc24a"/><path d="M-250 58Q0 140 250 46" fill="none" stroke="#b5e07a" stroke-width="9" stroke-linecap="round"/>
      <path d="M316-16Q370-30 384-84" fill="none" stroke="#7cc24a" stroke-width="18" stroke-linecap="round"/><path d="M-326-10-380 4" stroke="#7cc24a" stroke-width="10" stroke-linecap="round"/>
      <path d="M318-18C290-56 300-84 330-92 330-66 346-60 370-56 366-34 346-20 318-18Z" fill="#2c7a3f"/>
    </g>
    ${letter('Parel\n& Peul', { x: 46, y: 118, size: 104, fill: '#ffe9ee', tracking: -25, leading: 0.88 })}`
}

/** The bag that everybody's aunt had, and that is back. */
function drawBag() {
  const random = chance(9)
  const colors = ['#ffd35c', '#ff8fb0', '#fff4e4']
  const flowers = repeat(12, (n) => {
    const [x, y] = [
      -200 + (n % 4) * 132 + (Math.floor(n / 4) % 2) * 62,
      6 + Math.floor(n / 4) * 112,
    ]
    return put(
      `<path d="${petals(6, 40, 22)}" fill="${colors[n % 3]}"/><circle r="11" fill="#7a1f5c"/>`,
      { x, y, rotate: Math.round(random() * 60) },
    )
  })
  const body =
    'M-226-70H226C262 40 280 150 268 226 262 274 232 296 180 296H-180C-232 296-262 274-268 226-280 150-262 40-226-70Z'
  return `${fill('#f3b62b')}
    <ellipse cx="590" cy="500" rx="290" ry="26" fill="#d9981a"/>
    <g transform="translate(590 206)">
      <path d="M-150-80C-150-250 150-250 150-80" fill="none" stroke="#7a1f5c" stroke-width="30"/>
      <clipPath id="bag"><path d="${body}"/></clipPath><path d="${body}" fill="#b8327f"/>
      <g clip-path="url(#bag)">${flowers}<path d="M-290 240H290V310H-290Z" fill="#7a1f5c"/></g>
      <path d="M-240-96H240Q252-96 250-80L244-46Q242-36 230-36H-230Q-242-36-244-46L-250-80Q-252-96-240-96Z" fill="#ffe7a0"/><path d="M-248-66H248" stroke="#c98a14" stroke-width="7"/>
      <circle cx="-20" cy="-106" r="27" fill="#ffe7a0"/><circle cx="22" cy="-106" r="27" fill="#ffcf4a"/><circle cx="-28" cy="-114" r="8" fill="#fff"/>
    </g>
    ${letter('Tas\nvan\nTante', { x: 44, y: 122, size: 102, fill: '#5c1446', tracking: -25, leading: 0.84 })}`
}

/** Two boots, one puddle. */
function drawBoots() {
  const boot =
    '<path d="M-58-230H58V-74C96-64 132-48 138 0V22H-58Z" fill="#ffc629"/><path d="M10-230H58V-74C96-64 132-48 138 0V22H96C96-20 60-34 10-44Z" fill="#f2a413"/><path d="M-66-246H66V-200H-66Z" fill="#fff"/><path d="M-58 8H142V34H-58Z" fill="#d9412b"/><path d="M-36-160a20 20 0 1 0 40 0 20 20 0 1 0-40 0z" fill="#d9412b"/>'
  const random = chance(31)
  const drops = repeat(17, (n) => {
    const angle = -78 + n * 9.8
    const far = 214 + random() * 76
    const size = 12 + random() * 16
    const x = Math.sin((angle * Math.PI) / 180) * far * 1.24
    const y = -Math.cos((angle * Math.PI) / 180) * far * 0.86
    return `<ellipse cx="${x}" cy="${y}" rx="${size * 0.7}" ry="${size}" transform="rotate(${angle} ${x} ${y})"/>`
  })
  return `${fill('#4fc0ee')}
    <path d="M0 430H856V540H0Z" fill="#8d99a6"/><path d="M0 430H856M0 492H856M110 430 60 540M330 430 310 540M560 430 580 540M770 430 820 540" stroke="#75818f" stroke-width="6"/>
    <ellipse cx="560" cy="470" rx="290" ry="56" fill="#1c86c4"/><ellipse cx="560" cy="462" rx="230" ry="36" fill="#3aa6e0"/>
    <g fill="#fff" transform="translate(560 458)">${drops}</g>
    ${put(boot, { x: 470, y: 420, rotate: -8 })}${put(boot, { x: 632, y: 428, rotate: 6 })}
    <path d="M392 470C396 420 410 436 428 410 436 446 456 430 470 452 490 420 510 440 530 452 552 424 570 446 590 450 616 416 640 440 664 452 690 420 706 436 728 420 734 450 742 446 744 472Q560 520 392 470Z" fill="#d8f1fd"/>
    ${letter('Stamp-\nvoet', { x: 44, y: 124, size: 108, fill: '#0d3a63', tracking: -25, leading: 0.86 })}`
}

/** Out for a walk anyway. */
function drawStorm() {
  const gusts = repeat(
    7,
    (n) =>
      `<path d="M${n < 4 ? 620 + n * 30 : ((n * 137) % 200) - 40} ${40 + n * 56}h${300 + ((n * 89) % 260)}" stroke="#7f9db5" stroke-opacity="${0.5 + (n % 3) * 0.2}"/>`,
  )
  const sea = (y: number, color: string, shift: number) =>
    `<path d="${wave([-shift, y], 150, 26)}V560H-200Z" fill="${color}"/>`
  return `${fill('#46637e')}
    <g stroke-width="16" stroke-linecap="round">${gusts}</g>
    ${sea(404, '#2e4a66', 40)}
    <path d="M330 560Q520 420 856 410V560Z" fill="#d8b878"/>
    <g stroke="#8a9a4b" stroke-width="8" stroke-linecap="round" fill="none"><path d="M400 516q50-30 92-14M420 520q40-48 96-44M796 420q36-30 70-22M780 424q30-52 86-56"/></g>
    <g transform="translate(640 280) rotate(-14)">
      <path d="M-36 150V226M40 150V222" stroke="#1b2c40" stroke-width="40"/><path d="M-62 214h56v32h-78q0-26 22-32zM18 210h56v32H-4q0-26 22-32z" fill="#c7352b"/>
      <path d="M-84-70C-100 20-104 100-106 164H140C160 150 190 150 214 128 168 110 130 60 104-60Z" fill="#ffc524"/><path d="M40-70C60 20 74 100 84 164H140C160 150 190 150 214 128 168 110 130 60 104-60Z" fill="#efa510"/>
      <path d="M-74-50C-100-130-62-204 14-204 92-204 120-130 100-50Q20-20-74-50Z" fill="#ffc524"/><path d="M-58-70C-78-130-50-172 0-172 20-150 24-100 10-58Q-30-54-58-70Z" fill="#7a3f22"/><circle cx="-40" cy="-112" r="8" fill="#1b2c40"/><path d="M-56-132q14-8 28-2M-58-84q12 10 26 4" fill="none" stroke="#1b2c40" stroke-width="7" stroke-linecap="round"/>
      <path d="M-66-58Q14-20 106-56L102-20Q14 14-74-24Z" fill="#c7352b"/><path d="M90-50C150-90 190-40 260-84L268-44C200-6 150-50 98-18Z" fill="#c7352b"/><path d="M-70 20Q-120 70-60 96" fill="none" stroke="#ffc524" stroke-width="44" stroke-linecap="round"/><path d="M6 40v90" stroke="#b87a08" stroke-width="8" stroke-linecap="round"/>
    </g>
    ${sea(486, '#1b324b', 100)}
    ${letter('Windkracht\nNegen', { x: 44, y: 116, size: 92, fill: '#fff', tracking: -25, leading: 0.9 })}`
}
