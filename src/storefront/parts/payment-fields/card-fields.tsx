import { type Ref, useEffect, useImperativeHandle, useRef, useState } from 'react'
import { paymentTexts } from '#i18n/texts/payment.ts'
import { cardBrandNames } from '#kernel/card-brand-names.ts'
import type { CardField, EncryptedCardFields } from '#kernel/encrypted-card.ts'
import { LeaveWarning } from '#storefront/parts/leave-warning/leave-warning.tsx'
import { PaymentMark } from '#storefront/parts/payment-marks/payment-mark.tsx'
import { useLanguage } from '#ui/language.tsx'
import { MessageRow } from '#ui/message-row.tsx'
import { TextField } from '#ui/text-field.tsx'
import { useTexts } from '#ui/use-texts.ts'
import { CardFieldBox } from './card-field-box.tsx'
import {
  cardProblemKey,
  encryptedCard,
  type FieldsState,
  fieldProblem,
  fieldsOf,
  mayBecomeComplete,
} from './card-fields-state.ts'
import { useProviderFields } from './use-provider-fields.ts'

export type EnteredCard = Required<EncryptedCardFields> & { holderName: string; brand: string }

const locales = { nl: 'nl-NL', en: 'en-GB' } as const

/** How long the frames may take to answer after the button was pressed. Later the shop does not pay unasked. */
const answerMs = 1500

/**
 * `collect` gives the card, or shows what is missing and moves the cursor there. A card that was only still
 * being encrypted is handed in by `onSubmit` as soon as the frames are done.
 */
export type CardFieldsHandle = { collect: () => EnteredCard | undefined }

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
 * The fields of a credit card. Number, date and code are typed in frames of the provider (decision 0112); the shop
 * gets encrypted values and the brand. Taking the component off the page forgets them (SPEC §4).
 */
export function CardFields(props: CardFieldsProps) {
  const { frameUrl, clientKey, methodId, brands, isPaying, onSubmit, ref } = props
  const t = useTexts(paymentTexts, 'card')
  const language = useLanguage()
  const asked = fieldsOf(methodId)
  const root = useRef<HTMLDivElement>(null)
  const { state, hasFailed, isLate, focus, showProblems } = useProviderFields(root, {
    ...{ frameUrl, clientKey, brands, asked, onSubmit },
    locale: locales[language],
    label: (field) => t(field),
    placeholder: (field) => t(`placeholders.${field}`),
    problem: (key) => t(`problems.${key}`),
  })
  const holder = useRef<HTMLInputElement>(null)
  const [holderProblem, setHolderProblem] = useState(false)
  const [isAsked, setIsAsked] = useState(false)
  const waitToPay = usePayWhenComplete({ state, asked, pay: onSubmit, giveUp: showProblems })

  useImperativeHandle(ref, () => ({
    collect: () => {
      const encrypted = encryptedCard(state, asked)
      const holderName = holder.current?.value.trim() ?? ''
      setHolderProblem(holderName === '')
      setIsAsked(true)
      if (encrypted && holderName !== '')
        return { ...encrypted, holderName, brand: state.brand ?? '' }
      if (encrypted) holder.current?.focus()
      else if (holderName !== '' && mayBecomeComplete(state, asked)) waitToPay()
      else showProblems()
      return undefined
    },
  }))

  const box = (field: CardField) => {
    const problem = fieldProblem(state[field], isAsked)
    return {
      field,
      label: t(field),
      state: state[field],
      isReady: state.isReady,
      problem: problem && t(`problems.${cardProblemKey(field, problem)}`),
      onPress: () => focus(field),
    }
  }
  if (hasFailed) return <MessageRow tone="error">{t('failed')}</MessageRow>
  const isAmex = state.brand === 'americanExpress'
  return (
    <fieldset className="grid gap-4">
      <legend className="sr-only">{t('legend')}</legend>
      <LeaveWarning isOn={!isPaying && asked.some((field) => !state[field].isEmpty)} />
      <p role="status" className="sr-only">
        {state.brand && t('brandFound', { brand: cardBrandNames[state.brand] })}
      </p>
      {/* A frame may be typed in before its script runs: it stays, however late that is. */}
      {isLate && <MessageRow tone="warning">{t('late')}</MessageRow>}
      <div ref={root} className="grid gap-4">
        <CardFieldBox
          {...box('number')}
          aside={state.brand && <PaymentMark mark={state.brand} />}
        />
        <div className="grid gap-4 min-[420px]:grid-cols-2">
          <CardFieldBox {...box('expiry')} />
          {asked.includes('securityCode') && (
            <CardFieldBox
              {...box('securityCode')}
              hint={isAmex ? t('securityCodeHintAmex') : t('securityCodeHint')}
            />
          )}
        </div>
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

type Completing = {
  state: FieldsState
  asked: readonly CardField[]
  pay: () => void
  giveUp: () => void
}

/**
 * The button was pressed right after the last digit, while the frames still encrypt. A complete card pays after all; a problem
 * or too long a silence says what is wrong.
 */
function usePayWhenComplete({ state, asked, pay, giveUp }: Completing): () => void {
  const [isWaiting, setIsWaiting] = useState(false)
  const latest = useRef({ pay, giveUp })
  latest.current = { pay, giveUp }
  const isComplete = encryptedCard(state, asked) !== undefined
  const isWrong = asked.some((field) => state[field].problem)
  useEffect(() => {
    if (!isWaiting) return
    const end = (then: () => void) => {
      setIsWaiting(false)
      then()
    }
    if (isComplete) return end(latest.current.pay)
    if (isWrong) return end(latest.current.giveUp)
    const timer = setTimeout(() => end(latest.current.giveUp), answerMs)
    return () => clearTimeout(timer)
  }, [isWaiting, isComplete, isWrong])
  return () => setIsWaiting(true)
}
