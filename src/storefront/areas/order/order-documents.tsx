import { formatDay } from '#i18n/formats.ts'
import { orderTexts } from '#i18n/texts/order.ts'
import { documentForms } from '#kernel/document-file.ts'
import { graphql } from '#storefront/graphql/generated/gql.ts'
import type { OrderDocumentsFragment } from '#storefront/graphql/generated/graphql.ts'
import { DocumentLink } from '#storefront/parts/documents/document-link.tsx'
import { useLanguage } from '#ui/language.tsx'
import { useTexts } from '#ui/use-texts.ts'

const names = ['invoice', 'receipt', 'creditNote'] as const

/** What whoever ordered keeps: invoice or receipt and credit notes, as files; for a company also what its bookkeeping reads. */
export function OrderDocuments({ order }: { order: OrderDocumentsFragment }) {
  const t = useTexts(orderTexts)
  const language = useLanguage()
  const forms = order.billingAddress?.companyName ? documentForms : (['pdf'] as const)
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
                {forms.map((form) => {
                  const says = form === 'pdf' ? 'pdf' : 'ubl'
                  return (
                    <DocumentLink
                      key={form}
                      uuid={order.uuid}
                      number={number}
                      form={form}
                      label={t(`documents.${says}Of`, { name })}
                    >
                      {t(`documents.${says}`)}
                    </DocumentLink>
                  )
                })}
              </p>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

graphql(`
  fragment OrderDocuments on PlacedOrder {
    uuid
    billingAddress { companyName }
    documents { number kind issuedOn }
  }
`)
