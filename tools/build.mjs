import { copyFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { compressFiles } from './lib/compress-files.mjs'
import { run } from './lib/run.mjs'
import { root, tool } from './lib/runtime.mjs'

/**
 * Typed documents, then the storefront (browser and server halves) and its files compressed, then the server that
 * holds it all.
 */
const node = (script, ...args) =>
  run(process.execPath, [script, ...args], { cwd: root, env: { NODE_ENV: 'production' } })

rmSync(join(root, 'build'), { recursive: true, force: true })
await node(join(root, 'tools', 'codegen.ts'))
await node(tool('@react-router/dev/bin.cjs'), 'build')
await compressFiles(join(root, 'build', 'storefront', 'client'))
await node(tool('vite/bin/vite.js'), 'build', '--config', 'vite.server.config.ts')
copyFileSync(
  join(root, 'src', 'storefront', 'graphql', 'generated', 'persisted-documents.json'),
  join(root, 'build', 'storefront', 'persisted-documents.json'),
)
