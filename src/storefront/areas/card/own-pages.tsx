import { useId } from 'react'
import { cardTexts } from '#i18n/texts/card.ts'
import type { GiftPageFragment } from '#storefront/graphql/generated/graphql.ts'
import { GiftLink } from '#storefront/parts/gift-link/gift-link.tsx'
import { Price } from '#ui/price.tsx'
import { useTexts } from '#ui/use-texts.ts'

/** Of what somebody bought for themselves: a link for each card, so that each can be given away by itself. */
export function OwnPages({ gift }: { gift: GiftPageFragment }) {
  const t = useTexts(cardTexts, 'own')
  const heading = useId()
  const cards = gift.cards.flatMap(({ ownPage, ...card }) => (ownPage ? { ...card, ownPage } : []))
  const count = cards.length
  if (count === 0) return null
  return (
    <section
      aria-labelledby={heading}
      className="mx-auto mt-14 max-w-5xl rounded-panel bg-surface p-5 shadow-soft sm:p-9 print:hidden"
    >
      <h2 id={heading} className="text-[1.375rem]">
        {t('heading', { count })}
      </h2>
      <p className="mt-1.5 max-w-xl">{t('text', { count })}</p>
      <ul className="mt-4 divide-y divide-line">
        {cards.map(({ title, amount, ownPage, wrapper }) => (
          <li
            key={ownPage.url}
            className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-4 last:pb-0"
          >
            <p className="min-w-0 wrap-anywhere">
              <strong className="block">{title}</strong>
              <Price money={amount} style="short" />
            </p>
            {ownPage.isOpened ? (
              <strong className="rounded-full bg-action-soft px-3 py-1 text-[0.875rem] text-action leading-5">
                {t('opened')}
              </strong>
            ) : (
              <GiftLink url={ownPage.url} title={title} wrapper={wrapper} />
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
