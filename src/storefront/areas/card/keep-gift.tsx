import { useId, useState } from 'react'
import { keepGiftTexts } from '#i18n/texts/keep-gift.ts'
import { graphql } from '#storefront/graphql/generated/gql.ts'
import { mutate } from '#storefront/parts/api/call-shop.ts'
import { useChange } from '#storefront/parts/change/use-change.ts'
import { ErrorRows } from '#storefront/parts/messages/error-rows.tsx'
import { useModals } from '#storefront/parts/modals/use-modals.ts'
import { usePaths } from '#storefront/parts/paths/use-paths.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { Link } from '#ui/link.tsx'
import { takeFocus } from '#ui/take-focus.ts'
import { useTexts } from '#ui/use-texts.ts'

type KeepGiftProps = {
  /** Out of the private link. */
  token: string
  /** Undefined where nobody is logged in. */
  isKept: boolean | undefined
}

/**
 * Keeps the gift in the holder's account. A guest logs in over the page, so that the private link
 * stands in no other address.
 */
export function KeepGift({ token, isKept }: KeepGiftProps) {
  const t = useTexts(keepGiftTexts)
  const heading = useId()
  const openModal = useModals()
  const paths = usePaths()
  const [isDone, setDone] = useState(false)
  const { press, isBusy, errors } = useChange({ rereadsPage: true, onDone: () => setDone(true) })
  const keep = () => press(() => mutate(KeepGiftDocument, { token }))
  return (
    <section
      aria-labelledby={heading}
      className="grid justify-items-start gap-3 rounded-panel p-5 ring-1 ring-line ring-inset sm:p-7 print:hidden"
    >
      <h2 id={heading} className="text-[1.125rem]">
        {t('heading')}
      </h2>
      {isKept ? (
        <p
          ref={isDone ? takeFocus : null}
          tabIndex={-1}
          className="flex flex-wrap items-center gap-x-2 outline-none"
        >
          <Icon name="check" size={20} className="text-leaf" />
          <span>{t('kept')}</span>
          <Link href={paths.accountCards()} className="inline-flex min-h-11 items-center">
            {t('toList')}
          </Link>
        </p>
      ) : (
        <>
          <p className="max-w-[48ch] text-text-soft">{t('text')}</p>
          <ErrorRows errors={errors} />
          <Button
            variant="quiet"
            size="small"
            icon="user"
            isLoading={isBusy}
            onClick={isKept === undefined ? () => openModal('login', { onLoggedIn: keep }) : keep}
          >
            {t('action')}
          </Button>
          {isKept === undefined && (
            <p className="text-[0.9375rem] text-text-soft">
              {t.rich('guest', {
                link: (text) => <Link href={paths.accountRegister()}>{text}</Link>,
              })}
            </p>
          )}
        </>
      )}
    </section>
  )
}

const KeepGiftDocument = graphql(`
  mutation KeepGift($userData: UserData!, $token: String!) {
    keepGift(userData: $userData, token: $token) { errors { ...ShopError } }
  }
`)
