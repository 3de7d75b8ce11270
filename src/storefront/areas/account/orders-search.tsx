import { Form } from 'react-router'
import { accountPagesTexts } from '#i18n/texts/account-pages.ts'
import { nameLengthMax } from '#kernel/limits.ts'
import { usePaths } from '#storefront/parts/paths/use-paths.ts'
import { Anchor } from '#ui/anchor.tsx'
import { Button } from '#ui/button.tsx'
import { cx } from '#ui/class-names.ts'
import { Link } from '#ui/link.tsx'
import { TextField } from '#ui/text-field.tsx'
import { useTexts } from '#ui/use-texts.ts'
import { type OrdersQuery, ordersAddress } from './orders-query.ts'

type OrdersSearchProps = {
  filter: OrdersQuery
  years: readonly number[]
  /** Orders that are left. */
  count: number
}

/** Search and years of the list of orders; both are addresses, so they work without a script. */
export function OrdersSearch({ filter, years, count }: OrdersSearchProps) {
  const t = useTexts(accountPagesTexts, 'orders')
  const paths = usePaths()
  const { search, year } = filter
  return (
    <div className="mb-6 grid gap-4">
      <Form
        role="search"
        aria-label={t('search')}
        action={paths.accountOrders()}
        className="flex flex-wrap items-start gap-3"
      >
        <TextField
          // The address is the one source of what was searched for.
          key={search}
          className="min-w-0 flex-1 basis-60"
          type="search"
          name="zoek"
          label={t('search')}
          hint={t('searchHint')}
          defaultValue={search}
          maxLength={nameLengthMax}
          enterKeyHint="search"
        />
        {year !== undefined && <input type="hidden" name="jaar" value={year} />}
        <Button type="submit" isPlain variant="quiet" icon="search" className="mt-1">
          {t('submit')}
        </Button>
      </Form>
      {(years.length > 1 || year !== undefined) && (
        <nav aria-label={t('years')} className="flex flex-wrap gap-2">
          <Year
            name={t('allYears')}
            isChosen={year === undefined}
            to={{ search, year: undefined }}
          />
          {years.map((one) => (
            <Year key={one} name={`${one}`} isChosen={one === year} to={{ search, year: one }} />
          ))}
        </nav>
      )}
      {(search !== undefined || year !== undefined) && count > 0 && (
        <p role="status" className="flex flex-wrap items-center gap-x-4">
          <span>{t('found', { count })}</span>
          <Link href={paths.accountOrders()}>{t('clear')}</Link>
        </p>
      )}
    </div>
  )
}

type YearProps = { name: string; isChosen: boolean; to: OrdersQuery }

const Year = ({ name, isChosen, to }: YearProps) => (
  <Anchor
    href={ordersAddress(usePaths(), to)}
    aria-current={isChosen ? 'page' : undefined}
    className={cx(
      'grid min-h-11 place-content-center rounded-full px-4 ring-[1.5px] ring-inset',
      isChosen ? 'bg-action-soft font-semibold text-action-strong ring-action' : 'ring-line',
    )}
  >
    {name}
  </Anchor>
)
