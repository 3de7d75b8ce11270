import { join } from 'node:path'
import { build } from 'vite'
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
