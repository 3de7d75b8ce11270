import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { FastifyInstance } from 'fastify'
import type { ServerBuild } from 'react-router'
import { perLanguage } from '#i18n/per-language.ts'
import type { Language } from '#kernel/language.ts'
import { readPersistedDocuments } from '../persisted-documents.ts'
import { registerAssets } from './assets.ts'

/** Where screens come from: the build, or while developing Vite, which makes each one when it is asked for. */
export type PageSource = {
  /** The documents of the storefront by their hash. */
  documents(): Readonly<Record<string, string>>
  /** The newest build with the scripts of a language; asked for each request while developing. */
  loadBuild(language: Language): Promise<ServerBuild>
  registerFiles(app: FastifyInstance): Promise<void>
  mode: 'production' | 'development'
}

/** What `npm run build` made. */
export function builtPages(home: string): PageSource {
  const folder = join(home, 'build', 'storefront')
  const url = pathToFileURL(join(folder, 'server', 'index.js')).href
  return {
    documents: () => readPersistedDocuments(folder),
    // The first page brings the screens: a start of the shop does without them, and so does a process without visitors.
    loadBuild: perLanguage((language) =>
      withScriptsOf(language, import(/* @vite-ignore */ url) as Promise<ServerBuild>, folder),
    ),
    registerFiles: (app) => registerAssets(app, join(folder, 'client')),
    mode: 'production',
  }
}

/** Screens are the same in every language; the scripts of each carry its own texts alone. */
async function withScriptsOf(
  language: Language,
  build: Promise<ServerBuild>,
  folder: string,
): Promise<ServerBuild> {
  const manifest = await readFile(join(folder, `manifest-${language}.json`), 'utf8')
  return { ...(await build), assets: JSON.parse(manifest) as ServerBuild['assets'] }
}
