import { useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useBasketChange } from '#storefront/components/basket/use-basket-change.ts'
import { ErrorRows } from '#storefront/components/error-rows.tsx'
import { Stepper } from '#storefront/ui/stepper.tsx'

/** Clicks in a row are one change: it is sent when the visitor pauses. */
const pauseMs = 400
/** The API takes no more of one line. */
const quantityMax = 999

type LineQuantityProps = { packageId: string; product: string; quantity: number }

export function LineQuantity({ packageId, product, quantity }: LineQuantityProps) {
  const t = useTranslations('basket')
  const [wanted, setWanted] = useState<number>()
  const [said, setSaid] = useState('')
  const { change, errors } = useBasketChange((answer) => {
    setWanted(undefined)
    if (answer.errors.length === 0) setSaid(t('quantityChanged', { count: quantity, product }))
  })

  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const want = (next: number) => {
    setWanted(next)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      if (next !== quantity) void change('quantity', { packageId, quantity: next })
    }, pauseMs)
  }

  return (
    <div>
      <Stepper
        label={t('quantityOf', { product })}
        value={wanted ?? quantity}
        max={quantityMax}
        onChange={want}
      />
      <p role="status" className="sr-only">
        {said}
      </p>
      <ErrorRows errors={errors} className="mt-3" />
    </div>
  )
}
