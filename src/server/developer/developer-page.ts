import { Html, html } from '#kernel/html.ts'

const style = `
  body { font: 16px/1.5 system-ui, sans-serif; color: #2b1328; background: #fff9f4; margin: 0 auto; max-width: 70rem; padding: 1.5rem 1rem 4rem }
  h1 { font-size: 1.7rem; margin: 0 0 .5rem } h2 { font-size: 1.15rem; margin: 2rem 0 .5rem }
  a { color: #b5123e } table { border-collapse: collapse; width: 100%; background: #fff } code { background: #ffe3ea; border-radius: 4px; padding: 1px 5px }
  button { font: inherit; color: #fff; background: #b5123e; border: 0; border-radius: 999px; padding: .55rem 1.1rem; margin: .2rem .3rem .2rem 0; cursor: pointer }
  td, th { text-align: left; border-bottom: 1px solid #eedfe2; padding: .5rem .7rem; vertical-align: top }
  .cards { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(9rem, 40vw), 1fr)); gap: 1rem; list-style: none; padding: 0 }
  .cards li { background: #fff; border-radius: 12px; padding: .8rem } .cards img { width: 100%; height: auto; border-radius: 8px; display: block } .cards p { margin: .5rem 0 0; font-size: .9rem }`

/** A whole page for developers: plain, readable, never indexed. */
export const developerPage = (title: string, body: Html): string =>
  html`<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${title}</title><style>${new Html(style)}</style></head><body>${body}</body></html>`
    .text
