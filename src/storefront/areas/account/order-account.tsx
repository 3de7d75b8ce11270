import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { orderAccountTexts } from '#i18n/texts/order-account.ts'
import { tellLoggedIn } from '#storefront/parts/account/use-logged-in.ts'
import { useHasPasskeys } from '#storefront/parts/account/use-passkey.ts'
import { usePaths } from '#storefront/parts/paths/use-paths.ts'
import { Button } from '#ui/button.tsx'
import { MessageRow } from '#ui/message-row.tsx'
import { takeFocus } from '#ui/take-focus.ts'
import { useTexts } from '#ui/use-texts.ts'
import type { MadeAccount, OrderOfGuest } from './order-of-guest.ts'
import { PasskeyOnOrder } from './passkey-on-order.tsx'
import { PasswordOnOrder } from './password-on-order.tsx'

/** Offers whoever ordered as a guest an account with the order in it. */
export function OrderAccount({ order }: { order: OrderOfGuest }) {
  const { revalidate } = useRevalidator()
  const [made, setMade] = useState<MadeAccount>()
  const handleMade = (account: MadeAccount) => {
    tellLoggedIn(account === 'passkey' ? 'passkey' : 'password')
    setMade(account)
    void revalidate()
  }
  if (made !== undefined) return <AccountMade order={order} made={made} />
  return order.offersAccount ? <AccountOffer order={order} onMade={handleMade} /> : null
}

type AccountOfferProps = { order: OrderOfGuest; onMade: (account: MadeAccount) => void }

function AccountOffer({ order, onMade }: AccountOfferProps) {
  const t = useTexts(orderAccountTexts)
  const canMakePasskey = useHasPasskeys(true)
  return (
    <section
      aria-labelledby="order-account"
      className="my-8 rounded-panel bg-surface-warm px-5 py-7 sm:px-8 print:hidden"
    >
      <h2 id="order-account" className="text-[1.3125rem]">
        {t('heading')}
      </h2>
      <p className="mt-2 mb-5 max-w-prose wrap-anywhere">{t('text', { email: order.email })}</p>
      <div className="grid max-w-xl gap-5">
        <PasswordOnOrder order={order} onMade={onMade} />
        {canMakePasskey && <PasskeyOnOrder order={order} onMade={onMade} />}
        <p className="text-[0.9375rem] text-text-soft">{t('agreed')}</p>
      </div>
    </section>
  )
}

function AccountMade({ order, made }: { order: OrderOfGuest; made: MadeAccount }) {
  const t = useTexts(orderAccountTexts, 'done')
  return (
    <section
      aria-labelledby="order-account"
      className="my-8 rounded-panel bg-surface-warm px-5 py-7 sm:px-8 print:hidden"
    >
      <h2
        id="order-account"
        ref={takeFocus}
        tabIndex={-1}
        className="text-[1.3125rem] outline-none"
      >
        {t('heading')}
      </h2>
      <p className="mt-2 max-w-prose wrap-anywhere">{t('text', { email: order.email })}</p>
      {made === 'withoutPasskey' && (
        <MessageRow tone="warning" className="mt-4">
          {t('withoutPasskey')}
        </MessageRow>
      )}
      <Button href={usePaths().accountOverview()} variant="quiet" className="mt-5">
        {t('action')}
      </Button>
    </section>
  )
}
