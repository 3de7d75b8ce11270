import { hash, randomBytes } from 'node:crypto'

/**
 * Stands on the scripts that React and React Router write into a page, until they were named. It is as secret as a key
 * and never sent: whoever brings a script of their own into the HTML cannot write it.
 */
export const scriptMark = randomBytes(18).toString('base64url')

/** A page as it is sent, and the scripts in it that are ours, as a policy names them. */
export type NamedPage = { html: Buffer<ArrayBuffer>; scripts: readonly string[] }

const attribute = Buffer.from(` nonce="${scriptMark}"`)
const beginOfScript = '<script'

/** Names the marked scripts by their hash and takes every mark away. In bytes: a text would have to be made of the page. */
export function nameScripts(marked: Buffer<ArrayBuffer>): NamedPage {
  const pieces: Buffer[] = []
  const scripts: string[] = []
  let end = 0
  for (let at = marked.indexOf(attribute); at >= 0; at = marked.indexOf(attribute, end)) {
    pieces.push(marked.subarray(end, at))
    end = at + attribute.length
    const tag = marked.lastIndexOf('<', at)
    if (marked.toString('latin1', tag, tag + beginOfScript.length) !== beginOfScript) continue
    const begin = marked.indexOf('>', end) + 1
    const close = marked.indexOf('</script>', begin)
    if (close > begin) scripts.push(hashOfScript(marked.subarray(begin, close)))
  }
  return { html: Buffer.concat([...pieces, marked.subarray(end)]), scripts }
}

export const hashOfScript = (script: Buffer | string): string =>
  `'sha256-${hash('sha256', script, 'base64')}'`
