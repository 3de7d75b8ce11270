import { Form } from 'react-router'
import { callOffTexts } from '#i18n/texts/call-off.ts'
import type { WithdrawalOfferFragment } from '#storefront/graphql/generated/graphql.ts'
import { MoneyBack } from '#storefront/parts/amounts/money-back.tsx'
import { Button } from '#ui/button.tsx'
import { useTexts } from '#ui/use-texts.ts'
import type { WithdrawalAnswer } from './answer-withdrawal.ts'
import { isPartOpen, usePartName } from './withdrawal-parts.tsx'

type ConfirmWithdrawalProps = {
  offer: WithdrawalOfferFragment | undefined
  answer: WithdrawalAnswer
}

/** The second step: what is withdrawn, what comes back, and the button that does it. */
export function ConfirmWithdrawal({ offer, answer }: ConfirmWithdrawalProps) {
  const t = useTexts(callOffTexts, 'withdraw')
  const nameOf = usePartName()
  const { typed, deliveryIds } = answer
  const chosen = offer?.parts.filter(
    (part) => isPartOpen(part) && (deliveryIds?.includes(part.deliveryId) ?? true),
  )
  const scope = chosen?.map(nameOf) ?? [typed.partsText.trim() || t('confirm.whole')]
  const facts = [
    { term: t('name'), lines: [typed.name] },
    { term: t('orderNumber'), lines: [typed.orderNumber] },
    { term: t('email'), lines: [typed.email] },
    { term: t('confirm.scope'), lines: scope },
  ]
  return (
    <div className="grid gap-5">
      <h2 className="text-heading-2">{t('confirm.heading')}</h2>
      <dl className="grid gap-3">
        {facts.map(({ term, lines }) => (
          <div key={term}>
            <dt className="text-[0.875rem] text-text-soft">{term}</dt>
            {lines.map((line) => (
              <dd key={line} className="wrap-anywhere font-semibold">
                {line}
              </dd>
            ))}
          </div>
        ))}
      </dl>
      {offer?.moneyBack && <MoneyBack money={offer.moneyBack} />}
      <p>{t('confirm.text')}</p>
      <Form method="post" className="grid gap-3 sm:flex">
        {Object.entries(typed).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {deliveryIds && <input type="hidden" name="hasParts" value="1" />}
        {deliveryIds?.map((id) => (
          <input key={id} type="hidden" name="deliveryId" value={id} />
        ))}
        <Button type="submit" isPlain name="step" value="confirm">
          {t('confirm.submit')}
        </Button>
        <Button type="submit" isPlain name="step" value="change" variant="quiet">
          {t('confirm.back')}
        </Button>
      </Form>
    </div>
  )
}
