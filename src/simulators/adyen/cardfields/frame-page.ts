import { html } from '#kernel/html.ts'

export type FramePage = { origin: string; publicKey: string }

/** One bare input; which field it is, the page's component says once it is there. Everything around it is the shop's. */
export function framePage({ origin, publicKey }: FramePage): string {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Card</title>
<link rel="stylesheet" href="style.css">
<script type="module" src="card-field.js"></script>
</head>
<body>
<input type="text" inputmode="numeric" autocorrect="off" spellcheck="false" aria-required="true" aria-describedby="description" data-origin="${origin}" data-public-key="${publicKey}">
<p id="description"></p>
</body>
</html>`.text
}

/** Sixteen pixels at least, or phones zoom in when the field is touched. */
export const frameStylesheet = `
html, body { margin: 0; height: 100%; background: transparent; }
input { box-sizing: border-box; display: block; width: 100%; height: 100%; border: 0; margin: 0; padding: 0 1rem; outline: none;
  background: transparent; font: 1rem/1.5 system-ui, -apple-system, "Segoe UI", Roboto, sans-serif; font-variant-numeric: tabular-nums; }
input::placeholder { color: #6f5f6b; opacity: 1; }
p { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; margin: 0; }
`
