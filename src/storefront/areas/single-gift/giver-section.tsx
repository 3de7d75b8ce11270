import { useEffect } from 'react'
import { singleGiftTexts } from '#i18n/texts/single-gift.ts'
import { DetailsFields } from '#storefront/parts/order-details/details-fields.tsx'
import { DetailsIntro } from '#storefront/parts/order-details/details-intro.tsx'
import { knownDetails } from '#storefront/parts/order-details/known-details.ts'
import { useTexts } from '#ui/use-texts.ts'
import type { SingleGiftData } from './load-single-gift.ts'
import { LogInHere } from './log-in-here.tsx'
import type { LogInHereState } from './use-log-in-here.ts'
import type { SingleGiftState } from './use-single-gift.ts'

type GiverSectionProps = {
  gift: SingleGiftData
  state: Pick<SingleGiftState, 'form' | 'book'>
  logIn: LogInHereState
  /** The address of this page, where a log-in on another one leads back to. */
  here: string
}

/** Who orders. An address that has an account is offered to log in, in its place; a guest simply goes on. */
export function GiverSection({ gift, state, logIn, here }: GiverSectionProps) {
  const { order, profile } = gift
  const { form, book } = state
  const { element } = form
  const t = useTexts(singleGiftTexts)
  useEffect(() => {
    if (!profile || !element.current) return
    const { current } = element
    import('./fill-details.ts')
      .then(({ fillDetails }) => fillDetails(current, profile))
      // Then they are typed.
      .catch(() => undefined)
  }, [profile, element])
  return (
    <fieldset
      className="grid min-w-0 gap-5"
      onBlur={({ target }) => isEmail(target) && logIn.ask(target.value)}
    >
      <legend className="sr-only">{t('giver')}</legend>
      <div className="-mb-6">
        <DetailsIntro email={profile?.email} returnTo={here} />
      </div>
      <DetailsFields
        field={(name) => form.field(`details.${name}`)}
        known={knownDetails({ saved: order?.billingAddress, customer: profile })}
        onCustomerType={() => form.changed('details.companyName')}
        onCountry={() => form.changed('details.address.postCode')}
        afterEmail={<LogInHere state={logIn} />}
        book={book}
      />
    </fieldset>
  )
}

const isEmail = (target: EventTarget): target is HTMLInputElement =>
  target instanceof HTMLInputElement && target.name === 'details.email'
