import { useLocation } from 'react-router'
import { useTranslations } from 'use-intl'
import { useOrigin } from '#storefront/components/origin.ts'
import { inLanguage } from '#storefront/paths.ts'
import { arrivalLanguageOf } from '#storefront/store.ts'
import { useStore } from '#storefront/store-context.ts'

type PageMetaProps = {
  title: string
  description?: string | undefined
  /** A page that is nobody's but one visitor's, or that is not there. */
  isPrivate?: boolean | undefined
  /** Address from the root of what shows the page in a message or a result. */
  picture?: string | undefined
}

/** What a page says about itself: title, description, its one address and its twins in other languages. */
export function PageMeta({ title, description, isPrivate, picture }: PageMetaProps) {
  const t = useTranslations('layout')
  const origin = useOrigin()
  return (
    <>
      <title>{t('pageTitle', { title, shop: useStore().name })}</title>
      {description && <meta name="description" content={description} />}
      {picture && <meta property="og:image" content={`${origin}${picture}`} />}
      {isPrivate ? <meta name="robots" content="noindex" /> : <Addresses />}
    </>
  )
}

function Addresses() {
  const { pathname } = useLocation()
  const origin = useOrigin()
  const store = useStore()
  return (
    <>
      <link rel="canonical" href={`${origin}${pathname}`} />
      {store.languages.map((language) => (
        <link
          key={language}
          rel="alternate"
          hrefLang={language}
          href={`${origin}${inLanguage(pathname, language)}`}
        />
      ))}
      <link
        rel="alternate"
        hrefLang="x-default"
        href={`${origin}${inLanguage(pathname, arrivalLanguageOf(store))}`}
      />
    </>
  )
}
