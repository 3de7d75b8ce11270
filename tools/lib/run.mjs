import { spawn } from 'node:child_process'

/** The machine's settings for the registry apply to every npm. */
const reachesRegistry =
  /^npm_config_(registry|ca|cafile|strict_ssl|proxy|https_proxy|noproxy|cache|userconfig|globalconfig)$/i

/**
 * The environment of a child: without the variables that an outer npm leaves behind, which would make an
 * inner npm obey the outer one's settings.
 */
function cleanEnvironment(extra = {}) {
  const kept = Object.entries(process.env).filter(
    ([name]) => !/^npm_/i.test(name) || reachesRegistry.test(name),
  )
  return { ...Object.fromEntries(kept), ...extra }
}

/** Runs a program to its end. Quiet keeps its output for the moment that it fails. */
export function run(program, args, { quiet = false, env = {}, cwd, detached = false } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      cwd,
      detached,
      env: cleanEnvironment(env),
      stdio: quiet ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
      shell: process.platform === 'win32',
    })
    let output = ''
    child.stdout?.on('data', (chunk) => (output += chunk))
    child.stderr?.on('data', (chunk) => (output += chunk))
    child.once('error', reject)
    child.once('close', (code) => {
      if (code === 0) return resolve(output)
      const error = new Error(`${program} ${args.join(' ')} ended with exit code ${code}.`)
      error.output = output
      reject(error)
    })
  })
}

/** Gives a child our place: its signals, its output and its exit code. */
export function become(program, args, env = {}) {
  const child = spawn(program, args, { stdio: 'inherit', env: cleanEnvironment(env) })
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal))
  child.once('error', (error) => {
    process.stderr.write(`${program} could not be started: ${error.message}\n`)
    process.exit(1)
  })
  child.once('exit', (code, signal) => process.exit(signal === null ? code : 1))
}
