import { leaf, put, repeat } from '../shapes.ts'
import {
  clock,
  coin,
  confetti,
  giftCard,
  heart,
  letter,
  mug,
  pencil,
  person,
  phone,
  present,
  room,
  ruby,
} from './things.ts'

/** How to give: what to write, how much, together, late, for a cause. */
export const givingWell: Record<string, () => string> = {
  'wat-schrijf-je-op-een-kaartje': () =>
    room(
      { wall: '#ffd9b8', light: '#ffe8d3', floor: '#e2583e' },
      `${letter({ x: 330, y: 260, rotate: -7, scale: 1.18 })}${pencil({ x: 560, y: 330, rotate: -38 })}${mug({ x: 690, y: 370, scale: 0.72 }, '#8a2a5c')}`,
    ),
  'hoeveel-geef-je': () =>
    room(
      { wall: '#17a0a8', light: '#2fb6bd', floor: '#0d5f66' },
      `<path d="M428 130V470" stroke="#fff3e4" stroke-width="20" stroke-linecap="round"/><path d="M200 190 656 150" stroke="#fff3e4" stroke-width="18" stroke-linecap="round"/><circle cx="428" cy="170" r="26" fill="#ffd23f"/><path d="M330 480H526" stroke="#fff3e4" stroke-width="24" stroke-linecap="round"/><path d="M200 190 120 340H280ZM656 150 566 300H746Z" fill="none" stroke="#fff3e4" stroke-width="8" stroke-linejoin="round"/><path d="M96 340H304Q290 400 200 400T96 340ZM542 300H770Q752 364 656 364T542 300Z" fill="#fff3e4"/>${coin({ x: 160, y: 296, scale: 0.72 })}${coin({ x: 236, y: 290, scale: 0.72 })}${heart({ x: 656, y: 226, scale: 0.62 })}`,
    ),
  'samen-een-cadeau-geven': () =>
    room(
      { wall: '#ffc48a', light: '#ffd7ae', floor: '#8a2a5c' },
      `${person({ x: 170, y: 330 }, '#f0b98a', '#2aa7a0', '#3a1d12')}${person({ x: 340, y: 310 }, '#8a5228', '#3846cf', '#1c1208')}${person({ x: 690, y: 326 }, '#f6d0a8', '#e2583e', '#d9a23a')}${present({ x: 514, y: 344, scale: 0.92 })}${confetti([
        [430, 96],
        [520, 60],
        [600, 110],
        [664, 66],
        [380, 150],
        [560, 168],
      ])}`,
    ),
  'laatste-moment-cadeau-geven': () =>
    room(
      { wall: '#2c1d63', light: '#40308a', floor: '#171038' },
      `${clock({ x: 290, y: 250, scale: 1.24 }, '#fff3e4', '#ffd23f')}${phone({ x: 610, y: 270, rotate: 8, scale: 1.04 })}<g stroke="#8f9bff" stroke-width="15" stroke-linecap="round"><path d="M420 380H480M404 424H490"/></g>`,
    ),
  'een-donatie-als-cadeau': () =>
    room(
      { wall: '#a9dba0', light: '#c3ebbb', floor: '#2f7a46' },
      `${repeat(5, (n) => put(`<path d="M0 0V-${90 + (n % 2) * 40}" stroke="#2f7a46" stroke-width="13"/><circle cy="-${110 + (n % 2) * 40}" r="40" fill="${['#ffd23f', '#f2688a', '#fff'][n % 3]}"/><circle cy="-${110 + (n % 2) * 40}" r="16" fill="#e09a10"/><path d="${leaf(62, 24)}" fill="#5bb568" transform="rotate(-36)"/>`, { x: 110 + n * 86, y: 470 }))}${heart({ x: 640, y: 240, scale: 1.34 })}${giftCard({ x: 650, y: 420, rotate: -5, scale: 0.6 }, '#fff3e4', ruby)}`,
    ),
}
