import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { keepParsed } from '../src/platform/content/parsed-yaml.ts'

const root = join(import.meta.dirname, '..')

/** Reads the YAML of content/ for the starts of the shop. */
const files = globSync(`${root}/content/**/*.yaml`)
keepParsed(
  root,
  files.map((file) => readFileSync(file, 'utf8')),
)
