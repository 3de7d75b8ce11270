import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  type ArticleFiles,
  type ArticleText,
  type BlogFiles,
  drawingFile,
  textFile,
} from '#domain/content/source/parse-blog.ts'
import type { FileProblem } from '#domain/file-problem.ts'
import { languages } from '#kernel/language.ts'
import { parseMarkdown } from '#platform/content/parse-markdown.ts'
import { namesIn, readFolder } from '#platform/content/read-folder.ts'
import { readYaml, type YamlFile } from '#platform/content/read-yaml.ts'

type ReadBlog = {
  blog: BlogFiles
  /** YAML files, which know the line of each value. */
  files: readonly YamlFile[]
  strangers: readonly FileProblem[]
}

/** Reads content/blog: facts, two texts and a drawing for each article, and the subjects. */
export async function readBlog(root: string): Promise<ReadBlog> {
  const folder = join(root, 'content', 'blog')
  const path = join(folder, 'subjects.yaml')
  const subjects = existsSync(path) ? readYaml(root, path) : undefined
  const { files, strangers } = await readFolder(root, join(folder, 'articles'))
  const known = new Set(files.flatMap(({ id }) => languages.map((one) => textFile(id, one))))
  const drawings = await namesIn(join(folder, 'drawings'))
  const drawn = new Set(files.map(({ id }) => `${id}.svg`))
  return {
    blog: { subjects, articles: files.map((file) => articleOf(root, file)) },
    files: subjects === undefined ? files : [subjects, ...files],
    strangers: [
      ...strangers
        .filter(({ file }) => !known.has(file))
        .map((one) => (one.file.endsWith('.md') ? { ...one, sentence: ownerless } : one)),
      ...drawings
        .filter((name) => !drawn.has(name))
        .map((name) => ({ file: `content/blog/drawings/${name}`, line: 1, sentence: ownerless })),
    ],
  }
}

const ownerless = 'no article has this name'

function articleOf(root: string, file: YamlFile & { id: string }): ArticleFiles {
  const { id } = file
  return {
    ...file,
    texts: { nl: textOf(root, textFile(id, 'nl')), en: textOf(root, textFile(id, 'en')) },
    drawing: drawingOf(root, id),
  }
}

function textOf(root: string, file: string): ArticleText | undefined {
  const source = readIfThere(join(root, file))
  return source === undefined ? undefined : { source, written: parseMarkdown(source) }
}

/** A browser is told of the drawing’s age by this hash, so it needs no more than to differ. */
const hashLength = 12

function drawingOf(root: string, id: string): ArticleFiles['drawing'] {
  const file = drawingFile(id)
  const text = readIfThere(join(root, file))
  if (text === undefined) return undefined
  const hash = createHash('sha256').update(text).digest('hex').slice(0, hashLength)
  return { name: `${id}.svg`, file, text, hash }
}

const readIfThere = (path: string): string | undefined =>
  existsSync(path) ? readFileSync(path, 'utf8') : undefined
