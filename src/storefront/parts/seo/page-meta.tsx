import { useLocation } from 'react-router'
import { layoutTexts } from '#i18n/texts/layout.ts'
import { inLanguage } from '#kernel/addresses.ts'
import { languageOfPath } from '#kernel/language.ts'
import { useOrigin } from '#storefront/parts/page/origin.ts'
import { useStore } from '#storefront/parts/store/store-context.ts'
import { useLanguage } from '#ui/language.tsx'
import { useTexts } from '#ui/use-texts.ts'
import { useHreflang } from './hreflang.ts'

type PageMetaProps = {
  title: string
  description?: string | undefined
  keywords?: string | undefined
  /** The picture for shared links; without it a fan of cards. */
  picture?: { url: string; alt: string } | undefined
  /** A page of one visitor, or one that is not found. */
  isPrivate?: boolean | undefined
  /** The page's own `robots` content, such as `noindex, nofollow`. */
  robots?: string | undefined
  /** A view of a list that search engines need not keep, such as a filtered one; its links they follow. */
  isPassing?: boolean | undefined
}

/** About as much as a search engine shows. */
const descriptionLengthMax = 160

/** What a page says about itself: title, description, its one address and its twins in other languages. */
export function PageMeta(props: PageMetaProps) {
  const t = useTexts(layoutTexts)
  const title = t('pageTitle', { title: props.title, shop: useStore().name })
  const description = props.description && shorten(props.description)
  const robots = props.isPrivate ? 'noindex' : props.isPassing ? 'noindex, follow' : props.robots
  return (
    <>
      <title>{title}</title>
      {description && <meta name="description" content={description} />}
      {props.keywords && <meta name="keywords" content={props.keywords} />}
      {robots && <meta name="robots" content={robots} />}
      {!props.isPrivate && <Addresses />}
      {!props.isPrivate && <Shared {...props} title={props.title} description={description} />}
    </>
  )
}

/** Ends at a word. */
function shorten(text: string): string {
  if (text.length <= descriptionLengthMax) return text
  return `${text.slice(0, descriptionLengthMax).replace(/\s+\S*$/, '')}…`
}

/** `nl-NL`: storefronts share languages, so a twin is named by language and country (SPEC §3). */
function Addresses() {
  const { pathname } = useLocation()
  const hreflang = useHreflang()
  return (
    <>
      <link rel="canonical" href={`${useOrigin()}${pathname}`} />
      {hreflang.map(({ langCode, countryCode, origin, path, isDefault }) =>
        [`${langCode}-${countryCode}`, ...(isDefault ? ['x-default'] : [])].map((tag) => (
          <link
            key={tag}
            rel="alternate"
            hrefLang={tag}
            href={`${origin}${inLanguage(pathname, languageOfPath(path))}`}
          />
        )),
      )}
    </>
  )
}

const shopPicture = '/share/shop.png'

/** How a shared link looks (Open Graph). */
function Shared({ title, description, picture }: PageMetaProps) {
  const { pathname } = useLocation()
  const origin = useOrigin()
  const store = useStore()
  const locale = `${useLanguage()}_${store.countryCode}`
  return (
    <>
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={store.name} />
      <meta property="og:locale" content={locale} />
      <meta property="og:title" content={title} />
      {description && <meta property="og:description" content={description} />}
      <meta property="og:url" content={`${origin}${pathname}`} />
      <meta property="og:image" content={`${origin}${picture?.url ?? shopPicture}`} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      {picture && <meta property="og:image:alt" content={picture.alt} />}
      <meta name="twitter:card" content="summary_large_image" />
    </>
  )
}
