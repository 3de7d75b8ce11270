import { overviewsTexts } from '#i18n/texts/overviews.ts'
import { graphql } from '#storefront/graphql/generated/gql.ts'
import type { CategoryPictureFragment } from '#storefront/graphql/generated/graphql.ts'
import { ContentIcon } from '#storefront/parts/icons/content-icon.tsx'
import { Anchor } from '#ui/anchor.tsx'
import { useTexts } from '#ui/use-texts.ts'

type CategoryPicturesProps = { categories: readonly CategoryPictureFragment[] }

/** A picture per category. The whole tile is one link, named by its title. */
export function CategoryPictures({ categories }: CategoryPicturesProps) {
  const t = useTexts(overviewsTexts, 'list')
  return (
    <ul className="grid grid-cols-2 gap-x-3 gap-y-6 sm:gap-x-6 sm:gap-y-9 sm:grid-cols-3 lg:grid-cols-4">
      {categories.map((category, index) => (
        <li key={category.id} className="group relative">
          <Picture category={category} isUrgent={index < urgentCount} />
          <h2 className="mt-2.5 hyphens-auto text-[1.0625rem] leading-tight sm:mt-3.5 sm:text-[1.25rem]">
            <Anchor href={category.path} className="tile-link">
              {category.title}
            </Anchor>
          </h2>
          <p className="mt-1.5 text-[0.9375rem] text-text-soft leading-snug max-sm:hidden">
            {category.description}
          </p>
          <p className="mt-1 font-semibold text-[0.875rem] sm:mt-2">
            {t('count', { count: category.productCount, kind: 'presents' })}
          </p>
        </li>
      ))}
    </ul>
  )
}

/** What the first screen of a desktop shows; on a phone they are small enough. */
const urgentCount = 8

type PictureProps = { category: CategoryPictureFragment; isUrgent: boolean }

const Picture = ({ category: { image, icon }, isUrgent }: PictureProps) => (
  <div className="grid aspect-[85.6/54] place-items-center overflow-hidden rounded-card bg-surface-blush text-action">
    {image ? (
      <img
        src={image.url}
        alt=""
        width={856}
        height={540}
        loading={isUrgent ? 'eager' : 'lazy'}
        decoding="async"
        className="size-full object-cover transition-transform duration-300 ease-out-soft group-hover:scale-105 motion-reduce:transition-none"
      />
    ) : (
      <ContentIcon name={icon} size={56} />
    )}
  </div>
)

graphql(`
  fragment CategoryPicture on MenuCategory {
    id
    title
    description
    path
    icon
    productCount
    image { url }
  }
`)
