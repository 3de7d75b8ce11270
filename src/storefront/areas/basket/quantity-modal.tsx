import { type FormEvent, useState } from 'react'
import { basketModalsTexts } from '#i18n/texts/basket-modals.ts'
import { packageQuantityMax } from '#kernel/limits.ts'
import { useChange } from '#storefront/parts/change/use-change.ts'
import { ErrorRows } from '#storefront/parts/messages/error-rows.tsx'
import type { Closable } from '#storefront/parts/modals/modal-names.ts'
import { Button } from '#ui/button.tsx'
import { Modal } from '#ui/modal.tsx'
import { RadioCards } from '#ui/radio-cards.tsx'
import { TextField } from '#ui/text-field.tsx'
import { useTexts } from '#ui/use-texts.ts'
import { sendQuantity } from './change-basket.ts'

declare module '#storefront/parts/modals/modal-names.ts' {
  interface Modals {
    countOfProducts: QuantityModalProps
  }
}

export type QuantityModalProps = { packageId: string; product: string; quantity: number }

const other = 'other'
const usual = [1, 2, 3, 5, 10, 25, 50, 100]

/** Sets how many of one card: a usual number or another one, without a click for each. */
export function QuantityModal({ onClosed, ...line }: QuantityModalProps & Closable) {
  const { packageId, product, quantity } = line
  const t = useTexts(basketModalsTexts, 'countModal')
  const [choice, setChoice] = useState(usual.includes(quantity) ? String(quantity) : other)
  const [typed, setTyped] = useState(usual.includes(quantity) ? '' : String(quantity))
  const [problem, setProblem] = useState<string>()
  const { press, isBusy, errors } = useChange({ rereadsPage: true, onDone: onClosed })

  const save = (event: FormEvent) => {
    event.preventDefault()
    const wanted = choice === other ? typed.trim() : choice
    const isValid =
      /^\d{1,4}$/.test(wanted) && Number(wanted) >= 1 && Number(wanted) <= packageQuantityMax
    setProblem(isValid ? undefined : t('invalid', { max: String(packageQuantityMax) }))
    if (isValid) void press(() => sendQuantity(packageId, Number(wanted)))
  }

  const options = usual.map((count) => ({ value: String(count), label: String(count) }))
  return (
    <Modal title={t('title')} onClosed={onClosed} isLoading={isBusy}>
      <form onSubmit={save} noValidate className="grid gap-5">
        <RadioCards
          legend={t('legend', { product })}
          name="count"
          options={[...options, { value: other, label: t('other') }]}
          value={choice}
          onChange={setChoice}
        />
        {choice === other && (
          <TextField
            label={t('own')}
            inputMode="numeric"
            autoComplete="off"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            error={problem}
            className="max-w-60"
          />
        )}
        <ErrorRows errors={errors} />
        <Button type="submit" isLoading={isBusy}>
          {t('save')}
        </Button>
      </form>
    </Modal>
  )
}
