import type { KeptMessage } from '#simulators/mailbox/mailbox.ts'
import { mailboxStyle } from '#simulators/mailbox/mailbox-style.ts'

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

const escapeHtml = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (character) => entities[character] ?? '')

/** The list shows by itself what arrives. */
const refreshSeconds = 5

function frame(title: string, { head = '', body }: { head?: string; body: string }): string {
  return `<!doctype html>
<html lang="nl"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">${head}<title>${escapeHtml(title)}</title><style>${mailboxStyle}</style></head>
${body}</html>`
}

const receivedAt = (message: KeptMessage): string => {
  const words = new Date(message.receivedAt).toLocaleString('nl-NL', {
    dateStyle: 'medium',
    timeStyle: 'medium',
    timeZone: 'Europe/Amsterdam',
  })
  return `<time datetime="${message.receivedAt}">${words}</time>`
}

const receiver = ({ to }: KeptMessage): string =>
  `<span class="to">Aan ${escapeHtml(to.name)} &lt;${escapeHtml(to.address)}&gt;</span>`

/** All messages, the newest first. `base` is where the mailbox is mounted, with a slash at the end. */
export function drawList(messages: readonly KeptMessage[], base: string): string {
  const items = messages.map(
    (
      message,
    ) => `<li><a href="${base}${message.id}/"><strong>${escapeHtml(message.subject)}</strong>
${receiver(message)}${receivedAt(message)}</a></li>`,
  )
  const list =
    items.length > 0
      ? `<ol>${items.join('\n')}</ol>`
      : '<p class="empty">Nog geen post. Bestel een cadeaubon en de mail ligt hier vanzelf.</p>'
  return frame('Mailbox', {
    head: `<meta http-equiv="refresh" content="${refreshSeconds}">`,
    body: `<body><main><h1>Mailbox</h1>
<p>Alle mail die de winkel in deze demonstratie verstuurt, de nieuwste bovenaan.</p>
${list}</main></body>`,
  })
}

export type MessageView = 'html' | 'text'

/** One message under its envelope: as its receiver sees it, or the text part. */
export function drawMessage(message: KeptMessage, base: string, view: MessageView): string {
  const here = `${base}${message.id}/`
  const other =
    view === 'html'
      ? `<a href="${here}?view=text">Bekijk als tekst</a>`
      : `<a href="${here}">Bekijk opgemaakt</a>`
  const content =
    view === 'html'
      ? `<iframe title="${escapeHtml(message.subject)}" src="${here}html" sandbox="allow-popups allow-popups-to-escape-sandbox"></iframe>`
      : `<pre tabindex="0">${escapeHtml(message.text)}</pre>`
  return frame(message.subject, {
    body: `<body class="message"><header><nav><a href="${base}">← Mailbox</a>${other}</nav>
<h1>${escapeHtml(message.subject)}</h1><div>${receiver(message)} · ${receivedAt(message)}</div></header>
${content}</body>`,
  })
}

/** The mail itself, for the frame. Its links open a tab of their own: the frame may not leave the mailbox. */
export const drawBody = ({ html }: KeptMessage): string => {
  const target = '<base target="_blank">'
  return /<head\b[^>]*>/i.test(html)
    ? html.replace(/<head\b[^>]*>/i, (head) => `${head}${target}`)
    : `${target}${html}`
}
