import type { WalkWorld } from './walk-world.ts'

type Audited = Pick<WalkWorld, 'read' | 'companies' | 'companyMoney' | 'toldOwed'>

type Account = {
  companyId: string
  balance: number
  ordered: number
  paid: number
  credited: number
  givenUp: number
  paidBack: number
  open: number
}

/**
 * Each company owes what it ordered, less what it paid, what was credited and what was given
 * up; its money is booked once, as the bank told it. A sentence for each difference.
 */
export async function auditCompanies(world: Audited): Promise<readonly string[]> {
  return [
    ...(await auditAccounts(world)),
    ...(await auditMoney(world)),
    ...(await auditOwed(world)),
  ]
}

async function auditAccounts({ read, companies }: Audited): Promise<readonly string[]> {
  const sumOf = (kind: string) =>
    `(select coalesce(sum(amount_cents), 0)::int from receivable_moves
      where company_id = companies.id and kind = '${kind}')`
  const accounts = await read<Account>(`
    select companies.id as "companyId", coalesce(balance_cents, 0)::int as balance,
        (select coalesce(sum(total_cents), 0)::int from orders
          where company_id = companies.id and settled_at is not null
            and exists (select from tenders where order_id = orders.id and kind = 'invoice')) as ordered,
        (select coalesce(sum(refunds.amount_cents), 0)::int
          from refunds join orders on orders.id = order_id
          where company_id = companies.id
            and refunds.tender_id in (select id from tenders where kind = 'invoice')) as credited,
        ${sumOf('receipt')} as paid, ${sumOf('writeOff')} as "givenUp", ${sumOf('payBack')} as "paidBack",
        (select coalesce(sum(amount_cents - allocated_cents), 0)::int from receivables
          where company_id = companies.id) as open
      from companies left join ledger_accounts on ledger_accounts.id = 'receivable:' || companies.id || ':EUR'`)
  return accounts.flatMap((account) => {
    const { companyId, balance, ordered, paid, credited, givenUp, paidBack, open } = account
    const expected = paid + credited + givenUp - paidBack - ordered
    const limit = companies.find((company) => company.companyId === companyId)?.limitCents ?? 0
    const said = JSON.stringify(account)
    return [
      ...(balance === expected ? [] : [`company ${companyId} should have ${expected}: ${said}`]),
      ...(balance < -limit ? [`company ${companyId} may owe ${limit}: ${said}`] : []),
      // Nothing is to its good as long as something is open.
      ...(open === Math.max(0, -balance) ? [] : [`company ${companyId} has open debts: ${said}`]),
    ]
  })
}

/** Money that the bank told of is booked to its company, once and to the cent. */
async function auditMoney({ read, companyMoney }: Audited): Promise<readonly string[]> {
  const rows = await read<{ reference: string; companyId: string; cents: number }>(`
    select substr(bank_reference, 6) as reference, company_id as "companyId", amount_cents::int as cents
      from receivable_moves where bank_reference like 'bank:C%'`)
  const booked = rows.map(({ reference, companyId, cents }) => `${reference} ${companyId} ${cents}`)
  const told = companyMoney.map((one) => `${one.reference} ${one.companyId} ${one.cents}`)
  return [
    ...told.flatMap((one) => (booked.includes(one) ? [] : [`company money is not booked: ${one}`])),
    ...booked.flatMap((one) => (told.includes(one) ? [] : [`company money never came: ${one}`])),
  ]
}

/** An order of which a company was told is its debt, and has one invoice. */
async function auditOwed({ read, toldOwed }: Audited): Promise<readonly string[]> {
  const told = [...toldOwed].map(([uuid, companyId]) => `('${uuid}', '${companyId}')`)
  const rows = await read<{ finding: string }>(`
    select 'order ' || told.uuid || ' was told to be on account of ' || told.company_id || ', and is owed by '
        || coalesce(receivables.company_id, 'nobody') as finding
      from (values ${[`('', '')`, ...told].join(', ')}) as told (uuid, company_id)
      left join orders on orders.uuid = told.uuid left join receivables on receivables.order_id = orders.id
      where told.uuid <> '' and receivables.company_id is distinct from told.company_id
    union all
    select 'debt of order ' || order_id || ' has ' || (select count(*) from documents
        where documents.order_id = receivables.order_id and kind = 'invoice') || ' invoices'
      from receivables join orders on orders.id = order_id
      where invoiced_at is not null and (select count(*) from documents
        where documents.order_id = receivables.order_id and kind = 'invoice') <> 1`)
  return rows.map(({ finding }) => finding)
}
