import { useState } from 'react'
import { basketModalsTexts } from '#i18n/texts/basket-modals.ts'
import { addressLines } from '#kernel/address-parts.ts'
import { deliveryToKeep } from '#storefront/parts/address-book/to-keep.ts'
import { useAddressBook } from '#storefront/parts/address-book/use-address-book.ts'
import { useChange } from '#storefront/parts/change/use-change.ts'
import { useGiftProblems } from '#storefront/parts/gift-form/use-gift-problems.ts'
import { ErrorRows } from '#storefront/parts/messages/error-rows.tsx'
import type { Closable } from '#storefront/parts/modals/modal-names.ts'
import { useModals } from '#storefront/parts/modals/use-modals.ts'
import { Button } from '#ui/button.tsx'
import { ErrorSummary } from '#ui/form/error-summary.tsx'
import { FormMessages } from '#ui/form/form-messages.tsx'
import { useShopForm } from '#ui/form/use-shop-form.ts'
import { Modal } from '#ui/modal.tsx'
import { RadioCards } from '#ui/radio-cards.tsx'
import { TextField } from '#ui/text-field.tsx'
import { useTexts } from '#ui/use-texts.ts'
import { sendDeliveryMode, sendReceiver } from './change-basket.ts'
import { allBut } from './people.ts'
import { type Needs, PersonFields } from './person-fields.tsx'
import { type NewReceiver, toAsk, versionIn } from './receiver-to-change.ts'

declare module '#storefront/parts/modals/modal-names.ts' {
  interface Modals {
    productDeliveryReceivers: ChooseReceiverModalProps
  }
}

/** All of the basket, all that goes to one receiver, or one package of it. */
export type ReceiverTask =
  | ({ kind: 'all'; isSplit: boolean } & Needs)
  | {
      kind: 'some'
      shipmentTag: string
      /** Undefined: all that goes there. */
      packageId: string | undefined
      product: string
      /** How many there are to divide. */
      quantity: number
      isForSelf: boolean
      isByPost: boolean
    }

export type ChooseReceiverModalProps = {
  task: ReceiverTask
  /** Others who were named in this basket. */
  people: readonly NewReceiver[]
  /** Of the basket that the visitor sees. */
  version: number
  onTold: (sentence: string) => void
}

const me = 'me'
const other = 'other'

/** Who gets it: the giver, somebody who was named before, or somebody else. Only what is not known yet is asked. */
export function ChooseReceiverModal(props: ChooseReceiverModalProps & Closable) {
  const { task, people, version, onTold, onClosed } = props
  const t = useTexts(basketModalsTexts, 'choose')
  const needs = needsOf(task)
  const book = useAddressBook(needs.hasPost)
  const canBeMine = task.kind === 'some' && !task.isForSelf
  const [choice, setChoice] = useState(people.length > 0 || canBeMine ? undefined : other)
  const [problem, setProblem] = useState<string>()
  const chosen = people[Number(choice)]
  const count = useCount(task)
  const openModal = useModals()
  const [toldOf, setToldOf] = useState('')
  const saving = useChange({
    rereadsPage: true,
    onDone: () => {
      onClosed()
      onTold(toldOf)
    },
  })
  const send = async (to: NewReceiver | undefined) => {
    if (!count.isRight()) return
    if (task.kind === 'all' && to && task.isSplit) {
      const others = allBut(people, chosen ?? to)
      const reset = { kind: 'one', people: others, receiver: to } as const
      const asked = { to: reset, version, onTold, onChanged: onClosed }
      openModal('resetReceiverConfirmation', asked, { keepOthers: true })
      return
    }
    const name = to?.name ?? t('you')
    setToldOf(
      task.kind === 'all'
        ? t('changedAll', { name })
        : t('changed', { name, product: task.product }),
    )
    const next = { ...(to && toAsk(to)), ...versionIn(version, saving.errors) }
    await saving.press(() =>
      task.kind === 'all'
        ? sendDeliveryMode({ mode: 'SINGLE', ...next })
        : sendReceiver({ ...partOf(task, count.value), ...next }),
    )
  }
  const form = useShopForm({
    name: `choose-${task.kind === 'all' ? 'all' : (task.packageId ?? task.shipmentTag)}`,
    load: async () => (await import('./person-task.ts')).personTask(needs, chosen),
    fieldErrorMessage: useGiftProblems(undefined),
    onDone: async ({ receiver, address }) => {
      await send({ ...receiver, giverName: receiver.giverName ?? '', address })
      await book?.keep('delivery', deliveryToKeep(address, receiver.name, book.owner))
    },
  })
  const save = () => {
    if (choice === undefined) setProblem(t('pick'))
    else if (choice === me) void send(undefined)
    else if (chosen && knowsAll(chosen, needs)) void send(chosen)
    else form.element.current?.requestSubmit()
  }
  const asksMore = choice === other || (chosen !== undefined && !knowsAll(chosen, needs))
  return (
    <Modal
      title={t(task.kind === 'all' ? 'titleAll' : 'title')}
      onClosed={onClosed}
      isLoading={saving.isBusy}
    >
      <form {...form.formProps} className="grid gap-5">
        <RadioCards
          legend={t('legend')}
          name="person"
          layout="stack"
          options={[
            ...(canBeMine ? [{ value: me, label: t('forMe') }] : []),
            ...people.map((person, at) => ({
              ...{ value: String(at), label: person.name, hint: whereOf(person, needs) },
            })),
            { value: other, label: t('other') },
          ]}
          value={choice}
          onChange={(value) => {
            setChoice(value)
            setProblem(undefined)
          }}
          error={problem}
        />
        {asksMore && (
          <>
            <ErrorSummary form={form} />
            {chosen && <p className="text-text-soft">{t('missing', { name: chosen.name })}</p>}
            <PersonFields key={choice} form={form} needs={needs} known={chosen} book={book} />
          </>
        )}
        {count.max > 1 && (
          <TextField
            label={t('count', { max: String(count.max) })}
            inputMode="numeric"
            autoComplete="off"
            value={count.typed}
            onChange={(event) => count.type(event.target.value)}
            error={count.problem}
            className="max-w-60"
          />
        )}
        <FormMessages form={form} />
        <ErrorRows errors={saving.errors} />
        <Button
          type={asksMore ? 'submit' : 'button'}
          onClick={asksMore ? undefined : save}
          isLoading={form.isSending || saving.isBusy}
        >
          {t('save')}
        </Button>
      </form>
    </Modal>
  )
}

const needsOf = (task: ReceiverTask): Needs =>
  task.kind === 'all'
    ? { hasMail: task.hasMail, hasPost: task.hasPost }
    : { hasMail: !task.isByPost, hasPost: task.isByPost }

const knowsAll = ({ email, address }: NewReceiver, { hasMail, hasPost }: Needs): boolean =>
  (!hasMail || email !== '') && (!hasPost || address?.city !== undefined)

/** As far as it matters here. */
function whereOf({ email, address }: NewReceiver, { hasMail, hasPost }: Needs): string {
  const place = address?.city && addressLines({ countryCode: '', city: '', ...address }).join(', ')
  return [hasMail && email, hasPost && place].filter(Boolean).join(' · ')
}

type Some = Extract<ReceiverTask, { kind: 'some' }>

const partOf = ({ shipmentTag, packageId, quantity }: Some, count: number) => ({
  shipmentTag,
  ...(packageId !== undefined && { packageId }),
  ...(packageId !== undefined && count < quantity && { quantity: count }),
})

/** How many of one package go elsewhere. */
function useCount(task: ReceiverTask) {
  const t = useTexts(basketModalsTexts, 'choose')
  const max = task.kind === 'some' && task.packageId !== undefined ? task.quantity : 1
  const [typed, setTyped] = useState(String(max))
  const [problem, setProblem] = useState<string>()
  return {
    ...{ max, typed, problem, value: Number(typed) },
    type: (text: string) => {
      setTyped(text)
      setProblem(undefined)
    },
    isRight: (): boolean => {
      const isRight = /^\d{1,3}$/.test(typed.trim()) && Number(typed) >= 1 && Number(typed) <= max
      setProblem(isRight ? undefined : t('countInvalid', { max: String(max) }))
      return isRight
    },
  }
}
