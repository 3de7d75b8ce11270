import { hash } from 'node:crypto'
import { refusalsTexts } from '#i18n/texts/refusals.ts'
import { pathsOf } from '#kernel/addresses.ts'
import type { Language } from '#kernel/language.ts'

/** The shop's own look without its files, which may be what cannot be served. */
const style = `
:root { color: #2a1226; background: #fff8f1; font: 1.0625rem/1.5 system-ui, sans-serif }
body { margin: 0; min-height: 100vh; display: grid; place-items: center }
main { max-width: 34rem; padding: 2.5rem 1.25rem; text-align: center }
h1 { margin: 0 0 0.75rem; text-wrap: balance; font-size: clamp(1.75rem, 6vw, 2.5rem); line-height: 1.15 }
p { margin: 0 0 0.75rem; color: #644f5f; text-wrap: balance }
nav { display: flex; flex-wrap: wrap; justify-content: center; gap: 0.75rem; margin-top: 1.75rem }
a { padding: 0.8125rem 1.75rem; border-radius: 999px; font-weight: 700; text-decoration: none; color: #b0123f; background: #fff; border: 2px solid #eddfe2 }
a:first-child { color: #fff; background: #b0123f; border-color: #b0123f }
a:focus-visible { outline: 3px solid #2a1226; outline-offset: 2px }
`

/** Nothing runs on it, and nothing is fetched for it. */
export const refusalPolicy = `default-src 'none'; style-src 'sha256-${hash('sha256', style, 'base64')}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`

export type RefusalPage = {
  language: Language
  title: 'busyTitle' | 'awayTitle' | 'hastyTitle' | 'unreadTitle' | 'failedTitle' | 'elsewhereTitle'
  sentence: string
  /** The address to try again, where that can help. */
  again: string | undefined
}

/** A page of its own: says why, that nothing is lost, and leads on. */
export function refusalPage({ language, title, sentence, again }: RefusalPage): string {
  const t = refusalsTexts[language]
  const retry = again === undefined ? '' : `<a href="${escaped(again)}">${t.again}</a>`
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${t[title]}</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>${t[title]}</h1>
<p>${escaped(sentence)}</p>
<p>${t.safe}</p>
<nav>${retry}<a href="${pathsOf(language).home()}">${t.toHome}</a></nav>
</main>
</body>
</html>
`
}

const signs: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
}

const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => signs[sign] ?? sign)
