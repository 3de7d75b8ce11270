import { readFileSync } from 'node:fs'
import { createRequire, stripTypeScriptTypes } from 'node:module'

const folder = '#simulators/adyen/cardfields/browser'

/** The modules that a frame loads, and the script of the wallets, by the name in their address. */
const sources: Readonly<Record<string, string>> = {
  'card-field': `${folder}/card-field.ts`,
  'encrypt-card-field': `${folder}/encrypt-card-field.ts`,
  'field-rules': `${folder}/field-rules.ts`,
  wallets: '#simulators/adyen/wallets/browser/wallets.ts',
  'card-brand-names': '#kernel/card-brand-names.ts',
  'card-brands': '#kernel/card-brands.ts',
  'card-checks': '#kernel/card-checks.ts',
  'clean-text': '#kernel/clean-text.ts',
  'encrypted-card': '#kernel/encrypted-card.ts',
  'provider-brands': '#kernel/provider-brands.ts',
}

const served = new Map<string, string>()

/**
 * A module of the frames as browsers read it: the same source that Node runs and the tests test, without its
 * types, its imports pointing at their addresses here.
 */
export function browserModule(name: string): string | undefined {
  const source = Object.hasOwn(sources, name) ? sources[name] : undefined
  if (!source) return undefined
  const known = served.get(name)
  if (known) return known
  const file = createRequire(import.meta.url).resolve(source)
  const code = withoutTypes(readFileSync(file, 'utf8')).replace(
    /(from\s+)'(?:#[\w/-]+|\.)\/([\w-]+)\.ts'/g,
    "$1'./$2.js'",
  )
  served.set(name, code)
  return code
}

/** Node.js prints once that its type stripping is experimental. The shop relies on it, so the warning is left out. */
function withoutTypes(source: string): string {
  const { emitWarning } = process
  process.emitWarning = () => {}
  try {
    return stripTypeScriptTypes(source)
  } finally {
    process.emitWarning = emitWarning
  }
}
