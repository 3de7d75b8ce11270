import { mkdir, writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { refusal } from '#kernel/operator-refusal.ts'

/** Readable by the owner only: the files name people or cards, or say what a company earns. */
export const ownerOnly = { file: 0o600, folder: 0o700 }

export type FileToWrite = { name: string; bytes: Uint8Array | string }

/** Writes the files into a folder, over earlier ones, and gives their paths. Throws `fileNotWritten`. */
export async function writeFiles(
  folder: string,
  files: readonly FileToWrite[],
): Promise<readonly string[]> {
  try {
    await mkdir(folder, { recursive: true, mode: ownerOnly.folder })
    for (const { name, bytes } of files)
      await writeFile(resolve(folder, name), bytes, { mode: ownerOnly.file })
  } catch (error) {
    throw refusal('fileNotWritten', { file: folder, why: (error as Error).message })
  }
  return files.map(({ name }) => resolve(folder, name))
}

/** Writes a file that is not there yet. Throws as the file system does. */
export const writeNewFile = (file: string, text: string): Promise<void> =>
  writeFile(file, text, { flag: 'wx', mode: ownerOnly.file })
