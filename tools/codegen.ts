/**
 * Turns the documents of the storefront into types and a map of hash to text. It is quick, so the result is not
 * committed: `npm run codegen`, and the Vite build, run it.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { glob, mkdir, readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { unlessMade } from './lib/unless-made.ts'

const root = join(import.meta.dirname, '..')
const output = join(root, 'src/storefront/graphql/generated')
const schemaFile = join(root, 'src/api/schema.graphql')

/** Matches graphql(`…`) with only GraphQL inside; the Vite plugin has the same rule. */
export const graphqlTag = /\bgraphql\(\s*`([^`]*)`,?\s*\)/g

type Source = { location: string; text: string }

async function readSources(): Promise<Source[]> {
  const sources: Source[] = []
  for await (const file of glob('src/storefront/**/*.{ts,tsx}', {
    cwd: root,
    exclude: (path) => path.includes('generated') || path.includes('.test.'),
  })) {
    const text = await readFile(join(root, file), 'utf8')
    for (const [, document = ''] of text.matchAll(graphqlTag))
      sources.push({ location: file, text: document })
  }
  return sources.sort((one, other) => (one.location < other.location ? -1 : 1))
}

async function generate(sdl: string, sources: readonly Source[]) {
  // Loaded when there is something to make. Vite would load the module form of graphql here and the generator the
  // other: two realms while developing.
  const { buildSchema, parse } = await import('graphql/index.js')
  const { preset } = await import('@graphql-codegen/client-preset')
  const { codegen } = await import('@graphql-codegen/core')
  const files = await preset.buildGeneratesSection({
    baseOutputDir: `${output}/`,
    schema: parse(sdl),
    schemaAst: buildSchema(sdl),
    documents: sources.map(({ location, text }) => ({
      location,
      document: parse(text),
      rawSDL: text,
    })),
    config: {
      documentMode: 'string',
      enumType: 'string-literal',
      useTypeImports: true,
      importExtension: '.ts',
      emitLegacyCommonJSImports: false,
      scalars: { DateTime: 'string', ID: 'string' },
    },
    presetConfig: {
      fragmentMasking: false,
      persistedDocuments: { hashAlgorithm: 'sha256', mode: 'replaceDocumentWithHash' },
    },
    plugins: [],
    pluginMap: {},
    pluginContext: {},
    documentTransforms: [],
    profiler: { outputName: '', run: async (work) => work(), collect: () => [], clear: () => {} },
  })
  return Promise.all(
    files.map(async (file) => ({ name: file.filename, text: droppable(await codegen(file)) })),
  )
}

/** Fragments serve the types alone; marked as pure, the bundler leaves them out of what the browser gets. */
const droppable = (text: string): string =>
  text.replaceAll('= new TypedDocumentString(', '= /* @__PURE__ */ new TypedDocumentString(')

/** Writes only what changed, so that a watcher that sees the result does not run for ever. */
export async function runCodegen(): Promise<void> {
  const sdl = await readFile(schemaFile, 'utf8')
  const sources = await readSources()
  const madeOf = [await readFile(import.meta.filename, 'utf8'), sdl, JSON.stringify(sources)]
  await mkdir(output, { recursive: true })
  await unlessMade(join(output, 'made-of.json'), madeOf, async () => {
    const files = await generate(sdl, sources)
    for (const { name, text } of files) {
      await mkdir(dirname(name), { recursive: true })
      if (readIfThere(name) !== text) writeFileSync(name, text)
    }
    return files.map(({ name }) => name)
  })
}

function readIfThere(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await runCodegen()
