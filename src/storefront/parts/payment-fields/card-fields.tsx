import { type Ref, useEffect, useImperativeHandle, useRef, useState } from 'react'
import { checkoutTexts } from '#i18n/texts/checkout.ts'
import { cardBrandNames, isCardBrand } from '#kernel/card-brand-names.ts'
import {
  type CardField,
  cardFrameAddress,
  type EncryptedCardFields,
} from '#kernel/card-frame-messages.ts'
import { LeaveWarning } from '#storefront/parts/leave-warning/leave-warning.tsx'
import { PaymentMark } from '#storefront/parts/payment-marks/payment-mark.tsx'
import { useLanguage } from '#storefront/ui/language.tsx'
import { MessageRow } from '#storefront/ui/message-row.tsx'
import { TextField } from '#storefront/ui/text-field.tsx'
import { useHydrated } from '#storefront/ui/use-hydrated.ts'
import { useTexts } from '#storefront/ui/use-texts.ts'
import { CardFieldBox } from './card-field-box.tsx'
import {
  cardProblemKey,
  encryptedCard,
  type FramesState,
  fieldsOf,
  frameProblem,
} from './card-frames-state.ts'
import { useCardFrames } from './use-card-frames.ts'

/** The frames come from elsewhere; after this long something is in the way. */
const patienceMs = 12_000

export type EncryptedCard = Required<EncryptedCardFields> & { holderName: string; brand: string }

/** How long the frames may take to answer after the button was pressed. Later the shop does not pay unasked. */
const answerMs = 2000

/**
 * `collect` gives the card, or shows what is missing and moves the cursor there. A card that was only still
 * being encrypted is handed in by `onSubmit` as soon as the frames are done.
 */
export type CardFieldsHandle = { collect: () => EncryptedCard | undefined }

type CardFieldsProps = {
  frameUrl: string
  clientKey: string
  methodId: string
  brands: readonly string[]
  isPaying: boolean
  onSubmit: () => void
  ref: Ref<CardFieldsHandle>
}

/**
 * The fields of a credit card. Number, date and code are typed in frames of the provider (DESIGN §9); the shop
 * gets encrypted values and the brand. Taking the component off the page forgets them (SPEC §4).
 */
export function CardFields(props: CardFieldsProps) {
  const { frameUrl, clientKey, methodId, brands, isPaying, onSubmit, ref } = props
  const t = useTexts(checkoutTexts, 'card')
  const language = useLanguage()
  const isHydrated = useHydrated()
  const asked = fieldsOf(methodId)
  const { state, frames, send, validate } = useCardFrames(frameUrl, { asked, onSubmit })
  const holder = useRef<HTMLInputElement>(null)
  const [holderProblem, setHolderProblem] = useState(false)
  const [isAsked, setIsAsked] = useState(false)
  const isReady = asked.every((field) => state[field].isReady)
  const hasFailed = usePatience(isReady)
  const waitToPay = usePayWhenComplete({ state, asked, pay: onSubmit })

  useImperativeHandle(ref, () => ({
    collect: () => {
      const encrypted = encryptedCard(state, asked)
      const holderName = holder.current?.value.trim() ?? ''
      setHolderProblem(holderName === '')
      setIsAsked(true)
      if (encrypted && holderName !== '')
        return { ...encrypted, holderName, brand: state.brand ?? '' }
      validate()
      if (encrypted) holder.current?.focus()
      else if (holderName !== '') waitToPay()
      return undefined
    },
  }))

  const box = (field: CardField, label: string) => {
    const problem = frameProblem(state[field], isAsked)
    const accepted = brands.filter(isCardBrand)
    const origin = isHydrated ? window.location.origin : ''
    return {
      label,
      src: cardFrameAddress({ frameUrl, clientKey, field, origin, language, label, accepted }),
      state: state[field],
      problem: problem && t(`problems.${cardProblemKey(field, problem)}`),
      frameRef: frames[field],
      onDescribe: (text: string) => send(field, { type: 'describe', text }),
      onPress: () => send(field, { type: 'focus' }),
    }
  }
  if (hasFailed) return <MessageRow tone="error">{t('failed')}</MessageRow>
  if (!isHydrated) return <p className="text-text-soft">{t('loading')}</p>
  const isAmex = state.brand === 'americanExpress'
  return (
    <fieldset className="grid gap-4">
      <legend className="sr-only">{t('legend')}</legend>
      <LeaveWarning isOn={!isPaying && asked.some((field) => !state[field].isEmpty)} />
      <p role="status" className="sr-only">
        {state.brand && t('brandFound', { brand: cardBrandNames[state.brand] })}
      </p>
      <CardFieldBox
        {...box('number', t('number'))}
        aside={state.brand && <PaymentMark mark={state.brand} />}
      />
      <div className="grid gap-4 min-[420px]:grid-cols-2">
        <CardFieldBox {...box('expiry', t('expiry'))} />
        {asked.includes('securityCode') && (
          <CardFieldBox
            {...box('securityCode', t('securityCode'))}
            hint={isAmex ? t('securityCodeHintAmex') : t('securityCodeHint')}
          />
        )}
      </div>
      <TextField
        ref={holder}
        label={t('holder')}
        autoComplete="cc-name"
        autoCapitalize="words"
        spellCheck={false}
        maxLength={100}
        error={holderProblem ? t('problems.holder') : undefined}
        onChange={() => setHolderProblem(false)}
      />
    </fieldset>
  )
}

/** True when the frames have not come after all that time. */
function usePatience(isReady: boolean): boolean {
  const [isOver, setIsOver] = useState(false)
  useEffect(() => {
    if (isReady) return
    const timer = setTimeout(() => setIsOver(true), patienceMs)
    return () => clearTimeout(timer)
  }, [isReady])
  return isOver && !isReady
}

type Completing = { state: FramesState; asked: readonly CardField[]; pay: () => void }

/**
 * The button was pressed right after the last digit. The frames were asked what is wrong, and answer after they have
 * encrypted. Complete answers pay after all; a problem or too long a silence cancels.
 */
function usePayWhenComplete({ state, asked, pay }: Completing): () => void {
  const askedAt = useRef<number>(undefined)
  useEffect(() => {
    if (askedAt.current === undefined) return
    const isLate = performance.now() - askedAt.current > answerMs
    const isWrong = asked.some((field) => state[field].problem)
    const isComplete = encryptedCard(state, asked) !== undefined
    if (isLate || isWrong || isComplete) askedAt.current = undefined
    if (isComplete && !isLate) pay()
  }, [state, asked, pay])
  return () => {
    askedAt.current = performance.now()
  }
}
