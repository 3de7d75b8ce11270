import { formatAll } from '#i18n/format-all.ts'
import { keptGiftsTexts } from '#i18n/texts/kept-gifts.ts'
import { graphql } from '#storefront/graphql/generated/gql.ts'
import type { KeptRemindersFragment } from '#storefront/graphql/generated/graphql.ts'
import { mutate } from '#storefront/parts/api/call-shop.ts'
import { useChange } from '#storefront/parts/change/use-change.ts'
import { ErrorRows } from '#storefront/parts/messages/error-rows.tsx'
import { Button } from '#ui/button.tsx'
import { useLanguage } from '#ui/language.tsx'
import { useTexts } from '#ui/use-texts.ts'

type KeptRemindersProps = {
  giftId: string
  /** Names the cards, for screen readers. */
  what: string
  reminders: KeptRemindersFragment
}

/** The mails before the last day: asked for by a press, and ended by one. */
export function KeptReminders({ giftId, what, reminders }: KeptRemindersProps) {
  const t = useTexts(keptGiftsTexts, 'reminders')
  const language = useLanguage()
  const { press, isBusy, errors } = useChange({ rereadsPage: true })
  const { askedDays, offeredDays, maskedEmail } = reminders
  const isAsked = askedDays.length > 0
  if (!isAsked && offeredDays.length === 0) return null
  const change = () => mutate(RemindOfKeptGiftDocument, { id: giftId, isWanted: !isAsked })
  const action = isAsked ? 'end' : 'ask'
  const days = formatAll(language, (isAsked ? askedDays : offeredDays).map(String))
  return (
    <div className="mt-4 rounded-field bg-surface-warm px-4 py-3">
      <p role="status" className="wrap-anywhere">
        {isAsked ? t('asked', { email: maskedEmail ?? '', days }) : t('hint', { days })}
      </p>
      <ErrorRows errors={errors} className="mt-2" />
      <Button
        variant="link"
        size="small"
        isLoading={isBusy}
        onClick={() => void press(change)}
        aria-label={t(`${action}What`, { what })}
        className="-ml-1"
      >
        {t(action)}
      </Button>
    </div>
  )
}

const RemindOfKeptGiftDocument = graphql(`
  mutation RemindOfKeptGift($userData: UserData!, $id: ID!, $isWanted: Boolean!) {
    remindOfKeptGift(userData: $userData, id: $id, isWanted: $isWanted) {
      errors { ...ShopError }
    }
  }
`)

graphql(`
  fragment KeptReminders on GiftCardReminders {
    offeredDays
    askedDays
    maskedEmail
  }
`)
