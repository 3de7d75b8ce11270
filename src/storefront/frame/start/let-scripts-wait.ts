import { hashOfScript } from './marked-scripts.ts'

const headEnd = '</head>'
const modulePreload = /<link rel="modulepreload" href="([^"]+)"\/>/g
const startOfModules = '<script type="module" async="">'
const heldBack = '<script type="text/plain" data-start="">'

/**
 * Runs in the page: fetches its modules after the first frame was drawn, each in its own task, then starts them. A
 * page in the background draws no frame and starts at once.
 */
const starter = `{
const { modules } = document.currentScript.dataset;
const make = (name, values) => Object.assign(document.createElement(name), values);
const append = (name, values) => setTimeout(() => document.head.append(make(name, values)));
const start = () => {
  for (const href of modules.split(' ')) append('link', { rel: 'modulepreload', href });
  append('script', { type: 'module', textContent: document.querySelector('[data-start]').textContent });
};
addEventListener('DOMContentLoaded', () => document.hidden ? start() : requestAnimationFrame(start));
}`

/** As a policy names it. */
export const starterHash = hashOfScript(starter)

/**
 * Lets the scripts of a page wait for its first frame: style, fonts and the first pictures have a narrow line to
 * themselves, and hydration follows. Until then the page can be read, followed and scrolled. React Router writes these
 * tags and has no option for it; React accepts the delayed script as its own.
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
