import { footerTexts } from '#i18n/texts/footer.ts'
import { graphql } from '#storefront/graphql/generated/gql.ts'
import type { SisterShopFragment } from '#storefront/graphql/generated/graphql.ts'
import { Anchor } from '#ui/anchor.tsx'
import { useTexts } from '#ui/use-texts.ts'

/** The marks of other shops of the house, where the storefront shows them (SPEC §6, isLogosFromCBEOn). */
export function SisterShops({ shops }: { shops: readonly SisterShopFragment[] }) {
  const t = useTexts(footerTexts)
  if (shops.length === 0) return null
  return (
    <div className="mt-6">
      <p className="text-[0.875rem]">{t('sisterShops')}</p>
      <ul className="flex flex-wrap gap-x-6">
        {shops.map(({ name, logo, url }) => (
          <li key={name}>
            <Anchor href={url} className="inline-flex rounded-md">
              <img src={logo.url} alt={logo.alt} width={130} height={52} loading="lazy" />
            </Anchor>
          </li>
        ))}
      </ul>
    </div>
  )
}

graphql(`
  fragment SisterShop on SisterShop {
    name
    url
    logo {
      url
      alt
    }
  }
`)
