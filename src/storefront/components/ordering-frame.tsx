import { Outlet } from 'react-router'
import { IntlProvider, useLocale, useMessages } from 'use-intl'
import { timeZone } from '#i18n/formats.ts'
import type { OrderingMessages, ScreenMessages } from '#i18n/screen-messages.ts'
import type { Translation } from '#i18n/translation.ts'
import { ModalStack } from '#storefront/components/modals/modal-stack.tsx'

/** Adds the texts of ordering to those of every page, for the screens inside and the modals that they open. */
export function OrderingFrame({ messages }: { messages: Translation<OrderingMessages> }) {
  const all = { ...useMessages(), ...messages } as ScreenMessages & OrderingMessages
  return (
    <IntlProvider locale={useLocale()} messages={all} timeZone={timeZone}>
      <ModalStack>
        <Outlet />
      </ModalStack>
    </IntlProvider>
  )
}
