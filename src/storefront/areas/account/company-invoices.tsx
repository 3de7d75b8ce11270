import { formatDay, formatMoney } from '#i18n/formats.ts'
import { accountCompaniesTexts } from '#i18n/texts/account-companies.ts'
import { documentForms } from '#kernel/document-file.ts'
import { graphql } from '#storefront/graphql/generated/gql.ts'
import type { CompanyInvoicesFragment } from '#storefront/graphql/generated/graphql.ts'
import { DocumentLink } from '#storefront/parts/documents/document-link.tsx'
import { usePaths } from '#storefront/parts/paths/use-paths.ts'
import { cx } from '#ui/class-names.ts'
import { useLanguage } from '#ui/language.tsx'
import { Link } from '#ui/link.tsx'
import { useTexts } from '#ui/use-texts.ts'
import { StatementForm, type StatementFormProps } from './statement-form.tsx'

type Invoice = CompanyInvoicesFragment['invoices'][number]

type CompanyInvoicesProps = { debts: CompanyInvoicesFragment; statement: StatementFormProps }

/** Debts of a company, with what is left of its limit, for members who see its invoices. */
export function CompanyInvoices({ debts, statement }: CompanyInvoicesProps) {
  const t = useTexts(accountCompaniesTexts, 'invoices')
  const paths = usePaths()
  const { termDays, invoices } = debts
  return (
    <section aria-labelledby="invoices" className="mb-10 border-line border-b pb-8">
      <h2 id="invoices" className="text-[1.3125rem]">
        {t('heading')}
      </h2>
      <p className="mt-2 max-w-prose">
        {termDays === null
          ? t.rich('inAdvance', {
              link: (text) => <Link href={paths.contact()}>{text}</Link>,
            })
          : t('term', { days: String(termDays) })}
      </p>
      <Sums debts={debts} />
      {invoices.length === 0 ? (
        termDays !== null && <p className="mt-4 text-text-soft">{t('none')}</p>
      ) : (
        <ul aria-label={t('list')} className="mt-5 grid gap-3">
          {invoices.map((invoice) => (
            <InvoiceRow key={invoice.orderNumber} invoice={invoice} />
          ))}
        </ul>
      )}
      {(termDays !== null || invoices.length > 0) && <StatementForm {...statement} />}
    </section>
  )
}

function Sums({ debts: { termDays, limit, owed, credit } }: { debts: CompanyInvoicesFragment }) {
  const t = useTexts(accountCompaniesTexts, 'invoices')
  const language = useLanguage()
  const left = { ...limit, value: Math.max(0, limit.value - owed.value + credit.value) }
  const sums = [
    ...(termDays !== null || owed.value > 0 ? [{ name: t('owed'), money: owed }] : []),
    ...(termDays === null ? [] : [{ name: t('left'), money: left }]),
    ...(credit.value > 0 ? [{ name: t('credit'), money: credit }] : []),
  ]
  if (sums.length === 0) return null
  return (
    <dl className="mt-4 flex flex-wrap gap-x-10 gap-y-3">
      {sums.map(({ name, money }) => (
        <div key={name}>
          <dt className="text-[0.9375rem] text-text-soft">{name}</dt>
          <dd className="font-bold text-[1.25rem] tabular-nums">{formatMoney(language, money)}</dd>
        </div>
      ))}
    </dl>
  )
}

function InvoiceRow({ invoice }: { invoice: Invoice }) {
  const t = useTexts(accountCompaniesTexts, 'invoices')
  const language = useLanguage()
  const { orderNumber, orderedOn, dueOn, state, total, open, documents } = invoice
  const { remindedOn, refusedEmails } = invoice
  const isDone = open.value === 0
  const when = [
    t('orderedOn', { day: formatDay(language, orderedOn) }),
    ...(isDone ? [] : [t('due', { day: formatDay(language, dueOn) })]),
    ...(isDone || !remindedOn ? [] : [t('reminded', { day: formatDay(language, remindedOn) })]),
  ]
  return (
    <li className="rounded-card p-4 ring-[1.5px] ring-line ring-inset sm:p-5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h3 className="text-[1.0625rem]">{t('order', { number: orderNumber })}</h3>
        <p className="font-bold tabular-nums">{formatMoney(language, total)}</p>
      </div>
      <p className="mt-1 text-[0.9375rem] text-text-soft">{when.join(', ')}</p>
      <p className="mt-2 flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <span className={cx('font-semibold', state === 'OVERDUE' && 'text-error')}>
          {t(`state.${state}`)}
        </span>
        {!isDone && open.value < total.value && (
          <span className="tabular-nums">
            {t('open', {
              open: formatMoney(language, open),
              total: formatMoney(language, total),
            })}
          </span>
        )}
      </p>
      {refusedEmails.map((email) => (
        <p key={email} className="wrap-anywhere mt-2 text-[0.9375rem] text-error">
          {t('refused', { email })}
        </p>
      ))}
      {documents.length === 0 ? (
        <p className="mt-2 text-[0.9375rem] text-text-soft">{t('soon')}</p>
      ) : (
        <ul className="mt-2 grid gap-1">
          {documents.map((document) => (
            <li key={document.number} className="flex flex-wrap items-baseline gap-x-4">
              <Files uuid={invoice.orderUuid} document={document} />
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}

type FilesProps = { uuid: string; document: Invoice['documents'][number] }

function Files({ uuid, document: { kind, number } }: FilesProps) {
  const t = useTexts(accountCompaniesTexts, 'invoices')
  const name = t(kind === 'creditNote' ? 'creditNote' : 'invoice', { number })
  return (
    <>
      <span className="wrap-anywhere">{name}</span>
      {documentForms.map((form) => {
        const says = t(form === 'pdf' ? 'pdf' : 'ubl')
        return (
          <DocumentLink
            key={form}
            uuid={uuid}
            number={number}
            form={form}
            label={t('fileOf', { form: says, name })}
          >
            {says}
          </DocumentLink>
        )
      })}
    </>
  )
}

graphql(`
  fragment CompanyInvoices on CompanyDebts {
    termDays
    limit { value currency }
    owed { value currency }
    credit { value currency }
    invoices {
      orderNumber
      orderUuid
      state
      orderedOn
      dueOn
      total { value currency }
      open { value currency }
      remindedOn
      refusedEmails
      documents { number kind }
    }
  }
`)
