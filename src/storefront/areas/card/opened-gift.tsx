import { useEffect, useRef, useState } from 'react'
import { cardTexts } from '#i18n/texts/card.ts'
import { cardPaperFile } from '#kernel/card-paper.ts'
import { graphql } from '#storefront/graphql/generated/gql.ts'
import type { GiftPageFragment } from '#storefront/graphql/generated/graphql.ts'
import { NotePaper } from '#storefront/parts/gift-wrap/note-paper.tsx'
import { WrappingPaper } from '#storefront/parts/gift-wrap/wrapping-paper.tsx'
import { usePaths } from '#storefront/parts/paths/use-paths.ts'
import { Button } from '#ui/button.tsx'
import { cx } from '#ui/class-names.ts'
import type { Elements } from '#ui/elements.ts'
import { Icon } from '#ui/icon.tsx'
import { useTexts } from '#ui/use-texts.ts'
import { CardDates } from './card-dates.tsx'
import { Confetti } from './confetti.tsx'
import { OpenedCard } from './opened-card.tsx'

type OpenedGiftProps = {
  gift: GiftPageFragment
  /** Out of the private link. */
  token: string
  isUnwrapping: boolean
  /** What comes to mind first, once the paper is off. */
  children: Elements
}

/** The present without its paper: note, cards, codes, and how to keep them. */
export function OpenedGift({ gift, token, isUnwrapping, children }: OpenedGiftProps) {
  const t = useTexts(cardTexts)
  const { giverName, receiverName, isForSelf, isReceiverKnown, message, cards, reminders } = gift
  const paths = usePaths()
  const hasCodes = cards.some(({ isDonation }) => !isDonation)
  const named = isReceiverKnown
    ? t('opened.heading', { name: receiverName })
    : t('opened.headingAnybody')
  const heading = useRef<HTMLHeadingElement>(null)
  const [wasUnwrapped] = useState(isUnwrapping)
  useEffect(() => {
    // The button that had the focus is gone, so the cards take it.
    if (wasUnwrapped) heading.current?.focus({ preventScroll: true })
  }, [wasUnwrapped])
  return (
    <section className="mx-auto grid max-w-5xl gap-7 print:gap-5">
      <header className="text-center print:text-left">
        <h1 ref={heading} tabIndex={-1} className="wrap-anywhere text-heading-1 outline-none">
          {isForSelf ? t('opened.headingSelf') : named}
        </h1>
        {!isForSelf && (
          <p className="mt-2 wrap-anywhere text-[1.125rem]">
            {t('opened.from', { giver: giverName })}
          </p>
        )}
      </header>
      {message && !isForSelf && (
        <div
          className={cx(
            'mx-auto w-full max-w-2xl print:mx-0',
            wasUnwrapped && 'animate-note-in print:animate-none',
          )}
        >
          <NotePaper tone="letter" label={t('opened.note', { giver: giverName })}>
            {message}
          </NotePaper>
        </div>
      )}
      {cards.map((card, index) => (
        <OpenedCard key={card.code?.number ?? `${card.title}-${index}`} card={card}>
          {isUnwrapping && (
            <>
              <WrappingPaper wrapper={card.wrapper} isOpening />
              {index === 0 && <Confetti />}
            </>
          )}
        </OpenedCard>
      ))}
      {children}
      {reminders && <CardDates token={token} reminders={reminders} />}
      <footer className="flex flex-wrap items-center justify-between gap-x-8 gap-y-5">
        {hasCodes && (
          <p className="flex max-w-xl items-start gap-3 text-[0.9375rem]">
            <Icon name="shield" size={22} className="mt-0.5 text-leaf" />
            <span>{t('keepSafe')}</span>
          </p>
        )}
        <p className="flex flex-wrap gap-3 print:hidden">
          {cards.some(({ code }) => code) && (
            <Button href={`${paths.card(token)}${cardPaperFile}`} isFullLoad>
              {t('save')}
            </Button>
          )}
          <Button variant="quiet" icon="print" onClick={() => window.print()}>
            {hasCodes ? t('print') : t('donation.print')}
          </Button>
        </p>
      </footer>
    </section>
  )
}

graphql(`
  fragment GiftPage on GiftCardPage {
    giverName
    receiverName
    isForSelf
    isReceiverKnown
    message
    isReady
    isOpened
    cards { ...CardOnPage }
    reminders { ...CardDates }
  }
`)
