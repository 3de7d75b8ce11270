const headEnd = '</head>'
const preload = '<link rel="modulepreload"'

/**
 * Asks for the scripts of a page at low priority: what is drawn (style, letters, the first pictures) goes first on
 * a narrow line, and what makes it live follows. React Router writes these links and has no word for it.
 */
export function letScriptsWait(html: Buffer<ArrayBuffer>): Buffer<ArrayBuffer> {
  const end = html.indexOf(headEnd)
  if (end < 0) return html
  const head = html.toString('utf8', 0, end).replaceAll(preload, `${preload} fetchpriority="low"`)
  return Buffer.concat([Buffer.from(head), html.subarray(end)])
}
