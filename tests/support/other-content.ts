import { cpSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const root = new URL('../../', import.meta.url).pathname

/** Rewrites one file of content/catalogue. */
export type ChangeContent = (file: string, change: (text: string) => string) => void

/**
 * A copy of the built project, or of the one at `from`, with other content: for what the catalogue does not hold yet.
 */
export function copyHome(change: (content: ChangeContent) => void, from = root): string {
  const home = mkdtempSync(join(tmpdir(), 'gift-card-shop-home-'))
  for (const name of ['build', 'content', 'db', 'package.json'])
    cpSync(join(from, name), join(home, name), { recursive: true })
  // The provider's stand-in serves browsers its sources, which lie beside what is built.
  for (const name of ['node_modules', 'src']) symlinkSync(join(from, name), join(home, name))
  change((file, write) => {
    const path = join(home, 'content', 'catalogue', file)
    writeFileSync(path, write(readFileSync(path, 'utf8')))
  })
  return home
}

/** A campaign of any day, so that its tests are too. */
export function openCampaign(change: ChangeContent): void {
  change('../campaigns/sinterklaas.yaml', (text) =>
    text.replace(/^period: .*/m, "period: { from: '2026-01-01' }"),
  )
  change('../campaigns/kerst.yaml', (text) =>
    text.replace(/^period: .*/m, "period: { until: '2026-01-01' }"),
  )
}

/**
 * What products may be and none is yet: a card that is posted, for a listed price or any amount, one of which only the posted form is left, a film of a
 * provider, what customers said, a label of something free.
 */
export function addVariants(change: ChangeContent): void {
  change('products/aan-tafel-dinerbon.yaml', (text) =>
    text.replace(/^physical:(?:\n .*)+/m, 'physical:\n  prices: [50, 125]\n  stock: available'),
  )
  change('products/tas-van-tante-tassenbon.yaml', (text) =>
    text.replace(/^physical:(?:\n .*)+/m, 'physical:\n  prices: [50]\n  stock: available'),
  )
  change('products/loof-en-lente-tuinbon.yaml', (text) =>
    text.replace(/^(physical:(?:\n .*)*\n {2}stock: )coming/m, '$1available'),
  )
  change('products/schaap-en-averecht-wolbon.yaml', (text) =>
    text.replace(
      /^label: .*/m,
      'label: { title: { nl: breipatroon, en: pattern }, color: leaf, free: true }',
    ),
  )
  change(
    'products/warme-lucht-ballonbon.yaml',
    (text) =>
      `${text}video:
  youtube: abcdefghij0
  poster: zo-komt-een-bon-aan.svg
  title: { nl: Een uur boven de weilanden, en: An hour above the fields }
testimonials:
  - quote: { nl: Mijn moeder huilde boven Woerden., en: My mother wept above Woerden. }
    author: Sanne
    source: { title: Keurmerk, url: 'https://keurmerk.example/1' }
    verifiedOn: '2026-11-20'
  - quote: { nl: 'Stil, en toen ineens de zon.', en: 'Silence, and then the sun.' }
    author: Mehmet
    source: { title: Keurmerk, url: 'https://keurmerk.example/2' }
    verifiedOn: '2026-11-19'
`,
  )
}
