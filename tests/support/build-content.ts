import type { Block, TextContent } from '#domain/content/block.ts'
import type { Campaign } from '#domain/content/campaign.ts'
import {
  type Content,
  type ContentDocuments,
  type LandingContent,
  openContent,
} from '#domain/content/content.ts'
import type { InformationPage } from '#domain/content/information-page.ts'
import { parseRichText } from '#domain/content/rich-text.ts'

/** A shop without content. */
export const noContent: ContentDocuments = {
  queues: [],
  landingPages: [],
  informationPages: [],
  campaigns: [],
  redirects: [],
  promotions: [],
  articles: [],
  blogSubjects: [],
}

/** A block of text; a test says only what matters to it. */
export const buildTextBlock = (given: Partial<TextContent> = {}): TextContent => ({
  id: 'tekst',
  blockType: 'text',
  terms: [],
  title: { nl: 'Een kop', en: 'A heading' },
  text: { nl: parseRichText('Een zin.'), en: parseRichText('A sentence.') },
  ...given,
})

export const buildHero = (given: Partial<Extract<Block, { blockType: 'hero' }>> = {}): Block => ({
  id: 'kop',
  blockType: 'hero',
  terms: [],
  title: { nl: 'Geef maar', en: 'Go on, give' },
  text: { nl: 'Iets liefs.', en: 'Something kind.' },
  buttons: [],
  cards: [],
  look: 'fan',
  ...given,
})

export const buildLandingPage = (given: Partial<LandingContent> = {}): LandingContent => ({
  id: 'bedankje',
  title: { nl: 'Een bedankje', en: 'A thank you' },
  metaTitle: { nl: 'Een bedankje geven', en: 'Say thank you' },
  description: { nl: 'Voor wie hielp.', en: 'For people who helped.' },
  blocks: [buildHero()],
  ...given,
})

/** A shop with a helpdesk of two subjects. */
export const helpdeskContent = (now: Date): Content => {
  const about = { nl: 'Vragen', en: 'Questions' }
  const helpdesk: InformationPage = {
    id: 'helpdesk',
    path: '/helpdesk/',
    ...{ title: about, metaTitle: about, description: about, intro: about },
    sections: [
      {
        id: 'bezorgen',
        title: { nl: 'Bezorgen', en: 'Delivery' },
        icon: 'mail',
        questions: [],
      },
      { id: 'betalen', title: { nl: 'Betalen', en: 'Paying' }, questions: [] },
    ],
  }
  const shown = openContent({ ...noContent, informationPages: [helpdesk] }, now)
  return { current: () => shown }
}
export const buildCampaign = (given: Partial<Campaign> = {}): Campaign => ({
  id: 'sint',
  period: { from: '2026-11-12', until: '2026-12-05' },
  storefronts: ['GCSNL'],
  title: { nl: 'Bijna pakjesavond', en: 'Nearly St Nicholas' },
  text: { nl: 'Nog op tijd.', en: 'Still in time.' },
  cards: [],
  link: { title: { nl: 'Kijk', en: 'Look' }, href: '/sinterklaas-cadeau/' },
  opening: { delaySeconds: 10 },
  ...given,
})
