import { copyFile, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createCardPictures } from './card-pictures.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'artwork-'))
})
afterAll(() => rm(folder, { recursive: true }))

const draw = (color: string) =>
  writeFile(
    join(folder, 'bon.svg'),
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 856 540"><path fill="${color}" d="M0 0h856v540H0z"/></svg>`,
  )

/** Width and height stand at the start of the first part of a PNG. */
const sizeOf = (png: Uint8Array) => {
  const view = new DataView(png.buffer, png.byteOffset)
  return [view.getUint32(16), view.getUint32(20)]
}

test('artwork becomes a PNG of the proportion of a card, drawn once for each version', async () => {
  const pictures = createCardPictures(folder)
  await draw('#b5123e')
  const first = await pictures.png({ image: 'bon.svg', imageHash: 'a' })
  expect(Buffer.from(first.subarray(1, 4)).toString()).toBe('PNG')
  expect(sizeOf(first)).toEqual([960, 606])

  await draw('#0f7a4d')
  expect(await pictures.png({ image: 'bon.svg', imageHash: 'a' })).toBe(first)
  expect(await pictures.png({ image: 'bon.svg', imageHash: 'b' })).not.toEqual(first)
})

test('a file that came later is drawn when it is asked for again', async () => {
  const pictures = createCardPictures(folder)
  await expect(pictures.png({ image: 'later.svg', imageHash: 'a' })).rejects.toThrow()
  await draw('#ffffff')
  await copyFile(join(folder, 'bon.svg'), join(folder, 'later.svg'))
  expect((await pictures.png({ image: 'later.svg', imageHash: 'a' })).length).toBeGreaterThan(100)
})
