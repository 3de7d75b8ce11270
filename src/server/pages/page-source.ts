import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { FastifyInstance } from 'fastify'
import type { ServerBuild } from 'react-router'
import { readPersistedDocuments } from '../persisted-documents.ts'
import { registerAssets } from './assets.ts'

/** Where screens come from: the build, or while developing Vite, which makes each one when it is asked for. */
export type PageSource = {
  /** The documents of the storefront by their hash. */
  documents(): Readonly<Record<string, string>>
  /** The newest build; asked for each request while developing. */
  loadBuild(): Promise<ServerBuild>
  registerFiles(app: FastifyInstance): Promise<void>
  mode: 'production' | 'development'
}

/** What `npm run build` made. */
export function builtPages(home: string): PageSource {
  const folder = join(home, 'build', 'storefront')
  const url = pathToFileURL(join(folder, 'server', 'index.js')).href
  const build = import(/* @vite-ignore */ url) as Promise<ServerBuild>
  return {
    documents: () => readPersistedDocuments(folder),
    loadBuild: () => build,
    registerFiles: (app) => registerAssets(app, join(folder, 'client')),
    mode: 'production',
  }
}
