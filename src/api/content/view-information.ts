import type { Call } from '#api/ask.ts'
import { type Facts, fillFacts } from '#domain/content/facts.ts'
import type { InformationPage, PageSection } from '#domain/content/information-page.ts'
import type { Paragraphs } from '#domain/content/rich-text.ts'
import { inLanguage } from '#kernel/addresses.ts'
import type { Localized } from '#kernel/language.ts'
import { factsOf } from './facts.ts'
import { type PageHeadView, viewHead } from './page-head.ts'
import { viewRichText } from './view-rich-text.ts'
import type { ParagraphView, RichQuestionView } from './views.ts'

export type InformationSectionView = {
  id: string
  title: string
  icon: string | undefined
  paragraphs: readonly ParagraphView[]
  questions: readonly RichQuestionView[]
}

export type InformationPageView = PageHeadView & {
  id: string
  path: string
  title: string
  intro: string
  sections: readonly InformationSectionView[]
}

/** The page as this storefront says it, in the language of the call. */
export function viewInformation(page: InformationPage, call: Call): InformationPageView {
  const { language } = call
  const facts = factsOf(call)
  const say = (text: Localized): string => fillFacts(text[language], facts)
  const sayRich = (text: Localized<Paragraphs>): readonly ParagraphView[] =>
    viewRichText(text[language], {
      say: (words) => fillFacts(words, facts),
      addressOf: (href) => inLanguage(reach(href, facts), language),
    })
  const viewSection = ({ id, title, icon, text, questions }: PageSection) => ({
    id,
    title: say(title),
    icon,
    paragraphs: text === undefined ? [] : sayRich(text),
    questions: questions.map(({ question, answer }) => ({
      question: say(question),
      answer: sayRich(answer),
    })),
  })
  return {
    id: page.id,
    path: inLanguage(page.path, language),
    title: say(page.title),
    ...viewHead(page, { path: page.path, call, say }),
    intro: say(page.intro),
    sections: page.sections.map(viewSection),
  }
}

/** A number that is read with spaces is dialled without. */
const reach = (href: string, facts: Facts): string =>
  href.startsWith('tel:')
    ? fillFacts(href, { ...facts, phone: facts.phone.replaceAll(/[^+\d]/g, '') })
    : fillFacts(href, facts)
