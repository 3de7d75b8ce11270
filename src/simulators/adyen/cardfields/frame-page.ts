import type { CardField } from '#kernel/card-frame-messages.ts'
import { html } from '#kernel/html.ts'
import type { Language } from '#kernel/language.ts'

export type FramePage = {
  field: CardField
  language: Language
  label: string
  origin: string
  publicKey: string
  accepted: string
}

const attributes: Record<
  CardField,
  { autocomplete: string; placeholder: Record<Language, string> }
> = {
  number: {
    autocomplete: 'cc-number',
    placeholder: { nl: '1234 5678 9012 3456', en: '1234 5678 9012 3456' },
  },
  expiry: { autocomplete: 'cc-exp', placeholder: { nl: 'MM/JJ', en: 'MM/YY' } },
  securityCode: { autocomplete: 'cc-csc', placeholder: { nl: '123', en: '123' } },
}

/** One bare input; the shop's page draws everything around it, focus ring included. */
export function framePage(frame: FramePage): string {
  const { autocomplete, placeholder } = attributes[frame.field]
  return html`<!doctype html>
<html lang="${frame.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${frame.label}</title>
<link rel="stylesheet" href="v1/style.css">
<script type="module" src="v1/card-field.js"></script>
</head>
<body>
<input type="text" name="${autocomplete}" autocomplete="${autocomplete}" inputmode="numeric" autocorrect="off" spellcheck="false" aria-label="${frame.label}" aria-required="true" aria-describedby="description" placeholder="${placeholder[frame.language]}" data-field="${frame.field}" data-origin="${frame.origin}" data-public-key="${frame.publicKey}" data-accepted="${frame.accepted}">
<p id="description"></p>
</body>
</html>`.text
}

/** Sixteen pixels at least, or phones zoom in when the field is touched. */
export const frameStylesheet = `
html, body { margin: 0; height: 100%; background: transparent; }
input { box-sizing: border-box; display: block; width: 100%; height: 100%; border: 0; margin: 0; padding: 0 1rem; outline: none;
  background: transparent; color: #2a1626; font: 1rem/1.5 system-ui, -apple-system, "Segoe UI", Roboto, sans-serif; font-variant-numeric: tabular-nums; }
input::placeholder { color: #6f5f6b; opacity: 1; }
p { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; margin: 0; }
`
