import { readFile } from 'node:fs/promises'
import { refusal } from '#kernel/operator-refusal.ts'

type TextToRead<Result> = {
  read: (text: string) => Result
  /** Class of the errors by which `read` refuses a text. */
  unfit: abstract new (
    ...args: never[]
  ) => Error
  /** Names of files that may have been meant. */
  near?: () => Promise<readonly string[]>
}

/** The text of a file as `read` understands it. Throws `fileRefused` and `fileUnreadable`. */
export async function readText<Result>(
  file: string,
  { read, unfit, near = async () => [] }: TextToRead<Result>,
): Promise<Result> {
  try {
    return read(await readFile(file, 'utf8'))
  } catch (error) {
    if (error instanceof unfit) throw refusal('fileRefused', { file, why: error.message })
    if ((error as { code?: unknown }).code === undefined) throw error
    throw refusal('fileUnreadable', { file, near: await near() })
  }
}
