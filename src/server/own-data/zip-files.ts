import { Zip, ZipDeflate } from 'fflate'

export type FileToZip = { name: string; parts: AsyncIterable<string> }

/**
 * Packs files one after the other as their parts come, so that none of them stands whole in memory.
 */
export async function* zipFiles(
  files: readonly FileToZip[],
  madeAt: Date,
): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder()
  const packed: Uint8Array[] = []
  const zip = new Zip((error, bytes) => {
    if (error) throw error
    packed.push(bytes)
  })
  for (const { name, parts } of files) {
    const file = new ZipDeflate(name)
    file.mtime = madeAt
    zip.add(file)
    for await (const part of parts) {
      file.push(encoder.encode(part))
      yield* packed.splice(0)
    }
    file.push(new Uint8Array(), true)
    yield* packed.splice(0)
  }
  zip.end()
  yield* packed.splice(0)
}
