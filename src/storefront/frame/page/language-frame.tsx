import type { ReactNode } from 'react'
import { Outlet } from 'react-router'
import { IntlProvider } from 'use-intl'
import { timeZone } from '#i18n/formats.ts'
import type { OfferingMessages, OrderingMessages, ScreenMessages } from '#i18n/screen-messages.ts'
import type { Translation } from '#i18n/translation.ts'
import type { Language } from '#kernel/language.ts'
import { ModalStack } from '#storefront/frame/modals/modal-stack.tsx'
import { useFocusOnPage } from '#storefront/parts/page/use-focus-on-page.ts'
import { useStore } from '#storefront/parts/store/store-context.ts'
import { OwnHostContext } from '#storefront/ui/anchor.tsx'
import { RouterLinks } from './router-links.tsx'

/** Keys are typed over everything; `TextsFrame` adds the rest where it is used. */
type AllMessages = ScreenMessages & OrderingMessages & OfferingMessages

type LanguageFrameProps = {
  language: Language
  messages: Translation<ScreenMessages>
  children?: ReactNode
}

/** What every screen stands on: texts, links of the app and modals. */
export function LanguageFrame({ language, messages, children = <Outlet /> }: LanguageFrameProps) {
  useFocusOnPage()
  return (
    <IntlProvider locale={language} messages={messages as AllMessages} timeZone={timeZone}>
      <OwnHostContext value={useStore().host}>
        <ModalStack>{children}</ModalStack>
        <RouterLinks />
      </OwnHostContext>
    </IntlProvider>
  )
}
