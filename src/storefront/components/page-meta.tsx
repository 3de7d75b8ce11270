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
}

/** What a page says about itself: title, description, its one address and its twins in other languages. */
export function PageMeta({ title, description, isPrivate }: PageMetaProps) {
  const t = useTranslations('layout')
  return (
    <>
      <title>{t('pageTitle', { title, shop: useStore().name })}</title>
      {description && <meta name="description" content={description} />}
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
