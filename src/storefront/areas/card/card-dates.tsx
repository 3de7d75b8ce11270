import { useState } from 'react'
import { formatAll } from '#i18n/format-all.ts'
import { cardDatesTexts } from '#i18n/texts/card-dates.ts'
import { cardCalendarFile } from '#kernel/card-calendar.ts'
import type { CardDatesFragment } from '#storefront/graphql/generated/graphql.ts'
import { ErrorRows } from '#storefront/parts/messages/error-rows.tsx'
import { usePaths } from '#storefront/parts/paths/use-paths.ts'
import { Button } from '#ui/button.tsx'
import { useLanguage } from '#ui/language.tsx'
import { MessageRow } from '#ui/message-row.tsx'
import { takeFocus } from '#ui/take-focus.ts'
import { useTexts } from '#ui/use-texts.ts'
import { ReminderForm } from './reminder-form.tsx'
import { useEndReminders } from './use-end-reminders.ts'

type CardDatesProps = { token: string; reminders: CardDatesFragment }

/** How the last day of a gift's cards is not forgotten: in a calendar, or by mail. */
export function CardDates({ token, reminders }: CardDatesProps) {
  const t = useTexts(cardDatesTexts)
  const paths = usePaths()
  return (
    <section
      aria-labelledby="card-dates"
      className="grid gap-x-12 gap-y-5 rounded-panel p-5 ring-1 ring-line ring-inset sm:p-7 lg:grid-cols-2 print:hidden"
    >
      <div>
        <h2 id="card-dates" className="text-[1.125rem]">
          {t('heading')}
        </h2>
        <p className="mt-2 max-w-[48ch] text-text-soft">{t('text')}</p>
        <Button
          variant="quiet"
          size="small"
          icon="calendar"
          href={`${paths.card(token)}${cardCalendarFile}`}
          isFullLoad
          className="mt-4"
        >
          {t('calendar')}
        </Button>
      </div>
      <Reminders token={token} reminders={reminders} />
    </section>
  )
}

function Reminders({ token, reminders: atFirst }: CardDatesProps) {
  const t = useTexts(cardDatesTexts)
  const [reminders, setReminders] = useState(atFirst)
  /** What was done last on this page; it has the focus, since what was pressed is gone. */
  const [done, setDone] = useState<'asked' | 'ended'>()
  const [isChanging, setIsChanging] = useState(false)
  const show = (next: CardDatesFragment) => {
    setReminders(next)
    setIsChanging(false)
    setDone('asked')
  }
  const { end, undo, isBusy, errors } = useEndReminders(token, {
    onEnded: () => {
      setReminders({ ...reminders, askedDays: [], maskedEmail: null })
      setDone('ended')
    },
    onRestored: show,
  })
  if (reminders.askedDays.length > 0 && !isChanging)
    return (
      <div ref={done === 'asked' ? takeFocus : null} tabIndex={-1} className="outline-none">
        <Asked reminders={reminders} />
        <ErrorRows errors={errors} />
        <div className="mt-3 flex flex-wrap gap-3">
          <Button variant="quiet" size="small" onClick={() => setIsChanging(true)}>
            {t('change')}
          </Button>
          <Button variant="quiet" size="small" onClick={end} isLoading={isBusy}>
            {t('end')}
          </Button>
        </div>
      </div>
    )
  if (reminders.offeredDays.length === 0) return null
  return (
    <div>
      {done === 'ended' && !isChanging && (
        <div ref={takeFocus} tabIndex={-1} className="mb-4 outline-none">
          <MessageRow tone="pink">{t('ended')}</MessageRow>
          <ErrorRows errors={errors} />
          {undo && (
            <Button variant="link" size="small" icon="undo" onClick={undo} isLoading={isBusy}>
              {t('undo')}
            </Button>
          )}
        </div>
      )}
      <ReminderForm token={token} reminders={reminders} onDone={show} />
    </div>
  )
}

function Asked({ reminders: { askedDays, maskedEmail } }: { reminders: CardDatesFragment }) {
  const t = useTexts(cardDatesTexts)
  const language = useLanguage()
  const days = formatAll(language, askedDays.map(String))
  return (
    <p role="status">{t('asked', { email: maskedEmail ?? '', count: askedDays.length, days })}</p>
  )
}
