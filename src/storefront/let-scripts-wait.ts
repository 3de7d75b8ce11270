const headEnd = '</head>'
const modulePreload = /<link rel="modulepreload" href="([^"]+)"\/>/g
const startOfModules = '<script type="module" async="">'
const heldBack = '<script type="text/plain" data-start="">'

/**
 * Runs in the page: fetches and starts its modules once the first frame was drawn. A page in the background draws
 * none and starts at once.
 */
const starter = `{
const { modules } = document.currentScript.dataset;
const make = (name, values) => Object.assign(document.createElement(name), values);
const start = () => document.head.append(
  ...modules.split(' ').map((href) => make('link', { rel: 'modulepreload', href })),
  make('script', { type: 'module', textContent: document.querySelector('[data-start]').textContent }),
);
addEventListener('DOMContentLoaded', () => document.hidden ? start() : requestAnimationFrame(() => setTimeout(start)));
}`

/**
 * Lets the scripts of a page wait for what is drawn: style, letters and the first pictures have a narrow line to
 * themselves, and what makes the page live follows. Until then it is read, followed and scrolled as ever. React
 * Router writes these tags and has no word for it; React takes the held back script for its own.
 */
export function letScriptsWait(html: Buffer<ArrayBuffer>): Buffer<ArrayBuffer> {
  const end = html.indexOf(headEnd)
  const start = html.indexOf(startOfModules, end)
  if (end < 0 || start < 0) return html
  const head = html.toString('utf8', 0, end)
  const modules = [...head.matchAll(modulePreload)].map(([, href]) => href)
  return Buffer.concat([
    Buffer.from(
      `${head.replaceAll(modulePreload, '')}<script data-modules="${modules.join(' ')}">${starter}</script>`,
    ),
    html.subarray(end, start),
    Buffer.from(heldBack),
    html.subarray(start + startOfModules.length),
  ])
}
