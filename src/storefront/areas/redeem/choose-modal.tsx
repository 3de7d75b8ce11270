import { useState } from 'react'
import { formatMoney } from '#i18n/formats.ts'
import { redeemTexts } from '#i18n/texts/redeem.ts'
import type {
  RedeemLineFragment,
  RedeemProductFragment,
} from '#storefront/graphql/generated/graphql.ts'
import { otherAmount } from '#storefront/parts/amounts/price-rule.ts'
import { CardArt } from '#storefront/parts/cards/card-art.tsx'
import { CardStage } from '#storefront/parts/cards/card-stage.tsx'
import { useChange } from '#storefront/parts/change/use-change.ts'
import { AmountChoice } from '#storefront/parts/gift-form/amount-choice.tsx'
import { amountCentsOf, problemOfAmount } from '#storefront/parts/gift-form/gift-form.ts'
import { amountUnderRule, ruleOf, typedAmount } from '#storefront/parts/gift-form/product-forms.ts'
import { useGiftProblems } from '#storefront/parts/gift-form/use-gift-problems.ts'
import { ErrorRows } from '#storefront/parts/messages/error-rows.tsx'
import type { Closable } from '#storefront/parts/modals/modal-names.ts'
import { useModals } from '#storefront/parts/modals/use-modals.ts'
import { Button } from '#ui/button.tsx'
import { useLanguage } from '#ui/language.tsx'
import { MessageRow } from '#ui/message-row.tsx'
import { Modal } from '#ui/modal.tsx'
import { RadioCards } from '#ui/radio-cards.tsx'
import { useTexts } from '#ui/use-texts.ts'
import { addChoice, updateChoice } from './change-redeem.ts'
import { type Effect, effectOf, formsToChoose, postedCardCount } from './redeem-amounts.ts'
import { useOpenRedeem } from './redeem-state.ts'

declare module '#storefront/parts/modals/modal-names.ts' {
  interface Modals {
    redeemGiftCard: ChooseProps
  }
}

export type ChooseProps = {
  product: RedeemProductFragment
  /** What was chosen before, whose amount is changed. */
  before?: RedeemLineFragment | undefined
}

type Form = 'DIGITAL' | 'PHYSICAL'

/** How much of it, and how it comes; says what that leaves on the card. */
export function ChooseModal({ product, before, onClosed }: ChooseProps & Closable) {
  const t = useTexts(redeemTexts, 'choose')
  const language = useLanguage()
  const openModal = useModals()
  const redeem = useOpenRedeem()
  const { press, isBusy, errors } = useChange({ onDone: onClosed })
  const forms = formsToChoose(product)
  const [variationType, setForm] = useState<Form>(
    before?.variationType ?? forms[0]?.variationType ?? 'DIGITAL',
  )
  const rule = ruleFor(product, variationType)
  const sayProblem = useGiftProblems(rule)
  const count = before?.quantity ?? 1
  const leftCents =
    (redeem?.session.remainingBalance.value ?? 0) +
    (before?.packageTotals.mainItemAmount.value ?? 0)
  const [amounts, setAmounts] = useState(() =>
    rule
      ? amountUnderRule(rule, {
          amount: otherAmount,
          otherAmount: typedAmount(before?.amount.value ?? leftCents),
        })
      : { amount: '', otherAmount: '' },
  )
  const [isJudged, setJudged] = useState(false)
  const cents = amountCentsOf(amounts)
  const problem = problemOfAmount(amounts, rule)
  const money = (value: number) =>
    formatMoney(language, { currency: rule?.minPrice.currency ?? 'EUR', value })
  const leastLeftCents = redeem?.session.minimumRemainingBalance.value ?? 0
  const effect =
    cents === undefined || problem !== undefined
      ? undefined
      : effectOf(cents * count, { leftCents, leastLeftCents })
  const postedCentsMax = redeem?.session.maximumPostedCardAmount.value ?? 0
  const cardCount =
    variationType === 'PHYSICAL' && cents !== undefined && problem === undefined
      ? postedCardCount(product, { cents, postedCentsMax })
      : 1
  const canTakeAll =
    count === 1 &&
    rule !== undefined &&
    problemOfAmount({ amount: otherAmount, otherAmount: typedAmount(leftCents) }, rule) ===
      undefined

  const send = () => {
    setJudged(true)
    if (cents === undefined || problem !== undefined) return
    void press(() =>
      before === undefined
        ? addChoice({ productId: product.id, variationType, amount: cents })
        : updateChoice(before.id, { amount: cents, variationType }),
    )
  }
  return (
    <Modal title={product.title} onClosed={onClosed} isLoading={isBusy}>
      <CardStage backgroundColor={product.backgroundColor} size="tile">
        <CardArt
          image={product.image}
          showShadow={product.showShadow}
          className="mx-auto max-w-56"
        />
      </CardStage>
      <p className="mt-4">{product.tagline}</p>
      <form
        noValidate
        className="mt-5 grid gap-5"
        onSubmit={(event) => {
          event.preventDefault()
          send()
        }}
      >
        {forms.length > 1 && (
          <RadioCards
            legend={t('form')}
            name="variationType"
            layout="pair"
            value={variationType}
            options={forms.map((form) => ({
              value: form.variationType,
              label: t(form.variationType),
            }))}
            onChange={(value) => {
              const next = value as Form
              setForm(next)
              const other = ruleFor(product, next)
              if (other) setAmounts(amountUnderRule(other, amounts))
            }}
          />
        )}
        {rule && (
          <AmountChoice
            rule={rule}
            state={{
              choice: amounts,
              choose: (next) => setAmounts((before) => ({ ...before, ...next })),
              form: {
                field: (name) => ({
                  name,
                  error: isJudged && problem ? sayProblem(name, problem) : undefined,
                }),
                changed: () => setJudged(false),
              },
            }}
          />
        )}
        {effect && <EffectRow effect={effect} money={money} leastLeftCents={leastLeftCents} />}
        {cardCount > 1 && (
          <MessageRow tone="lightRuby">
            {t('split', { max: money(postedCentsMax), count: String(cardCount) })}
          </MessageRow>
        )}
        {canTakeAll && leftCents > 0 && cents !== leftCents && rule && (
          <Button
            variant="quiet"
            size="small"
            className="justify-self-start"
            onClick={() =>
              setAmounts(
                amountUnderRule(rule, { amount: otherAmount, otherAmount: typedAmount(leftCents) }),
              )
            }
          >
            {t('takeAll', { amount: money(leftCents) })}
          </Button>
        )}
        <ErrorRows errors={errors} />
        <div className="grid gap-3 sm:flex sm:items-center">
          <Button type="submit" isLoading={isBusy} isDisabled={forms.length === 0}>
            {t(before === undefined ? 'add' : 'change')}
          </Button>
          <Button
            variant="link"
            onClick={() =>
              openModal('redeemShopMoreInformation', { product }, { keepOthers: true })
            }
          >
            {t('more')}
          </Button>
        </div>
      </form>
    </Modal>
  )
}

/** By post more than one card may hold comes in several. */
function ruleFor(product: RedeemProductFragment, form: Form) {
  const rule = ruleOf(product, form)
  const most = product.redeemData?.maximumAvailableCustomAmount
  return rule && most && form === 'PHYSICAL' ? { ...rule, maxPrice: most } : rule
}

type EffectRowProps = {
  effect: Effect
  money: (cents: number) => string
  leastLeftCents: number
}

function EffectRow({ effect, money, leastLeftCents }: EffectRowProps) {
  const t = useTexts(redeemTexts, 'choose')
  if (effect.kind === 'tooLittle')
    return <MessageRow tone="warning">{t('tooLittle', { min: money(leastLeftCents) })}</MessageRow>
  return (
    <MessageRow tone="pink" icon="card">
      {effect.kind === 'leavesNothing'
        ? t('leavesNothing')
        : t(effect.kind, { amount: money(effect.cents) })}
    </MessageRow>
  )
}
