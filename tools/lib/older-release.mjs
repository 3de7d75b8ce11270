import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { step, stop } from './console.mjs'
import { run } from './run.mjs'
import { root } from './runtime.mjs'

const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim()

/** The last commit before the tables changed: its processes run while those of this release are started. */
const beforeTables = () => `${git('log', '-1', '--format=%H', '--', 'db/migrations')}^`

function findCommit(name) {
  try {
    return git('rev-parse', '--verify', '--quiet', `${name ?? beforeTables()}^{commit}`)
  } catch {
    return stop(
      `${name ?? 'The release before this one'} is not in the history of this copy: fetch all of it.`,
    )
  }
}

const lockOf = (folder) => readFileSync(join(folder, 'package-lock.json'), 'utf8')

/** A folder with an older release, installed and built once; by default the one before the tables last changed. */
export async function ensureOlderRelease(name) {
  const commit = findCommit(name)
  const folder = join(tmpdir(), `gift-card-shop-older-${commit.slice(0, 12)}`)
  const marker = join(folder, '.built')
  if (existsSync(marker)) return folder
  await step(`Building the release of ${commit.slice(0, 12)} (once)`, async () => {
    rmSync(folder, { recursive: true, force: true })
    mkdirSync(folder)
    const archive = join(folder, 'release.tar')
    git('archive', '--format=tar', '-o', archive, commit)
    await run('tar', ['-xf', archive, '-C', folder], { quiet: true })
    if (lockOf(folder) === lockOf(root))
      symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
    else await run('npm', ['ci', '--no-audit', '--no-fund'], { quiet: true, cwd: folder })
    const build = join(folder, 'tools', 'build.mjs')
    await run(process.execPath, [build], { quiet: true, cwd: folder })
    writeFileSync(marker, commit)
  }).catch((error) => stop(`It could not be built:\n${error.output ?? error.message}`))
  return folder
}
