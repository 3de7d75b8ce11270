import { useEffect, useRef, useState } from 'react'
import { useFetcher } from 'react-router'
import { useTranslations } from 'use-intl'
import { ErrorRows } from '#storefront/parts/messages/error-rows.tsx'
import { Button } from '#storefront/ui/button.tsx'
import { TextField } from '#storefront/ui/text-field.tsx'
import type { correctAddress } from './correct-address.ts'

const fields = ['email', 'confirmEmail'] as const

type AddressFormProps = {
  orderUuid: string
  deliveryId: string
  receiverName: string
  /** The address is known to be wrong, so the form need not be asked for. */
  isUrgent: boolean
  /** It is on its way, and the form about to go. */
  onCorrected: () => void
}

/** Lets whoever ordered send a gift to another address, as long as nobody opened it. */
export function AddressForm(props: AddressFormProps) {
  const { orderUuid, deliveryId, receiverName, isUrgent, onCorrected } = props
  const t = useTranslations('order.address')
  const fetcher = useFetcher<typeof correctAddress>()
  const [isAsked, setIsAsked] = useState(isUrgent)
  const form = useRef<HTMLFormElement>(null)
  const { data } = fetcher

  // biome-ignore lint/correctness/useExhaustiveDependencies: once per answer, whatever the caller re-creates.
  useEffect(() => {
    if (!data) return
    if (data.errors.length === 0) onCorrected()
    else form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [data])

  if (!isAsked)
    return (
      <Button
        variant="link"
        size="small"
        className="-ml-1 print:hidden"
        onClick={() => setIsAsked(true)}
      >
        {t('ask')}
      </Button>
    )
  const errors = data?.errors ?? []
  const errorOf = (field: string) =>
    errors.find(({ referencedRequestParameter }) => referencedRequestParameter === field)?.message
  const others = errors.filter(
    ({ referencedRequestParameter }) =>
      !fields.some((field) => field === referencedRequestParameter),
  )
  return (
    <fetcher.Form
      ref={form}
      method="post"
      noValidate
      aria-label={t('title', { name: receiverName })}
      className="mt-3 grid gap-3 print:hidden"
    >
      <input type="hidden" name="orderUuid" value={orderUuid} />
      <input type="hidden" name="deliveryId" value={deliveryId} />
      {fields.map((field) => (
        <TextField
          key={field}
          name={field}
          type="email"
          label={t(field)}
          autoComplete="off"
          spellCheck={false}
          required
          error={errorOf(field)}
        />
      ))}
      <ErrorRows errors={others} />
      <p className="text-[0.875rem] text-text-soft">{t('hint')}</p>
      <div className="flex flex-wrap gap-x-5 gap-y-2">
        <Button type="submit" size="small" isLoading={fetcher.state !== 'idle'}>
          {t('submit')}
        </Button>
        {!isUrgent && (
          <Button variant="link" size="small" onClick={() => setIsAsked(false)}>
            {t('cancel')}
          </Button>
        )}
      </div>
    </fetcher.Form>
  )
}
