import { formatDay, formatMoney } from '#i18n/formats.ts'
import { orderTexts } from '#i18n/texts/order.ts'
import { documentFile, proFormaName } from '#kernel/document-file.ts'
import { groupIban } from '#kernel/iban.ts'
import { graphql } from '#storefront/graphql/generated/gql.ts'
import type { TransferDetailsFragment } from '#storefront/graphql/generated/graphql.ts'
import { usePaths } from '#storefront/parts/paths/use-paths.ts'
import { Button } from '#storefront/ui/button.tsx'
import { useLanguage } from '#storefront/ui/language.tsx'
import { useTexts } from '#storefront/ui/use-texts.ts'
import { payAgainAddress } from './pay-again-address.ts'

type TransferDetailsProps = {
  transfer: TransferDetailsFragment
  order: { uuid: string; flow: string }
}

/**
 * How much is to be transferred, whereto and by which reference: the mail says the same. Whoever would rather pay otherwise may:
 * what comes second goes back by itself.
 */
export function TransferDetails({ transfer, order }: TransferDetailsProps) {
  const t = useTexts(orderTexts, 'transfer')
  const language = useLanguage()
  const paths = usePaths()
  const isActivation = order.flow === 'ACTIVATION'
  const facts = [
    { term: t('amount'), value: formatMoney(language, transfer.amount) },
    { term: t('beneficiary'), value: transfer.beneficiary },
    { term: t('iban'), value: groupIban(transfer.iban) },
    ...(transfer.bic === '' ? [] : [{ term: t('bic'), value: transfer.bic }]),
    { term: t('reference'), value: transfer.reference },
  ]
  return (
    <section className="mb-8 rounded-card bg-sun-soft p-5 sm:p-6">
      <h2 className="text-[1.25rem]">{t('heading')}</h2>
      <p className="mt-1 max-w-prose">
        {t(isActivation ? 'activation.text' : 'text', {
          day: formatDay(language, transfer.until),
        })}
      </p>
      <dl className="mt-4 grid gap-x-6 gap-y-2 sm:grid-cols-[auto_1fr]">
        {facts.map(({ term, value }) => (
          <div key={term} className="sm:contents">
            <dt className="text-[0.9375rem] text-text-soft sm:text-base">{term}</dt>
            <dd className="wrap-anywhere font-semibold tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 max-w-prose">{t('exactly')}</p>
      {transfer.hasProForma && <p className="mt-1 max-w-prose">{t('proFormaText')}</p>}
      <p className="mt-1 max-w-prose">{t(isActivation ? 'activation.otherwise' : 'otherwise')}</p>
      <p className="mt-4 flex flex-wrap gap-3 print:hidden">
        {transfer.hasProForma && (
          <Button
            size="small"
            href={`${paths.order(order.uuid)}${documentFile(proFormaName, 'pdf')}`}
            isFullLoad
          >
            {t('proForma')}
          </Button>
        )}
        <Button variant="quiet" size="small" href={payAgainAddress(paths, order.uuid)}>
          {t('payOtherwise')}
        </Button>
      </p>
    </section>
  )
}

graphql(`
  fragment TransferDetails on BankTransfer {
    beneficiary
    iban
    bic
    reference
    amount { value currency }
    until
    hasProForma
  }
`)
