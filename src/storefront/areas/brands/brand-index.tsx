import { brandsTexts } from '#i18n/texts/brands.ts'
import type { BrandRowFragment } from '#storefront/graphql/generated/graphql.ts'
import { useTexts } from '#ui/use-texts.ts'
import { BrandRow } from './brand-row.tsx'
import { groupByLetter } from './find-brands.ts'

/** Every brand under its letter, and the letters to jump to. */
export function BrandIndex({ brands }: { brands: readonly BrandRowFragment[] }) {
  const t = useTexts(brandsTexts)
  const groups = groupByLetter(brands)
  return (
    <>
      <nav aria-label={t('letters')} className="mb-8 border-line border-y py-3">
        <ul className="-mx-2 flex flex-wrap gap-1 sm:mx-0">
          {groups.map(({ letter }) => (
            <li key={letter}>
              <a
                href={`#${anchorOf(letter)}`}
                aria-label={letter === '#' ? t('others') : t('letter', { letter })}
                className="touch grid place-items-center rounded-full font-bold font-display text-[1.125rem] hover:bg-action hover:text-on-action"
              >
                {letter}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="grid gap-y-9">
        {groups.map(({ letter, brands: own }) => (
          <section
            key={letter}
            id={anchorOf(letter)}
            aria-labelledby={`${anchorOf(letter)}-heading`}
            className="grid items-start gap-x-8 gap-y-2 sm:grid-cols-[4.5rem_1fr]"
          >
            <h2
              id={`${anchorOf(letter)}-heading`}
              className="text-[2.25rem] text-action sm:grid sm:size-18 sm:place-items-center sm:rounded-stage sm:bg-surface-blush"
            >
              <span aria-hidden="true">{letter}</span>
              <span className="sr-only">
                {letter === '#' ? t('others') : t('letter', { letter })}
              </span>
            </h2>
            <ul className="grid grid-cols-3 gap-x-3.5 gap-y-3 sm:grid-cols-2 sm:gap-x-4 sm:gap-y-1 lg:grid-cols-[repeat(auto-fill,minmax(15.5rem,1fr))]">
              {own.map((brand) => (
                <li key={brand.id}>
                  <BrandRow brand={brand} look="tile" />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </>
  )
}

const anchorOf = (letter: string): string => (letter === '#' ? 'overig' : letter.toLowerCase())
