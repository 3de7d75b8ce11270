/** Markup that is safe to send: made by `html` alone, which escapes whatever is put in. */
export class Html {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

type Part = string | number | Html | readonly Html[] | undefined

const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

const escapeText = (text: string) =>
  text.replace(/[&<>"']/g, (character) => escapes[character] ?? '')

function render(part: Part): string {
  if (part === undefined) return ''
  if (part instanceof Html) return part.text
  if (Array.isArray(part)) return part.map(render).join('')
  return escapeText(String(part))
}

export const html = (strings: TemplateStringsArray, ...parts: readonly Part[]): Html =>
  new Html(strings.map((text, index) => text + render(parts[index])).join(''))
