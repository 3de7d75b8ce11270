import { offerTexts } from '#i18n/texts/offer.ts'
import { graphql } from '#storefront/graphql/generated/gql.ts'
import type { PlacesOfCategoryFragment } from '#storefront/graphql/generated/graphql.ts'
import { ContentIcon } from '#storefront/parts/icons/content-icon.tsx'
import { usePaths } from '#storefront/parts/paths/use-paths.ts'
import { Anchor } from '#ui/anchor.tsx'
import { Link } from '#ui/link.tsx'
import { MessageRow } from '#ui/message-row.tsx'
import { Section } from '#ui/page.tsx'
import { useTexts } from '#ui/use-texts.ts'

/** Where a choice card is spent: each category with how many cards it has, and the best known of them. */
export function ChoicePlaces({ categories }: { categories: readonly PlacesOfCategoryFragment[] }) {
  const t = useTexts(offerTexts, 'choice.places')
  return (
    <Section title={t('title')} aside={<Link href={usePaths().giftCards()}>{t('all')}</Link>}>
      <p className="-mt-2 mb-4 max-w-[60ch] text-text-soft">{t('text')}</p>
      <ul className="grid grid-cols-2 gap-2.5 max-[22.5rem]:grid-cols-1 lg:grid-cols-3">
        {categories.filter(isForCards).map(({ id, path, icon, title, productCount, topList }) => (
          <li key={id}>
            <Anchor
              href={path}
              className="group flex h-full gap-x-4 gap-y-3 max-sm:flex-col rounded-card border-[1.5px] border-line p-4 transition-colors hover:border-action hover:bg-surface-blush"
            >
              <span className="grid size-12 shrink-0 place-items-center rounded-full bg-surface-blush text-action group-hover:bg-surface">
                <ContentIcon name={icon} size={24} />
              </span>
              <span className="min-w-0 leading-snug">
                <span className="block hyphens-auto font-bold">{title}</span>
                <span className="block text-[0.9375rem] text-text-soft">
                  {t('count', { count: productCount })}
                </span>
                <span className="mt-1 block text-[0.9375rem] max-sm:hidden">
                  {namesOf(topList)}
                </span>
              </span>
            </Anchor>
          </li>
        ))}
      </ul>
      <MessageRow tone="lightRuby" className="mt-4">
        {t('except')}
      </MessageRow>
    </Section>
  )
}

/** Blank cards are bought with money alone. */
const isForCards = ({ topList }: PlacesOfCategoryFragment): boolean =>
  topList.some(({ product }) => product.productType !== 'GIFTCARD_BLANK_PACK')

const namesShown = 3

/** The choice card itself stands in many categories, and is bought with money alone. */
const namesOf = (products: PlacesOfCategoryFragment['topList']): string =>
  products
    .filter(({ product }) => !product.isChoiceCard)
    .slice(0, namesShown)
    .map(({ title }) => title)
    .join(', ')

graphql(`
  fragment PlacesOfCategory on MenuCategory {
    id
    title
    path
    icon
    productCount
    topList {
      title
      product {
        isChoiceCard
        productType
      }
    }
  }
`)
