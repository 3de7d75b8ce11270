import { useTranslations } from 'use-intl'
import { CategoryTiles } from '#storefront/components/catalogue/category-tiles.tsx'
import { MomentLinks } from '#storefront/components/catalogue/moment-links.tsx'
import { ChoiceCard } from '#storefront/components/home/choice-card.tsx'
import { Hero } from '#storefront/components/home/hero.tsx'
import { MostChosen } from '#storefront/components/home/most-chosen.tsx'
import { Steps } from '#storefront/components/home/steps.tsx'
import { RecentlyViewed } from '#storefront/components/mine/recently-viewed.tsx'
import { PageMeta } from '#storefront/components/page-meta.tsx'
import { graphql } from '#storefront/graphql/generated/gql.ts'
import { publicPage } from '#storefront/page-headers.ts'
import { shopApi } from '#storefront/shop-api.ts'
import { Link } from '#storefront/ui/link.tsx'
import { Page, Section } from '#storefront/ui/page.tsx'
import { usePaths } from '#storefront/use-paths.ts'
import type { Route } from './+types/home.route'

export async function loader({ context }: Route.LoaderArgs) {
  const api = context.get(shopApi)
  const { storeData } = await api.query(FeaturedPathDocument, {})
  const shop = await api.query(HomeRouteDocument, { choiceCard: storeData.featuredProductPath })
  return { ...shop, choiceCardPath: storeData.featuredProductPath }
}

export const headers = () => publicPage

export default function HomeRoute({ loaderData }: Route.ComponentProps) {
  const t = useTranslations('browse.home')
  const paths = usePaths()
  const { products, topProducts, menuCategories, givingMoments, choiceCard, choiceCardPath } =
    loaderData
  // The choice card has a place of its own below, and lies on top of the fan.
  const others = products.products.filter((product) => product.path !== choiceCardPath)
  const fan = [...others.slice(1, 3), ...(choiceCard ? [choiceCard] : [])]
  return (
    <Page hero={<Hero cards={fan} choiceCardPath={choiceCardPath} />}>
      <PageMeta title={t('title')} description={t('description')} />
      <Section
        title={t('categories')}
        aside={<Link href={paths.categories()}>{t('allCategories')}</Link>}
      >
        <CategoryTiles categories={menuCategories.filter((category) => category.topList)} />
      </Section>
      {others.length > 0 && (
        <MostChosen
          products={others}
          featured={topProducts.filter((top) => top.referencedPath !== choiceCardPath)}
          totalItems={products.paging.totalItems}
        />
      )}
      <Section title={t('moments')} aside={<Link href={paths.moments()}>{t('allMoments')}</Link>}>
        <MomentLinks moments={givingMoments} />
      </Section>
      {choiceCard && <ChoiceCard card={choiceCard} />}
      <Steps />
      <RecentlyViewed />
    </Page>
  )
}

const FeaturedPathDocument = graphql(`
  query FeaturedPath($userData: UserData!) {
    storeData(userData: $userData) {
      featuredProductPath
    }
  }
`)

const HomeRouteDocument = graphql(`
  query HomeRoute($userData: UserData!, $choiceCard: String!) {
    products(userData: $userData, paging: { itemsPerPage: 16, pageNumber: 1 }) {
      products {
        ...HeroCard
        ...ProductCard
      }
      paging {
        totalItems
      }
    }
    topProducts(userData: $userData) {
      ...FeaturedCard
    }
    menuCategories(userData: $userData) {
      ...CategoryTile
    }
    givingMoments(userData: $userData) {
      ...MomentLink
    }
    choiceCard: product(userData: $userData, path: $choiceCard) {
      ...HeroCard
      ...ChoiceCard
    }
  }
`)
