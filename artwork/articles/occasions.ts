import { each, put, repeat } from '../shapes.ts'
import {
  apple,
  balloon,
  confetti,
  cream,
  envelope,
  fir,
  giftCard,
  heart,
  house,
  letter,
  mug,
  present,
  room,
  ruby,
  yellow,
} from './things.ts'

/** Days on which people give, at home and at work. */
export const occasions: Record<string, () => string> = {
  'cadeau-voor-juf-of-meester': () =>
    room(
      { wall: '#2b6b5a', light: '#357f6c', floor: '#c9874b' },
      `<rect x="120" y="70" width="616" height="290" rx="16" fill="#1d4d40"/><rect x="120" y="70" width="616" height="290" rx="16" fill="none" stroke="#c9874b" stroke-width="20"/><path d="M190 150q30-40 60 0t60 0 60 0M190 214q22-30 44 0t44 0" fill="none" stroke="#fff" stroke-opacity=".8" stroke-width="11" stroke-linecap="round"/>${heart({ x: 600, y: 190, scale: 0.52 }, '#f2688a')}${apple({ x: 280, y: 376, scale: 0.94 })}${giftCard({ x: 560, y: 400, rotate: -5, scale: 0.84 }, '#d81f4e', yellow)}`,
    ),
  'sinterklaas-met-een-cadeaubon': () =>
    room(
      { wall: '#23298a', light: '#333bb0', floor: '#141a5c' },
      `<circle cx="690" cy="120" r="64" fill="#ffe486"/>${put('<path d="M-96 130C-120 20-70-90 0-150 70-90 120 20 96 130Z" fill="#d81f4e"/><path d="M-96 130H96V82H-96Z" fill="#ffd23f"/><path d="M-14-110h28V72h-28zM-62-8H62v28H-62z" fill="#ffd23f"/>', { x: 280, y: 250, scale: 1.2 })}${put('<path d="M-150 20C-120-10-60-20-40-80H60Q74-80 74-66V40Q74 70 44 70H-130Q-170 70-150 20Z" fill="#8a5228"/><path d="M-60-96H74v34H-54z" fill="#6b3a1e"/>', { x: 600, y: 380 })}${giftCard({ x: 604, y: 270, rotate: 12, scale: 0.5 })}${confetti([
        [470, 110],
        [520, 190],
        [440, 220],
        [560, 80],
      ])}`,
    ),
  'kraamcadeau-zonder-rompertje': () =>
    room(
      { wall: '#bfe4f5', light: '#d6eff9', floor: '#f0b98a' },
      `${put('<path d="M-170-20H170Q170 130 0 130T-170-20Z" fill="#fff"/><path d="M-170-20Q-170-160 0-160V-20Z" fill="#f7bccd"/><path d="M-170-20H170v26H-170z" fill="#f2688a"/><path d="M-90 140-130 176M90 140 130 176" stroke="#b9763f" stroke-width="22" stroke-linecap="round"/><circle cx="-40" cy="-56" r="44" fill="#f6d0a8"/><path d="M-58-58q8 8 16 0M-32-58q8 8 16 0" fill="none" stroke="#3a1230" stroke-width="6" stroke-linecap="round"/><path d="M-48-34q10 8 20 0" fill="none" stroke="#3a1230" stroke-width="6" stroke-linecap="round"/>', { x: 310, y: 300, scale: 1.12 })}${balloon({ x: 620, y: 150 }, '#ffd23f')}${balloon({ x: 720, y: 190, scale: 0.86 }, '#2aa7a0')}${giftCard({ x: 620, y: 410, rotate: -6, scale: 0.68 })}`,
    ),
  'geslaagd-en-dan': () =>
    room(
      { wall: '#ff6f91', light: '#ff8fab', floor: '#5a1a45' },
      `${put('<path d="M0-110 220-30 0 50-220-30Z" fill="#3a1230"/><path d="M-120 10V90Q-120 130 0 130T120 90V10L0 54Z" fill="#5a2a4e"/><path d="M200-36V90" stroke="#ffd23f" stroke-width="11"/><path d="M184 84h32l10 60h-52z" fill="#ffd23f"/>', { x: 330, y: 240 })}${giftCard({ x: 610, y: 380, rotate: 8, scale: 0.92 }, '#2aa7a0', yellow)}${confetti([
        [120, 110],
        [200, 70],
        [540, 90],
        [640, 130],
        [720, 80],
        [580, 200],
        [150, 420],
      ])}`,
    ),
  'nieuw-huis-nieuwe-sleutel': () =>
    room(
      { wall: '#ffe0a8', light: '#ffedcb', floor: '#5bb568' },
      `${house({ x: 280, y: 300, scale: 1.16 })}${put('<circle r="58" fill="none" stroke="#17a0a8" stroke-width="30"/><path d="M54 14 210 70M160 52-0 0M168 56l-18 46M206 70l-16 42" stroke="#17a0a8" stroke-width="26" stroke-linecap="round"/>', { x: 590, y: 150, rotate: 38, scale: 0.86 })}${present({ x: 660, y: 410, scale: 0.56 })}`,
    ),
  'afscheid-van-een-collega': () =>
    room(
      { wall: '#8fc0e8', light: '#abd2f1', floor: '#17435a' },
      `<rect x="150" y="240" width="290" height="210" rx="12" fill="#c9874b"/><path d="M150 240H440V276H150Z" fill="#a86a34"/><path d="M250 330h90" stroke="#7a4a24" stroke-width="20" stroke-linecap="round"/>${put('<path d="M-30 60H30L22 120H-22Z" fill="#e2583e"/><path d="M0 60C-60 20-70-40-50-70-20-40 0 0 0 60ZM0 60C60 20 70-40 50-70 20-40 0 0 0 60ZM0 60C-16 0-14-70 0-110 14-70 16 0 0 60Z" fill="#2f7a46"/>', { x: 230, y: 150 })}${letter({ x: 350, y: 180, rotate: 12, scale: 0.62 })}${mug({ x: 540, y: 390, scale: 0.68 }, '#d81f4e')}${giftCard({ x: 650, y: 270, rotate: 8, scale: 0.8 }, '#8a2a5c', yellow)}`,
    ),
  'kerst-op-het-werk': () =>
    room(
      { wall: '#b0123f', light: '#c9274f', floor: '#5c0a24' },
      `${fir({ x: 260, y: 300, scale: 1.12 })}${present({ x: 480, y: 390, scale: 0.66 }, '#fff3e4', ruby)}${present({ x: 624, y: 366, scale: 0.86 }, '#2aa7a0', cream)}${giftCard({ x: 610, y: 168, rotate: 8, scale: 0.78 }, '#fff3e4', ruby)}`,
    ),
  'honderd-bonnen-in-een-bestelling': () =>
    room(
      { wall: '#c9d1ff', light: '#dde2ff', floor: '#3846cf' },
      `<rect x="110" y="90" width="330" height="370" rx="16" fill="#fff"/><path d="M110 106q0-16 16-16h298q16 0 16 16v44H110z" fill="#3846cf"/>${repeat(6, (n) => `<rect x="140" y="${176 + n * 46}" width="100" height="14" rx="7" fill="#8f9bff"/><rect x="262" y="${176 + n * 46}" width="150" height="14" rx="7" fill="#d3d8f5"/>`)}${each([0, 1, 2, 3], (n) => envelope({ x: 590 + n * 34, y: 210 + n * 62, rotate: -6 + n * 5, scale: 0.56 }))}<path d="M456 250h54" stroke="#d81f4e" stroke-width="17" stroke-linecap="round"/><path d="m496 222 30 28-30 28" fill="none" stroke="#d81f4e" stroke-width="17" stroke-linecap="round" stroke-linejoin="round"/>`,
    ),
}

