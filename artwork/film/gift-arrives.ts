import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { letter } from '../lettering.ts'
import { chance, put, repeat, turn } from '../shapes.ts'
import { between, bounce, progress, soft } from './timing.ts'

/** How a digital card arrives, without a word: chosen, written on, mailed, unwrapped. */
export const giftArrives = { seconds: 10, width: 1280, height: 720, draw: drawFrame }

const ink = '#2a1226'
const ruby = '#b0123f'
const pinks = ['#ffe4ea', '#ffb9c9', '#ff8fa9'] as const

function drawFrame(at: number): string {
  return `${drawGround(at)}${at < 4.2 ? drawDesk(at) : ''}${drawFlight(at)}${at > 5.6 ? drawPhone(at) : ''}`
}

/** Day turns to evening while the mail is on its way, and the receiver's room is warm. */
function drawGround(at: number): string {
  const evening = soft(progress(at, 3.9, 4.7))
  const home = soft(progress(at, 5.5, 6.4))
  return `<rect width="1280" height="720" fill="${pinks[0]}"/>
    <circle cx="640" cy="400" r="330" fill="#fff" opacity=".6"/>
    <rect width="1280" height="720" fill="${ink}" opacity="${evening}"/>
    <g opacity="${evening}" fill="#ffd9e3">${repeat(26, (n) => `<circle cx="${(n * 263) % 1280}" cy="${(n * 151) % 560}" r="${2 + (n % 3)}"/>`)}</g>
    <rect y="${between(720, 0, home)}" width="1280" height="720" fill="#fff3d1"/>
    <circle cx="640" cy="${between(1080, 380, home)}" r="340" fill="#ffe3a3" opacity=".7"/>`
}

/** The choice card itself, as the shop sells it. */
const cardInside = readFileSync(
  fileURLToPath(
    new URL('../../content/catalogue/artwork/cadeaubonnl-keuze-cadeaukaart.svg', import.meta.url),
  ),
  'utf8',
).replace(/^<svg[^>]*>|<\/svg>\s*$/g, '')

const card = `<rect x="-428" y="-258" width="856" height="540" rx="34" fill="${ink}" opacity=".16"/><clipPath id="card"><rect width="856" height="540" rx="32"/></clipPath><g transform="translate(-428 -270)" clip-path="url(#card)">${cardInside}</g>`

/** Card and note come onto the desk, and go into the envelope together. */
function drawDesk(at: number): string {
  const arrive = bounce(soft(progress(at, 0.1, 0.9)))
  const aside = soft(progress(at, 1.5, 2.1))
  const pack = soft(progress(at, 3.1, 3.7))
  const scale = between(between(0.78, 0.56, aside), 0.2, pack)
  const gift = put(card, {
    x: between(between(640, 420, aside), 640, pack),
    y: between(between(1100, 360, arrive), 430, pack),
    rotate: between(between(-9, -6, aside), 0, pack),
    scale,
  })
  return `${drawEnvelopeBack(at)}${gift}${drawNote(at, pack)}${drawAmount(at, pack)}${drawEnvelopeFront(at)}`
}

/** What is given stands on a tag. */
function drawAmount(at: number, pack: number): string {
  const pop = bounce(progress(at, 0.95, 1.35))
  if (pop <= 0 || pack >= 0.6) return ''
  const aside = soft(progress(at, 1.5, 2.1))
  const tag = `<rect x="-104" y="-58" width="208" height="116" rx="58" fill="#ffc94d"/>${letter('€ 50', { x: 0, y: 24, size: 68, fill: ink, anchor: 'middle' })}`
  return put(tag, {
    x: between(between(900, 590, aside), 640, pack),
    y: between(between(200, 214, aside), 420, pack),
    rotate: 8,
    scale: Math.max(0.01, pop * (1 - pack)),
  })
}

/** The note is written line by line. */
function drawNote(at: number, pack: number): string {
  const arrive = soft(progress(at, 1.6, 2.2))
  if (arrive <= 0) return ''
  const lines = [300, 336, 250, 180].map((length, n) => {
    const written = progress(at, 2.1 + n * 0.22, 2.34 + n * 0.22)
    if (written === 0) return ''
    const wave = `M-170 ${-74 + n * 56}q${18 * written}-22 ${length * 0.25 * written} 0t${length * 0.25 * written} 0 ${length * 0.25 * written} 0 ${length * 0.25 * written} 0`
    return `<path d="${wave}" fill="none" stroke="${n === 3 ? ruby : ink}" stroke-width="9" stroke-linecap="round"/>`
  })
  const paper = `<rect x="-214" y="-142" width="428" height="296" rx="20" fill="${ink}" opacity=".12"/><rect x="-214" y="-154" width="428" height="296" rx="20" fill="#fff"/>${lines.join('')}`
  return put(paper, {
    x: between(between(1560, 880, arrive), 640, pack),
    y: between(380, 430, pack),
    rotate: between(5, 0, pack),
    scale: between(1, 0.34, pack),
  })
}

const envelopeAt = (at: number) => {
  const come = bounce(soft(progress(at, 2.9, 3.3)))
  return { x: 640, y: between(1000, 440, come), scale: 0.9 }
}

function drawEnvelopeBack(at: number): string {
  if (at < 2.9) return ''
  const flap = at < 3.75 ? '<path d="M-220-130 0-290 220-130Z" fill="#ff8fa9"/>' : ''
  return put(
    `${flap}<rect x="-220" y="-130" width="440" height="290" rx="18" fill="#e8708e"/>`,
    envelopeAt(at),
  )
}

function drawEnvelopeFront(at: number): string {
  return at < 2.9 ? '' : put(envelopeFront(progress(at, 3.7, 3.9)), envelopeAt(at))
}

/** Open at 0, closed with a seal at 1. */
function envelopeFront(closed: number): string {
  const flap =
    closed === 0
      ? ''
      : `<path d="M-220-122Q-220-130-212-130H212Q220-130 220-122L14 ${between(-130, 36, closed)}Q0 ${between(-130, 46, closed)}-14 ${between(-130, 36, closed)}Z" fill="#ffa3b8"/>`
  const seal =
    closed < 1
      ? ''
      : `<circle cy="20" r="36" fill="${ruby}"/><path d="M0 36S-18 26-18 12A10 10 0 0 1 0 6 10 10 0 0 1 18 12C18 26 0 36 0 36Z" fill="#fff"/>`
  return `<path d="M-220-118 0 40 220-118V142Q220 160 202 160H-202Q-220 160-220 142Z" fill="#ffb9c9"/><path d="M-214 154-24 14M214 154 24 14" stroke="#ff8fa9" stroke-width="7" fill="none"/>${flap}${seal}`
}

/** Off it goes, with a dotted line behind it. */
function drawFlight(at: number): string {
  if (at < 4.2 || at > 6.9) return ''
  const gone = soft(progress(at, 4.2, 6.5))
  const place = (share: number) => ({
    x: 640 + Math.sin(share * Math.PI * 2) * 330,
    y: between(440, 300, share) - Math.sin(share * Math.PI) * 130,
  })
  const trail = repeat(16, (n) => {
    const share = gone - 0.05 - n * 0.028
    if (share < 0.02) return ''
    const { x, y } = place(share)
    return `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="6" fill="#ffc94d" opacity="${(1 - n / 16).toFixed(2)}"/>`
  })
  const arrived = soft(progress(at, 6.4, 6.85))
  const { x, y } = place(gone)
  return `${trail}${put(envelopeFront(1), { x, y, rotate: Math.cos(gone * Math.PI * 2) * 14 * (1 - gone), scale: Math.max(0.01, between(0.9, 0.42, gone) * (1 - arrived)) })}`
}

/** On the phone: a message, a present, the card. */
function drawPhone(at: number): string {
  const rise = bounce(soft(progress(at, 5.7, 6.5)))
  const open = soft(progress(at, 7.5, 8.1))
  const notice = bounce(progress(at, 6.75, 7.1)) * (1 - progress(at, 7.3, 7.5))
  const message = `<rect x="-150" y="-46" width="300" height="92" rx="24" fill="#fff"/><rect x="-128" y="-24" width="64" height="48" rx="8" fill="#ffb9c9"/><path d="m-124-18 28 22 28-22" fill="none" stroke="${ruby}" stroke-width="6"/><path d="M-44-10H96M-44 14H40" stroke="${ink}" stroke-width="10" stroke-linecap="round"/><circle cx="140" cy="-40" r="24" fill="${ruby}"/>${letter('1', { x: 140, y: -28, size: 34, fill: '#fff', anchor: 'middle' })}`
  const phone = `<rect x="-196" y="-332" width="392" height="720" rx="56" fill="${ink}"/><rect x="-176" y="-312" width="352" height="700" rx="40" fill="${pinks[0]}"/><rect x="-52" y="-300" width="104" height="26" rx="13" fill="${ink}"/>${drawWrapped(at)}${notice > 0.01 ? put(message, { y: -210, scale: notice }) : ''}`
  const gift =
    open > 0
      ? put(card, {
          x: 640,
          y: between(400, 350, open),
          rotate: between(0, -5, open),
          scale: between(0.3, 0.74, bounce(open)),
        })
      : ''
  return `${put(phone, { x: 640, y: between(1100, 370, rise) })}${drawConfetti(at)}${gift}${drawCode(at)}`
}

/** A present whose bow lets go. */
function drawWrapped(at: number): string {
  const shown = bounce(progress(at, 7, 7.4))
  const open = progress(at, 7.5, 7.9)
  if (shown <= 0.01 || open >= 1) return ''
  const shake = Math.sin(at * 46) * 3 * (1 - open)
  const box = `<rect x="-120" y="-70" width="240" height="170" rx="16" fill="${ruby}"/><path d="M-20-70h40v170h-40z" fill="#ffc94d"/><g transform="translate(0 ${between(0, -160, open)}) rotate(${between(0, 24, open)})"><rect x="-134" y="-108" width="268" height="56" rx="14" fill="#c81e4d"/><path d="M-20-108h40v56h-40z" fill="#ffc94d"/><path d="M0-108C-60-176-100-140-84-116-70-96-20-104 0-108 60-176 100-140 84-116 70-96 20-104 0-108Z" fill="none" stroke="#ffc94d" stroke-width="18"/></g>`
  return put(box, { y: 60, rotate: shake, scale: shown })
}

function drawConfetti(at: number): string {
  const share = progress(at, 7.6, 9.4)
  if (share === 0) return ''
  const random = chance(9)
  const colors = ['#ffc94d', ruby, '#ff8fa9', '#0c7448', '#fff'] as const
  return repeat(46, (n) => {
    const [angle, reach, spin] = [random() * Math.PI * 2, 180 + random() * 420, random() * 360]
    const out = 1 - (1 - share) ** 3
    const x = 640 + Math.cos(angle) * reach * out
    const y = 360 + Math.sin(angle) * reach * 0.7 * out + share * share * 120
    return `<rect x="${x.toFixed(1)}" y="${y.toFixed(1)}" width="30" height="13" rx="6" fill="${turn(colors, n)}" transform="rotate(${(spin + share * 300).toFixed(0)} ${x.toFixed(1)} ${y.toFixed(1)})"/>`
  })
}

/** The code stays on its page: here only dots. */
function drawCode(at: number): string {
  const shown = bounce(progress(at, 8.4, 8.8))
  if (shown <= 0.01) return ''
  const dots = repeat(
    12,
    (n) => `<circle cx="${-176 + n * 28 + Math.floor(n / 4) * 22}" r="9" fill="${ink}"/>`,
  )
  return put(`<rect x="-222" y="-44" width="444" height="88" rx="44" fill="#fff"/>${dots}`, {
    x: 640,
    y: 614,
    scale: shown,
  })
}
