import { useEffect, useRef, useState } from 'react'
import { basketTexts } from '#i18n/texts/basket.ts'
import { packageQuantityMax } from '#kernel/limits.ts'
import { ErrorRows } from '#storefront/parts/messages/error-rows.tsx'
import { Stepper } from '#ui/stepper.tsx'
import { useTexts } from '#ui/use-texts.ts'
import { useBasketChange } from './use-basket-change.ts'

/** Clicks in a row are one change: it is sent when the visitor pauses. */
const pauseMs = 400

type LineQuantityProps = {
  packageId: string
  product: string
  quantity: number
  /** In cents. */
  total: number
}

export function LineQuantity({ packageId, product, quantity, total }: LineQuantityProps) {
  const t = useTexts(basketTexts)
  const [wanted, setWanted] = useState<number>()
  const [said, setSaid] = useState('')
  /** What the line was worth when it was refused: another change makes the refusal old news. */
  const [refusedAt, setRefusedAt] = useState<number>()
  const { change, errors } = useBasketChange((answer) => {
    setWanted(undefined)
    setRefusedAt(total)
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

  const isStale = refusedAt !== total
  return (
    <>
      <Stepper
        label={t('quantityOf', { product })}
        value={wanted ?? quantity}
        max={packageQuantityMax}
        onChange={want}
      />
      <p role="status" className="sr-only">
        {said}
      </p>
      <ErrorRows errors={isStale ? [] : errors} className="order-last basis-full" />
    </>
  )
}
