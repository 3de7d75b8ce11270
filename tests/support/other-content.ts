import { cpSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const root = new URL('../../', import.meta.url).pathname

/** Rewrites one file of content/catalogue. */
export type ChangeContent = (file: string, change: (text: string) => string) => void

/** A copy of the built project with other content: for what the catalogue does not hold yet. */
export function copyHome(change: (content: ChangeContent) => void): string {
  const home = mkdtempSync(join(tmpdir(), 'gift-card-shop-home-'))
  for (const name of ['build', 'content', 'db', 'package.json'])
    cpSync(join(root, name), join(home, name), { recursive: true })
  symlinkSync(join(root, 'node_modules'), join(home, 'node_modules'))
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
