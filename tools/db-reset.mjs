import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { say, stop } from './lib/console.mjs'
import { root } from './lib/runtime.mjs'

/** Deletes the demonstration's data, unless a running shop holds it. The next start makes it again. */
const folder = resolve(root, process.env.DATA_FOLDER ?? 'data')
const lock = join(folder, 'lock')

function holderOf(path) {
  const pid = Number(readFileSync(path, 'utf8'))
  try {
    process.kill(pid, 0)
    return pid
  } catch (error) {
    return error.code === 'EPERM' ? pid : undefined
  }
}

if (process.env.DATABASE_URL)
  stop('db:reset empties the embedded database only; DATABASE_URL names another one.')
if (!existsSync(folder)) stop(`There is nothing to reset: ${folder} does not exist.`)
const holder = existsSync(lock) ? holderOf(lock) : undefined
if (holder !== undefined)
  stop(`The folder ${folder} is in use by process ${holder}: stop that shop first.`)
rmSync(folder, { recursive: true })
say(`${folder} is gone. The next start makes a new one.`)
