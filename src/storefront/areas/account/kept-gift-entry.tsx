import { formatAll } from '#i18n/format-all.ts'
import { keptGiftsTexts } from '#i18n/texts/kept-gifts.ts'
import { cardPaperFile } from '#kernel/card-paper.ts'
import { graphql } from '#storefront/graphql/generated/gql.ts'
import type { KeptGiftEntryFragment } from '#storefront/graphql/generated/graphql.ts'
import { useModals } from '#storefront/parts/modals/use-modals.ts'
import { usePaths } from '#storefront/parts/paths/use-paths.ts'
import { Button } from '#ui/button.tsx'
import { useLanguage } from '#ui/language.tsx'
import { useToast } from '#ui/toasts.tsx'
import { useTexts } from '#ui/use-texts.ts'
import { KeptCard } from './kept-card.tsx'
import { KeptReminders } from './kept-reminders.tsx'

/** A gift with its cards, and what can be done with it. */
export function KeptGiftEntry({ gift }: { gift: KeptGiftEntryFragment }) {
  const t = useTexts(keptGiftsTexts)
  const language = useLanguage()
  const openModal = useModals()
  const showToast = useToast()
  const paths = usePaths()
  const { id, giverName, token, cards, reminders } = gift
  const who = giverName ? t('from', { giver: giverName }) : t('forSelf')
  const name = token ? who : t('gone.heading')
  const what =
    cards.length === 0
      ? name
      : formatAll(
          language,
          cards.map(({ title }) => title),
        )
  const canPrint = cards.some(({ isStopped }) => !isStopped)
  return (
    <article className="rounded-card p-4 ring-[1.5px] ring-line ring-inset sm:p-5">
      <h2 className="wrap-anywhere text-[1.125rem] leading-snug">{name}</h2>
      {!token && <p className="mt-2 max-w-[58ch]">{t('gone.text')}</p>}
      <ul className="mt-4 grid gap-5 empty:hidden">
        {cards.map((card) => (
          <li key={card.id}>
            <KeptCard giftId={id} card={card} />
          </li>
        ))}
      </ul>
      {reminders && <KeptReminders giftId={id} what={what} reminders={reminders} />}
      <div className="mt-4 flex flex-wrap items-center gap-x-5 gap-y-2">
        {token && (
          <Button href={paths.card(token)} size="small" aria-label={t('openWhat', { what })}>
            {t('open')}
          </Button>
        )}
        {token && canPrint && (
          <Button
            variant="link"
            size="small"
            icon="print"
            href={`${paths.card(token)}${cardPaperFile}`}
            isFullLoad
            aria-label={t('printWhat', { what })}
          >
            {t('print')}
          </Button>
        )}
        <Button
          variant="dangerLink"
          size="small"
          aria-label={t('removeWhat', { what })}
          onClick={() =>
            openModal('removeKeptGift', { id, what, onRemoved: () => showToast(t('removed')) })
          }
        >
          {t('remove')}
        </Button>
      </div>
    </article>
  )
}

graphql(`
  fragment KeptGiftEntry on KeptGift {
    id
    giverName
    token
    cards { ...KeptCard }
    reminders { ...KeptReminders }
  }
`)
