import { type TextGroup, type Texts, type Translate, translate } from '#i18n/texts.ts'
import { useLanguage } from './language.tsx'

/**
 * Says the texts of an area in the language of the page. Whoever says a text imports it, so the texts travel with
 * the part that says them.
 */
export function useTexts<
  Dutch extends Readonly<Record<string, unknown>>,
  const Group extends TextGroup<Dutch> = never,
>(texts: Texts<Dutch>, group?: Group): Translate<Dutch, Group> {
  return translate(texts, useLanguage(), group)
}
