import { fill } from '../card.ts'
import { around, each, leaf, put, repeat } from '../shapes.ts'
import { type BowColors, bow, cream, ruby, yellow } from '../categories/bow.ts'

/** What the drawings of articles are composed of. Each thing lies around (0, 0) and is put in its place by its drawing. */

type Where = { x: number; y: number; rotate?: number; scale?: number }

const ink = '#3a1230'

/** A coloured room with a light behind its things and a floor below them. */
export function room(colors: { wall: string; light: string; floor: string }, inside: string): string {
  return `${fill(colors.wall)}<circle cx="428" cy="262" r="272" fill="${colors.light}"/><path d="M0 452H856V540H0Z" fill="${colors.floor}"/>${inside}`
}

/** A gift card with a ribbon across, 300 wide. */
export function giftCard(where: Where, color = '#d81f4e', ribbon: BowColors = cream): string {
  return put(
    `<rect x="-150" y="-95" width="300" height="190" rx="18" fill="${color}"/><path d="M-150 34h300v24h-300z" fill="${ribbon.ribbon}"/><path d="M-150 58h300v9h-300z" fill="${ribbon.shade}" opacity=".55"/><rect x="-124" y="-68" width="112" height="15" rx="7" fill="#fff" opacity=".85"/><rect x="-124" y="-42" width="66" height="12" rx="6" fill="#fff" opacity=".5"/>${bow(ribbon, { x: 74, y: 44, scale: 0.42 })}`,
    where,
  )
}

/** A wrapped box with its bow, 260 wide. */
export function present(where: Where, color = '#ffd23f', ribbon: BowColors = ruby): string {
  return put(
    `<rect x="-118" y="-70" width="236" height="190" rx="10" fill="${color}"/><path d="M-118 84h236v26q0 10-10 10h-216q-10 0-10-10z" fill="${ink}" opacity=".12"/><path d="M-26-70h52V120h-52z" fill="${ribbon.ribbon}"/><rect x="-132" y="-104" width="264" height="56" rx="10" fill="${color}"/><path d="M-132-58h264v10h-264z" fill="${ink}" opacity=".14"/><path d="M-28-104h56v56h-56z" fill="${ribbon.shade}"/>${bow(ribbon, { x: 0, y: -116, scale: 0.74 })}`,
    where,
  )
}

/** An envelope with a seal, 320 wide. */
export function envelope(where: Where, color = '#fff3e4', seal = '#d81f4e'): string {
  return put(
    `<rect x="-160" y="-104" width="320" height="208" rx="14" fill="${color}"/><path d="M-156 96 0-8 156 96" fill="none" stroke="${ink}" stroke-opacity=".16" stroke-width="8" stroke-linejoin="round"/><path d="M-158-92Q-158-104-146-104H146Q158-104 158-92L18 22Q0 36-18 22Z" fill="${color}"/><path d="M-158-92-18 22Q0 36 18 22L158-92" fill="none" stroke="${ink}" stroke-opacity=".22" stroke-width="8" stroke-linejoin="round"/><circle cy="26" r="36" fill="${seal}"/><path d="M0 46C-30 24-22 2-8 4-3 5 0 10 0 12 0 10 3 5 8 4 22 2 30 24 0 46Z" fill="#fff"/>`,
    where,
  )
}

/** A phone that shows a wrapped gift, 190 wide. */
export function phone(where: Where, screen = '#ffe4ea'): string {
  return put(
    `<rect x="-98" y="-180" width="196" height="360" rx="34" fill="${ink}"/><rect x="-82" y="-158" width="164" height="316" rx="18" fill="${screen}"/><rect x="-28" y="-172" width="56" height="9" rx="4" fill="#6a3a5e"/>${present({ x: 0, y: 6, scale: 0.5 }, '#fff', ruby)}<rect x="-58" y="104" width="116" height="32" rx="16" fill="#d81f4e"/>`,
    where,
  )
}

/** A page of a calendar with some days marked, 260 wide. */
export function calendar(where: Where, marked: readonly number[], head = '#d81f4e'): string {
  const days = repeat(20, (day) => {
    const x = -100 + (day % 5) * 50
    const y = -34 + Math.floor(day / 5) * 42
    return marked.includes(day)
      ? `<circle cx="${x}" cy="${y}" r="19" fill="${head}"/>`
      : `<circle cx="${x}" cy="${y}" r="9" fill="#d9c3cf"/>`
  })
  return put(
    `<rect x="-136" y="-134" width="272" height="270" rx="20" fill="#fff"/><path d="M-136-74v-40q0-20 20-20h232q20 0 20 20v40z" fill="${head}"/><path d="M-78-158v44M78-158v44" stroke="${ink}" stroke-width="16" stroke-linecap="round"/>${days}`,
    where,
  )
}

export const coin = (where: Where, color = '#ffc93c', shade = '#e09a10'): string =>
  put(
    `<circle cy="7" r="56" fill="${shade}"/><circle r="56" fill="${color}"/><circle r="40" fill="none" stroke="${shade}" stroke-width="7"/><path d="M18-20A26 26 0 1 0 18 20M-30-7H4M-30 9H0" fill="none" stroke="${shade}" stroke-width="9" stroke-linecap="round"/>`,
    where,
  )

/** A till receipt with its lines, 180 wide. */
export const receipt = (where: Where): string =>
  put(
    `<path d="M-90-150H90V138l-22.500-16-22.500 16-22.500-16-22.500 16-22.500-16-22.500 16-22.500-16-22.500 16Z" fill="#fff"/>${each([-112, -76, -40, -4], (y, n) => `<rect x="-64" y="${y}" width="${[92, 70, 84, 60][n]}" height="12" rx="6" fill="#d9c3cf"/><rect x="40" y="${y}" width="26" height="12" rx="6" fill="#d9c3cf"/>`)}<path d="M-64 34H66" stroke="#d81f4e" stroke-width="6" stroke-dasharray="14 9"/><rect x="-64" y="58" width="60" height="16" rx="8" fill="${ink}"/><rect x="26" y="58" width="40" height="16" rx="8" fill="#d81f4e"/>`,
    where,
  )

/** A sheet with lines of writing, 220 wide. */
export const letter = (where: Where, color = '#fff'): string =>
  put(
    `<rect x="-110" y="-140" width="220" height="280" rx="14" fill="${color}"/>${each([-92, -54, -16, 22], (y, n) => `<path d="M-76 ${y}q${14} -16 28 0t28 0 28 0 28 0${n % 2 ? '' : ' 28 0'}" fill="none" stroke="#b98fa8" stroke-width="8" stroke-linecap="round"/>`)}<path d="M0 112C-54 72-38 36-14 40-5 41 0 50 0 54 0 50 5 41 14 40 38 36 54 72 0 112Z" fill="#d81f4e"/>`,
    where,
  )

export const pencil = (where: Where, color = '#ffc93c'): string =>
  put(
    `<path d="M-150-20H110v40H-150Z" fill="${color}"/><path d="M-150-7H110V7H-150Z" fill="#e09a10"/><path d="M110-20 168 0 110 20Z" fill="#f6d9b4"/><path d="M148-7 168 0 148 7Z" fill="${ink}"/><path d="M-176-20h26v40h-26q-14-20 0-40Z" fill="#f2688a"/><path d="M-158-20h14v40h-14z" fill="#d9c3cf"/>`,
    where,
  )

export const mug = (where: Where, color = '#2aa7a0'): string =>
  put(
    `<path d="M86-46h34q40 0 40 46t-44 50H86" fill="none" stroke="${color}" stroke-width="24"/><path d="M-96-82H96V66q0 40-40 40H-56q-40 0-40-40Z" fill="${color}"/><path d="M-96-82H96v26H-96z" fill="#fff" opacity=".25"/><path d="M-30-118q-20-24 0-48t0-44M34-118q-20-24 0-48t0-44" fill="none" stroke="#fff" stroke-opacity=".75" stroke-width="11" stroke-linecap="round"/>`,
    where,
  )

export const apple = (where: Where, color = '#e9374f'): string =>
  put(
    `<path d="M0-58C40-98 116-78 116-2 116 66 62 116 26 104 10 98-10 98-26 104-62 116-116 66-116-2-116-78-40-98 0-58Z" fill="${color}"/><path d="M-80-20c4-30 22-42 42-44" fill="none" stroke="#fff" stroke-opacity=".7" stroke-width="14" stroke-linecap="round"/><path d="M0-56C-4-86 8-104 22-118" fill="none" stroke="#6b3a1e" stroke-width="14" stroke-linecap="round"/>${put(`<path d="${leaf(92, 34)}" fill="#5bb568"/>`, { x: 14, y: -92, rotate: -18 })}`,
    where,
  )

export const heart = (where: Where, color = '#d81f4e'): string =>
  put(
    `<path d="M0 108C-168-16-120-122-44-110-16-106 0-80 0-64 0-80 16-106 44-110 120-122 168-16 0 108Z" fill="${color}"/><path d="M-84-36c2-26 18-40 38-42" fill="none" stroke="#fff" stroke-opacity=".65" stroke-width="14" stroke-linecap="round"/>`,
    where,
  )

export const magnifier = (where: Where): string =>
  put(
    `<path d="M66 66 150 150" stroke="${ink}" stroke-width="38" stroke-linecap="round"/><circle r="96" fill="#dff4fb"/><circle r="96" fill="none" stroke="${ink}" stroke-width="22"/><path d="M-58-16q8-42 50-50" fill="none" stroke="#fff" stroke-width="14" stroke-linecap="round"/>`,
    where,
  )

export const balloon = (where: Where, color: string): string =>
  put(
    `<path d="M0 84C-20 150 30 190-6 270" fill="none" stroke="${ink}" stroke-opacity=".5" stroke-width="6"/><ellipse rx="66" ry="80" fill="${color}"/><path d="m0 76-14 24h28z" fill="${color}"/><path d="M-34-26q6-28 26-34" fill="none" stroke="#fff" stroke-opacity=".7" stroke-width="11" stroke-linecap="round"/>`,
    where,
  )

/** A clock that stands at five to twelve. */
export const clock = (where: Where, face = '#fff', rim = '#d81f4e'): string =>
  put(
    `<circle r="128" fill="${rim}"/><circle r="104" fill="${face}"/>${around([0, 0], 12, (n) => `<rect x="-4" y="-94" width="8" height="${n % 3 ? 12 : 22}" rx="4" fill="${ink}"/>`)}<path d="M0 0-34-62M0 0 0-52" stroke="${ink}" stroke-width="13" stroke-linecap="round"/><circle r="12" fill="${rim}"/>`,
    where,
  )

/** A house with a lit window, 300 wide. */
export const house = (where: Where, wall = '#fff3e4', roof = '#d81f4e'): string =>
  put(
    `<path d="M-120-20H120V150H-120Z" fill="${wall}"/><path d="M-158-6 0-140 158-6" fill="none" stroke="${roof}" stroke-width="34" stroke-linejoin="round" stroke-linecap="round"/><path d="M-120-20 0-122 120-20Z" fill="${wall}"/><rect x="-30" y="44" width="66" height="106" rx="10" fill="#2aa7a0"/><circle cx="18" cy="98" r="7" fill="#ffd23f"/><rect x="-98" y="26" width="48" height="48" rx="8" fill="#ffd23f"/><rect x="54" y="26" width="48" height="48" rx="8" fill="#ffd23f"/>`,
    where,
  )

/** A paragraph sign on a book of law, 300 wide. */
export const lawBook = (where: Where, cover = '#3846cf'): string =>
  put(
    `<rect x="-132" y="-150" width="264" height="304" rx="18" fill="${cover}"/><path d="M-132-132q0-18 18-18h26V154h-26q-18 0-18-18Z" fill="${ink}" opacity=".3"/><path d="M-108 122H132v14q0 18-18 18H-108Z" fill="#fff3e4"/><path d="M60-52C52-88-16-92-20-54-24-16 64-20 62 24 60 52 30 58 18 56M-14 48C-6 84 62 88 66 50 70 12-18 16-16-28-14-56 16-62 28-60" fill="none" stroke="#ffd23f" stroke-width="17" stroke-linecap="round"/>`,
    where,
  )

/** A padlock, 180 wide. */
export const lock = (where: Where, color = '#ffd23f'): string =>
  put(
    `<path d="M-54-20V-66A54 54 0 0 1 54-66V-20" fill="none" stroke="${ink}" stroke-width="24"/><rect x="-92" y="-26" width="184" height="150" rx="26" fill="${color}"/><circle cy="36" r="20" fill="${ink}"/><path d="M-9 40h18l8 46H-17z" fill="${ink}"/>`,
    where,
  )

/** Somebody at the counter: head and shoulders, 180 wide. */
export const person = (where: Where, skin: string, shirt: string, hair: string): string =>
  put(
    `<path d="M-92 170C-92 92-54 62 0 62S92 92 92 170Z" fill="${shirt}"/><rect x="-24" y="22" width="48" height="58" rx="22" fill="${skin}"/><circle cy="-24" r="62" fill="${skin}"/><path d="M-66-18C-74-92-30-106 0-104 40-102 74-84 66-18 52-46 40-60 8-58-30-56-54-50-66-18Z" fill="${hair}"/><circle cx="-22" cy="-14" r="7" fill="${ink}"/><circle cx="22" cy="-14" r="7" fill="${ink}"/><path d="M-20 12q20 20 40 0" fill="none" stroke="${ink}" stroke-width="7" stroke-linecap="round"/>`,
    where,
  )

export const fir = (where: Where, color = '#1f7f6b'): string =>
  put(
    `<path d="M-16 96h32v52h-32z" fill="#7a4a24"/><path d="M0-170 74-70H40L104 14H62L132 108H-132L-62 14H-104L-40-70H-74Z" fill="${color}"/>${each(
      [
        [-22, -62, '#ffd23f'],
        [30, -8, '#f2688a'],
        [-46, 24, '#fff'],
        [62, 72, '#ffd23f'],
        [-4, 66, '#f2688a'],
        [-80, 82, '#fff'],
      ] as const,
      ([x, y, color]) => `<circle cx="${x}" cy="${y}" r="12" fill="${color}"/>`,
    )}<path d="M0-206 10-180 38-180 16-162 24-136 0-152-24-136-16-162-38-180-10-180Z" fill="#ffd23f"/>`,
    where,
  )

/** Paper that comes down, in the four colours of the house. */
export const confetti = (places: readonly (readonly [number, number])[]): string =>
  each(places, ([x, y], n) =>
    put(
      `<rect x="-13" y="-7" width="26" height="14" rx="4" fill="${['#ffd23f', '#f2688a', '#2aa7a0', '#fff'][n % 4]}"/>`,
      { x, y, rotate: n * 41 },
    ),
  )

export { cream, ruby, yellow }
