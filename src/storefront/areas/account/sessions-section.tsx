import { formatDay } from '#i18n/formats.ts'
import { sayDevice } from '#i18n/say-device.ts'
import { accountPagesTexts } from '#i18n/texts/account-pages.ts'
import { graphql } from '#storefront/graphql/generated/gql.ts'
import type { SessionRowFragment } from '#storefront/graphql/generated/graphql.ts'
import { mutate } from '#storefront/parts/api/call-shop.ts'
import { useChange } from '#storefront/parts/change/use-change.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { useLanguage } from '#ui/language.tsx'
import { useToast } from '#ui/toasts.tsx'
import { useTexts } from '#ui/use-texts.ts'

type Sessions = { sessions: readonly SessionRowFragment[] }

/** Where the customer is logged in, and the way to end all of it but this browser. */
export function SessionsSection({ sessions }: Sessions) {
  const t = useTexts(accountPagesTexts, 'security.sessions')
  const showToast = useToast()
  const { press, isBusy } = useChange({
    refusedIn: 'window',
    rereadsPage: true,
    onDone: () => showToast(t('ended')),
  })
  return (
    <section aria-labelledby="sessions">
      <h2 id="sessions" className="text-[1.3125rem]">
        {t('heading')}
      </h2>
      <ul className="mt-4 grid gap-3">
        {sessions.map((session) => (
          <SessionRow key={`${session.loggedInAt} ${session.lastUsedAt}`} session={session} />
        ))}
      </ul>
      {sessions.length > 1 ? (
        <Button
          variant="quiet"
          isLoading={isBusy}
          onClick={() => void press(() => mutate(EndOtherSessionsDocument, {}))}
          className="mt-5"
        >
          {t('endOthers')}
        </Button>
      ) : (
        <p className="mt-4 text-text-soft">{t('only')}</p>
      )}
    </section>
  )
}

function SessionRow({ session }: { session: SessionRowFragment }) {
  const t = useTexts(accountPagesTexts, 'security.sessions')
  const language = useLanguage()
  const { browser, system, loggedInAt, lastUsedAt, isCurrent } = session
  const day = formatDay(language, loggedInAt)
  const used = formatDay(language, lastUsedAt)
  return (
    <li className="flex items-start gap-3 rounded-card bg-surface-warm px-5 py-4">
      <Icon name="lock" size={20} className="mt-1 text-action" />
      <div className="min-w-0">
        <p className="font-semibold first-letter:uppercase">
          {sayDevice(language, { browser: browser ?? null, system: system ?? null })}
        </p>
        {isCurrent && <p className="font-semibold text-leaf">{t('current')}</p>}
        <p className="text-[0.9375rem] text-text-soft">{t('used', { day, used })}</p>
      </div>
    </li>
  )
}

const EndOtherSessionsDocument = graphql(`
  mutation EndOtherSessions($userData: UserData!) {
    endOtherSessions(userData: $userData) { errors { ...ShopError } }
  }
`)

graphql(`
  fragment SessionRow on AccountSession {
    browser
    system
    loggedInAt
    lastUsedAt
    isCurrent
  }
`)
