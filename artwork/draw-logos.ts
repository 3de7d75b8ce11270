import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { letter } from './lettering.ts'

/**
 * Draws what the storefronts of a family share: `node draw-logos.ts` writes logo, light logo, and the
 * pictures of the missing page, of a promotion and of the doubler to content/storefronts/logos, lettering outlined.
 */
type Family = { word: string; ink: string; paper: string; mark: (ink: string) => string }

const petals = (ink: string): string =>
  [0, 72, 144, 216, 288]
    .map((turn) => `<ellipse cx="22" cy="31" rx="5.6" ry="9" transform="rotate(${turn} 22 41)"/>`)
    .join('')
    .replace(/^(.*)$/s, `<g fill="${ink}">$1</g>`)

const suitcase = (ink: string): string =>
  `<rect x="4" y="31" width="36" height="25" rx="5" fill="${ink}"/><path d="M15 31v-5a3 3 0 0 1 3-3h8a3 3 0 0 1 3 3v5" fill="none" stroke="${ink}" stroke-width="3.4"/>`

const square = (ink: string): string =>
  `<rect x="5" y="24" width="33" height="33" rx="6" fill="${ink}"/>`

const families: Record<string, Family> = {
  cb: { word: 'bonbloom', ink: '#0f6b57', paper: '#ffd9a8', mark: petals },
  ck: { word: 'kadokoffer', ink: '#2b4aa8', paper: '#ffe08a', mark: suitcase },
  gcs: { word: 'giftsquare', ink: '#b5123e', paper: '#ffe3ea', mark: square },
}

const inside: Record<string, (paper: string) => string> = {
  cb: (paper) => `<circle cx="22" cy="41" r="5" fill="${paper}"/>`,
  ck: (paper) => `<path d="M4 43h36M22 31v25" stroke="${paper}" stroke-width="2.6"/>`,
  gcs: (paper) => `<path d="M5 38h33M17 24v33" stroke="${paper}" stroke-width="2.6"/>`,
}

const lettering = { wght: 800, wdth: 100 }

function logo(name: string, { word, mark }: Family, [ink, paper]: [string, string]): string {
  const text = letter(word, { ...lettering, size: 26, fill: ink, x: 48, y: 50 })
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 80">\n${mark(ink)}${inside[name]?.(paper) ?? ''}\n${text}\n</svg>\n`
}

function notFound({ ink, paper, mark }: Family, name: string): string {
  const digit = { ...lettering, size: 130, fill: ink, y: 168, anchor: 'middle' as const }
  const zero = `<g transform="translate(112 -9) scale(3.2)">${mark(ink)}${inside[name]?.(paper) ?? ''}</g>`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 360 240">\n<rect width="360" height="240" rx="18" fill="${paper}"/>${letter('4', { ...digit, x: 66 })}${zero}${letter('4', { ...digit, x: 294 })}\n</svg>\n`
}

/** Where scraps of paper fly: x, y and turn. */
const scraps = [
  [58, 52, 20],
  [120, 30, -35],
  [300, 40, 12],
  [348, 96, -20],
  [40, 150, -12],
  [330, 182, 40],
  [92, 204, 60],
  [250, 212, -50],
] as const

const confetti = ({ ink }: Family): string =>
  scraps
    .map(
      ([x, y, turn], index) =>
        `<rect x="${x}" y="${y}" width="14" height="6" rx="2" fill="${index % 2 === 0 ? ink : '#ffffff'}" transform="rotate(${turn} ${x} ${y})"/>`,
    )
    .join('')

const frame = ({ paper }: Family, inner: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 240">\n<rect width="400" height="240" rx="18" fill="${paper}"/>${inner}\n</svg>\n`

/** The family's mark, large, among scraps of paper: something is going on. */
const promotion = (family: Family, name: string): string =>
  frame(
    family,
    `${confetti(family)}<g transform="translate(112 -28) scale(3.9)">${family.mark(family.ink)}${inside[name]?.(family.paper) ?? ''}</g>`,
  )

const card = ({ ink }: Family, place: string, fill: string): string =>
  `<g transform="${place}"><rect x="-78" y="-49" width="156" height="98" rx="9" fill="${fill}" stroke="${ink}" stroke-width="4"/><path d="M-78 -14h156" stroke="${ink}" stroke-width="4"/></g>`

/** One card becomes two. */
function doubler(family: Family): string {
  const twice = letter('×2', {
    ...lettering,
    size: 84,
    fill: family.ink,
    x: 312,
    y: 150,
    anchor: 'middle',
  })
  const cards = `${card(family, 'translate(160 132) rotate(9)', '#ffffff')}${card(family, 'translate(128 112) rotate(-8)', '#ffffff')}`
  return frame(family, `${cards}${twice}`)
}

const write = (name: string, svg: string): void =>
  writeFileSync(
    fileURLToPath(new URL(`../content/storefronts/logos/${name}.svg`, import.meta.url)),
    svg,
  )

for (const [name, family] of Object.entries(families)) {
  write(name, logo(name, family, [family.ink, family.paper]))
  write(`${name}-light`, logo(name, family, ['#ffffff', family.ink]))
  write(`${name}-not-found`, notFound(family, name))
  write(`${name}-promotion`, promotion(family, name))
  write(`${name}-doubler`, doubler(family))
}
