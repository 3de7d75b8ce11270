import { describe, expect, test } from 'vitest'
import { filesBelow, read, withoutComments } from './support/imports.ts'

type Exemption = { names: readonly string[]; files: RegExp; reason: string }

const exemptions: readonly Exemption[] = [
  {
    names: ['loader', 'action', 'clientAction', 'headers', 'shouldRevalidate', 'ErrorBoundary'],
    files: /^src\/storefront\/(?:root|.*\.route)\.tsx$/,
    reason: 'React Router asks each route for them by these names',
  },
  {
    names: ['schema', 'send'],
    files: /^src\/storefront\/areas\/.*\.ts$/,
    reason: '`useShopForm` asks the module that a form loads for them by these names',
  },
  {
    names: ['hasWebAddress'],
    files: /^src\/kernel\/(?:common-)?web-address\.ts$/,
    reason: '`#web-address` is one of the two files, another in a browser than on the server',
  },
]

const declaration =
  /^export (?:async )?(?:function\*?|const|let|type|class|abstract class|interface|enum) (\w+)/gm
const exportedList = /^export (?:type )?\{([^}]*)\}(?! from)/gm

/** Names that a file declares and exports, each once. Re-exports and default exports are left out. */
function exportsOf(text: string): ReadonlySet<string> {
  const code = withoutComments(text)
  const declared = [...code.matchAll(declaration)].map(([, name = '']) => name)
  const listed = [...code.matchAll(exportedList)].flatMap(([, names = '']) =>
    names.split(',').map((name) => /(\w+)\s*$/.exec(name)?.[1] ?? ''),
  )
  return new Set([...declared, ...listed].filter(Boolean))
}

const files = [...filesBelow('src')].filter(
  (path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path),
)
const exported = files.flatMap((path) => [...exportsOf(read(path))].map((name) => ({ name, path })))

const isExempt = ({ name, path }: { name: string; path: string }): boolean =>
  exemptions.some(({ names, files: of }) => names.includes(name) && of.test(path))

describe('exported names', () => {
  test('no name is exported by two files, except where a reason is listed', () => {
    const counted = exported.filter((one) => !isExempt(one))
    const shared = [...Map.groupBy(counted, ({ name }) => name)]
      .filter(([, all]) => all.length > 1)
      .map(([name, all]) => `${name}: ${all.map(({ path }) => path).join(', ')}`)
    expect(exported.length).toBeGreaterThan(1000)
    expect(shared).toEqual([])
  })

  test('every exemption is needed by two files at least', () => {
    const idle = exemptions.flatMap(({ names, files: of }) =>
      names.filter(
        (name) => exported.filter((one) => one.name === name && of.test(one.path)).length < 2,
      ),
    )
    expect(idle).toEqual([])
  })

  test.each([
    ['export async function findCard(', 'findCard'],
    ['export const amountCents = 1', 'amountCents'],
    ['export type Card = {', 'Card'],
    ['export class Vault {', 'Vault'],
    ['export { find as findCard }', 'findCard'],
    ['export type { Card }', 'Card'],
  ])('%j is read as an export', (text, name) => {
    expect([...exportsOf(text)]).toEqual([name])
  })

  test.each(['/*\nexport type Card = {}\n*/', "export { findCard } from './find-card.ts'"])(
    '%j exports nothing of its own',
    (text) => {
      expect([...exportsOf(text)]).toEqual([])
    },
  )
})
