import type { Call } from '#api/ask.ts'
import { catalogueViewOf } from '#api/catalogue/catalogue-view.ts'
import { momentsOf } from '#api/catalogue/moments-of.ts'
import { viewVideo } from '#api/catalogue/video.ts'
import type { Block, HeroContent, ProductsContent } from '#domain/content/block.ts'
import { chooseProducts } from '#domain/content/choose-products.ts'
import type { ContentSnapshot } from '#domain/content/content.ts'
import { pathsOf } from '#kernel/addresses.ts'
import { textIn } from '#kernel/language.ts'
import { type Around, cardsOf, say, viewLink, viewText } from './around.ts'
import { factsOf } from './facts.ts'
import { viewGuide } from './view-guide.ts'
import type { BlockView, HeroBlockView, ProductsBlockView, RichQuestionView } from './views.ts'

/**
 * Blocks as this call's language shows them. One that has nothing to show is left out: its products are not sold in
 * this storefront or not at the moment.
 */
export function viewBlocks(
  blocks: readonly Block[],
  call: Call,
  content: ContentSnapshot,
): readonly BlockView[] {
  const paths = pathsOf(call.language)
  const around = { call, content, views: catalogueViewOf(call), paths, facts: factsOf(call) }
  return blocks.flatMap((block) => viewBlock(block, around) ?? [])
}

function viewBlock(block: Block, around: Around): BlockView | undefined {
  const { views } = around
  const { language } = around.call
  const about = { id: block.id, title: say(block.title, around) }
  switch (block.blockType) {
    case 'hero':
      return viewHero(block, around)
    case 'text':
      return { ...about, blockType: 'text', paragraphs: viewText(block.text[language], around) }
    case 'products':
      return viewProducts(block, around)
    case 'categories': {
      const { choice } = block
      const isChosen = choice === 'top' ? undefined : new Set(choice)
      const categories = views.categories.filter(({ id, isTop }) => isChosen?.has(id) ?? isTop)
      return { ...about, blockType: 'categories', categories, link: viewLink(block.link, around) }
    }
    case 'moments': {
      const { choice, look } = block
      const moments = momentsOf(around.call).filter(
        ({ id }) => choice === 'all' || choice.includes(id),
      )
      return { ...about, blockType: 'moments', moments, look, link: viewLink(block.link, around) }
    }
    case 'spotlight': {
      const product = around.call.catalogue.productById.get(
        block.product ?? around.call.storefront.featuredProduct,
      )
      return (
        product && {
          ...about,
          blockType: 'spotlight',
          product: views.view(product),
          text: say(block.text, around),
          reasons: block.reasons.map((reason) => say(reason, around)),
          button: say(block.button, around),
        }
      )
    }
    case 'faq': {
      const own = block.questions.map(({ question, answer }) => ({
        question: say(question, around),
        answer: viewText(answer[language], around),
      }))
      const first = block.hasStorefrontQuestions ? storefrontQuestions(around) : []
      return { ...about, blockType: 'faq', questions: [...first, ...own] }
    }
    case 'sellingPoints': {
      const points = block.points.map(({ icon, title, text }) => ({
        icon,
        title: say(title, around),
        text: say(text, around),
      }))
      return { ...about, blockType: 'sellingPoints', isNumbered: block.isNumbered, points }
    }
    case 'video': {
      const text = say(block.text, around)
      return { ...about, blockType: 'video', text, video: viewVideo(block.video, language) }
    }
    case 'guides': {
      const guides = block.pages.flatMap((id) => viewGuide(id, around) ?? [])
      return guides.length === 0 ? undefined : { ...about, blockType: 'guides', guides }
    }
  }
}

function viewHero(block: HeroContent, around: Around): HeroBlockView {
  const { language } = around.call
  return {
    id: block.id,
    blockType: 'hero',
    title: say(block.title, around),
    text: say(block.text, around),
    note: block.note ? viewText(block.note[language], around) : [],
    buttons: block.buttons.map((button) => viewLink(button, around)),
    cards: cardsOf(block, around),
    look: block.look,
  }
}

function viewProducts(block: ProductsContent, around: Around): ProductsBlockView | undefined {
  const { call, views } = around
  const { products, totalItems } = chooseProducts(call.catalogue, block.choice, block.count)
  if (products.length === 0) return undefined
  // The choice card has a place of its own on such a page.
  const choiceCards = call.catalogue.products.filter(({ isChoiceCard }) => isChoiceCard)
  const paths = new Set(choiceCards.map(({ id }) => around.paths.giftCard(id)))
  return {
    id: block.id,
    blockType: 'products',
    title: say(block.title, around),
    products: products.map(views.view),
    featured: block.hasFeatured
      ? views.topProducts.filter(({ referencedPath }) => !paths.has(referencedPath))
      : [],
    totalItems,
    link: viewLink(block.link, around),
  }
}

function storefrontQuestions({ call }: Around): readonly RichQuestionView[] {
  return call.storefront.faq.map(({ question, answer }) => ({
    question: textIn(question, call.storefrontLanguage),
    answer: [
      {
        isItem: false,
        spans: [
          { text: textIn(answer, call.storefrontLanguage), isStrong: false, path: undefined },
        ],
      },
    ],
  }))
}
