import { hash } from 'node:crypto'

/** Says that a script does not stand in the page, or does not run because it is data. */
const isElsewhere = /\s(?:src=|type="application\/ld\+json")/

/** What stands in the page and runs. Looked for in the bytes: a text would have to be made of the whole page. */
function* inlineScripts(html: Buffer): Generator<Buffer> {
  for (let at = html.indexOf('<script'); at >= 0; at = html.indexOf('<script', at)) {
    const begin = html.indexOf('>', at) + 1
    const tag = html.toString('latin1', at, begin)
    at = html.indexOf('</script>', begin)
    if (at < 0) return
    if (!isElsewhere.test(tag)) yield html.subarray(begin, at)
  }
}

const hashOf = (script: Buffer): string => `'sha256-${hash('sha256', script, 'base64')}'`

/** Other origins that a page may show in frames, and that its forms may lead to through every redirect. */
export type PolicyTargets = { frames: readonly string[]; forms: readonly string[] }

/**
 * The Content-Security-Policy of one rendered page. Scripts are ours or named by their hash, so that a page can be
 * kept and served to everybody, which a nonce would forbid. Products bring their colours as style attributes.
 * Frames and forms may go to the payment provider, and frames to the site that shows a film of ours: checkout and
 * product may be reached without a new document, so every page allows what any of them needs.
 */
export function contentSecurityPolicy(html: Buffer, { frames, forms }: PolicyTargets): string {
  const hashes = Array.from(inlineScripts(html), hashOf)
  return [
    "default-src 'none'",
    ["script-src 'self'", ...new Set(hashes)].join(' '),
    "style-src 'self'",
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    "media-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    ['frame-src', ...(frames.length === 0 ? ["'none'"] : frames)].join(' '),
    ["form-action 'self'", ...forms].join(' '),
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}
