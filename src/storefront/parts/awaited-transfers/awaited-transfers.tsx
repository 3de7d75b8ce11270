import { formatDay, formatMoney } from '#i18n/formats.ts'
import { awaitedTransfersTexts } from '#i18n/texts/awaited-transfers.ts'
import { graphql } from '#storefront/graphql/generated/gql.ts'
import type { AwaitedTransferFragment } from '#storefront/graphql/generated/graphql.ts'
import { usePaths } from '#storefront/parts/paths/use-paths.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { useLanguage } from '#ui/language.tsx'
import { useTexts } from '#ui/use-texts.ts'

type AwaitedTransfersProps = { transfers: readonly AwaitedTransferFragment[] }

/** Orders that wait for their transfer, each with the way to its page: the basket stays full meanwhile (decision 0105). */
export function AwaitedTransfers({ transfers }: AwaitedTransfersProps) {
  const t = useTexts(awaitedTransfersTexts)
  const language = useLanguage()
  const paths = usePaths()
  if (transfers.length === 0) return null
  return (
    <section className="mb-6 flex items-start gap-3.5 rounded-card bg-sun-soft p-5">
      <Icon name="clock" size={24} className="mt-0.5 text-warning-text" />
      <div className="min-w-0 flex-1">
        <h2 className="text-[1.25rem]">{t('heading')}</h2>
        <ul className="mt-1 grid gap-4">
          {transfers.map(({ orderUuid, orderNumber: number, amount, until }) => (
            <li
              key={orderUuid}
              className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3"
            >
              <p className="min-w-0 max-w-prose">
                {t('text', {
                  number,
                  amount: formatMoney(language, amount),
                  day: formatDay(language, until),
                })}
              </p>
              <Button size="small" href={paths.order(orderUuid)}>
                <span>{t('action')}</span>
                <span className="sr-only">{t('actionOf', { number })}</span>
              </Button>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

graphql(`
  fragment AwaitedTransfer on AwaitedTransfer {
    orderUuid
    orderNumber
    amount { value currency }
    until
  }
`)
