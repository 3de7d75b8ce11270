import { type CompanyCredit, findCompanies, setCreditLimit } from '#flows/companies/credit-limit.ts'
import { sayMoney } from '#kernel/minor-units.ts'
import { option, place, rest, signed } from './arguments.ts'
import { withQueue } from './command.ts'
import { defineCommand } from './define-command.ts'
import { readMoney } from './read-money.ts'
import { orElse, sentence } from './words.ts'

export const findCompaniesCommand = defineCommand({
  name: 'companies find',
  explanation: 'companies by name, KVK number or id, with their credit limit and what they owe',
  words: { text: rest('text') },
  run: (context, { text }) => findCompanies(context, text),
  format: (companies) => orElse(companies.map(tell), 'No company has that name or number.'),
})

export const limitCompanyCommand = defineCommand({
  name: 'companies limit',
  explanation: 'sets how much a company may owe; a limit below its debt stops new debts alone',
  words: {
    companyId: place('company'),
    amount: option('amount', '<500.00>'),
    actor: signed.actor,
    reason: signed.reason,
  },
  async run(context, { companyId, amount, actor, reason }) {
    const limit = readMoney(amount, context.storefront.currency)
    return await setCreditLimit(await withQueue(context), { companyId, limit, actor, reason })
  },
  format: (company) => [tell(company)],
})

const tell = ({ id, name, kvkNumber, limit, owed, credit }: CompanyCredit): string =>
  `${id}: ${sentence(
    name,
    kvkNumber === null ? null : `KVK ${kvkNumber}`,
    limit.cents === 0 ? 'no credit' : `may owe ${sayMoney(limit)}`,
    `owes ${sayMoney(owed)}`,
    credit.cents === 0 ? null : `${sayMoney(credit)} to its good`,
  )}`
