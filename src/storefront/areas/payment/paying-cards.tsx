import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { formatMoney } from '#i18n/formats.ts'
import { balanceTexts } from '#i18n/texts/balance.ts'
import { paymentTexts } from '#i18n/texts/payment.ts'
import { graphql } from '#storefront/graphql/generated/gql.ts'
import type { PayingCardsFragment } from '#storefront/graphql/generated/graphql.ts'
import { useCaptcha } from '#storefront/parts/captcha/use-captcha.ts'
import { useChange } from '#storefront/parts/change/use-change.ts'
import { CardNumberField } from '#storefront/parts/choice-card/card-number-field.tsx'
import { PinField } from '#storefront/parts/choice-card/pin-field.tsx'
import { Button } from '#ui/button.tsx'
import { Fold } from '#ui/fold.tsx'
import { ErrorSummary } from '#ui/form/error-summary.tsx'
import { FormMessages } from '#ui/form/form-messages.tsx'
import { useFieldErrorMessage } from '#ui/form/use-field-error-message.ts'
import { useShopForm } from '#ui/form/use-shop-form.ts'
import { useLanguage } from '#ui/language.tsx'
import { useTexts } from '#ui/use-texts.ts'

type PayingCardsProps = { order: PayingCardsFragment; cardPrefixes: readonly string[] }

/** The choice cards that pay, and where one more is typed. */
export function PayingCards({ order, cardPrefixes }: PayingCardsProps) {
  const t = useTexts(paymentTexts, 'payingCards')
  const [added, setAdded] = useState(0)
  const { giftCardPayments: cards } = order
  return (
    <section
      aria-label={t('heading')}
      className="mb-6 rounded-card p-4 ring-[1.5px] ring-line ring-inset sm:p-5"
    >
      {cards.length > 0 && <Cards order={order} />}
      {/* A new one is closed and empty again. */}
      <Fold
        key={added}
        weight="bold"
        title={t(cards.length > 0 ? 'another' : 'ask')}
        isOpen={false}
      >
        <AddCard cardPrefixes={cardPrefixes} onAdded={() => setAdded(added + 1)} />
      </Fold>
    </section>
  )
}

function Cards({
  order: { giftCardPayments: cards, amountToPay },
}: Pick<PayingCardsProps, 'order'>) {
  const t = useTexts(paymentTexts, 'payingCards')
  return (
    <div className="mb-4">
      <ul className="grid gap-2">
        {cards.map((card) => (
          <PayingCard key={card.id} card={card} />
        ))}
      </ul>
      <p role="status" className="mt-2 text-[0.9375rem] text-leaf empty:hidden">
        {amountToPay.value === 0 && t('all')}
      </p>
    </div>
  )
}

type Card = PayingCardsFragment['giftCardPayments'][number]

function PayingCard({ card }: { card: Card }) {
  const t = useTexts(paymentTexts, 'payingCards')
  const language = useLanguage()
  const { press, isBusy } = useChange({ rereadsPage: true, refusedIn: 'window' })
  const { amount, balance } = card
  const left = { ...balance, value: balance.value - amount.value }
  const remove = async () => (await import('./change-paying-cards.ts')).takeOffPayingCard(card.id)
  return (
    <li className="grid grid-cols-[1fr_auto] gap-x-4 text-[0.9375rem]">
      <span className="font-semibold">{t('card', { number: card.maskedNumber })}</span>
      <span className="text-right font-semibold tabular-nums">
        {formatMoney(language, { ...amount, value: -amount.value })}
      </span>
      <span className="text-text-soft">
        {left.value > 0 ? t('left', { amount: formatMoney(language, left) }) : t('empty')}
      </span>
      <Button
        variant="link"
        size="small"
        isLoading={isBusy}
        className="-mr-3 justify-self-end"
        aria-label={t('removeCard', { number: card.maskedNumber })}
        onClick={() => void press(remove)}
      >
        {t('remove')}
      </Button>
    </li>
  )
}

type AddCardProps = Pick<PayingCardsProps, 'cardPrefixes'> & { onAdded: () => void }

function AddCard({ cardPrefixes, onAdded }: AddCardProps) {
  const t = useTexts(paymentTexts, 'payingCards')
  const { revalidate } = useRevalidator()
  const form = useShopForm({
    name: 'payingCard',
    load: async () => (await import('./change-paying-cards.ts')).sendPayingCard(cardPrefixes),
    fieldErrorMessage: useFieldErrorMessage(balanceTexts),
    onDone: async () => {
      await revalidate()
      onAdded()
    },
    captcha: useCaptcha(),
  })
  return (
    <form {...form.formProps} autoComplete="off" aria-label={t('form')} className="mt-2 grid gap-4">
      <p className="text-[0.9375rem] text-text-soft">{t('hint')}</p>
      <ErrorSummary form={form} />
      <CardNumberField {...form.field('cardNumber')} />
      <PinField {...form.field('pin')} />
      <FormMessages form={form} />
      <Button
        type="submit"
        variant="quiet"
        isLoading={form.isSending}
        className="justify-self-start"
      >
        {t('add')}
      </Button>
    </form>
  )
}

graphql(`
  fragment PayingCards on GiftcardOrder {
    amountToPay { currency value }
    giftCardPayments {
      id
      maskedNumber
      balance { currency value }
      amount { currency value }
    }
  }
`)
