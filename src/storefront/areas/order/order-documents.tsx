import { formatDay } from '#i18n/formats.ts'
import { orderTexts } from '#i18n/texts/order.ts'
import { type DocumentForm, documentFile } from '#kernel/document-file.ts'
import { graphql } from '#storefront/graphql/generated/gql.ts'
import type { OrderDocumentsFragment } from '#storefront/graphql/generated/graphql.ts'
import { usePaths } from '#storefront/parts/paths/use-paths.ts'
import { useLanguage } from '#ui/language.tsx'
import { useTexts } from '#ui/use-texts.ts'

const names = ['invoice', 'receipt', 'creditNote'] as const

/** What whoever ordered keeps: invoice or receipt and credit notes, as files; for a company also what its bookkeeping reads. */
export function OrderDocuments({ order }: { order: OrderDocumentsFragment }) {
  const t = useTexts(orderTexts)
  const language = useLanguage()
  const isCompany = Boolean(order.billingAddress?.companyName)
  return (
    <section className="rounded-card p-5 ring-[1.5px] ring-line ring-inset sm:p-6 print:hidden">
      <h2 className="mb-3 text-[1.1875rem]">{t('documents.heading')}</h2>
      <ul className="grid gap-4">
        {order.documents.map(({ number, kind, issuedOn }) => {
          const known = names.find((name) => name === kind) ?? 'invoice'
          const name = t(`documents.${known}`, { number })
          return (
            <li key={number} className="grid gap-1.5">
              <p className="wrap-anywhere font-semibold">{name}</p>
              <p className="text-[0.875rem] text-text-soft">
                {formatDay(language, `${issuedOn}T11:00:00Z`)}
              </p>
              <p className="flex flex-wrap gap-x-5 gap-y-1">
                <FileLink order={order} file={{ number, name }} form="pdf" />
                {isCompany && <FileLink order={order} file={{ number, name }} form="xml" />}
              </p>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

type FileLinkProps = {
  order: Pick<OrderDocumentsFragment, 'uuid'>
  file: { number: string; name: string }
  form: DocumentForm
}

function FileLink({ order, file: { number, name }, form }: FileLinkProps) {
  const t = useTexts(orderTexts)
  const paths = usePaths()
  const says = form === 'pdf' ? 'pdf' : 'ubl'
  return (
    <a
      href={`${paths.order(order.uuid)}${documentFile(number, form)}`}
      download
      className="inline-flex min-h-6 items-center underline underline-offset-4"
      aria-label={t(`documents.${says}Of`, { name })}
    >
      {t(`documents.${says}`)}
    </a>
  )
}

graphql(`
  fragment OrderDocuments on PlacedOrder {
    uuid
    billingAddress { companyName }
    documents { number kind issuedOn }
  }
`)
