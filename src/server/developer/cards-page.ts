import type { CatalogueSnapshot } from '#domain/catalogue/snapshot.ts'
import { html } from '#kernel/html.ts'
import { developerPage } from './developer-page.ts'

/** All artwork on one sheet, to be judged side by side. */
export const cardsPage = ({ products }: CatalogueSnapshot): string =>
  developerPage(
    'Card artwork',
    html`<h1>Card artwork</h1><p>${products.length} products. <a href="/dev/">Back</a></p>
      <ul class="cards">${products.map(
        ({ title, image, imageHash, backgroundColor }) =>
          html`<li style="background:${backgroundColor}"><img src="/cards/${image}?v=${imageHash}" alt="" width="856" height="540" loading="lazy"><p>${title.nl}</p></li>`,
      )}</ul>`,
  )
