import type { ComponentType, ReactNode } from 'react'
import { IntlProvider, type Messages, useLocale, useMessages } from 'use-intl'
import { timeZone } from '#i18n/formats.ts'
import type { AccountsMessages, FetchedMessages } from '#i18n/screen-messages.ts'
import type { Translation } from '#i18n/translation.ts'
import type { Language } from '#kernel/language.ts'

type Texts = Record<Language, Partial<Translation<FetchedMessages & AccountsMessages>>>

/**
 * Gives a part that is fetched when it is needed the texts that it alone says. They come along with it in both
 * languages, so that no page carries them.
 */
export function withTexts<Props extends object>(
  texts: Texts,
  Part: ComponentType<Props>,
): (props: Props) => ReactNode {
  return function PartWithTexts(props) {
    const locale = useLocale()
    const all = { ...useMessages(), ...texts[locale] } as Messages
    return (
      <IntlProvider locale={locale} messages={all} timeZone={timeZone}>
        <Part {...props} />
      </IntlProvider>
    )
  }
}
