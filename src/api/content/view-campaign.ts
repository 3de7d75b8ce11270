import type { Call } from '#api/ask.ts'
import { catalogueViewOf } from '#api/catalogue/catalogue-view.ts'
import type { Campaign } from '#domain/content/campaign.ts'
import { inLanguage } from '#kernel/addresses.ts'
import { textIn } from '#kernel/language.ts'
import type { CampaignView } from './views.ts'

/** The campaign in the language of the call, with the cards that can be had here. */
export function viewCampaign(campaign: Campaign, call: Call): CampaignView {
  const { id, title, text, cards, link, opening } = campaign
  const { language, storefrontLanguage, catalogue } = call
  const { promotionImage } = call.storefront
  const views = catalogueViewOf(call)
  return {
    id,
    title: title[language],
    text: text[language],
    image: { url: promotionImage.url, alt: textIn(promotionImage.alt, storefrontLanguage) },
    cards: cards.flatMap((card) => {
      const product = catalogue.productById.get(card)
      return product === undefined ? [] : views.view(product)
    }),
    link: { title: link.title[language], path: inLanguage(link.href, language) },
    delaySeconds: 'delaySeconds' in opening ? opening.delaySeconds : undefined,
    scrollPercent: 'scrollPercent' in opening ? opening.scrollPercent : undefined,
  }
}
