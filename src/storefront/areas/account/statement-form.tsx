import { accountCompaniesTexts } from '#i18n/texts/account-companies.ts'
import { statementFolder } from '#kernel/statement-file.ts'
import { usePaths } from '#storefront/parts/paths/use-paths.ts'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/text-field.tsx'
import { useTexts } from '#ui/use-texts.ts'

export type StatementFormProps = {
  companyId: string
  /** Days of this year up to today, such as 2026-11-24; those of the last try if it was refused. */
  from: string
  until: string
  /** The days of the last try were refused. */
  isRefused: boolean
}

/** Asks for a statement of account. The browser sends it, so it works without a script. */
export function StatementForm({ companyId, from, until, isRefused }: StatementFormProps) {
  const t = useTexts(accountCompaniesTexts, 'statement')
  const paths = usePaths()
  return (
    <form
      id="statement"
      method="get"
      action={`${paths.accountCompany(companyId)}${statementFolder}`}
      className="mt-8"
    >
      <h3 className="text-[1.0625rem]">{t('heading')}</h3>
      <p className="mt-1 mb-3 text-[0.9375rem] text-text-soft">{t('text')}</p>
      <div className="grid max-w-md grid-cols-1 gap-x-4 gap-y-3 min-[420px]:grid-cols-2">
        <TextField
          label={t('from')}
          type="date"
          name="from"
          defaultValue={from}
          required
          error={isRefused ? t('refused') : undefined}
        />
        <TextField label={t('until')} type="date" name="until" defaultValue={until} required />
      </div>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button type="submit" variant="quiet" size="small" name="form" value="pdf" isPlain>
          {t('pdf')}
        </Button>
        <Button type="submit" variant="quiet" size="small" name="form" value="csv" isPlain>
          {t('csv')}
        </Button>
      </div>
    </form>
  )
}
