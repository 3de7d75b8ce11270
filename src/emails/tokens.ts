/** The house look, as mail readers can draw it: plain values, set on every element. */
export const colors = {
  ruby: '#b5123e',
  pink: '#ffe3ea',
  cream: '#fff6f0',
  panel: '#ffffff',
  line: '#f0dde2',
  ink: '#2b1328',
  soft: '#65505f',
} as const

/** Ours where they are installed, else the quiet face of the reader's own machine. */
export const fonts = {
  text: "Figtree, 'Helvetica Neue', Helvetica, Arial, sans-serif",
  heading: "'Bricolage Grotesque', 'Avenir Next', 'Segoe UI', 'Helvetica Neue', Arial, sans-serif",
  note: "Georgia, 'Times New Roman', serif",
} as const

export const widthPx = 600

/**
 * For mail programs with a dark mode that understand classes; others invert colours by themselves. No quotes and no
 * angle brackets, because the text is escaped in the mail.
 */
export const darkStyle = `
:root { color-scheme: light dark; supported-color-schemes: light dark }
@media (prefers-color-scheme: dark) {
  .page { background-color: #1a0c18 !important }
  .panel { background-color: #2b1628 !important }
  .blush { background-color: #43203a !important }
  .ink { color: #fdeef2 !important }
  .soft { color: #d3bcc9 !important }
  .ruby { color: #ff9db5 !important }
  .line { border-color: #4a3144 !important }
}
@media (max-width: 480px) {
  .big { font-size: 28px !important }
}
`
