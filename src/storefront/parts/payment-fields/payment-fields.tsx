import { type Ref, useImperativeHandle, useRef, useState } from 'react'
import type { WireMoney } from '#i18n/formats.ts'
import { paymentTexts } from '#i18n/texts/payment.ts'
import {
  findPaymentMethod,
  isCardMethod,
  onAccountMethod,
  type PaymentMethodEntry,
  type PaymentMethodKind,
} from '#kernel/payment-methods.ts'
import { graphql } from '#storefront/graphql/generated/gql.ts'
import type {
  PaymentChoiceFragment,
  ShopErrorFragment,
} from '#storefront/graphql/generated/graphql.ts'
import type { OrdererKind } from '#storefront/parts/basket/orderer-kind.ts'
import { LegalLink } from '#storefront/parts/legal/legal-link.tsx'
import { ErrorRows } from '#storefront/parts/messages/error-rows.tsx'
import { PaymentMark } from '#storefront/parts/payment-marks/payment-mark.tsx'
import { isWalletHere } from '#storefront/parts/wallets/wallet.ts'
import { WalletField, type WalletFieldHandle } from '#storefront/parts/wallets/wallet-field.tsx'
import { FieldError } from '#ui/field-error.tsx'
import { MessageRow } from '#ui/message-row.tsx'
import { RadioCards } from '#ui/radio-cards.tsx'
import { useHydrated } from '#ui/use-hydrated.ts'
import { useTexts } from '#ui/use-texts.ts'
import { readBrowserInfo } from './browser-info.ts'
import { CardFields, type CardFieldsHandle } from './card-fields.tsx'
import { keepAnswer, useKeptAnswer } from './kept-answers.ts'
import {
  MethodQuestion,
  type MethodQuestionHandle,
  type Question,
  questionOf,
} from './method-question.tsx'
import { methodsId } from './to-methods.tsx'
import { useProofOnDemand } from './use-proof-on-demand.ts'

/** What is sent to pay, or nothing when something is missing: then it is said, and the cursor stands there. */
export type PaymentFieldsHandle = { take: () => Promise<Record<string, string> | undefined> }

export type Bought = 'gift' | 'pack' | 'activation'

type PaymentFieldsProps = {
  choice: PaymentChoiceFragment
  /** What the shop had against paying. */
  errors: readonly ShopErrorFragment[]
  /** Undefined while no amount is chosen. */
  total: WireMoney | undefined
  isPaying: boolean
  /** What is ordered. */
  about: string
  /** Decides what ends the right to withdraw, and what a bank transfer is waited for with. */
  bought?: Bought
  orderer: OrdererKind
  /** Presses the button again, once a card is complete, a proof is made or a wallet said yes. */
  again: () => void
  ref: Ref<PaymentFieldsHandle>
}

const hintOf = {
  bank: 'hint.bank',
  card: 'hint.card',
  app: 'hint.app',
  wallet: 'hint.wallet',
  code: 'hint.code',
  phone: 'hint.phone',
  sheet: 'hint.sheet',
  transfer: 'hint.transfer',
} as const satisfies Record<PaymentMethodKind, string>

/** Only a transfer keeps somebody waiting for what they bought. */
function hintFor({ kind, isForCompanies }: PaymentMethodEntry, bought: Bought) {
  if (isForCompanies) return bought === 'gift' ? 'hint.invoice' : (`invoice.${bought}` as const)
  return kind === 'transfer' && bought !== 'gift' ? (`transfer.${bought}` as const) : hintOf[kind]
}

type Method = PaymentChoiceFragment['methods'][number]

/** The ways to pay; a card needs the fields that its frames hold. */
export const methodsOf = ({ methods, cardFields }: PaymentChoiceFragment): readonly Method[] =>
  methods.filter(({ id }) => !isCardMethod(id) || cardFields)

/** Nobody chooses a card by accident: its fields come when they are asked for. */
function firstChoice([first]: readonly Method[]): string | undefined {
  return first && !isCardMethod(first.id) ? first.id : undefined
}

/** The choice of how to pay, and the fields that it needs. */
export function PaymentFields(props: PaymentFieldsProps) {
  const { choice, errors, total, isPaying, about, bought = 'gift', orderer, again, ref } = props
  const t = useTexts(paymentTexts, 'payment')
  const card = useRef<CardFieldsHandle>(null)
  const asked = useRef<MethodQuestionHandle>(null)
  const wallet = useRef<WalletFieldHandle>(null)
  const method = useRef<HTMLDivElement>(null)
  const isHydrated = useHydrated()
  const methods = methodsOf(choice).filter(
    ({ id, sheet }) => sheet === null || !isHydrated || isWalletHere(id, sheet),
  )
  const [methodId, setMethodId] = useState(firstChoice(methods))
  useKeptAnswer('method', {
    about,
    take: (kept) => methods.some(({ id }) => id === kept) && setMethodId(kept),
  })
  const [isUnchosen, setIsUnchosen] = useState(false)
  const proof = useProofOnDemand(errors, { isBusy: isPaying, again })
  const chosen = methods.find(({ id }) => id === methodId)
  const question = chosen && questionOf(chosen)

  useImperativeHandle(ref, () => ({
    take: async () => {
      setIsUnchosen(!chosen)
      if (!chosen) {
        method.current?.querySelector('input')?.focus()
        return undefined
      }
      keepAnswer({ question: 'method', about, value: chosen.id })
      const values = { methodId: chosen.id, browserInfo: readBrowserInfo() }
      if (question) {
        const answer = asked.current?.collect()
        return answer && { ...values, ...answer }
      }
      if (chosen.sheet) {
        const confirmed = await wallet.current?.collect()
        return confirmed && { ...values, ...confirmed }
      }
      if (!isCardMethod(chosen.id)) return values
      const encrypted = card.current?.collect()
      if (!encrypted) return undefined
      const captchaToken = await proof.take()
      return captchaToken === undefined ? undefined : { ...values, ...encrypted, captchaToken }
    },
  }))

  const fields = chosen && (
    <ChosenFields
      {...{ chosen, choice, total, isPaying, again, card, asked, wallet }}
      question={question}
    />
  )

  return (
    <div ref={method} id={methodsId} className="scroll-mt-24">
      <ErrorRows errors={proof.otherErrors} className="mb-6" />
      {proof.hasFailed && (
        <MessageRow tone="error" className="mb-6">
          {t('proofFailed')}
        </MessageRow>
      )}
      <RadioCards
        legend={t('method')}
        name="methodId"
        layout="stack"
        options={methods.map((one) => {
          const entry = findPaymentMethod(one.id)
          const hint =
            one.id === onAccountMethod.id
              ? t('hint.onAccount')
              : entry && t(hintFor(entry, bought), { name: one.name })
          const below = one === chosen && fields
          return { value: one.id, label: <MethodLabel method={one} />, hint, below }
        })}
        value={methodId}
        onChange={(value) => {
          setMethodId(value)
          setIsUnchosen(false)
        }}
      />
      {isUnchosen && <FieldError id="method-error">{t('choose')}</FieldError>}
      {orderer !== 'company' && (
        <p className="mt-8 max-w-prose text-[0.9375rem] text-text-soft">
          {t.rich(`withdrawal.${bought}`, {
            orderer,
            terms: (text) => <LegalLink subject="terms">{text}</LegalLink>,
          })}
        </p>
      )}
    </div>
  )
}

type ChosenFieldsProps = Pick<PaymentFieldsProps, 'choice' | 'total' | 'isPaying' | 'again'> & {
  chosen: Method
  question: Question | undefined
  card: Ref<CardFieldsHandle>
  asked: Ref<MethodQuestionHandle>
  wallet: Ref<WalletFieldHandle>
}

/** What the chosen method asks, right below it; most ask nothing. */
function ChosenFields(props: ChosenFieldsProps) {
  const { chosen, question, choice, total, isPaying, again, card, asked, wallet } = props
  const { sheet } = chosen
  const cardFields = isCardMethod(chosen.id) ? choice.cardFields : undefined
  if (!(cardFields || question || sheet)) return null
  return (
    <div className="animate-appear rounded-card bg-surface-warm p-4 sm:p-6">
      {cardFields && (
        <CardFields
          {...cardFields}
          ref={card}
          methodId={chosen.id}
          brands={chosen.brands}
          isPaying={isPaying}
          onSubmit={again}
        />
      )}
      {sheet && (
        <WalletField
          {...{ sheet, total, isPaying }}
          ref={wallet}
          methodId={chosen.id}
          name={chosen.name}
          onConfirmed={again}
        />
      )}
      {question && (
        <MethodQuestion ref={asked} method={chosen} question={question} isPaying={isPaying} />
      )}
    </div>
  )
}

function MethodLabel({ method }: { method: Method }) {
  const { name, marks } = method
  return (
    <span className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1.5 pb-1.5">
      <span>{name}</span>
      <span className="flex flex-wrap gap-1.5">
        {marks.map((mark) => (
          <PaymentMark key={mark} mark={mark} />
        ))}
      </span>
    </span>
  )
}

graphql(`
  fragment PaymentChoice on PaymentMethodsPayload {
    methods {
      id
      name
      marks
      brands
      banks { id issuer }
      sheet { scriptUrl isTest merchantId gatewayMerchantId countryCode shopName }
    }
    cardFields { frameUrl clientKey }
    failures
    errors { ...ShopError }
  }
`)
