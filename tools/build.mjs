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
  cpSync(join(root, folder), storefront, { recursive: true, force: false })
  const given = text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1)
  writeFileSync(join(storefront, `manifest-${language}.json`), given)
  rmSync(join(root, folder), { recursive: true })
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
