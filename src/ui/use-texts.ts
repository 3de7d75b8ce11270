import type { Texts } from '#i18n/texts.ts'
import { type TextGroup, type Translate, translate } from '#i18n/translate.ts'
import { useLanguage } from './language.tsx'

/**
 * Translates the texts of an area into the language of the page. Each part imports its own texts, so they travel with
 * it.
 */
export function useTexts<
  Dutch extends Readonly<Record<string, unknown>>,
  const Group extends TextGroup<Dutch> = never,
>(texts: Texts<Dutch>, group?: Group): Translate<Dutch, Group> {
  return translate(texts, useLanguage(), group)
}
