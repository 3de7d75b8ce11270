import { copyFileSync, cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { languages } from '../src/kernel/language.ts'
import { compressFiles } from './lib/compress-files.mjs'
import { run } from './lib/run.mjs'
import { root, tool } from './lib/runtime.mjs'

/**
 * Typed documents, then the storefront for each language and its files compressed, the content read for the starts, then the server
 * that holds it all.
 */
const node = (script, args = [], env = {}) =>
  run(process.execPath, [script, ...args], { cwd: root, env: { NODE_ENV: 'production', ...env } })

const storefront = join(root, 'build', 'storefront')
const client = join(storefront, 'client')

/**
 * The browser's half carries the texts of one language only. The server's half is the same for all: it stays from
 * the first build, and takes from the others the files and the list of them.
 */
async function buildStorefront(language) {
  const folder = `build/storefront-${language}`
  const env = {
    SCREENS_LANGUAGE: language,
    STOREFRONT_FOLDER: folder,
    SERVER_HALF: language === languages[0] ? 'whole' : 'none',
  }
  await node(tool('@react-router/dev/bin.cjs'), ['build'], env)
  const assets = join(root, folder, 'client', 'assets')
  const [manifest] = readdirSync(assets).filter((name) => /^manifest-.*\.js$/.test(name))
  const text = readFileSync(join(assets, manifest), 'utf8')
  const given = text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1)
  writeFileSync(
    join(assets, manifest),
    text.replace(given, () => withIds(commonFirst(given))),
  )
  cpSync(join(root, folder), storefront, { recursive: true, force: false })
  writeFileSync(join(storefront, `manifest-${language}.json`), given)
  rmSync(join(root, folder), { recursive: true })
}

/** A route's id is its key, and said once on the way. */
const withIds = (list) =>
  `(m=>{for(let i in m.routes)m.routes[i].id=i;return m})(${list.replaceAll(/(:\{)"id":"[^"]*",?/g, '$1')})`

/** Tried out: in this order the list is smallest. What is not named comes last. */
const order = [
  'id',
  'hasClientMiddleware',
  'path',
  'hasAction',
  'hasLoader',
  'parentId',
  'index',
  'hasErrorBoundary',
  'module',
]
const placeOf = (name) => (order.includes(name) ? order.indexOf(name) : order.length)

/** Whoever turns to a card or an account finds out on the way what its pages import: everybody else need not know. */
const isForFew = (id, { parentId }) => parentId === 'redeem-frame' || id.startsWith('account')

/**
 * Every page loads the list of what routes import. Lists that begin alike are a tenth smaller, what each page has already is in none of them,
 * and what the router takes for no where it does not stand need not be said.
 */
function commonFirst(manifest) {
  const { routes, ...others } = JSON.parse(manifest)
  const onEveryPage = new Set(others.entry.imports)
  for (const [id, route] of Object.entries(routes))
    route.imports = isForFew(id, route)
      ? undefined
      : route.imports?.filter((file) => !onEveryPage.has(file))
  const uses = new Map()
  for (const { imports = [] } of Object.values(routes))
    for (const file of imports) uses.set(file, (uses.get(file) ?? 0) + 1)
  for (const { imports = [] } of Object.values(routes))
    imports.sort((one, other) => uses.get(other) - uses.get(one) || (one < other ? -1 : 1))
  for (const [id, route] of Object.entries(routes)) {
    const given = Object.entries(route).toSorted(([one], [other]) => placeOf(one) - placeOf(other))
    routes[id] = Object.fromEntries(given)
  }
  return JSON.stringify({ ...others, routes }, (name, value) =>
    value === false || name === 'hasDefaultExport' || (name === 'css' && value.length === 0)
      ? undefined
      : value,
  )
}

rmSync(join(root, 'build'), { recursive: true, force: true })
await node(join(root, 'tools', 'codegen.ts'))
for (const language of languages) await buildStorefront(language)
await compressFiles(client)
await node(join(root, 'tools', 'keep-content.ts'))
await node(tool('vite/bin/vite.js'), ['build', '--config', 'vite.server.config.ts'])
copyFileSync(
  join(root, 'src', 'storefront', 'graphql', 'generated', 'persisted-documents.json'),
  join(storefront, 'persisted-documents.json'),
)
