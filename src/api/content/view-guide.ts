import type { LandingPage } from '#domain/content/content.ts'
import type { Language } from '#kernel/language.ts'
import { type Around, cardsOf } from './around.ts'
import type { GuideView } from './views.ts'

/** As many as fan out on its tile. */
const guideImageCount = 3

/** A landing page as a tile that leads to it; undefined where it is not shown. */
export function viewGuide(id: string, around: Around): GuideView | undefined {
  const page = around.content.landingPages.get(id)
  if (page === undefined) return undefined
  const { language } = around.call
  return {
    title: page.title[language],
    text: leadOf(page, language),
    path: around.paths.page(`/${id}/`),
    images: page.blocks
      .flatMap((block) => (block.blockType === 'hero' ? cardsOf(block, around) : []))
      .slice(0, guideImageCount)
      .map(({ image }) => image),
  }
}

const leadOf = ({ blocks, description }: LandingPage, language: Language): string =>
  blocks.find((block) => block.blockType === 'hero')?.text[language] ?? description[language]
