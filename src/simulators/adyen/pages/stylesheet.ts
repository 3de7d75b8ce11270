/** The bank's own quiet look, unlike the shop's, so that nobody mistakes where they are. */
export const stylesheet = `
:root { color-scheme: light; --ink: #16222e; --quiet: #52616f; --line: #d3dbe2; --act: #0b5a73; --act-dark: #084457;
  --bad: #a3242f; --paper: #fff; --floor: #eef2f5; }
* { box-sizing: border-box; }
body { margin: 0; min-height: 100vh; background: var(--floor); color: var(--ink);
  font: 1rem/1.5 system-ui, -apple-system, "Segoe UI", Roboto, sans-serif; }
header { background: var(--ink); color: #fff; }
header div, main, footer { width: 100%; max-width: 30rem; margin: 0 auto; padding-inline: 1.25rem; }
header div { display: flex; align-items: center; gap: .6rem; padding-block: .9rem; font-weight: 650; font-size: 1.1rem; }
header svg { width: 1.6rem; height: 1.6rem; }
.notice { margin: 0; background: #fff3cf; color: #4a3500; padding: .65rem 1.25rem; text-align: center; font-size: .9rem; }
main { padding-block: 1.5rem; }
.sheet { background: var(--paper); border: 1px solid var(--line); border-radius: .9rem; padding: 1.5rem; }
h1 { font-size: 1.375rem; line-height: 1.25; margin: 0 0 1rem; text-wrap: balance; }
p { margin: 0 0 1rem; }
dl { margin: 0 0 1.5rem; display: grid; grid-template-columns: auto 1fr; gap: .35rem 1rem; }
dt { color: var(--quiet); }
dd { margin: 0; text-align: right; overflow-wrap: anywhere; }
dd.amount { font-weight: 700; font-size: 1.25rem; line-height: 1.2; font-variant-numeric: tabular-nums; }
dd.reference { font-size: .85rem; line-height: 1.75; }
form, .stack { margin: 0; display: grid; gap: .75rem; }
button, .button { display: flex; align-items: center; justify-content: center; width: 100%; min-height: 3rem; padding: .6rem 1rem; border-radius: .6rem; text-align: center;
  border: 1px solid #7b8a97; background: #fff; color: var(--ink); font: inherit; font-weight: 600; cursor: pointer; text-decoration: none; }
button:hover, .button:hover { background: #f4f7f9; }
button.main, .button.main { background: var(--act); border-color: var(--act); color: #fff; min-height: 3.25rem; font-size: 1.06rem; }
button.main:hover, .button.main:hover { background: var(--act-dark); }
:focus-visible { outline: 3px solid #e08a00; outline-offset: 2px; }
.pair { display: grid; grid-template-columns: 1fr 1fr; gap: .75rem; }
details { margin-top: 1.25rem; border-top: 1px solid var(--line); padding-top: 1rem; }
summary { cursor: pointer; font-weight: 600; min-height: 2rem; }
.choices { display: grid; gap: 1rem; margin-top: .75rem; }
.hint { display: block; color: var(--quiet); font-size: .875rem; margin-top: .3rem; }
label { font-weight: 600; }
input { width: 100%; min-height: 3rem; padding: .6rem .8rem; border: 1px solid #7b8a97; border-radius: .6rem; font: inherit; color: inherit; background: #fff; }
input[aria-invalid=true] { border: 2px solid var(--bad); }
.error { color: var(--bad); font-weight: 600; margin: 0; }
div.table { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; font-size: .9rem; margin-bottom: 1.5rem; }
td, th { text-align: left; padding: .4rem .6rem .4rem 0; border-bottom: 1px solid var(--line); vertical-align: top; }
td code { white-space: nowrap; }
h2 { font-size: 1.1rem; margin: 1.5rem 0 .5rem; }
.wide main, .wide header div { max-width: 54rem; }
`
