import { put, repeat } from '../shapes.ts'
import {
  calendar,
  clock,
  coin,
  envelope,
  giftCard,
  lawBook,
  letter,
  lock,
  magnifier,
  phone,
  present,
  receipt,
  room,
  yellow,
} from './things.ts'

/** Using a gift card, and what one may expect of it. */
export const usingCards: Record<string, () => string> = {
  'hoe-werkt-een-cadeaubon': () =>
    room(
      { wall: '#ffc9d6', light: '#ffdce4', floor: '#d81f4e' },
      `${envelope({ x: 190, y: 300, rotate: -8 })}<path d="M330 250C380 190 420 190 452 232" fill="none" stroke="#9c0f36" stroke-width="12" stroke-linecap="round" stroke-dasharray="2 26"/>${phone({ x: 500, y: 278, rotate: 4 })}${giftCard({ x: 700, y: 352, rotate: 10, scale: 0.78 }, '#2aa7a0', yellow)}`,
    ),
  'saldo-dat-overblijft': () =>
    room(
      { wall: '#2b927c', light: '#3aa58e', floor: '#155c4d' },
      `${receipt({ x: 270, y: 258, rotate: -7, scale: 1.15 })}${coin({ x: 520, y: 406 })}${coin({ x: 634, y: 400 })}${coin({ x: 576, y: 318 })}${giftCard({ x: 600, y: 168, rotate: 8, scale: 0.82 })}`,
    ),
  'bon-kwijt': () =>
    room(
      { wall: '#3846cf', light: '#4d5ce6', floor: '#23298a' },
      `${envelope({ x: 300, y: 330, rotate: -14, scale: 0.9 }, '#c9d1ff', '#8f9bff')}${envelope({ x: 430, y: 350, rotate: 6, scale: 0.9 }, '#dfe4ff', '#8f9bff')}${envelope({ x: 590, y: 300, rotate: 12 })}${magnifier({ x: 560, y: 230, scale: 1.05 })}`,
    ),
  'keuzekaart-inwisselen': () =>
    room(
      { wall: '#ffd84a', light: '#ffe486', floor: '#e09a10' },
      `${giftCard({ x: 250, y: 290, rotate: -8, scale: 1.1 })}<path d="M424 250h56M424 330h56" stroke="#9c0f36" stroke-width="17" stroke-linecap="round"/><path d="m470 224 34 26-34 26M434 304l-34 26 34 26" fill="none" stroke="#9c0f36" stroke-width="17" stroke-linecap="round" stroke-linejoin="round"/>${giftCard({ x: 650, y: 190, rotate: 6, scale: 0.66 }, '#2aa7a0')}${giftCard({ x: 690, y: 300, rotate: -4, scale: 0.66 }, '#3846cf', yellow)}${giftCard({ x: 640, y: 404, rotate: 5, scale: 0.66 }, '#8a2a5c')}`,
    ),
  'la-vol-cadeaubonnen': () =>
    room(
      { wall: '#e9a178', light: '#f3b893', floor: '#7a4a24' },
      `${giftCard({ x: 270, y: 196, rotate: -22, scale: 0.7 })}${giftCard({ x: 420, y: 160, rotate: 6, scale: 0.7 }, '#2aa7a0', yellow)}${giftCard({ x: 580, y: 190, rotate: 18, scale: 0.7 }, '#3846cf')}${receipt({ x: 490, y: 230, rotate: -10, scale: 0.62 })}<path d="M150 262H706V430H150Z" fill="#b9763f"/><path d="M150 262H706V290H150Z" fill="#8a5228"/><rect x="186" y="312" width="484" height="96" rx="14" fill="#c9874b"/><rect x="376" y="340" width="104" height="30" rx="15" fill="#ffd23f"/>`,
    ),
  'hoelang-is-een-cadeaubon-geldig': () =>
    room(
      { wall: '#8edbb0', light: '#a9e8c5', floor: '#2b927c' },
      `${calendar({ x: 290, y: 270, rotate: -6, scale: 1.12 }, [13])}${giftCard({ x: 600, y: 330, rotate: 9, scale: 1.05 })}${clock({ x: 640, y: 150, scale: 0.62 })}`,
    ),
  'bedenktijd-bij-een-cadeaubon': () =>
    room(
      { wall: '#f59bbb', light: '#ffb7cf', floor: '#8a2a5c' },
      `${calendar({ x: 310, y: 272, rotate: -4, scale: 1.18 }, [5, 6, 7, 8, 9, 10, 11, 12, 13, 14], '#8a2a5c')}${present({ x: 610, y: 320, scale: 1.05 })}<path d="M500 150C560 60 690 70 716 166" fill="none" stroke="#fff" stroke-width="17" stroke-linecap="round"/><path d="m690 140 28 34 30-34" fill="none" stroke="#fff" stroke-width="17" stroke-linecap="round" stroke-linejoin="round"/>`,
    ),
  'geef-nooit-een-code-door': () =>
    room(
      { wall: '#ff8a63', light: '#ffa483', floor: '#7a2546' },
      `${phone({ x: 270, y: 270, rotate: -8, scale: 1.08 }, '#ffd9cc')}${put('<path d="M0-120 120 96H-120Z" fill="#ffd23f" stroke="#7a2546" stroke-width="20" stroke-linejoin="round"/><path d="M0-52V26" stroke="#7a2546" stroke-width="24" stroke-linecap="round"/><circle cy="62" r="14" fill="#7a2546"/>', { x: 470, y: 190, scale: 0.82 })}${giftCard({ x: 640, y: 374, rotate: 6, scale: 0.9 })}${lock({ x: 660, y: 300, scale: 0.66 })}`,
    ),
  'wat-zegt-de-wet-over-cadeaubonnen': () =>
    room(
      { wall: '#b7c3ff', light: '#cfd7ff', floor: '#23298a' },
      `${lawBook({ x: 320, y: 270, rotate: -6, scale: 1.12 })}${giftCard({ x: 610, y: 330, rotate: 8 })}${letter({ x: 650, y: 170, rotate: 12, scale: 0.52 })}`,
    ),
  'btw-op-cadeaubonnen': () =>
    room(
      { wall: '#ffb27f', light: '#ffc79f', floor: '#a8431f' },
      `${receipt({ x: 240, y: 262, rotate: -6, scale: 1.2 })}${repeat(3, (n) => coin({ x: 470 + n * 92, y: 414 }))}${repeat(2, (n) => coin({ x: 516 + n * 92, y: 342 }))}${put('<circle cx="-48" cy="-48" r="34" fill="none" stroke="#7a2546" stroke-width="24"/><circle cx="48" cy="48" r="34" fill="none" stroke="#7a2546" stroke-width="24"/><path d="M62-88-62 88" stroke="#7a2546" stroke-width="24" stroke-linecap="round"/>', { x: 562, y: 176, scale: 1.06 })}`,
    ),
  'digitaal-of-per-post': () =>
    room(
      { wall: '#6fbdf0', light: '#8fd0f8', floor: '#17435a' },
      `${phone({ x: 250, y: 270, rotate: -6, scale: 1.02 })}<path d="M428 150V420" stroke="#fff" stroke-width="9" stroke-dasharray="4 24" stroke-linecap="round"/>${put('<path d="M-130-120H130V140H-130Z" fill="#d81f4e"/><path d="M-130-120Q-130-180 0-180T130-120Z" fill="#b0123f"/><rect x="-84" y="-70" width="168" height="30" rx="15" fill="#3a1230"/><rect x="-60" y="20" width="120" height="60" rx="10" fill="#fff3e4"/>', { x: 610, y: 320, scale: 1 })}${envelope({ x: 612, y: 220, rotate: -3, scale: 0.46 })}`,
    ),
}

