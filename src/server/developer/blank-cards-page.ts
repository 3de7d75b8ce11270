import { listSoldBlank } from '#domain/cards/sold-blank.ts'
import type { Deps } from '#flows/shared/deps.ts'
import { html } from '#kernel/html.ts'
import { developerPage } from './developer-page.ts'

const listedMax = 60

/** What lies with whoever bought it blank, as it stands on the cards: somebody who tries the shop gets no post. */
export async function blankCardsPage({ db, vault }: Pick<Deps, 'db' | 'vault'>): Promise<string> {
  const cards = await listSoldBlank(db, listedMax)
  const rows = cards.map(({ id, sealed, referenceNumber }) => {
    const { number, pin } = vault.open(id, sealed)
    return html`<tr><td>${referenceNumber}</td><td><code>${number.reveal()}</code></td><td><code>${pin?.reveal() ?? ''}</code></td></tr>`
  })
  return developerPage(
    'Blank cards',
    html`<h1>Blank cards</h1>
      <p>Packs of blank cards that were posted: a few minutes after <a href="/categorie/lege-cadeaukaarten/">one is bought</a> its cards stand here. Put an amount on one at
        <a href="/activeren/">/activeren/</a>, and write its pin down: activated, it stands here no more. <a href="/dev/">Back</a></p>
      <table><tr><th>Order</th><th>Number</th><th>Pin</th></tr>${rows}</table>`,
  )
}
