import { formatToPaste } from '#i18n/format-to-paste.ts'
import { formatDay, formatMoney } from '#i18n/formats.ts'
import { orderMoneyTexts } from '#i18n/texts/order-money.ts'
import { documentFile, proFormaName } from '#kernel/document-file.ts'
import { groupIban } from '#kernel/iban.ts'
import { graphql } from '#storefront/graphql/generated/gql.ts'
import type { TransferDetailsFragment } from '#storefront/graphql/generated/graphql.ts'
import { usePaths } from '#storefront/parts/paths/use-paths.ts'
import { Button } from '#ui/button.tsx'
import { CopyButton } from '#ui/copy-button.tsx'
import { useLanguage } from '#ui/language.tsx'
import { useTexts } from '#ui/use-texts.ts'
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
  const t = useTexts(orderMoneyTexts, 'transfer')
  const language = useLanguage()
  const paths = usePaths()
  const isActivation = order.flow === 'ACTIVATION'
  const facts = [
    {
      term: t('amount'),
      value: formatMoney(language, transfer.amount),
      copy: { text: formatToPaste(language, transfer.amount), name: t('copyAmount') },
    },
    {
      term: t('beneficiary'),
      value: transfer.beneficiary,
      copy: { text: transfer.beneficiary, name: t('copyBeneficiary') },
    },
    {
      term: t('iban'),
      value: groupIban(transfer.iban),
      copy: { text: transfer.iban.replaceAll(' ', ''), name: t('copyIban') },
    },
    ...(transfer.bic === '' ? [] : [{ term: t('bic'), value: transfer.bic }]),
    {
      term: t('reference'),
      value: transfer.reference,
      copy: { text: transfer.reference, name: t('copyReference') },
    },
  ]
  return (
    <section className="mb-8 rounded-card bg-sun-soft p-5 sm:p-6">
      <h2 className="text-[1.25rem]">{t('heading')}</h2>
      <p className="mt-1 max-w-prose">
        {t(isActivation ? 'activation.text' : 'text', {
          day: formatDay(language, transfer.until),
        })}
      </p>
      <div className="mt-4 flex flex-wrap items-start justify-between gap-x-10 gap-y-6">
        <dl className="grid min-w-0 max-w-xl flex-1 basis-104 gap-y-2">
          {facts.map((fact) => (
            <Fact key={fact.term} {...fact} />
          ))}
        </dl>
        {transfer.qrCode && <TransferCode svg={transfer.qrCode} />}
      </div>
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

type FactProps = {
  term: string
  value: string
  copy?: { text: string; name: string } | undefined
}

/** One thing to fill in at the bank; a translator leaves it as it is. */
function Fact({ term, value, copy }: FactProps) {
  const t = useTexts(orderMoneyTexts, 'transfer')
  return (
    <div className="grid min-h-11 grid-cols-[1fr_auto] items-center gap-x-4 sm:grid-cols-[8rem_1fr_auto]">
      <dt className="text-[0.9375rem] text-text-soft max-sm:col-start-1">{term}</dt>
      <dd
        translate="no"
        className="wrap-anywhere select-all font-semibold tabular-nums max-sm:col-start-1"
      >
        {value}
      </dd>
      {copy && (
        <dd className="max-sm:col-start-2 max-sm:row-span-2 max-sm:row-start-1">
          <CopyButton text={copy.text} label={t('copy')} name={copy.name} />
        </dd>
      )}
    </div>
  )
}

/** For the screen beside the phone that pays; on paper too. */
function TransferCode({ svg }: { svg: string }) {
  const t = useTexts(orderMoneyTexts, 'transfer')
  return (
    <figure className="w-full max-w-64">
      <img
        src={`data:image/svg+xml,${encodeURIComponent(svg)}`}
        alt={t('qrAlt')}
        className="size-48 rounded-card"
      />
      <figcaption className="mt-2 text-[0.9375rem]">{t('qr')}</figcaption>
    </figure>
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
    qrCode
    hasProForma
  }
`)
