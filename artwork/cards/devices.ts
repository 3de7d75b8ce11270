import { type Drawings, fill } from '../card.ts'
import { letter, letterOnArc } from '../lettering.ts'
import { around, each, repeat } from '../shapes.ts'

export const devices: Drawings = {
  'kwee-toestelbon': { composition: 'c-emblem-in-the-middle', draw: drawQuince },
  'zilvervis-tegoedbon': { composition: 'c-single-line', draw: drawSilverfish },
  'oorschelp-koptelefoonbon': { composition: 'c-lettering-on-an-arc', draw: drawShell },
  'herboot-laptopbon': { composition: 'c-horizon', draw: drawBoat },
  'ja-baas-slimhuisbon': { composition: 'c-poster-type-only', draw: drawAnswer },
  'pleister-en-pixel-reparatiebon': { composition: 'c-lettering-on-a-diagonal', draw: drawCrack },
  'naaldgroef-audiobon': { composition: 'c-circle-cut-off', draw: drawRecord },
}

/** A quince, seen with half-closed eyes. */
function drawQuince() {
  const fruit =
    'M-26-116C-8-130 18-128 34-112 58-84 112-70 124 4 136 84 78 150 30 146 12 144-8 146-22 148-84 152-134 90-126 14-118-62-56-84-26-116Z'
  return `${fill('#ffd42e')}
    <g transform="translate(428 266)"><path d="${fruit}" fill="#1b1c1e"/><path d="M64-58C96-40 110-4 104 34" fill="none" stroke="#ffd42e" stroke-width="15" stroke-linecap="round"/><path d="M6-136C0-196 50-222 96-214 98-166 62-132 6-136Z" fill="#1b1c1e"/></g>
    ${letter('kwee', { x: 428, y: 498, size: 76, fill: '#1b1c1e', anchor: 'middle', font: 'figtree', wght: 500, tracking: 10 })}`
}

/** A fish that is a sound. */
function drawSilverfish() {
  const heights = [
    40, 70, 112, 156, 196, 224, 240, 236, 216, 184, 148, 110, 74, 46, 30, 44, 84, 132, 96, 50,
  ]
  const tones = ['#f4f6f8', '#cfd6dd', '#aab4bf', '#dfe4e9']
  const bars = each(heights, (height, n) =>
    n === 3
      ? `<rect x="${158 + n * 30}" y="${220 - height / 2}" width="18" height="${height / 2 - 26}" rx="9" fill="#cfd6dd"/><circle cx="${167 + n * 30}" cy="214" r="12" fill="#3ee6c4"/><rect x="${158 + n * 30}" y="236" width="18" height="${height / 2 - 16}" rx="9" fill="#cfd6dd"/>`
      : `<rect x="${158 + n * 30}" y="${220 - height / 2}" width="18" height="${height}" rx="9" fill="${tones[n % 4]}"/>`,
  )
  return `${fill('#0d1014')}<path d="M0 0H856V540Z" fill="#14191f"/>
    <g fill="none" stroke="#aab4bf" stroke-width="5" stroke-linecap="round"><path d="M150 200Q90 190 60 130M150 238Q90 250 60 310"/></g>${bars}
    ${letter('Zilvervis', { x: 46, y: 486, size: 96, fill: '#f4f6f8', wght: 200, tracking: -10 })}`
}

/** The sea in your ears. */
function drawShell() {
  const ribs = repeat(9, (n) => {
    const angle = -64 + n * 16
    return `<path d="M0 0C-20-70-30-130-26-190Q0-226 26-190C30-130 20-70 0 0Z" transform="rotate(${angle})" fill="${n % 2 ? '#ffb59e' : '#ffe3d3'}"/>`
  })
  return `${fill('#0f6f8c')}
    <path d="M0 420Q107 380 214 420T428 420 642 420 856 420V540H0Z" fill="#0b5870"/>
    <path d="M176 380A252 252 0 0 1 680 380" fill="none" stroke="#ffd76a" stroke-width="96"/>
    ${letterOnArc('Oorschelp', { x: 428, y: 380, radius: 224, size: 92, fill: '#0b3f52', wght: 800, tracking: 25 })}
    <g transform="translate(428 452) scale(.86)">${ribs}<path d="M-70-6H70L50 40H-50Z" fill="#ff8f70"/></g>
    <rect x="112" y="346" width="106" height="150" rx="44" fill="#e8543f"/><rect x="638" y="346" width="106" height="150" rx="44" fill="#e8543f"/><path d="M206 366h24v110h-24zM626 366h24v110h-24z" fill="#0b3f52"/>`
}

/** Reboot, in Dutch, has a boat in it. */
function drawBoat() {
  const swell = (y: number, color: string) =>
    `<path d="M-40 ${y}q54-34 108 0t108 0 108 0 108 0 108 0 108 0 108 0 108 0 108 0V540H-40Z" fill="${color}"/>`
  return `${fill('#ffe8c9')}<circle cx="170" cy="330" r="86" fill="#ff8c5a"/>${swell(370, '#7cc8c3')}
    <g transform="translate(600 372) rotate(-5)"><path d="M-190-6H170L120 74H-140Z" fill="#33415c"/><path d="M-190-6H170L162 10H-180Z" fill="#5b6b8c"/>
    <path d="M-150-18-70-322Q-66-334-54-334H196Q210-334 206-320L126-18Z" fill="#33415c"/><path d="M-122-36-48-308H180L106-36Z" fill="#e9f6ff"/><path d="M20-190 78-158 4-126Z" fill="#ff8c5a"/>
    <path d="M-34-190A86 86 0 0 1 96-230M106-250V-218H74M88-110A86 86 0 0 1-28-92M-40-72V-104H-8" fill="none" stroke="#2a9d8f" stroke-width="13" stroke-linecap="round" stroke-linejoin="round"/></g>
    ${swell(424, '#2a9d8f')}${swell(478, '#1b6f70')}
    ${letter('herboot', { x: 42, y: 138, size: 124, fill: '#33415c', wght: 600, wdth: 90, tracking: -35 })}`
}

/** The full stop does as it is told. */
function drawAnswer() {
  const rays = around([728, 412], 12, () => '<path d="M0-72V-94"/>')
  return `${fill('#2a35f0')}
    ${letter('Ja,', { x: 34, y: 230, size: 280, fill: '#fff', wght: 800, tracking: -50 })}
    ${letter('baas', { x: 34, y: 466, size: 290, fill: '#fff', wght: 800, tracking: -50 })}
    <circle cx="728" cy="412" r="52" fill="#ffe14d"/><g stroke="#ffe14d" stroke-width="12" stroke-linecap="round">${rays}</g>`
}

/** Nothing that a plaster cannot mend. */
function drawCrack() {
  const lines =
    'M560 210 470 130 420 20 380-10M560 210 640 90 626-10M560 210 720 170 870 190M560 210 660 330 700 470 780 550M560 210 500 330 420 380 390 550M560 210 400 240 250 214-10 290'
  const rings =
    'M470 130 548 106 640 90M640 90 690 120 720 170M720 170 712 260 660 330M660 330 580 352 500 330M500 330 430 300 400 240M400 240 424 180 470 130M420 20 530 0M250 214 300 120 420 20M420 380 300 350 250 214M700 470 560 490 420 380M870 380 780 400 660 330'
  const dots = repeat(
    9,
    (n) =>
      `<circle cx="${-24 + (n % 3) * 24}" cy="${-24 + Math.floor(n / 3) * 24}" r="5" fill="#c98a5e"/>`,
  )
  return `${fill('#ff4f7b')}<path d="M856 0V540H300Z" fill="#ff7a59"/><path d="M0 0H420L0 300Z" fill="#e0348f"/>
    <path d="${lines}${rings}" fill="none" stroke="#fff" stroke-width="4" stroke-linejoin="round" opacity=".85"/>
    ${letter('Pleister\n& Pixel', { x: 46, y: 366, size: 148, fill: '#fff', wght: 800, tracking: -30, leading: 0.86, rotate: -12 })}
    <g transform="translate(668 168) rotate(42)"><rect x="-170" y="-54" width="340" height="108" rx="54" fill="#f6c79b"/><rect x="-60" y="-54" width="120" height="108" fill="#eeb27f"/>${dots}<path d="M-140-18v36M140-18v36" stroke="#eeb27f" stroke-width="10" stroke-linecap="round"/></g>`
}

/** Side A, nearly at the end. */
function drawRecord() {
  const grooves = each(
    [316, 284, 252, 220, 188, 156],
    (r, n) =>
      `<circle cx="648" cy="306" r="${r}" fill="none" stroke="${n % 2 ? '#34303a' : '#2b2731'}" stroke-width="12"/>`,
  )
  return `${fill('#eeb33b')}<circle cx="648" cy="306" r="342" fill="#d3961f"/><circle cx="648" cy="306" r="326" fill="#1c1921"/>${grooves}
    <path d="M648 306 480 30A326 326 0 0 1 560-8ZM648 306 816 582A326 326 0 0 1 736 620Z" fill="#fff" opacity=".07"/>
    <circle cx="648" cy="306" r="116" fill="#d8412f"/><circle cx="648" cy="306" r="15" fill="#eeb33b"/>
    <circle cx="806" cy="60" r="44" fill="#efe6d6"/><path d="M806 60 770 330 690 424" fill="none" stroke="#efe6d6" stroke-width="15" stroke-linejoin="round"/><path d="M706 392 650 452 676 474 728 412Z" fill="#efe6d6"/>
    ${letter('Naald\ngroef', { x: 40, y: 142, size: 132, fill: '#2a1c0c', wdth: 75, tracking: -15, leading: 0.86 })}`
}
