import { Outlet, useLocation } from 'react-router'
import { languageOfPath } from '#kernel/language.ts'
import { ModalStack } from '#storefront/frame/modals/modal-stack.tsx'
import { useFocusOnPage } from '#storefront/parts/page/use-focus-on-page.ts'
import { useStore } from '#storefront/parts/store/store-context.ts'
import { OwnHostContext } from '#ui/anchor.tsx'
import type { Elements } from '#ui/elements.ts'
import { LanguageProvider } from '#ui/language.tsx'
import { useErrorPages } from './error-page.tsx'
import { RouterLinks } from './router-links.tsx'

/** What every screen stands on: its language, links of the app and modals. */
export function LanguageFrame({ children = <Outlet /> }: { children?: Elements }) {
  useFocusOnPage()
  useErrorPages()
  return (
    <LanguageProvider value={languageOfPath(useLocation().pathname)}>
      <OwnHostContext value={useStore().host}>
        <ModalStack>{children}</ModalStack>
        <RouterLinks />
      </OwnHostContext>
    </LanguageProvider>
  )
}
