import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { basketTexts } from '#i18n/texts/basket.ts'
import { packageQuantityMax } from '#kernel/limits.ts'
import { useChange } from '#storefront/parts/change/use-change.ts'
import { ErrorRows } from '#storefront/parts/messages/error-rows.tsx'
import { Stepper } from '#ui/stepper.tsx'
import { useTexts } from '#ui/use-texts.ts'
import { sendQuantity } from './change-basket.ts'

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
  /** Shown from the click until the page shows what became of it. */
  const [wanted, setWanted] = useState(quantity)
  const [isPausing, setPausing] = useState(false)
  /** To be sent as soon as nothing else is on its way. */
  const [due, setDue] = useState<number>()
  const [said, setSaid] = useState('')
  /** In cents, when it was sent: a refusal is old news once the line is worth something else. */
  const [sentAt, setSentAt] = useState<number>()
  const { press, isBusy, errors } = useChange({
    rereadsPage: true,
    onDone: () => setSaid(t('quantityChanged', { count: quantity, product })),
  })
  const send = useEffectEvent((count: number) => {
    setDue(undefined)
    setSentAt(total)
    if (count !== quantity) void press(() => sendQuantity(packageId, count))
  })
  useEffect(() => {
    if (due !== undefined && !isBusy) send(due)
  }, [due, isBusy])

  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const want = (next: number) => {
    setWanted(next)
    setPausing(true)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      setPausing(false)
      setDue(next)
    }, pauseMs)
  }

  const isOpen = isPausing || due !== undefined || isBusy
  return (
    <>
      <Stepper
        label={t('quantityOf', { product })}
        value={isOpen ? wanted : quantity}
        max={packageQuantityMax}
        onChange={want}
      />
      <p role="status" className="sr-only">
        {said}
      </p>
      <ErrorRows errors={sentAt === total ? errors : []} className="order-last basis-full" />
    </>
  )
}
