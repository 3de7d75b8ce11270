import { useState } from 'react'
import { formatDay } from '#i18n/formats.ts'
import { cardTexts } from '#i18n/texts/card.ts'
import { graphql } from '#storefront/graphql/generated/gql.ts'
import type { CardOnPageFragment } from '#storefront/graphql/generated/graphql.ts'
import { CardArt } from '#storefront/parts/cards/card-art.tsx'
import { CardStage } from '#storefront/parts/cards/card-stage.tsx'
import { ExtendCard } from '#storefront/parts/choice-card/extend-card.tsx'
import { usePaths } from '#storefront/parts/paths/use-paths.ts'
import { Button } from '#ui/button.tsx'
import type { Elements } from '#ui/elements.ts'
import { Icon } from '#ui/icon.tsx'
import { useLanguage } from '#ui/language.tsx'
import { Link } from '#ui/link.tsx'
import { MessageRow } from '#ui/message-row.tsx'
import { Price } from '#ui/price.tsx'
import { takeFocus } from '#ui/take-focus.ts'
import { useTexts } from '#ui/use-texts.ts'
import { CardCode } from './card-code.tsx'

type OpenedCardProps = { card: CardOnPageFragment; children?: Elements }

/** One card with all that it takes to spend it. `children` lies over its picture while it is unwrapped. */
export function OpenedCard({ card, children }: OpenedCardProps) {
  const t = useTexts(cardTexts)
  const paths = usePaths()
  return (
    <article className="grid overflow-hidden rounded-panel bg-surface shadow-soft lg:grid-cols-2 print:break-inside-avoid print:grid-cols-[17rem_1fr] print:items-start print:gap-7 print:overflow-visible print:rounded-none print:shadow-none">
      <CardStage
        size="large"
        backgroundColor={card.backgroundColor}
        className="grid place-items-center rounded-none! print:rounded-panel! print:p-5! print:[print-color-adjust:exact]"
      >
        <div className="relative w-full max-w-md [container-type:size] aspect-[85.6/54]">
          <CardArt image={card.image} showShadow={card.showShadow} isUrgent />
          {children}
        </div>
      </CardStage>
      <div className="grid h-fit min-w-0 gap-6 p-5 sm:p-9 print:gap-4 print:p-0!">
        <header className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
          <h2 className="min-w-0 wrap-anywhere text-[1.625rem]">{card.title}</h2>
          <p className="font-bold font-display text-[2rem] text-action leading-none tracking-tight">
            <span className="sr-only">{t('amount')}</span>
            <Price money={card.amount} style="short" />
          </p>
        </header>
        {card.isDonation && <AlreadyGiven />}
        {card.code && (
          <CardCode title={card.title} code={card.code} isChoiceCard={card.isChoiceCard} />
        )}
        {card.stoppedBy && <MessageRow tone="dark">{t(`stopped.${card.stoppedBy}`)}</MessageRow>}
        {card.validUntil && (
          <LastDay validUntil={card.validUntil} extension={card.extension ?? undefined} />
        )}
        <div className="border-line border-t pt-5 print:pt-3 print:text-[0.875rem]">
          <h3 className="mb-1.5 text-[1.125rem]">
            {card.isDonation ? t('donation.about') : t('howTo')}
          </h3>
          <p>{card.howToSpend}</p>
          {card.isChoiceCard && (
            <p className="mt-3 flex flex-wrap items-center gap-x-5 gap-y-1 print:hidden">
              {card.code && <Button href={paths.redeem()}>{t('exchange')}</Button>}
              <Link href={paths.balance()} className="inline-flex min-h-11 items-center">
                {t('balance')}
              </Link>
            </p>
          )}
          {card.webshops.length > 0 && (
            <>
              <h4 className="mt-4 font-bold">
                {card.isDonation ? t('donation.more') : t('webshops')}
              </h4>
              <ul className="flex flex-wrap gap-x-5">
                {card.webshops.map((shop) => (
                  <li key={shop.url} className="min-w-0">
                    <Link href={shop.url} className="inline-flex min-h-9 items-center break-all">
                      {shop.title}
                    </Link>
                  </li>
                ))}
              </ul>
            </>
          )}
        </div>
      </div>
    </article>
  )
}

type LastDayProps = {
  validUntil: string
  extension: NonNullable<CardOnPageFragment['extension']> | undefined
}

/** Its last day, which the holder of a choice card moves once when it comes near. */
function LastDay({ validUntil, extension }: LastDayProps) {
  const t = useTexts(cardTexts)
  const locale = useLanguage()
  const [moved, setMoved] = useState<string>()
  return (
    <>
      <p
        key={moved}
        ref={moved === undefined ? null : takeFocus}
        tabIndex={-1}
        className="outline-none"
      >
        <span className="text-text-soft">{t('validUntil')}</span>{' '}
        <strong>{formatDay(locale, moved ?? validUntil)}</strong>
      </p>
      {extension && moved === undefined && (
        <ExtendCard {...extension} onDone={({ expiryDate }) => setMoved(expiryDate)} />
      )}
    </>
  )
}

/** Where a card has its code. */
function AlreadyGiven() {
  const t = useTexts(cardTexts, 'donation')
  return (
    <p className="flex gap-3.5 rounded-card bg-leaf-soft p-4 sm:p-5">
      <Icon name="heart" size={24} className="mt-0.5 shrink-0 text-leaf" />
      <span>
        <strong className="block">{t('given')}</strong>
        <span>{t('nothingToDo')}</span>
      </span>
    </p>
  )
}

graphql(`
  fragment CardOnPage on GiftCardOnPage {
    title
    amount { currency value }
    image { url alt }
    backgroundColor
    showShadow
    wrapper
    isDonation
    isChoiceCard
    howToSpend
    webshops { title url }
    validUntil
    extension { until proof }
    code { number pin barcodeSvg }
    stoppedBy
    ownPage { url isOpened }
  }
`)
