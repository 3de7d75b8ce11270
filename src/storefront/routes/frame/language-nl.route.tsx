import { screens } from '#i18n/nl/screens.ts'
import { ErrorPage } from '#storefront/frame/page/error-page.tsx'
import { LanguageFrame } from '#storefront/frame/page/language-frame.tsx'
import type { Route } from './+types/language-nl.route'

/** Brings the texts of one language: a page in it loads no other. */
export default function LanguageRoute() {
  return <LanguageFrame language="nl" messages={screens} />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <LanguageFrame language="nl" messages={screens}>
      <ErrorPage error={error} />
    </LanguageFrame>
  )
}
