import type { OwnDataFile } from '#flows/accounts/collect-own-data.ts'
import { formatMoment } from '#i18n/format-moment.ts'
import { Html, html } from '#kernel/html.ts'
import type { Language } from '#kernel/language.ts'
import { knownSections } from './known-sections.ts'
import { orderCard } from './order-card.ts'
import { wordsIn } from './page-parts.ts'

type PageOfData = { language: Language; shopName: string; privacyUrl: string }

/** Nothing is fetched for it: it is read where there is no network. */
const style = new Html(`
body { margin: 0 auto; max-width: 46rem; padding: 1.5rem 1.25rem 3rem; color: #2a1226; background: #fff8f1; font: 1rem/1.5 system-ui, sans-serif }
h1, h2 { line-height: 1.2 }
h2 { margin-top: 2.5rem }
article { margin: 1rem 0; padding: 1rem 1.25rem; border-radius: 1rem; background: #fff; border: 1px solid #eddfe2 }
article article { background: #fff8f1 }
dl { display: grid; grid-template-columns: minmax(6rem, 12rem) 1fr; gap: 0.25rem 1rem; margin: 0 }
dt { color: #644f5f }
dd { margin: 0; white-space: pre-line; overflow-wrap: anywhere }
a { color: #b0123f }
@media (max-width: 36rem) {
  dl { grid-template-columns: 1fr; gap: 0 }
  dd { margin-bottom: 0.5rem }
}
`)

/** All that is kept of a customer, for people: each part as it is read. */
export async function* writeOwnDataPage(
  { data, orders, collectedAt }: OwnDataFile,
  { language, shopName, privacyUrl }: PageOfData,
): AsyncGenerator<string> {
  const t = wordsIn(language)
  const title = t('title', { shop: shopName })
  const isUnconfirmed = data.account.emailConfirmedAt === null
  yield html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>${title}</h1>
<p>${t('intro', { moment: formatMoment(language, collectedAt) })}</p>
<p>${t('machines')} <a href="${privacyUrl}">${t('why')}</a></p>
${isUnconfirmed ? html`<p>${t('unconfirmed')}</p>` : undefined}
${knownSections(data, language)}
<h2>${t('sections.orders')}</h2>
`.text
  let isEmpty = true
  for await (const order of orders()) {
    isEmpty = false
    yield orderCard(order, language).text
  }
  yield html`${isEmpty ? html`<p>${t('none')}</p>` : undefined}
</main>
</body>
</html>
`.text
}
