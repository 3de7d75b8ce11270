import { Outlet, redirect, Scripts, ScrollRestoration, useLocation } from 'react-router'
import { inLanguage } from '#kernel/addresses.ts'
import { languageOfPath } from '#kernel/language.ts'
import { LazyEmergencyPage } from '#storefront/frame/page/error-page.tsx'
import { shopApi } from '#storefront/parts/api/shop-api.ts'
import { arrivalLanguageOf, writeStore } from '#storefront/parts/store/store.ts'
import { useStore } from '#storefront/parts/store/store-context.ts'
import styles from '#storefront/styles/app.css?url'
import displayFont from '#storefront/styles/generated/display.woff2?url'
import textFont from '#storefront/styles/generated/text.woff2?url'
import { themeColorOf } from '#storefront/styles/theme-color.ts'
import type { Elements } from '#ui/elements.ts'
import type { Route } from './+types/root'

const isRead = ({ method }: Request): boolean => method === 'GET' || method === 'HEAD'

export const middleware: Route.MiddlewareFunction[] = [
  /** A language that the storefront has no screens in leads to the one it has. */
  ({ request, url, context }) => {
    const { store } = context.get(shopApi)
    if (!isRead(request) || store.languages.includes(languageOfPath(url.pathname))) return
    throw redirect(`${inLanguage(url.pathname, arrivalLanguageOf(store))}${url.search}`, 302)
  },
  /**
   * A tab that was open before a page moved asks for the data of the old address, and is redirected as for the page.
   * Only addresses that were not found are looked up.
   */
  async ({ request, url, context }, next) => {
    const answer = await next()
    if (!isRead(request) || !(answer instanceof Response) || answer.status !== 404) return
    const move = context.get(shopApi).movedTo(`${url.pathname}${url.search}`)
    if (move) return redirect(move.to, move.status)
  },
]

/** Language that the page was rendered in. Translators rewrite the `lang` attribute, so it is never read. */
const pageLanguage = import.meta.env.SSR ? undefined : languageOfPath(window.location.pathname)

/**
 * The scripts of a page carry the texts of its language only: a link to a page in another language loads it whole. A
 * reload would drop what a form sends, so only reads become one.
 */
export const clientMiddleware: Route.ClientMiddlewareFunction[] = [
  ({ request }, next) => {
    const { href, pathname } = new URL(request.url)
    if (!isRead(request) || languageOfPath(pathname) === pageLanguage) return next()
    window.location.assign(href)
    return new Promise(() => {})
  },
]

export function Layout({ children }: { children: Elements }) {
  const language = languageOfPath(useLocation().pathname)
  const store = useStore()
  return (
    <html lang={language} {...writeStore(store)}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content={themeColorOf(store.family)} />
        {/* Its precedence makes React write it before everything that can wait. */}
        <link rel="stylesheet" href={styles} precedence="shop" />
        {[displayFont, textFont].map((font) => (
          <link
            key={font}
            rel="preload"
            href={font}
            as="font"
            type="font/woff2"
            crossOrigin="anonymous"
          />
        ))}
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

export default function App() {
  return <Outlet />
}

/** Reached only when even the texts of the language could not be had. */
export function ErrorBoundary() {
  return <LazyEmergencyPage />
}
