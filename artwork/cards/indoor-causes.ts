import { type Drawings, fill } from '../card.ts'
import { letter, letterOnArc } from '../lettering.ts'
import { each, put, repeat } from '../shapes.ts'

export const indoorCauses: Drawings = {
  'schroefje-over-donatie': { composition: 'e-exploded-view', draw: drawToaster },
  'oma-in-beeld-donatie': { composition: 'e-video-call', draw: drawCall },
  'toeter-mee-donatie': { composition: 'e-lettering-from-a-horn', draw: drawHorn },
  'kwispeluur-donatie': { composition: 'e-name-on-the-dog', draw: drawDog },
}

/** A toaster taken apart in good order, and the one part that is always left. */
function drawToaster() {
  const ink = 'fill="none" stroke="#23304a" stroke-width="8" stroke-linecap="round"'
  const toast =
    '<path d="M-74 44V-20C-104-30-104-78-58-82H58C104-78 104-30 74-20V44Z" fill="#f2b562" stroke="#b9762b" stroke-width="10" stroke-linejoin="round"/><circle cx="-22" cy="-34" r="7" fill="#b9762b"/><circle cx="26" cy="-10" r="7" fill="#b9762b"/>'
  const coil = `<path d="M-96 0q12-34 24 0t24 0 24 0 24 0 24 0 24 0 24 0 24 0" ${ink}/>`
  const shell =
    '<path d="M-150 74V-10Q-150-66-94-66H94Q150-66 150-10V74Z" fill="#e2492f"/><path d="M-94-66H94Q112-66 126-56H-126Q-112-66-94-66Z" fill="#23304a"/><path d="M-116-24Q-112-40-92-40" stroke="#ff9a7e" stroke-width="12" stroke-linecap="round" fill="none"/><path d="M150-6h34v26h-34z" fill="#23304a"/><circle cx="92" cy="34" r="22" fill="#fbf3e4"/><path d="M92 34v-16" stroke="#23304a" stroke-width="7" stroke-linecap="round"/>'
  const base =
    '<path d="M-160-12H160V18H-160Z" fill="#23304a"/><path d="M-128 18h44v18h-44zM84 18h44v18H84z" fill="#23304a"/>'
  const screw =
    '<path d="M-34-60H34V-30H-34Z" fill="#23304a"/><path d="M-20-45H20" stroke="#ffc93c" stroke-width="8" stroke-linecap="round"/><path d="M-15-30H15V54L0 78-15 54Z" fill="#5b6b88"/><path d="M-24-12 24-24M-24 12 24 0M-24 36 24 24" stroke="#23304a" stroke-width="9" stroke-linecap="round"/>'
  return `${fill('#fbf3e4')}
    <g stroke="#eaddc4" stroke-width="3">${repeat(5, (n) => `<path d="M0 ${n * 108 + 54}H856M${n * 190 + 60} 0V540"/>`)}</g>
    <path d="M614 40V520" stroke="#23304a" stroke-width="4" stroke-dasharray="4 14" stroke-linecap="round"/>
    ${put(toast, { x: 614, y: 112, scale: 0.82 })}${put(coil, { x: 614, y: 206 })}${put(shell, { x: 614, y: 330 })}${put(base, { x: 614, y: 470 })}
    <circle cx="340" cy="430" r="82" fill="#ffc93c"/>${put(screw, { x: 340, y: 424, rotate: 28, scale: 0.9 })}
    ${letter('Schroefje\nOver', { x: 42, y: 118, size: 92, fill: '#23304a', tracking: -30, leading: 0.9, wdth: 88 })}`
}

/** Grandmother calls, and as ever sits too close to the camera. */
function drawCall() {
  const curls = each(
    [
      [-196, -60, 64],
      [-164, -138, 70],
      [-96, -196, 74],
      [-8, -218, 78],
      [84, -202, 74],
      [156, -148, 70],
      [196, -66, 64],
      [-204, 26, 56],
      [206, 22, 56],
    ] as const,
    ([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r}"/>`,
  )
  const glass = (x: number) =>
    `<circle cx="${x}" cy="36" r="80" fill="#fff" fill-opacity=".55" stroke="#d2246e" stroke-width="18"/><circle cx="${x + 6}" cy="42" r="22" fill="#2b1746"/><circle cx="${x + 14}" cy="33" r="7" fill="#fff"/>`
  const oma = `<g fill="#f1edf7">${curls}</g><ellipse cy="70" rx="194" ry="232" fill="#f3c4a4"/>
    <path d="M-120-150C-60-190 60-190 120-150 60-130-60-130-120-150Z" fill="#f1edf7"/>
    ${glass(-96)}${glass(100)}<path d="M-16 30Q2 14 20 30" fill="none" stroke="#d2246e" stroke-width="16"/>
    <path d="M-150-74q50-34 98-12M54-86q50-22 98 12" fill="none" stroke="#cfc6da" stroke-width="14" stroke-linecap="round"/>`
  const child =
    '<rect x="-58" y="-76" width="116" height="152" rx="16" fill="#ffc93c"/><path d="M-46 76C-46 26 46 26 46 76Z" fill="#1f9c8c"/><circle cy="-6" r="38" fill="#8a5332"/><path d="M-40-10C-44-60 44-60 40-10 20-34-20-34-40-10Z" fill="#2b1746"/><circle cx="-13" cy="-4" r="5" fill="#2b1746"/><circle cx="15" cy="-4" r="5" fill="#2b1746"/><path d="M-12 12q13 12 26 0" fill="none" stroke="#fff" stroke-width="6" stroke-linecap="round"/>'
  return `${fill('#5a37c8')}<circle cx="120" cy="500" r="190" fill="#6b48dc"/>
    <rect x="322" y="44" width="500" height="452" rx="40" fill="#1c1030"/>
    <clipPath id="oma-in-beeld"><rect x="342" y="64" width="460" height="412" rx="24"/></clipPath>
    <g clip-path="url(#oma-in-beeld)"><path d="M342 64H802V476H342Z" fill="#8ed8c8"/><path d="M342 64H460V300H342Z" fill="#79c6b6"/>${put(oma, { x: 556, y: 378, scale: 0.94 })}
    ${put(child, { x: 736, y: 150, scale: 0.8 })}</g>
    ${letter('Oma\nin\nbeeld', { x: 44, y: 136, size: 108, fill: '#fff', tracking: -30, leading: 0.92 })}`
}

/** A horn that says its own name. */
function drawHorn() {
  const ring = (r: number, color: string) => `<circle r="${r}" fill="${color}"/>`
  const bell = `${ring(196, '#e59a17')}${ring(182, '#ffc53d')}${ring(150, '#ffd97a')}${ring(112, '#ffb81f')}${ring(76, '#c97a0a')}${ring(46, '#6e3a06')}`
  const arc = (text: string, radius: number, look: { size: number; fill: string; angle: number }) =>
    letterOnArc(text, { x: 642, y: 420, radius, ...look })
  return `${fill('#c81e63')}
    <g fill="none" stroke="#e0427f" stroke-width="26"><circle cx="642" cy="420" r="250"/><circle cx="642" cy="420" r="494"/><circle cx="642" cy="420" r="610"/></g>
    <path d="M642 604H960M700 236H960" stroke="#e59a17" stroke-width="44"/>
    ${put(bell, { x: 642, y: 420 })}<path d="M532 344Q556 290 612 268" fill="none" stroke="#fff3cf" stroke-width="16" stroke-linecap="round"/>
    ${arc('Toeter Mee', 318, { size: 124, fill: '#fff', angle: -36 })}
    <g fill="#ffd97a"><path d="M70 420v-92l66-16v88a26 20 0 1 1-14-18v-48l-38 9v77a26 20 0 1 1-14-18z" transform="translate(0-280)"/></g>`
}

/** A dachshund on a visit, long enough for its whole name. */
function drawDog() {
  const slipper =
    '<path d="M-70 20V-6C-70-34-30-40-2-30 30-20 70-12 72 20Z" fill="#e8475f"/><path d="M-70 20H72V34H-70Z" fill="#8c1f35"/><circle cx="22" cy="-22" r="20" fill="#fff"/>'
  const paw = (x: number) =>
    `<path d="M${x} 384h50v90q0 18-18 18h-44q-6-22 12-32z" fill="#8a4b22"/>`
  return `${fill('#bfe0ff')}<path d="M0 470H856V540H0Z" fill="#f7e3c3"/><path d="M0 470H856V482H0Z" fill="#e8cda3"/>
    <path d="M560-10H820V210Q820 222 808 222H572Q560 222 560 210Z" fill="#eaf5ff"/><path d="M690-10V222M560 104H820" stroke="#9ecbf2" stroke-width="12"/><circle cx="632" cy="54" r="30" fill="#ffd34d"/>
    <path d="M86 300C30 270 18 210 44 150" fill="none" stroke="#a35b2b" stroke-width="34" stroke-linecap="round"/>
    <path d="M92 128q20 24 12 54M8 108q-14 30-4 62" fill="none" stroke="#3f7fbf" stroke-width="9" stroke-linecap="round"/>
    ${paw(112)}${paw(196)}${paw(560)}${paw(640)}
    <path d="M76 340C76 286 112 270 160 270H640C668 270 690 250 690 226 690 196 716 176 750 180 790 184 806 214 842 222 860 228 858 262 838 270 812 282 780 274 764 290 752 380 700 430 640 430H160C110 430 76 400 76 340Z" fill="#a35b2b"/>
    <path d="M716 190C690 200 676 268 700 318 726 322 744 290 742 236Z" fill="#743a16"/><circle cx="784" cy="218" r="9" fill="#2a1408"/><circle cx="838" cy="233" r="14" fill="#2a1408"/>
    <path d="M712 318q26 22 50-6" fill="none" stroke="#e8475f" stroke-width="16" stroke-linecap="round"/>
    ${put(slipper, { x: 330, y: 486, scale: 0.86 })}${put(slipper, { x: 452, y: 500, scale: 0.86 })}
    ${letter('Kwispeluur', { x: 392, y: 386, size: 100, fill: '#fff4e0', anchor: 'middle', tracking: -25 })}`
}
