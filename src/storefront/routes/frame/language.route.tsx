import { ErrorPage } from '#storefront/frame/page/error-page.tsx'
import { LanguageFrame } from '#storefront/frame/page/language-frame.tsx'
import type { Route } from './+types/language.route'

export default function LanguageRoute() {
  return <LanguageFrame />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <LanguageFrame>
      <ErrorPage error={error} />
    </LanguageFrame>
  )
}
