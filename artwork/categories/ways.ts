import { type Drawings, fill } from '../card.ts'
import { each, leaf, put, repeat } from '../shapes.ts'
import { bow, cream, ruby, yellow } from './bow.ts'

export const ways: Drawings = {
  'category-uitjes-en-reizen': { composition: 'category', draw: drawSuitcase },
  'category-elektronica': { composition: 'category', draw: drawHeadphones },
  'category-kinderen-en-baby': { composition: 'category', draw: drawBear },
  'category-sport-en-buiten': { composition: 'category', draw: drawRunningShoe },
  'category-hobby-en-creatief': { composition: 'category', draw: drawYarn },
  'category-dieren': { composition: 'category', draw: drawPup },
  'category-onderweg': { composition: 'category', draw: drawCar },
  'category-leren-en-groeien': { composition: 'category', draw: drawSeedling },
}

/** Packed, and no idea for where. */
function drawSuitcase() {
  return `${fill('#ff8a63')}<circle cx="650" cy="170" r="130" fill="#ffb27f"/><path d="M0 400Q160 300 330 380T640 350 856 390V540H0Z" fill="#e9643f"/><path d="M0 474H856V540H0Z" fill="#7a2546"/>
    <path d="M356 160V92Q356 66 382 66H474Q500 66 500 92V160" fill="none" stroke="#17435a" stroke-width="24"/>
    <path d="M236 470h40v28h-40zM580 470h40v28h-40z" fill="#17435a"/><rect x="186" y="150" width="484" height="330" rx="44" fill="#2aa7a0"/><path d="M600 150H626Q670 150 670 194V436Q670 480 626 480H600Z" fill="#1f8680"/><path d="M236 150V480M620 150V480" stroke="#17716c" stroke-width="13"/>
    <g transform="translate(312 400)"><circle r="44" fill="#ffd23f"/><path d="M-24 12 0-26 24 12Z" fill="#e2583e"/></g><g transform="translate(548 250) rotate(12)"><rect x="-46" y="-30" width="92" height="60" rx="8" fill="#fff"/><path d="M-46-10h92v20h-92z" fill="#3f7fd6"/></g>
    <path d="M402 150H454V480H402ZM186 292H670V340H186Z" fill="#d81f4e"/>${bow(ruby, { x: 428, y: 312, scale: 1.1 })}`
}

/** Something for the ears. */
function drawHeadphones() {
  const waves = each([0, 1, 2], (n) => {
    const reach = 40 + n * 44
    return `<path d="M${176 - n * 44} ${330 - reach}q-40 ${reach} 0 ${reach * 2}M${680 + n * 44} ${330 - reach}q40 ${reach} 0 ${reach * 2}"/>`
  })
  return `${fill('#3846cf')}<circle cx="428" cy="290" r="262" fill="#4757e0"/><g fill="none" stroke="#8f9bff" stroke-width="17" stroke-linecap="round">${waves}</g>
    <path d="M244 350V290C244 170 326 96 428 96S612 170 612 290V350" fill="none" stroke="#fff" stroke-width="44"/><path d="M266 300C266 190 336 122 428 122S590 190 590 300" fill="none" stroke="#c9d1ff" stroke-width="12"/>
    <rect x="200" y="290" width="112" height="190" rx="52" fill="#ffd23f"/><rect x="544" y="290" width="112" height="190" rx="52" fill="#ffd23f"/><rect x="276" y="302" width="62" height="166" rx="31" fill="#1c2266"/><rect x="518" y="302" width="62" height="166" rx="31" fill="#1c2266"/><path d="M222 340V420M634 340V420" stroke="#fff0b0" stroke-width="13" stroke-linecap="round"/>
    <path d="M612 470C640 520 560 530 500 500" fill="none" stroke="#1c2266" stroke-width="11" stroke-linecap="round"/>${bow({ ribbon: '#ff5d84', shade: '#b81f4e' }, { x: 428, y: 98, scale: 1.1 })}`
}

/** Somebody to hold. */
function drawBear() {
  return `${fill('#8edbb0')}<circle cx="428" cy="280" r="280" fill="#a5e5c1"/><g><ellipse cx="132" cy="150" rx="70" ry="84" fill="#ffc93c"/><path d="m132 234-14 22h28z" fill="#ffc93c"/><path d="M132 256C160 330 96 400 140 540" fill="none" stroke="#3d9c6a" stroke-width="6"/><ellipse cx="736" cy="190" rx="64" ry="78" fill="#ff6f91"/><path d="m736 268-14 20h28z" fill="#ff6f91"/><path d="M736 288C706 360 770 420 726 540" fill="none" stroke="#3d9c6a" stroke-width="6"/></g>
    <circle cx="300" cy="110" r="66" fill="#b9763f"/><circle cx="300" cy="110" r="36" fill="#f0b98a"/><circle cx="556" cy="110" r="66" fill="#b9763f"/><circle cx="556" cy="110" r="36" fill="#f0b98a"/>
    <path d="M250 560C230 440 300 372 428 372S626 440 606 560Z" fill="#b9763f"/><path d="M340 560C340 470 380 430 428 430S516 470 516 560Z" fill="#f0b98a"/>
    <path d="M428 60C560 60 632 140 632 232 632 340 540 396 428 396S224 340 224 232C224 140 296 60 428 60Z" fill="#c9874b"/><ellipse cx="428" cy="300" rx="96" ry="76" fill="#f6d0a8"/>
    <circle cx="340" cy="212" r="21" fill="#3a1d12"/><circle cx="516" cy="212" r="21" fill="#3a1d12"/><circle cx="347" cy="204" r="7" fill="#fff"/><circle cx="523" cy="204" r="7" fill="#fff"/><path d="M396 262q32-22 64 0-4 34-32 38-28-4-32-38Z" fill="#3a1d12"/><path d="M428 300v16M392 322q18 26 36-4 18 30 36 4" fill="none" stroke="#3a1d12" stroke-width="9" stroke-linecap="round"/>
    ${bow(ruby, { x: 428, y: 408, scale: 1.05 })}`
}

/** Already tied. */
function drawRunningShoe() {
  return `${fill('#ffd84a')}<path d="M0 420H856V540H0Z" fill="#e4572e"/><path d="M0 470H856" stroke="#fff" stroke-width="10" stroke-dasharray="90 50"/>
    <g stroke="#fff1b0" stroke-width="15" stroke-linecap="round"><path d="M30 210H150M60 270H190M20 330H130"/></g>
    <path d="M180 402H700Q760 402 758 440 756 472 716 472H220Q170 472 170 430Z" fill="#fff"/><path d="M170 440Q300 456 758 444 752 472 716 472H220Q174 472 170 440Z" fill="#d5deea"/>
    <path d="M184 404C166 340 176 236 206 176 236 190 276 196 316 168L430 142C500 250 560 280 660 300 730 316 756 356 756 404Z" fill="#1f7fd1"/><path d="M184 404C172 350 176 280 190 216 240 260 300 330 300 404Z" fill="#165f9f"/><path d="M610 404C600 350 630 306 676 304 736 318 756 356 756 404Z" fill="#fff"/><path d="M330 404C370 320 460 300 560 330L540 356C460 330 420 356 400 404Z" fill="#ffd84a"/>
    <path d="M316 168 430 142C440 160 456 180 470 196L360 250C336 230 324 200 316 168Z" fill="#10446f"/>
    <path d="M396 250l84-44M430 286l84-44M474 312l76-40" stroke="#fff" stroke-width="15" stroke-linecap="round"/>${bow(ruby, { x: 402, y: 180, rotate: -14, scale: 1.02 })}`
}

/** One thread, and all that can come of it. */
function drawYarn() {
  const strands = repeat(
    5,
    (n) =>
      `<path d="M${226 + n * 18} ${220 + n * 52}Q${380 + n * 30} ${130 + n * 60} ${590 + n * 6} ${210 + n * 46}"/><path d="M${300 + n * 60} ${146 - n * 6}Q${230 + n * 70} 300 ${320 + n * 54} ${470 - n * 4}"/>`,
  )
  return `${fill('#ef86ab')}<circle cx="428" cy="300" r="278" fill="#f59bbb"/><path d="M0 476H856V540H0Z" fill="#8a2a5c"/>
    <g stroke-linecap="round"><path d="M300 330 170 60M560 330 690 60" stroke="#c9874b" stroke-width="21"/></g><circle cx="170" cy="58" r="24" fill="#ffd23f"/><circle cx="690" cy="58" r="24" fill="#ffd23f"/>
    <circle cx="428" cy="304" r="190" fill="#2ba6a0"/><clipPath id="category-hobby-bol"><circle cx="428" cy="304" r="190"/></clipPath><g clip-path="url(#category-hobby-bol)" fill="none" stroke="#5cccc4" stroke-width="13">${strands}<path d="M540 130C640 200 640 400 540 480" stroke="#1b7f7a"/><path d="M500 120C620 200 610 410 500 490" stroke="#1b7f7a"/></g>
    <path d="M590 410C680 470 760 400 780 460S700 520 640 508 560 500 480 512" fill="none" stroke="#2ba6a0" stroke-width="13" stroke-linecap="round"/>
    ${bow(yellow, { x: 428, y: 232, scale: 1.15 })}`
}

/** Birthdays are for everybody. */
function drawPup() {
  return `${fill('#6fbdf0')}<circle cx="428" cy="270" r="276" fill="#8accf5"/>
    <path d="M220 560C220 450 300 400 428 400S636 450 636 560Z" fill="#fff1dd"/>
    <path d="M428 60C560 60 620 140 620 240 620 350 540 420 428 420S236 350 236 240C236 140 296 60 428 60Z" fill="#fff1dd"/><path d="M428 60C560 60 620 140 620 240 620 290 604 330 576 360 500 340 460 280 470 200 476 140 450 90 428 60Z" fill="#c97b3f"/>
    <path d="M262 120C190 100 140 170 150 260 156 330 200 356 232 320 252 290 250 200 290 140Z" fill="#8a4a22"/><path d="M594 120C666 100 716 170 706 260 700 330 656 356 624 320 604 290 606 200 566 140Z" fill="#8a4a22"/>
    <circle cx="348" cy="224" r="24" fill="#2a1510"/><circle cx="512" cy="224" r="24" fill="#2a1510"/><circle cx="356" cy="216" r="8" fill="#fff"/><circle cx="520" cy="216" r="8" fill="#fff"/>
    <path d="M384 286Q428 258 472 286 466 326 428 330 390 326 384 286Z" fill="#2a1510"/><path d="M428 330V350M428 350Q396 384 362 360M428 350Q460 384 494 360" fill="none" stroke="#2a1510" stroke-width="10" stroke-linecap="round"/><path d="M402 366C402 404 454 404 454 366Q428 378 402 366Z" fill="#f2688a"/>
    ${bow(ruby, { x: 428, y: 444, scale: 1.2 })}`
}

/** From the showroom, or nearly. */
function drawCar() {
  const wheel = (x: number) =>
    `<circle cx="${x}" cy="440" r="62" fill="#22283a"/><circle cx="${x}" cy="440" r="30" fill="#e6edf4"/><circle cx="${x}" cy="440" r="11" fill="#22283a"/>`
  return `${fill('#ffc48a')}<circle cx="690" cy="150" r="96" fill="#fff0c4"/><path d="M0 360Q200 270 420 340T856 320V540H0Z" fill="#8fc07a"/><path d="M0 440H856V540H0Z" fill="#4a4f63"/><path d="M20 500H856" stroke="#fff" stroke-width="11" stroke-dasharray="80 54"/>
    <path d="M126 400C120 330 150 304 220 296L290 206Q308 184 340 184H520Q552 184 574 204L662 292C724 300 744 330 740 400Q740 436 708 436H158Q128 436 126 400Z" fill="#17a0a8"/><path d="M126 396H740Q740 436 708 436H158Q128 436 126 396Z" fill="#0f7a82"/>
    <path d="M318 222Q328 212 344 212H414V294H262ZM446 212H514Q532 212 544 222L618 294H446Z" fill="#dff4fb"/><path d="M318 222Q328 212 344 212H372L306 294H262Z" fill="#fff"/><path d="M690 330q30 0 36 32h-36z" fill="#ffd23f"/><path d="M128 340h34v30h-34z" fill="#e0304f"/><path d="M452 326h50" stroke="#0f7a82" stroke-width="10" stroke-linecap="round"/>
    ${wheel(260)}${wheel(610)}<path d="M402 184H456V436H402Z" fill="#d81f4e"/>${bow(ruby, { x: 429, y: 168, scale: 1.2 })}`
}

/** What comes of a good book. */
function drawSeedling() {
  return `${fill('#1f7f6b')}<circle cx="428" cy="230" r="230" fill="#2b927c"/><path d="M0 470H856V540H0Z" fill="#155c4d"/>
    <path d="M428 380C420 300 440 240 428 150" fill="none" stroke="#a5dd6b" stroke-width="19" stroke-linecap="round"/><g fill="#a5dd6b">${put(`<path d="${leaf(190, 74)}"/>`, { x: 430, y: 300, rotate: -28 })}${put(`<path d="${leaf(170, 66)}"/>`, { x: 428, y: 260, rotate: -150 })}</g><g fill="#c8f08f">${put(`<path d="${leaf(130, 56)}"/>`, { x: 430, y: 170, rotate: -54 })}${put(`<path d="${leaf(120, 50)}"/>`, { x: 428, y: 168, rotate: -122 })}</g>
    <path d="M428 392C340 340 220 344 120 372V500C220 472 340 470 428 520 516 470 636 472 736 500V372C636 344 516 340 428 392Z" fill="#fff3de"/><path d="M428 392C516 340 636 344 736 372V500C636 472 516 470 428 520Z" fill="#f0dfc0"/><path d="M170 400Q270 376 380 412M170 436Q270 412 380 448M476 412Q586 376 686 400M476 448Q586 412 686 436" fill="none" stroke="#d5bb8e" stroke-width="8" stroke-linecap="round"/>
    <path d="M100 492Q270 460 428 524 586 460 756 492V516Q586 486 428 548 270 486 100 516Z" fill="#e2583e"/>${bow(cream, { x: 428, y: 392, scale: 0.95 })}`
}
