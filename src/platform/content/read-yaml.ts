import { readFile } from 'node:fs/promises'
import { relative } from 'node:path'
import { isNode, LineCounter, parseDocument } from 'yaml'
import type { FilePath, FileProblem, SourceFile } from '#domain/file-problem.ts'

/** A YAML file as data that still knows on which line each value stands. */
export type YamlFile = SourceFile & {
  /** What is wrong with the YAML itself; then `data` is undefined. */
  problems: readonly FileProblem[]
  lineOf(path: FilePath): number
}

/** Names are given as from the folder of the project, as editors and terminals open them. */
export const nameFrom = (root: string, path: string): string =>
  relative(root, path).replaceAll('\\', '/')

export async function readYaml(root: string, path: string): Promise<YamlFile> {
  const file = nameFrom(root, path)
  let text: string
  try {
    text = await readFile(path, 'utf8')
  } catch {
    return missing(file)
  }
  const lines = new LineCounter()
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false })
  const problems = [...document.errors, ...document.warnings].map(({ pos, message }) => ({
    file,
    line: lines.linePos(pos[0]).line,
    sentence: `is not good YAML: ${message.replaceAll('\n', ' ')}`,
  }))
  /** Of a value that is missing, the line of what it is missing from. */
  const lineOf = (at: FilePath): number => {
    for (let length = at.length; length > 0; length -= 1) {
      const node = document.getIn(at.slice(0, length), true)
      if (isNode(node) && node.range) return lines.linePos(node.range[0]).line
    }
    return 1
  }
  return { file, data: problems.length > 0 ? undefined : document.toJS(), problems, lineOf }
}

const missing = (file: string): YamlFile => ({
  file,
  data: undefined,
  problems: [{ file, line: 1, sentence: 'the file is not there or cannot be read' }],
  lineOf: () => 1,
})
