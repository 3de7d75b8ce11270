/** Phone first; works in the dark; nothing is loaded from anywhere. */
export const mailboxStyle = `
:root { color-scheme: light dark; --ink: #2b1328; --soft: #65505f; --ruby: #b5123e; --page: #fff9f4; --panel: #fff; --line: #eedfe2 }
@media (prefers-color-scheme: dark) {
  :root { --ink: #fdeef2; --soft: #cdb3c2; --ruby: #ff8fab; --page: #1c0d1a; --panel: #2b1628; --line: #46303f }
}
* { box-sizing: border-box; margin: 0 }
body { font: 16px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--page) }
main, header { max-width: 760px; margin: 0 auto; padding: 16px }
h1 { font-size: 24px; line-height: 1.2; letter-spacing: -.01em }
p, time, .to { color: var(--soft); font-size: 15px }
a { color: var(--ruby) }
ol { list-style: none; padding: 0; margin-top: 16px; display: grid; gap: 10px }
li { min-width: 0; overflow-wrap: anywhere }
li a { display: grid; grid-template-columns: minmax(0, 1fr); gap: 2px; padding: 14px 18px; color: inherit; text-decoration: none; background: var(--panel); border: 1px solid var(--line); border-radius: 14px }
li a:hover, li a:focus-visible { border-color: var(--ruby) }
li strong { font-size: 17px }
.empty { margin-top: 16px; padding: 28px 18px; text-align: center; background: var(--panel); border: 1px dashed var(--line); border-radius: 14px }
.message { display: flex; flex-direction: column; height: 100dvh }
.message header { width: 100%; padding-block: 12px }
.message h1 { font-size: 19px }
.message nav { display: flex; gap: 18px; margin-bottom: 6px; font-weight: 600 }
.message nav a { display: inline-block; padding: 6px 0 }
.files { list-style: none; padding: 0; display: flex; flex-wrap: wrap; gap: 8px; margin-top: 8px }
.files li a { display: inline; padding: 6px 12px; border-radius: 10px }
iframe { flex: 1; width: 100%; border: 0; border-top: 1px solid var(--line); background: #fff }
pre { flex: 1; overflow: auto; padding: 18px; white-space: pre-wrap; overflow-wrap: anywhere; font: 15px/1.6 ui-monospace, monospace; border-top: 1px solid var(--line); background: var(--panel) }
`
