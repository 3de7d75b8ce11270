import { useRevalidator } from 'react-router'
import { formatDay } from '#i18n/formats.ts'
import { sayDevice } from '#i18n/say-device.ts'
import { accountPagesTexts } from '#i18n/texts/account-pages.ts'
import { graphql } from '#storefront/graphql/generated/gql.ts'
import type {
  PasskeyRowFragment,
  PasswordSectionFragment,
} from '#storefront/graphql/generated/graphql.ts'
import { useHasPasskeys } from '#storefront/parts/account/use-passkey.ts'
import { useModals } from '#storefront/parts/modals/use-modals.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { useLanguage } from '#ui/language.tsx'
import { useToast } from '#ui/toasts.tsx'
import { useTexts } from '#ui/use-texts.ts'

type PasskeysSectionProps = {
  profile: Pick<PasswordSectionFragment, 'email' | 'hasPassword'>
  passkeys: readonly PasskeyRowFragment[]
}

/** The passkeys of the account; a browser without them shows those that there are. */
export function PasskeysSection({ profile, passkeys }: PasskeysSectionProps) {
  const t = useTexts(accountPagesTexts, 'security.passkeys')
  const added = useTexts(accountPagesTexts, 'addPasskey')('done')
  const canMake = useHasPasskeys()
  const openModal = useModals()
  const say = useSaying()
  const { email, hasPassword } = profile
  return (
    <section aria-labelledby="passkeys">
      <h2 id="passkeys" className="text-[1.3125rem]">
        {t('heading')}
      </h2>
      <p className="mt-2">{t('text')}</p>
      {passkeys.length > 0 && (
        <ul className="mt-4 grid gap-3">
          {passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} profile={profile} />
          ))}
        </ul>
      )}
      {canMake && (
        <Button
          variant="quiet"
          onClick={() => openModal('addPasskey', { email, hasPassword, onAdded: say(added) })}
          className="mt-4"
        >
          {t('add')}
        </Button>
      )}
    </section>
  )
}

type PasskeyRowProps = Pick<PasskeysSectionProps, 'profile'> & { passkey: PasskeyRowFragment }

function PasskeyRow({ passkey, profile: { email, hasPassword } }: PasskeyRowProps) {
  const t = useTexts(accountPagesTexts, 'security.passkeys')
  const deleted = useTexts(accountPagesTexts, 'deletePasskey')('done')
  const language = useLanguage()
  const openModal = useModals()
  const say = useSaying()
  const { id, browser, system, createdAt, lastUsedAt } = passkey
  const device = sayDevice(language, { browser: browser ?? null, system: system ?? null })
  const day = formatDay(language, createdAt)
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 rounded-card bg-surface-warm px-5 py-4">
      <Icon name="lock" size={20} className="text-action" />
      <div className="min-w-0 flex-1">
        <p className="font-semibold first-letter:uppercase">{device}</p>
        <p className="text-[0.9375rem] text-text-soft">
          {lastUsedAt
            ? t('used', { day, used: formatDay(language, lastUsedAt) })
            : t('made', { day })}
        </p>
      </div>
      <Button
        variant="dangerLink"
        aria-label={t('deleteOf', { device })}
        onClick={() =>
          openModal('deletePasskey', { id, device, email, hasPassword, onDeleted: say(deleted) })
        }
      >
        {t('delete')}
      </Button>
    </li>
  )
}

/** Says what was done, and reads the page again. */
function useSaying(): (sentence: string) => () => void {
  const showToast = useToast()
  const { revalidate } = useRevalidator()
  return (sentence) => () => {
    showToast(sentence)
    void revalidate()
  }
}

graphql(`
  fragment PasskeyRow on Passkey {
    id
    browser
    system
    createdAt
    lastUsedAt
  }
`)
