import { Outlet } from 'react-router'
import { IntlProvider, type Messages, useLocale, useMessages } from 'use-intl'
import { timeZone } from '#i18n/formats.ts'
import type { AccountsMessages, OfferingMessages, OrderingMessages } from '#i18n/screen-messages.ts'
import type { Translation } from '#i18n/translation.ts'
import { ModalStack } from '#storefront/frame/modals/modal-stack.tsx'

/** Texts that not every page has. */
type MoreMessages = Translation<OrderingMessages | OfferingMessages | AccountsMessages>

/** Adds texts to those of every page, for the screens inside and the modals that they open. */
export function TextsFrame({ messages }: { messages: MoreMessages }) {
  const all = { ...useMessages(), ...messages } as Messages
  return (
    <IntlProvider locale={useLocale()} messages={all} timeZone={timeZone}>
      <ModalStack>
        <Outlet />
      </ModalStack>
    </IntlProvider>
  )
}
