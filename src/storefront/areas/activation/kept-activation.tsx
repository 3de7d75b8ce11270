import { type FormEvent, useRef, useState } from 'react'
import { useNavigation, useSubmit } from 'react-router'
import { activationTexts } from '#i18n/texts/activation.ts'
import type { ShopErrorFragment } from '#storefront/graphql/generated/graphql.ts'
import { NeedsScript } from '#storefront/parts/page/needs-script.tsx'
import { usePaths } from '#storefront/parts/paths/use-paths.ts'
import { NoMethods } from '#storefront/parts/payment-fields/no-methods.tsx'
import { PayBox } from '#storefront/parts/payment-fields/pay-box.tsx'
import {
  methodsOf,
  PaymentFields,
  type PaymentFieldsHandle,
} from '#storefront/parts/payment-fields/payment-fields.tsx'
import { Button } from '#ui/button.tsx'
import { useTexts } from '#ui/use-texts.ts'
import { Amounts } from './amounts.tsx'
import { CardTerms } from './card-terms.tsx'
import type { ActivationData } from './load-activation-page.ts'

type KeptActivationProps = {
  data: ActivationData
  kept: NonNullable<ActivationData['kept']>
  errors: readonly ShopErrorFragment[]
  onChange: () => void
}

/** After a payment that failed the shop still knows which card it was: nothing is typed again, and no number is shown. */
export function KeptActivation({ data, kept, errors, onChange }: KeptActivationProps) {
  const t = useTexts(activationTexts)
  const again = usePaths().activation()
  const submit = useSubmit()
  const isPaying = useNavigation().formMethod === 'POST'
  const [isTaking, setTaking] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const payment = useRef<PaymentFieldsHandle>(null)
  const isBusy = isPaying || isTaking
  const hasMethods = methodsOf(data.choice).length > 0
  const pay = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isBusy) return
    setTaking(true)
    const values = await payment.current?.take()
    setTaking(false)
    if (values === undefined) return
    const paying = { activationVersion: kept.version, expectedTotal: kept.total.value }
    void submit({ ...values, ...paying }, { method: 'post' })
  }
  return (
    <form
      ref={form}
      method="post"
      noValidate
      aria-label={t('form')}
      onSubmit={(event) => void pay(event)}
      className="grid grid-cols-1 gap-9"
    >
      <div className="grid grid-cols-1 justify-items-start gap-2">
        <NeedsScript />
        <h2 className="text-[1.375rem]">{t('what')}</h2>
        <p className="wrap-anywhere">{t('kept', { email: kept.email })}</p>
        <Button variant="link" size="small" onClick={onChange}>
          {t('change')}
        </Button>
        <CardTerms terms={kept.terms} />
      </div>
      <div className="grid grid-cols-1 gap-4">
        <h2 className="text-[1.375rem]">{t('payment')}</h2>
        {hasMethods ? (
          <PaymentFields
            about="activation"
            bought="activation"
            orderer="unknown"
            ref={payment}
            choice={data.choice}
            errors={errors}
            total={kept.total}
            isPaying={isBusy}
            again={() => form.current?.requestSubmit()}
          />
        ) : (
          <NoMethods errors={data.choice.errors} again={again} />
        )}
      </div>
      <div className="grid grid-cols-1 gap-4">
        <Amounts onCard={kept.onCard} fee={data.serviceFee} />
        {hasMethods && <PayBox total={kept.total} isBusy={isBusy} isPaying={isPaying} />}
      </div>
    </form>
  )
}
