import { type Drawings, fill } from '../card.ts'
import { letter, letterOnArc } from '../lettering.ts'
import { around, each, leaf, put, repeat } from '../shapes.ts'

export const devices: Drawings = {
  'kwee-toestelbon': { composition: 'c-thing-at-the-side', draw: drawQuince },
  'zilvervis-tegoedbon': { composition: 'c-out-of-the-middle', draw: drawSilverfish },
  'oorschelp-koptelefoonbon': { composition: 'c-lettering-on-an-arc', draw: drawShell },
  'herboot-laptopbon': { composition: 'c-horizon', draw: drawBoat },
  'ja-baas-slimhuisbon': { composition: 'c-poster-type-only', draw: drawAnswer },
  'pleister-en-pixel-reparatiebon': { composition: 'c-thing-tilted', draw: drawPatient },
  'naaldgroef-audiobon': { composition: 'c-circle-cut-off', draw: drawRecord },
}

/** A telephone that went to sleep at nine. */
function drawQuince() {
  return `${fill('#b9dfc8')}<path d="M0 470H856V540H0Z" fill="#8fc7a6"/>
    <ellipse cx="606" cy="490" rx="220" ry="26" fill="#74b190"/>
    <path d="M606 74C656 74 684 108 698 152 776 184 822 250 812 342 800 440 716 498 606 498S412 440 400 342C390 250 436 184 514 152 528 108 556 74 606 74Z" fill="#ffcb2e"/>
    <path d="M698 152C776 184 822 250 812 342 800 440 716 498 606 498 700 470 756 410 756 310 756 240 734 190 698 152Z" fill="#efae12"/>
    <path d="M606 92C602 70 606 50 620 34" fill="none" stroke="#5b3a1b" stroke-width="18" stroke-linecap="round"/><path d="${leaf(170, 62)}" fill="#2f8f5b" transform="translate(622 52) rotate(12)"/><path d="M622 52 770 84" stroke="#1f6f45" stroke-width="6"/>
    <rect x="488" y="196" width="236" height="186" rx="52" fill="#1d2c27"/>
    <path d="M530 276q24 26 48 0M634 276q24 26 48 0M586 330q20 14 40 0" fill="none" stroke="#ffe9a6" stroke-width="11" stroke-linecap="round"/>
    <circle cx="606" cy="436" r="28" fill="#fff1c2"/><circle cx="606" cy="436" r="28" fill="none" stroke="#d99a0a" stroke-width="7"/>
    ${letter('kwee', { x: 40, y: 300, size: 168, fill: '#164a35', wdth: 86, tracking: -25 })}`
}

/** A loudspeaker is played for the first time, and something silver leaps out of it. */
function drawSilverfish() {
  const heights = [34, 58, 92, 70, 104, 64, 84, 46]
  const bars = each(
    heights,
    (height, n) => `<path d="M${-150 + n * 37} ${-height / 2}v${height}"/>`,
  )
  return `${fill('#131a2e')}
    <circle cx="640" cy="282" r="330" fill="#1c2542"/><circle cx="640" cy="282" r="252" fill="#0b0f1d"/><circle cx="640" cy="282" r="252" fill="none" stroke="#3ee6c4" stroke-width="11"/><circle cx="640" cy="282" r="208" fill="#27325a"/><circle cx="640" cy="282" r="150" fill="#1c2542"/><circle cx="640" cy="282" r="84" fill="#0b0f1d"/>
    <g transform="translate(610 292) rotate(-28)">
      <path d="M-196 0-330-110Q-292 0-330 110Z" fill="#9fb0c4"/><path d="M-70-92Q-10-186 104-166L76-84ZM-40 92Q0 150 70 146L60 84Z" fill="#9fb0c4"/>
      <path d="M-232 0C-120-150 130-160 262 0 130 160-120 150-232 0Z" fill="#e6edf4"/>
      <path d="M152-86Q190 0 152 86C190 66 228 40 262 0 228-40 190-66 152-86Z" fill="#b9c7d6"/>
      <g stroke="#7f92ab" stroke-width="18" stroke-linecap="round">${bars}</g>
      <circle cx="196" cy="-20" r="20" fill="#fff"/><circle cx="200" cy="-20" r="10" fill="#0b0f1d"/>
    </g>
    <g fill="#3ee6c4"><circle cx="470" cy="150" r="15"/><circle cx="428" cy="206" r="9"/><circle cx="744" cy="432" r="15"/><circle cx="690" cy="470" r="9"/></g>
    ${letter('Zilver-\nvis', { x: 44, y: 140, size: 118, fill: '#fff', tracking: -25, leading: 0.86 })}`
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

/** It fell down the stairs, out of a saddlebag, into the soup. */
function drawPatient() {
  const pixels = (rows: readonly string[], size: number, color: string) =>
    `<path d="${rows
      .flatMap((row, y) =>
        [...row].map((mark, x) => (mark === '#' ? `M${x * size} ${y * size}h${size}v${size}h-${size}z` : '')),
      )
      .join('')}" fill="${color}"/>`
  const eye = ['#...#', '.#.#.', '..#..', '.#.#.', '#...#']
  const mouth = ['.#####.', '#.....#']
  return `${fill('#ff4f86')}<path d="M0 540 856 120V540Z" fill="#ff7f50"/>
    <g transform="translate(604 276) rotate(12)"><rect x="-156" y="-270" width="312" height="540" rx="54" fill="#2a0f2e"/><rect x="-130" y="-226" width="260" height="440" rx="22" fill="#7be0d0"/>
      <path d="M130-226V-60L40-120-10-40-70-160-130-130V-226Z" fill="#a5f0e3"/><path d="M60-226 40-120-10-40 20 60-60 214M40-120 130-60M-10-40-130-130M20 60 130 110M-10-40-130 40" fill="none" stroke="#fff" stroke-width="7"/>
      ${put(pixels(eye, 15, '#2a0f2e'), { x: -98, y: -60 })}${put(pixels(eye, 15, '#2a0f2e'), { x: 24, y: -60 })}${put(pixels(mouth, 15, '#2a0f2e'), { x: -52, y: 84 })}
      <circle cy="240" r="13" fill="#ff4f86"/>
      <g transform="translate(58 -150) rotate(38)"><rect x="-130" y="-42" width="260" height="84" rx="42" fill="#ffc79a"/><rect x="-46" y="-42" width="92" height="84" fill="#ffe2c8"/>${put(pixels(['#.#.#', '.#.#.', '#.#.#'], 13, '#e0935c'), { x: -32, y: -19 })}<path d="M-92-12h14v14h-14zM-92 14h14v14h-14zM78-12h14v14h-14zM78 14h14v14h-14z" fill="#e0935c"/></g>
    </g>
    ${letter('Pleister\n& Pixel', { x: 42, y: 136, size: 112, fill: '#fff', wdth: 80, tracking: -20, leading: 0.86 })}`
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
