import type { PageHead } from '#domain/content/page-head.ts'
import type { Paragraphs } from '#domain/content/rich-text.ts'
import { pathsOf } from '#kernel/addresses.ts'
import { defaultLanguage, type Localized } from '#kernel/language.ts'

/** A question that people ask, and our answer. */
export type AnsweredQuestion = { question: Localized; answer: Localized<Paragraphs> }

/** A titled part of the page: text, questions, or both. */
export type PageSection = {
  /** Of its own within the page: addresses lead to it by `#id`. */
  id: string
  title: Localized
  icon?: string | undefined
  text?: Localized<Paragraphs> | undefined
  questions: readonly AnsweredQuestion[]
}

/**
 * A page that a shop owes its visitors: terms, privacy, help (SPEC §2). Facts of the storefront stand in its texts as
 * `{legalName}`, so that the same page serves each storefront truthfully.
 */
export type InformationPage = PageHead & {
  id: string
  /** Its address in Dutch, such as `/klantenservice/contact/`. */
  path: string
  title: Localized
  intro: Localized
  sections: readonly PageSection[]
}

const informationPages = [
  'terms',
  'privacy',
  'cookies',
  'helpdesk',
  'contact',
  'delivery',
  'cancellation',
  'accessibility',
  'about',
  'redeemTerms',
  'redeemPrivacy',
] as const

/** The addresses that the shop has a screen for. */
export const informationPaths: readonly string[] = informationPages.map((name) =>
  pathsOf(defaultLanguage)[name](),
)
