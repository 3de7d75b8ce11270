import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { mailKinds } from '#flows/mail/mail-kinds.ts'
import { allCrashPoints } from '#flows/shared/crash-points.ts'
import { allJobs } from '#jobs/jobs.ts'
import { ownModals, specifiedModals } from '#storefront/parts/modals/known-modals.ts'
import { filesBelow, importsOf, read, withoutComments } from './support/imports.ts'

const root = new URL('../', import.meta.url).pathname

const sources = [...filesBelow('src')].filter((path) => /\.tsx?$/.test(path))
const code = sources.filter((path) => !/\.test\.tsx?$/.test(path))

describe('the house', () => {
  test('every crash point is named in the code exactly as the list has it', () => {
    const reached = new Set(
      code.flatMap((path) =>
        [...read(path).matchAll(/reached\(\s*'([^']+)'/g)].map((match) => match[1]),
      ),
    )
    expect([...reached].sort()).toEqual([...allCrashPoints].sort())
  })

  test('every job has one file of its name or is the job of a mail, and the registry knows all', () => {
    const files = code.flatMap((path) => /^src\/jobs\/(.+)\.ts$/.exec(path)?.[1] ?? [])
    const defining = files.filter((name) => /\bdefineJob\(\{/.test(read(`src/jobs/${name}.ts`)))
    const mailJobs = mailKinds.map(({ job }) => job.name)
    expect(allJobs.map(({ name }) => name).toSorted()).toEqual(
      [...defining, ...mailJobs].toSorted(),
    )
  })

  test('nothing is put off in a comment', () => {
    const putOff = code.filter((path) => /\b(TODO|FIXME|XXX)\b/.test(read(path)))
    expect(putOff).toEqual([])
  })

  test('colours of the storefront are tokens', () => {
    const raw = code
      .filter((path) => /^src\/(?:storefront|ui)\/.*\.tsx$/.test(path))
      .filter((path) => /className=[^>]*\[#[0-9a-f]{3,8}\]/i.test(withoutComments(read(path))))
    expect(raw).toEqual([])
  })

  test('every decision has a number of its own and says what enforces it', () => {
    const names = readdirSync(join(root, 'docs/decisions')).filter((name) => /^\d/.test(name))
    const numbers = names.map((name) => name.slice(0, 4))
    expect(new Set(numbers).size).toBe(numbers.length)
    expect(
      names.filter((name) => !read(`docs/decisions/${name}`).includes('## Enforced by')),
    ).toEqual([])
  })

  test('what a decision says enforces it is there', () => {
    const decisions = [...filesBelow('docs/decisions')]
    const named = decisions.flatMap((path) =>
      [...read(path).matchAll(/`((?:src|tests|tools|content)\/[^`\s*]+)`/g)].map(
        ([, file = '']) => file,
      ),
    )
    expect(named.filter((file) => !existsSync(join(root, file)))).toEqual([])
  })

  test('every rule, query, command, flow and adapter is used by the shop itself, not by tests alone', () => {
    const used = new Set<string>()
    const visit = (path: string): void => {
      if (used.has(path) || !existsSync(join(root, path))) return
      used.add(path)
      for (const needed of importsOf(path)) if (!needed.isType) visit(needed.path)
    }
    for (const path of code) if (/^src\/(server|storefront|ui)\//.test(path)) visit(path)
    const inner = code
      .filter((path) => /^src\/(kernel|domain|flows|jobs|platform)\//.test(path))
      .filter((path) => /^export (async )?(function|const|class)/m.test(read(path)))
    expect(inner.length).toBeGreaterThan(0)
    expect(inner.filter((path) => !used.has(path))).toEqual([])
  })

  test('every modal that the specification names is built, or listed as one to build', () => {
    const toBuild = Object.values(specifiedModals).filter((state) => state === 'to build')
    expect(toBuild.length).toBeLessThanOrEqual(modalsToBuildMax)
  })

  test('a modal of our own is not one of the specification', () => {
    expect(Object.keys(ownModals).filter((name) => name in specifiedModals)).toEqual([])
  })
})

/** Only ever lowered, by each modal that is built. */
const modalsToBuildMax = 1
