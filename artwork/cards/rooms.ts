import { type Drawings, fill } from '../card.ts'
import { letter } from '../lettering.ts'
import { each, put, repeat } from '../shapes.ts'

export const rooms: Drawings = {
  'hoek-en-leuning-meubelbon': { composition: 'chair', draw: drawChair },
  'peertje-lampenbon': { composition: 'lamps', draw: drawLamps },
  'klei-en-kan-serviesbon': { composition: 'pots', draw: drawPots },
  'lakenvelder-beddengoedbon': { composition: 'cow', draw: drawCow },
}

/** One easy chair, four shapes. */
function drawChair() {
  return `${fill('#f2c9a1')}
    <path d="M0 420H856V540H0Z" fill="#b6432a"/>
    <circle cx="690" cy="170" r="120" fill="#f7e3c6"/>
    <path d="M330 470H856L800 540H300Z" fill="#8d2f1c"/>
    <path d="M420 330 376 500M700 330 752 500" stroke="#3a1a12" stroke-width="20" stroke-linecap="round"/>
    <path d="M366 60H470C500 60 520 80 528 110L590 330H440Z" fill="#14466b"/>
    <path d="M366 60H404L480 330H440Z" fill="#0d3350"/>
    <path d="M420 296H740A50 50 0 0 1 740 396H436Q410 396 410 370V306Q410 296 420 296Z" fill="#1d5f8f"/>
    <path d="M520 250H720A46 46 0 0 1 766 296H520Z" fill="#f4b52a"/>
    <path d="M470 206H690V226H490Q470 226 470 206ZM672 206H700L716 300H690Z" fill="#3a1a12"/>
    ${letter('Hoek &\nLeuning', { x: 44, y: 116, size: 88, fill: '#3a1a12', tracking: -25, leading: 0.92 })}`
}

/** Pears that give light. */
function drawLamps() {
  const lamp = (lit: string, glow: string) =>
    `<circle cy="96" r="150" fill="${glow}"/><circle cy="96" r="112" fill="${glow}"/><path d="M0-600V-40" stroke="#2b0714" stroke-width="8"/><path d="M-24-58H24L30 4H-30Z" fill="#d79a3f"/><path d="M-27-30H27M-29-8H29" stroke="#a86f22" stroke-width="7"/><path d="M-30 4H30C34 44 92 66 92 124A92 86 0 0 1-92 124C-92 66-34 44-30 4Z" fill="${lit}"/><path d="M-62 138A62 58 0 0 1-44 82" fill="none" stroke="#fff" stroke-width="14" stroke-linecap="round"/><path d="M-22 130 0 84 22 130M0 84V30" fill="none" stroke="#e08a1e" stroke-width="6" stroke-linejoin="round"/>`
  const hung = each(
    [
      [424, 96, 0.62, '#ffe08a', '#8a2848'],
      [760, 150, 0.8, '#ffd15c', '#8a2848'],
      [586, 250, 1.08, '#ffe9a6', '#93304f'],
    ] as const,
    ([x, y, scale, lit, glow]) => put(lamp(lit, glow), { x, y, scale }),
  )
  return `${fill('#741f3c')}${hung}
    ${put('<path d="M0 0C30-50 80-56 110-40 90 4 44 22 0 0Z" fill="#6fae4a"/>', { x: 600, y: 196, rotate: -10 })}
    ${letter('Peertje', { x: 44, y: 424, size: 112, fill: '#ffe9a6', tracking: -25 })}`
}

/** A shelf of glaze, still wet. */
function drawPots() {
  const cup =
    '<path d="M0-96H110V-40A40 40 0 0 1 70 0H40A40 40 0 0 1 0-40Z" fill="#f4ead9"/><path d="M0-96H110V-58C98-40 86-64 70-44 54-28 48-62 32-46 18-34 10-48 0-50Z" fill="#1f4fb4"/><path d="M110-80a30 30 0 1 1 0 54" fill="none" stroke="#f4ead9" stroke-width="15"/>'
  const jug =
    '<path d="M30-300H150L176-320 160-262C196-210 214-160 206-90 200-30 170 0 140 0H50C20 0-10-30-16-90-24-160-2-214 30-262Z" fill="#f4ead9"/><path d="M30-300H150L176-320 160-262C186-226 202-190 206-150 190-110 176-150 150-130 122-104 108-164 78-140 50-116 40-160 10-140-4-130-12-140-18-146-12-190 8-226 30-262Z" fill="#1f4fb4"/><path d="M26-262C-70-262-90-130-8-92" fill="none" stroke="#f4ead9" stroke-width="24"/>'
  const vase =
    '<path d="M40-250H96V-196C150-170 168-110 150-50 140-14 116 0 96 0H40C20 0-4-14-14-50-32-110-14-170 40-196Z" fill="#7d2a1c"/><path d="M40-250H96V-196C136-176 156-140 158-104 140-84 132-116 110-98 92-84 84-120 60-104 36-90 26-118 2-100-10-92-16-98-22-104-20-140 0-176 40-196Z" fill="#2f9c8f"/>'
  const bowls = repeat(3, (n) =>
    put(
      `<path d="M-90-56H90Q84 0 40 0H-40Q-84 0-90-56Z" fill="${['#2f9c8f', '#f4ead9', '#f2b53c'][n]}"/>`,
      { y: -n * 34 },
    ),
  )
  return `${fill('#eeb08a')}
    <path d="M0 456H856V486H0Z" fill="#5b2415"/><path d="M0 486H856V500H0Z" fill="#c9825c"/>
    ${put(bowls, { x: 288, y: 456, scale: 1.16 })}${put(jug, { x: 456, y: 456, scale: 1.02 })}${put(vase, { x: 702, y: 456, scale: 0.98 })}
    ${put(cup, { x: 36, y: 456 })}
    ${letter('Klei & Kan', { x: 44, y: 116, size: 96, fill: '#5b2415', tracking: -25 })}`
}

/** The Dutch cow that wears a sheet. */
function drawCow() {
  const stitches = repeat(12, (n) => `<path d="M452 ${152 + n * 20}v10M640 ${152 + n * 20}v10"/>`)
  return `${fill('#cfe79c')}
    <circle cx="760" cy="96" r="52" fill="#fff6c7"/>
    <path d="M0 430Q300 390 856 424V540H0Z" fill="#76b54a"/>
    <path d="M338 370V496M420 380V500M684 380V500M770 370V496" stroke="#1c1b22" stroke-width="44"/><path d="M314 488h48v22h-48zM396 492h48v22h-48zM660 492h48v22h-48zM746 488h48v22h-48z" fill="#f3d9b8"/>
    <path d="M808 200Q852 250 832 350" fill="none" stroke="#1c1b22" stroke-width="14" stroke-linecap="round"/><path d="M832 340q-20 50 4 72 22-26 8-72z" fill="#1c1b22"/>
    <path d="M300 210C310 150 350 140 400 140H740C800 140 824 180 820 250 816 340 800 396 720 396H400C320 396 296 330 300 210Z" fill="#1c1b22"/>
    <path d="M440 140H652V396H440Z" fill="#fff"/><path d="M440 140H470V396H440Z" fill="#e7ecf6"/><g stroke="#9db3e0" stroke-width="5" stroke-linecap="round">${stitches}</g>
    <path d="M560 396q10 34 40 34t40-34z" fill="#f4b9b0"/>
    <path d="M330 150C280 150 240 190 222 230 196 290 190 330 200 356 214 384 262 384 280 360 300 320 352 300 372 250Z" fill="#1c1b22"/>
    <path d="M206 322C190 350 196 384 222 392 256 400 284 380 286 350 270 322 232 312 206 322Z" fill="#f4b9b0"/><circle cx="224" cy="356" r="7" fill="#8a4a4a"/><circle cx="254" cy="360" r="7" fill="#8a4a4a"/>
    <path d="M240 270q18 14 36 4" fill="none" stroke="#fff" stroke-width="8" stroke-linecap="round"/>
    <path d="M318 176C356 170 380 190 392 220 356 236 326 220 318 176Z" fill="#3a3844"/><path d="M278 176Q270 130 300 116 300 146 320 160Z" fill="#f3d9b8"/>
    ${letter('z', { x: 196, y: 236, size: 64, fill: '#4a7a2a' })}${letter('z', { x: 150, y: 198, size: 52, fill: '#4a7a2a' })}
    ${letter('Lakenvelder', { x: 44, y: 112, size: 90, fill: '#1c1b22', tracking: -25 })}`
}
