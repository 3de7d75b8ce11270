import { useTranslations } from 'use-intl'
import { CategoryTiles } from '#storefront/components/catalogue/category-tiles.tsx'
import { ProductCard } from '#storefront/components/catalogue/product-card.tsx'
import { ProductGrid } from '#storefront/components/catalogue/product-grid.tsx'
import { EmptyBox } from '#storefront/components/empty-box.tsx'
import { PageMeta } from '#storefront/components/page-meta.tsx'
import { graphql } from '#storefront/graphql/generated/gql.ts'
import type { SearchRouteQuery } from '#storefront/graphql/generated/graphql.ts'
import type { ShopApi } from '#storefront/shop-api.ts'
import { Anchor } from '#storefront/ui/anchor.tsx'
import { asIconName, Icon } from '#storefront/ui/icon.tsx'
import { Page, Section } from '#storefront/ui/page.tsx'
import { titleOf } from './found-item.tsx'
import { SearchForm } from './search-form.tsx'
import { SearchInput } from './search-input.tsx'
import { questionIn, useSearchText } from './search-text.ts'

type Loaded = Awaited<ReturnType<typeof loadResults>>
type Group = NonNullable<SearchRouteQuery['search_v1']['body']>['groups'][number]

const hasProducts = ({ items }: Group): boolean => items.some(({ product }) => product !== null)

/** Six rows of sixteen: whoever has to look at more asks again. */
const itemsPerGroup = 96

/** All that was found for `s`; where that is nothing, ways to go on. */
export async function loadResults(api: ShopApi, query: string) {
  const text = questionIn(query)
  const { search_v1 } = await api.query(SearchRouteDocument, { inputText: text, itemsPerGroup })
  const found = search_v1.body ?? { count: 0, groups: [] }
  const waysOn = found.count === 0 ? await api.query(WaysOnDocument, {}) : undefined
  return { text, found, waysOn }
}

export function ResultsPage({ shop: { text, found, waysOn } }: { shop: Loaded }) {
  const t = useTranslations('search')
  const say = useTranslations('results')
  const title = text === '' ? say('emptyTitle') : say('title', { text })
  return (
    <Page>
      <PageMeta title={title} isPrivate />
      <div className="pt-8 sm:pt-10">
        <h1 className="text-heading-1 [overflow-wrap:anywhere]">{title}</h1>
        {found.count > 0 && (
          <p className="mt-2.5 text-[1.0625rem] text-text-soft">
            {t('results', { count: found.count })}
          </p>
        )}
        {text === '' && (
          <p className="mt-2.5 text-[1.0625rem] text-text-soft">{say('emptyText')}</p>
        )}
        <AskAgain />
      </div>
      {text !== '' && found.count === 0 && <Nothing />}
      <FoundPages groups={found.groups} />
      {found.groups.filter(hasProducts).map((group) => (
        <ResultGroup key={group.groupType} group={group} />
      ))}
      {waysOn && <WaysOn ways={waysOn} />}
    </Page>
  )
}

/** Where the header has room for no field. */
function AskAgain() {
  const [text, write] = useSearchText()
  return (
    <SearchForm text={text} className="mt-5 block max-w-xl lg:hidden">
      <SearchInput value={text} onWrite={write} />
    </SearchForm>
  )
}

/** Categories and moments that were meant, above the cards: below them nobody would see them. */
function FoundPages({ groups }: { groups: readonly Group[] }) {
  const say = useTranslations('results')
  const items = groups.flatMap((group) => (hasProducts(group) ? [] : group.items))
  if (items.length === 0) return null
  return (
    <nav aria-label={say('also')} className="mt-6">
      <p className="mb-2.5 font-semibold">{say('also')}</p>
      <Chips chips={items.map((item) => ({ ...item, title: titleOf(item) }))} />
    </nav>
  )
}

function ResultGroup({ group }: { group: Group }) {
  const t = useTranslations('search')
  const say = useTranslations('results')
  const { groupType, count, items } = group
  const products = items.flatMap(({ product }) => product ?? [])
  return (
    <Section title={t('groupCount', { group: t(`groups.${groupType}`), count })}>
      <ProductGrid>
        {products.map((product, index) => (
          <li key={product.id}>
            <ProductCard product={product} isUrgent={index < 4} />
          </li>
        ))}
      </ProductGrid>
      {count > items.length && (
        <p className="mt-8 text-text-soft">{say('first', { shown: items.length, count })}</p>
      )}
    </Section>
  )
}

type Chip = { path: string; title: string; icon?: string | null | undefined }

const Chips = ({ chips }: { chips: readonly Chip[] }) => (
  <ul className="flex flex-wrap gap-2.5">
    {chips.map(({ path, title, icon }) => (
      <li key={path}>
        <Anchor
          href={path}
          className="inline-flex min-h-11 items-center gap-2 rounded-full bg-surface-blush px-4.5 font-semibold text-[0.9375rem] hover:bg-action hover:text-on-action"
        >
          {icon && <Icon name={asIconName(icon)} size={20} />}
          {title}
        </Anchor>
      </li>
    ))}
  </ul>
)

function Nothing() {
  const t = useTranslations('search')
  return (
    <div className="mt-8 flex items-center gap-8 rounded-panel bg-surface-warm p-6 sm:p-9">
      <div className="max-sm:hidden">
        <EmptyBox />
      </div>
      <div>
        <p className="font-display font-extrabold text-heading-2">{t('nothingTitle')}</p>
        <p className="mt-2 max-w-[44ch] text-[1.0625rem]">{t('nothingText')}</p>
      </div>
    </div>
  )
}

function WaysOn({ ways }: { ways: NonNullable<Loaded['waysOn']> }) {
  const t = useTranslations('search')
  const say = useTranslations('results')
  const { terms, entities } = ways.popularSearch
  const products = entities.flatMap(({ product }) => product ?? [])
  return (
    <>
      <Section title={t('popularTerms')}>
        <Chips chips={terms.map(({ title, url }) => ({ title, path: url }))} />
      </Section>
      <Section title={t('popularCards')}>
        <ProductGrid>
          {products.map((product, index) => (
            <li key={product.id} className={index < 4 ? undefined : 'xl:hidden'}>
              <ProductCard product={product} />
            </li>
          ))}
        </ProductGrid>
      </Section>
      <Section title={say('categories')}>
        <CategoryTiles categories={ways.menuCategories} />
      </Section>
    </>
  )
}

const SearchRouteDocument = graphql(`
  query SearchRoute($userData: UserData!, $inputText: String!, $itemsPerGroup: Int) {
    search_v1(userData: $userData, inputText: $inputText, itemsPerGroup: $itemsPerGroup) {
      body {
        count
        groups {
          groupType
          count
          items {
            id
            path
            title
            heroTitle
            icon
            product {
              ...ProductCard
            }
          }
        }
      }
    }
  }
`)

const WaysOnDocument = graphql(`
  query WaysOn($userData: UserData!) {
    popularSearch(userData: $userData) {
      terms {
        title
        url
      }
      entities {
        product {
          ...ProductCard
        }
      }
    }
    menuCategories(userData: $userData) {
      ...CategoryTile
    }
  }
`)
