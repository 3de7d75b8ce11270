import { type Html, html } from '#kernel/html.ts'

/** What a brand shows of itself; the shop that frames it knows nothing of what is done there. */
export const brandPage = (host: string, language: 'nl' | 'en'): string => {
  const text = words[language]
  return page(
    language,
    host,
    html`<p class="mark">${host}</p>
<h1>${text.heading}</h1>
<p>${text.intro}</p>
<ul>${text.goods.map((one) => html`<li><strong>${one}</strong></li>`)}</ul>
<p class="small">${text.simulated}</p>`,
  )
}

/**
 * A page that tries whatever it can on the shop that frames it, and tells its parent what worked. `contained` is
 * what every line should say.
 */
export const hostilePage = (): string =>
  page(
    'en',
    'hostile.example',
    html`<h1>A page that means harm</h1><pre id="out"></pre><script src="/hostile.js"></script>`,
  )

export const hostileScript = `const tries = {
  'navigate the top': () => { top.location.href = '/escaped/' },
  'navigate the parent': () => { parent.location.href = '/escaped/' },
  'send a form to the top': () => {
    const form = document.createElement('form')
    form.target = '_top'
    form.action = '/escaped/'
    document.body.append(form)
    form.submit()
    throw new Error('nothing moved')
  },
  'open a window': () => { if (window.open('/escaped/') === null) throw new Error('no window') },
  'ask in a window of the browser': () => {
    if (window.confirm('May I?') === false) throw new Error('not shown')
  },
  'read the page around it': () => parent.document.title,
  'read the storage of the page around it': () => parent.sessionStorage.length,
  'read a storage of its own': () => window.localStorage.length,
  'set a cookie': () => { document.cookie = 'a=b' },
}
const result = {}
for (const [what, run] of Object.entries(tries)) {
  try { run(); result[what] = 'done' } catch { result[what] = 'contained' }
}
document.querySelector('#out').textContent = JSON.stringify(result, null, 1)
parent.postMessage({ hostile: result }, '*')
`

const words = {
  nl: {
    heading: 'Kies wat je wilt doen',
    intro: 'Dit laat het merk zelf zien. Je cadeaubon kies je daarna bij ons.',
    goods: ['Een avond voor twee', 'Een middag met het gezin', 'Iets om mee te nemen'],
    simulated: 'Een nagespeelde pagina: alleen in de demonstratie.',
  },
  en: {
    heading: 'Choose what you would like to do',
    intro: 'This is shown by the brand itself. You choose your gift card with us afterwards.',
    goods: ['An evening for two', 'An afternoon with the family', 'Something to take home'],
    simulated: 'A page that is played: in the demonstration alone.',
  },
}

const page = (language: string, title: string, content: Html): string =>
  html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<link rel="stylesheet" href="/style.css">
</head>
<body><main>${content}</main></body>
</html>`.text

export const brandStylesheet = `body{margin:0;font:1.0625rem/1.6 system-ui,sans-serif;color:#22303a;background:#eef4f2}
main{max-width:38rem;margin:0 auto;padding:1.5rem}
h1{font-size:1.75rem;line-height:1.2}
.mark{font-weight:700;color:#0b5a4a}
ul{list-style:none;padding:0;display:grid;gap:.75rem}
li{background:#fff;border-radius:.75rem;padding:1rem}
.small{font-size:.875rem;color:#4b5a63}`
