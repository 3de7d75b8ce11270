import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build, createServer } from 'vite'
import { expect, test } from 'vitest'
import { compiledMessages } from '../tools/vite/compiled-messages.ts'

const entry = join(import.meta.dirname, '../src/i18n/texts/copy.ts')

/** Code that a browser would load for `copyTexts`. */
async function buildFor(language?: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [compiledMessages(language)],
    build: { write: false, lib: { entry, formats: ['es'] } },
  })
  const files = [built].flat().flatMap((one) => ('output' in one ? one.output : []))
  return files.map((file) => ('code' in file ? file.code : '')).join('\n')
}

test('a build for one language holds the texts of that language alone', async () => {
  const dutch = await buildFor('nl')
  expect(dutch).toContain('Gekopieerd')
  expect(dutch).not.toContain('Copied')
  const english = await buildFor('en')
  expect(english).toContain('Copied')
  expect(english).not.toContain('Gekopieerd')
})

test('while developing the browser has every language', async () => {
  const both = await buildFor()
  expect(both).toContain('Gekopieerd')
  expect(both).toContain('Copied')
})

test('while developing a changed text shows without a restart in every area', async () => {
  const root = mkdtempSync(join(tmpdir(), 'texts-'))
  const folder = join(root, 'src/i18n/texts')
  mkdirSync(folder, { recursive: true })
  const shared = join(folder, 'shared.ts')
  const say = (nl: string) =>
    writeFileSync(shared, `export const shared = { nl: '${nl}', en: '-' }`)
  say('eerst')
  utimesSync(shared, 1, 1)
  const area = 'export const area = { nl: { word: shared.nl }, en: { word: shared.en } }'
  writeFileSync(join(folder, 'area.ts'), `import { shared } from './shared.ts'\n${area}`)
  writeFileSync(join(root, 'page.ts'), "export * from './src/i18n/texts/area.ts'")
  const server = await createServer({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [compiledMessages()],
    server: { middlewareMode: true, ws: false },
  })
  try {
    const { ssr } = server.environments
    const shown = async () => (await ssr.transformRequest('/src/i18n/texts/area.ts'))?.code
    await ssr.transformRequest('/page.ts')
    expect(await shown()).toContain('eerst')
    say('daarna')
    await expect.poll(shown, { timeout: 10_000 }).toContain('daarna')
  } finally {
    await server.close()
    rmSync(root, { recursive: true })
  }
})
