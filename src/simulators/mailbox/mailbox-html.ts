import { Html, html } from '#kernel/html.ts'
import type { KeptMessage } from '#simulators/mailbox/mailbox.ts'
import { mailboxStyle } from '#simulators/mailbox/mailbox-style.ts'

/** The list shows by itself what arrives. */
const refreshSeconds = 5

function frame(title: string, { head, body }: { head?: Html; body: Html }): string {
  return html`<!doctype html>
<html lang="nl"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">${head}<title>${title}</title><style>${new Html(mailboxStyle)}</style></head>
${body}</html>`.text
}

const receivedAt = (message: KeptMessage): Html => {
  const words = new Date(message.receivedAt).toLocaleString('nl-NL', {
    dateStyle: 'medium',
    timeStyle: 'medium',
    timeZone: 'Europe/Amsterdam',
  })
  return html`<time datetime="${message.receivedAt}">${words}</time>`
}

const receiver = ({ to }: KeptMessage): Html =>
  html`<span class="to">Aan ${to.name} &lt;${to.address}&gt;</span>`

const answersTo = ({ replyTo }: KeptMessage): Html =>
  replyTo === undefined
    ? html``
    : html` · <span class="to">Antwoord aan ${replyTo.name} &lt;${replyTo.address}&gt;</span>`

function filesOf({ files = [] }: KeptMessage, here: string): Html {
  if (files.length === 0) return html``
  const links = files.map(({ name }) => html`<li><a href="${here}files/${name}">${name}</a></li>`)
  return html`<ul class="files">${links}</ul>`
}

/** All messages, the newest first. `base` is where the mailbox is mounted, with a slash at the end. */
export function drawList(messages: readonly KeptMessage[], base: string): string {
  const items = messages.map(
    (message) => html`<li><a href="${base}${message.id}/"><strong>${message.subject}</strong>
${receiver(message)}${receivedAt(message)}</a></li>`,
  )
  const list =
    items.length > 0
      ? html`<ol>${items}</ol>`
      : html`<p class="empty">Nog geen post. Bestel een cadeaubon en de mail ligt hier vanzelf.</p>`
  return frame('Mailbox', {
    head: html`<meta http-equiv="refresh" content="${refreshSeconds}">`,
    body: html`<body><main><h1>Mailbox</h1>
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
      ? html`<a href="${here}?view=text">Bekijk als tekst</a>`
      : html`<a href="${here}">Bekijk opgemaakt</a>`
  const content =
    view === 'html'
      ? html`<iframe title="${message.subject}" src="${here}html" sandbox="allow-popups allow-popups-to-escape-sandbox"></iframe>`
      : html`<pre tabindex="0">${message.text}</pre>`
  return frame(message.subject, {
    body: html`<body class="message"><header><nav><a href="${base}">← Mailbox</a>${other}</nav>
<h1>${message.subject}</h1><div>${receiver(message)} · ${receivedAt(message)}${answersTo(message)}</div>
${filesOf(message, here)}</header>
${content}</body>`,
  })
}

/** The mail itself, for the frame. Its links open a tab of their own: the frame may not leave the mailbox. */
export const drawBody = ({ html: mail }: KeptMessage): string => {
  const target = '<base target="_blank">'
  return /<head\b[^>]*>/i.test(mail)
    ? mail.replace(/<head\b[^>]*>/i, (head) => `${head}${target}`)
    : `${target}${mail}`
}
