import type { LandingContent } from '#domain/content/content.ts'
import type { Localized } from '#kernel/language.ts'
import { type Around, cardsOf, say } from './around.ts'
import type { GuideView } from './views.ts'

/** As many as fan out on its tile. */
const guideImageCount = 3

/** A landing page as a tile that leads to it; undefined where it is not shown. */
export function viewGuide(id: string, around: Around): GuideView | undefined {
  const page = around.content.landingPages.get(id)
  if (page === undefined) return undefined
  return {
    title: say(page.title, around),
    text: say(leadOf(page), around),
    path: around.paths.landing(id),
    images: page.blocks
      .flatMap((block) => (block.blockType === 'hero' ? cardsOf(block, around) : []))
      .slice(0, guideImageCount)
      .map(({ image }) => image),
  }
}

const leadOf = ({ blocks, description }: LandingContent): Localized =>
  blocks.find((block) => block.blockType === 'hero')?.text ?? description
