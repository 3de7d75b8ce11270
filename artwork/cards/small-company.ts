import { type Drawings, fill } from '../card.ts'
import { letter } from '../lettering.ts'
import { chance, each, leaf, put, repeat } from '../shapes.ts'

export const smallCompany: Drawings = {
  'een-oor-knuffelbon': { composition: 'd-face-from-below', draw: drawRabbit },
  'sok-kwijt-kindersokkenbon': { composition: 'd-trail', draw: drawRunaway },
  'hoera-zes-feestbon': { composition: 'd-big-initial', draw: drawSix },
  'hapje-vliegtuig-babyhapjesbon': { composition: 'd-trail', draw: drawSpoon },
  'eerste-eend-babyzwembon': { composition: 'd-horizon', draw: drawDucks },
  'rekenrups-leerspelbon': { composition: 'd-along-a-curve', draw: drawCaterpillar },
  'zolderkist-verkleedbon': { composition: 'd-rising-from-a-box', draw: drawChest },
}

/** Loved more for what is missing. */
function drawRabbit() {
  return `${fill('#e7688f')}
    <path d="M690 300C640 190 640 20 716 6 800-4 800 190 770 300Z" fill="#f6efe6"/><path d="M706 270C680 180 686 60 720 50 760 50 762 180 748 270Z" fill="#f4a9b9"/>
    <ellipse cx="618" cy="444" rx="252" ry="220" fill="#f6efe6"/><ellipse cx="618" cy="510" rx="120" ry="84" fill="#fff"/>
    <path d="M452 262Q486 238 524 234" stroke="#c4243f" stroke-width="11" fill="none" stroke-linecap="round"/><path d="M464 236 474 274M486 226 494 264M508 218 514 258" stroke="#c4243f" stroke-width="9" stroke-linecap="round"/>
    <circle cx="520" cy="392" r="27" fill="#2d1b2e"/><circle cx="512" cy="384" r="9" fill="#fff"/>
    <circle cx="716" cy="392" r="34" fill="#3d8fd1"/><circle cx="716" cy="392" r="25" fill="none" stroke="#fff" stroke-width="4"/><path d="M706 382 726 402M726 382 706 402" stroke="#fff" stroke-width="7" stroke-linecap="round"/>
    <path d="M590 450H646Q640 482 618 486 596 482 590 450Z" fill="#e7688f"/><path d="M618 486V506M618 506Q590 536 562 514M618 506Q646 536 674 514" fill="none" stroke="#2d1b2e" stroke-width="9" stroke-linecap="round"/>
    <circle cx="462" cy="460" r="36" fill="#f9c6d0"/><circle cx="776" cy="460" r="36" fill="#f9c6d0"/>
    ${letter('Eén Oor', { x: 44, y: 150, size: 134, fill: '#fff', wdth: 92, tracking: -25 })}`
}

/** So that is where they go. */
function drawRunaway() {
  const steps = repeat(
    7,
    (n) =>
      `<ellipse cx="${60 + n * 58}" cy="${470 - n * 5 + (n % 2) * 22}" rx="20" ry="9" fill="#3d8f5c"/>`,
  )
  return `${fill('#8fd4f7')}<circle cx="720" cy="150" r="96" fill="#fff1a8"/>
    <path d="M0 410Q220 330 430 384T856 350V540H0Z" fill="#6cc07f"/><path d="M0 450Q240 396 480 440T856 420V540H0Z" fill="#55ad6c"/>${steps}
    <path d="M430 250 690 70" stroke="#8a4f24" stroke-width="15" stroke-linecap="round"/><path d="M676 64C624 84 608 150 662 164 722 178 756 124 712 70Z" fill="#e8404f"/><path d="M690 66C672 30 650 28 644 44 646 60 668 68 690 66ZM690 66C700 26 724 18 734 32 736 50 716 64 690 66Z" fill="#c42a3a"/><g fill="#fff"><circle cx="652" cy="122" r="9"/><circle cx="682" cy="142" r="9"/><circle cx="704" cy="110" r="9"/><circle cx="674" cy="98" r="9"/></g>
    <clipPath id="sok-kwijt-sok"><path d="M460 130H590V320C590 346 610 356 650 362 716 372 736 404 730 430 726 452 706 460 680 460H540C490 460 460 430 460 380Z"/></clipPath>
    <g clip-path="url(#sok-kwijt-sok)"><path d="M440 100H760V480H440Z" fill="#ffc93c"/><path d="M440 190H620V226H440ZM440 262H620V298H440ZM440 334H640V366H440Z" fill="#7a3fc0"/><path d="M660 340H760V480H650C690 450 690 390 660 340Z" fill="#e8404f"/><path d="M440 400C500 390 540 420 540 480H440Z" fill="#e8404f"/></g>
    <rect x="446" y="108" width="158" height="48" rx="18" fill="#fff"/><path d="M474 120v26M500 120v26M526 120v26M552 120v26M578 120v26" stroke="#ffdf8a" stroke-width="6"/>
    <circle cx="548" cy="244" r="23" fill="#fff"/><circle cx="598" cy="244" r="23" fill="#fff"/><circle cx="554" cy="244" r="11" fill="#231208"/><circle cx="604" cy="244" r="11" fill="#231208"/><path d="M552 296q22 22 44-2" fill="none" stroke="#231208" stroke-width="9" stroke-linecap="round"/>
    <path d="M470 250C440 250 424 262 430 250" fill="none" stroke="#ffc93c" stroke-width="22" stroke-linecap="round"/>
    ${letter('Sok\nKwijt', { x: 42, y: 142, size: 128, fill: '#17426f', wdth: 90, tracking: -25, leading: 0.86 })}`
}

/** Six is a candle. */
function drawSix() {
  const random = chance(6)
  const colors = ['#ffd23f', '#fff', '#3fb6e8', '#43c59e']
  const confetti = repeat(46, (n) => {
    const [x, y] = [Math.round(random() * 856), Math.round(random() * 540)]
    const isFree = x < 410 && y > 170
    return isFree
      ? ''
      : `<path d="M${x} ${y}l${Math.round(random() * 26 - 13)} ${Math.round(8 + random() * 14)}" stroke="${colors[n % 4]}"/>`
  })
  const six =
    'M742 118C640 96 520 190 516 352 514 450 574 506 652 506 732 506 784 450 784 378 784 304 734 258 664 258 640 258 618 264 602 276'
  return `${fill('#ef3f6e')}<g stroke-width="12" stroke-linecap="round">${confetti}</g>
    <g transform="translate(46 4) scale(0.93)"><path d="${six}" fill="none" stroke="#a8163f" stroke-width="92" stroke-linejoin="round" transform="translate(10 10)"/>
    <path d="${six}" fill="none" stroke="#fff" stroke-width="88"/><path d="${six}" fill="none" stroke="#ffd23f" stroke-width="88" stroke-dasharray="34 34"/>
    <path d="M752 82V56" stroke="#3d0a1c" stroke-width="9"/><path d="M752-8C792 30 792 66 752 74 712 66 712 30 752-8Z" fill="#ff9a1f"/><path d="M752 22C772 42 770 62 752 68 734 62 732 42 752 22Z" fill="#fff3b8"/></g>
    ${letter('Hoera', { x: 44, y: 330, size: 142, fill: '#fff', wdth: 96, tracking: -30 })}`
}

/** Nnnnneeeeow. */
function drawSpoon() {
  return `${fill('#bfe6fb')}<g fill="#fff"><path d="M560 480a44 44 0 0 1 8-88 62 62 0 0 1 116-16 52 52 0 0 1 70 104Z"/><path d="M60 396a28 28 0 0 1 4-56 40 40 0 0 1 74-8 32 32 0 0 1 38 64Z"/></g>
    <path d="M-20 470C180 520 360 470 380 360 392 282 290 276 300 356 314 470 480 420 560 300" fill="none" stroke="#3b7fc4" stroke-width="9" stroke-dasharray="22 18" stroke-linecap="round"/>
    <g transform="translate(650 206) rotate(-40)"><path d="M-226-13H40V13H-226Q-240 0-226-13Z" fill="#8795a8"/><path d="M-60-8-130-126H-84L20-8Z" fill="#e8503a"/><path d="M-60 8-130 126H-84L20 8Z" fill="#c53b27"/><path d="M-196-8-232-58H-206L-160-8ZM-196 8-232 58H-206L-160 8Z" fill="#e8503a"/><path d="M-196 0H-120" stroke="#fff" stroke-width="8" stroke-linecap="round"/><ellipse cx="106" rx="98" ry="66" fill="#8795a8"/><ellipse cx="110" cy="-3" rx="84" ry="54" fill="#dfe6ee"/><path d="M40-4C34-40 70-60 96-46 124-72 170-50 170-22 196 0 176 36 146 32 122 52 84 46 78 28 52 30 38 16 40-4Z" fill="#f58b1f"/><path d="M76-22q20-14 38 0M112 10q22-12 38 2" stroke="#ffc07a" stroke-width="10" fill="none" stroke-linecap="round"/></g>
    ${letter('Hapje\nVliegtuig', { x: 44, y: 118, size: 104, fill: '#173f73', wdth: 86, tracking: -20, leading: 0.9 })}`
}

/** The first one goes deep. */
function drawDucks() {
  const duck =
    '<path d="M-130 40C-150-20-120-40-100-30-60-10-30-30-36-60A78 78 0 1 1 84-20C150 20 130 130 20 130H-60C-110 130-126 90-130 40Z" fill="#ffcf26"/><path d="M-84 40C-40 20 30 30 50 70 20 110-50 110-84 40Z" fill="#f2b200"/><path d="M96-76Q150-84 158-66 150-44 92-46Z" fill="#f2622b"/>'
  const eye = '<circle cx="54" cy="-84" r="13" fill="#1c2b3a"/>'
  const goggles =
    '<path d="M-36-72-30-104 100-96V-88Z" fill="#173f8f"/><ellipse cx="62" cy="-84" rx="36" ry="32" fill="#173f8f"/><ellipse cx="62" cy="-84" rx="25" ry="21" fill="#c6f0ff"/><circle cx="64" cy="-82" r="12" fill="#1c2b3a"/>'
  const water = (y: number, from: number) =>
    `<path d="M${from} ${y}q36-30 72 0t72 0 72 0 72 0 72 0 72 0 72 0 72 0 72 0 72 0 72 0 72 0 72 0V560H${from}Z"`
  return `${fill('#fdf3dc')}<g stroke="#f4e2b8" stroke-width="6"><path d="M0 90H856M0 200H856M0 310H856M107 0V400M321 0V400M535 0V400M749 0V400"/></g>
    ${put(duck + eye, { x: 104, y: 318, scale: 0.46 })}${put(duck + eye, { x: 292, y: 298, scale: 0.72 })}${put(duck + goggles, { x: 614, y: 256, scale: 1.36 })}
    ${water(392, -20)} fill="#35b7c9"/>${water(440, -56)} fill="#1a93ab"/>
    ${letter('Eerste Eend', { x: 44, y: 128, size: 96, fill: '#0e5a6b', wdth: 76, tracking: -15 })}`
}

/** It eats its way through the sums. */
function drawCaterpillar() {
  const places = Array.from(
    { length: 9 },
    (_, n) =>
      [
        Math.round(84 + n * (n === 8 ? 80 : 76)),
        Math.round(330 + Math.sin(n * 0.95) * 62),
      ] as const,
  )
  const greens = ['#3f9e3a', '#5dbb45']
  const legs = each(places, ([x, y]) => `M${x - 12} ${y + 40}v34m24 0v-34`)
  const body = each(places, ([x, y], n) => {
    const isHead = n === 8
    return `<circle cx="${x}" cy="${y}" r="${isHead ? 64 : 50}" fill="${isHead ? '#ffcf3a' : greens[n % 2]}"/>${isHead ? '' : letter(String(n + 1), { x, y: y + 20, size: 56, fill: '#f2fbe4', anchor: 'middle' })}`
  })
  const [x, y] = places[8] ?? [700, 300]
  return `${fill('#d9f2a9')}<path d="M0 440Q428 410 856 446V540H0Z" fill="#8a5a2e"/>
    <g transform="translate(880 64) rotate(138)"><path d="${leaf(310, 120)}" fill="#2f8a4a"/><path d="M0 0H290" stroke="#bfe38c" stroke-width="8"/></g><circle cx="690" cy="240" r="46" fill="#d9f2a9"/><circle cx="734" cy="276" r="40" fill="#d9f2a9"/><circle cx="638" cy="206" r="30" fill="#d9f2a9"/>
    <g stroke="#1e5a24" stroke-width="9" stroke-linecap="round"><path d="${legs}"/></g>${body}<path d="M${x - 20} ${y - 56}q-14-36-36-40M${x + 20} ${y - 58}q6-38 30-48" stroke="#1e5a24" stroke-width="8" fill="none" stroke-linecap="round"/><circle cx="${x - 18}" cy="${y - 12}" r="10" fill="#1c2b1c"/><circle cx="${x + 24}" cy="${y - 12}" r="10" fill="#1c2b1c"/><path d="M${x - 22} ${y + 18}q26 26 50 0" stroke="#1c2b1c" stroke-width="8" fill="none" stroke-linecap="round"/>
    ${letter('Rekenrups', { x: 44, y: 134, size: 120, fill: '#17451c', wdth: 84, tracking: -20 })}`
}

/** Whoever opens it may be anyone. */
function drawChest() {
  return `${fill('#4b2a83')}<path d="M346 330 250-20H810L700 330Z" fill="#6a43ab"/><path d="M420 330 390-20H660L626 330Z" fill="#8a63cb"/>
    <g transform="translate(398 142) rotate(-14)"><path d="M-70 50-86-40-40 0 0-64 40 0 86-40 70 50Z" fill="#ffc93c"/><path d="M-70 50H70V72H-70Z" fill="#e69a12"/><circle cy="26" r="13" fill="#e8394f"/></g>
    <g transform="translate(642 132) rotate(12)"><path d="M-116 40C-90-10-70-90 0-92S90-10 116 40Q0 0-116 40Z" fill="#1b1530"/><path d="M-116 40Q0 0 116 40" stroke="#fff" stroke-width="9" fill="none"/><circle cy="-38" r="21" fill="#fff"/><path d="M-10-22H10V-4H-10Z" fill="#fff"/><path d="M-8-40h0M8-40h0" stroke="#1b1530" stroke-width="11" stroke-linecap="round"/></g>
    <g transform="translate(536 262)"><path d="M-78-16-66-86-24-48Q0-56 24-48L66-86 78-16C70 50-70 50-78-16Z" fill="#ff7a4d"/><path d="M-46-14Q-30-34-12-10-30 4-46-14ZM46-14Q30-34 12-10 30 4 46-14Z" fill="#4b2a83"/><path d="M-8 12H8L0 24Z" fill="#4b2a83"/></g>
    <g transform="translate(742 262) rotate(26)"><path d="M0 0V120" stroke="#f3e4ff" stroke-width="13" stroke-linecap="round"/><path d="M0-52 14-18 50-16 22 8 32 44 0 24-32 44-22 8-50-16-14-18Z" fill="#ffe27a"/></g>
    <path d="M296 340H776L748 516H324Z" fill="#8f5126"/><path d="M296 340H776L770 378H302Z" fill="#b06a33"/><path d="M372 340H412L418 516H382ZM660 340H700L690 516H654Z" fill="#e0a13e"/><path d="M510 362H562V420Q536 440 510 420Z" fill="#e0a13e"/><circle cx="536" cy="392" r="9" fill="#4b2a12"/>
    ${letter('Zolder-\nkist', { x: 44, y: 128, size: 112, fill: '#fff', wdth: 78, tracking: -15, leading: 0.9 })}`
}
