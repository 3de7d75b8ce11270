import { type Html, html } from '#kernel/html.ts'
import type { Language } from '#kernel/language.ts'
import { bankTexts } from './bank-texts.ts'

type Page = { language: Language; title: string; content: Html; isWide?: boolean }

/** The frame of every page of the bank. No script: whatever can be done here is a form or a link. */
export function renderPage({ language, title, content, isWide }: Page): string {
  const text = bankTexts[language]
  return html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="referrer" content="no-referrer">
<title>${title} – ${text.bank}</title>
<link rel="icon" href="/bank/icon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/bank/style.css">
</head>
<body${isWide ? html` class="wide"` : undefined}>
<header><div>${icon}<span>${text.bank}</span></div>
<p class="notice">${text.notice}</p></header>
<main><div class="sheet"><h1>${title}</h1>${content}</div></main>
</body>
</html>`.text
}

export const icon = html`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" aria-hidden="true"><rect width="32" height="32" rx="8" fill="#0b5a73"/><path d="M16 6 5 12v2h22v-2zM8 16v7h3v-7zm6.5 0v7h3v-7zM21 16v7h3v-7zM5 25v2h22v-2z" fill="#fff"/></svg>`
