import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { caseKinds } from '#domain/cases/case-kinds.ts'
import { commands } from '#server/commands/commands.ts'

const root = new URL('../', import.meta.url).pathname
const pages = globSync(['*.md', 'docs/**/*.md', 'bench/*.md', 'content/**/README.md'], {
  cwd: root,
})

const read = (page: string): string => readFileSync(join(root, page), 'utf8')
const isThere = (path: string): boolean => globSync(path, { cwd: root }).length > 0

const decisionFiles = globSync('docs/decisions/[0-9]*.md', { cwd: root }).sort()

/** Number, title and status of a decision; undefined where its head has another form. */
function headOf(page: string) {
  const head = /^# (\d{4}) (.+)\n\nStatus: (accepted|superseded by (\d{4})), (\d{4}-\d\d-\d\d)\n\n/
  const [, number = '', title, status, heir, date] = head.exec(read(page)) ?? []
  return title === undefined ? undefined : { number, title, status, heir, date }
}

describe('decisions', () => {
  test('each has its number, a title and one form of status', () => {
    const others = decisionFiles.filter((page) => {
      const head = headOf(page)
      return head === undefined || !page.startsWith(`docs/decisions/${head.number}-`)
    })
    expect(others).toEqual([])
  })

  test('each stands in the index', async () => {
    const nameOf = (number: string | undefined) =>
      decisionFiles.find((page) => page.includes(`/${number}-`))?.replace('docs/decisions/', '')
    const link = (number: string | undefined) => number && `[${number}](${nameOf(number)})`
    const rows = decisionFiles.map((page) => {
      const head = headOf(page)
      const status = head?.heir ? 'superseded' : 'accepted'
      const cells = [link(head?.number), head?.title, status, head?.date, link(head?.heir)]
      return `| ${cells.map((cell) => cell ?? '').join(' | ')} |`
    })
    const index = [
      '# Decisions',
      '',
      'Printed from the files by `tests/documents.test.ts`; `-u` writes it anew.',
      '',
      '| Number | Title | Status | Since | Superseded by |',
      '|---|---|---|---|---|',
      ...rows,
    ]
    await expect(`${index.join('\n')}\n`).toMatchFileSnapshot('../docs/decisions/README.md')
  })
})

describe('the documents', () => {
  test('every link between them leads somewhere', () => {
    const dead = pages.flatMap((page) =>
      [...read(page).matchAll(/\]\((?!https?:|#)([^)#]+)/g)]
        .map(([, link = '']) => link)
        .filter((link) => !existsSync(join(root, dirname(page), link)))
        .map((link) => `${page}: ${link}`),
    )
    expect(dead).toEqual([])
  })

  test('every file that they name is there', () => {
    const named =
      /`((?:src|tests|tools|db|docs|bench|content)\/[^`\s{<]*\.(?:tsx?|mjs|md|sql|yaml|graphql))`/g
    // A noun is called content, too; the shop's material has no code.
    const isOfNoun = (path: string) => /^content\/.*\.ts$/.test(path)
    const gone = pages.flatMap((page) =>
      [...read(page).matchAll(named)]
        .map(([, path = '']) => path)
        .filter((path) => !isThere(path) && !isOfNoun(path))
        .map((path) => `${page}: ${path}`),
    )
    expect(gone).toEqual([])
  })

  test('every row of the specification names files by their whole path, and each is there', () => {
    const rows = pages.filter((page) => page.startsWith('docs/spec-coverage/'))
    expect(rows.length).toBeGreaterThan(10)
    const pathLike = /`([\w@.-]+\/[\w@./-]*|[\w.-]+\.(?:tsx?|mjs|md|sql|yaml|graphql))`/g
    const gone = rows.flatMap((page) =>
      [...read(page).matchAll(pathLike)]
        .map(([, path = '']) => path)
        .filter((path) => !isThere(path))
        .map((path) => `${page}: ${path}`),
    )
    expect(gone).toEqual([])
  })

  test('what grows says of every table how long its rows are kept', () => {
    const migrations = globSync('db/migrations/*.sql', { cwd: root }).sort().map(read).join('\n')
    const renamed = new Map(
      [...migrations.matchAll(/alter table (\w+) rename to (\w+)/g)].map(([, old, now]) => [
        old,
        now,
      ]),
    )
    const tables = [...migrations.matchAll(/^create table (?:if not exists )?(\w+)/gm)].map(
      ([, name]) => renamed.get(name) ?? name,
    )
    expect(tables.length).toBeGreaterThan(40)
    const told = new Set(
      [...read('docs/scaling.md').matchAll(/^\| (`.*?) \|/gm)]
        .flatMap(([, names = '']) => [...names.matchAll(/`(\w+)`/g)])
        .map(([, name]) => name),
    )
    expect(tables.filter((name) => !told.has(name))).toEqual([])
  })

  test('the page of the operator quotes the log as it is written, and names every line that is an error', () => {
    const plain = (text: string): string => text.replaceAll(/\s+/g, ' ')
    const files = globSync('src/**/*.ts', { cwd: root }).filter((file) => !/\.test\.ts$/.test(file))
    const written = plain(
      files
        .map(read)
        .join('\n')
        .replaceAll(/['`] \+\s+['`]/g, ''),
    )
    const quoted = [...read('docs/operations.md').matchAll(/(?<!\*)\*([A-Z…][^*]+)\*(?!\*)/g)].map(
      ([, line = '']) => plain(line).replaceAll(/^… |[.…]? ?…?$/g, ''),
    )
    expect(quoted.length).toBeGreaterThan(10)
    expect(quoted.filter((line) => !written.includes(line))).toEqual([])
    const errors = [...written.matchAll(/log\.error\( ?(?:\{.*?\}|\w+), ['"]([^:.]+)/g)]
    expect(errors.length).toBeGreaterThan(15)
    const page = plain(read('docs/operations.md'))
    expect(errors.map(([, line = '']) => line).filter((line) => !page.includes(line))).toEqual([])
  })

  test('the page of the operator says how each decision about money is taken, by commands that there are', () => {
    const [, told = ''] = read('docs/operations.md').split('## Decisions about money')
    const rows = told.split('\n## ')[0]?.split('\n') ?? []
    const said = rows
      .filter((row) => row.startsWith('| '))
      .flatMap((row) => [...row.matchAll(/`([^`]+)`/g)].map(([, words = '']) => words))
    const taken = new Set(
      said.map((words) => words.replace('cases decide <id> ', '').split(' ')[0]),
    )
    const decisions = Object.values(caseKinds).flatMap((kind) => [...kind.decisions])
    expect(decisions.filter((decision) => !taken.has(decision))).toEqual([])
    const names = commands.map(({ name }) => name)
    const known = (words: string) => names.some((name) => words.startsWith(name))
    const isDecision = (words: string) => decisions.some((one) => words.startsWith(`${one} …`))
    const isFlag = (words: string) => words.startsWith('--') || words === '…'
    const unknown = said.filter((words) => !known(words) && !isDecision(words) && !isFlag(words))
    expect(unknown).toEqual([])
  })

  test('every command of the operator stands in a table of the README or of the operator', () => {
    const rows = `${read('README.md')}\n${read('docs/operations.md')}`.match(/^\| .*$/gm) ?? []
    const told = rows
      .flatMap((row) => [...row.matchAll(/`([^`]+)`/g)].map(([, words = '']) => words))
      .map((words) => words.replace(/^npm run (?:--silent )?shop -- /, ''))
    const isTold = ({ name }: { name: string }) =>
      told.some(
        (words) =>
          words === name ||
          words.startsWith(`${name} `) ||
          words === `npm run ${name.replace('-', ':')}`,
      )
    expect(commands.filter((command) => !isTold(command)).map(({ name }) => name)).toEqual([])
  })

  test('no comment or page cites a document that is not here', () => {
    const files = globSync(['src/**/*.{ts,tsx}', 'docs/**/*.md', '*.md'], { cwd: root })
    expect(files.filter((file) => /\bDESIGN\b/.test(read(file)))).toEqual([])
  })

  test('every command that the README names is one', () => {
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }
    const commands = [...read('README.md').matchAll(/`npm (?:run )?([a-z:]+)/g)].map(
      ([, name = '']) => name,
    )
    expect(commands.length).toBeGreaterThan(10)
    expect(commands.filter((name) => name !== 'ci' && !(name in scripts))).toEqual([])
  })

  test('every command of npm starts as a script that an older Node.js can read', () => {
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }
    const startsPlainly = /^node tools\/[a-z-]+\.mjs( |$)/
    const others = Object.entries(scripts).filter(([, script]) => !startsPlainly.test(script))
    expect(others.map(([name]) => name)).toEqual(['audit:ledger'])
    expect(scripts['audit:ledger']).toContain('npm run --silent shop')
  })
})
