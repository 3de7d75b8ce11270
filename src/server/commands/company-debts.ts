import { resolve } from 'node:path'
import { type PaymentTerm, paymentTerms } from '#domain/companies/payment-term.ts'
import { requireCompany } from '#flows/companies/credit-limit.ts'
import {
  payBackCompany,
  type ReceivableView,
  receiveFromCompany,
  setTerm,
  showDebts,
  writeOffDebt,
} from '#flows/companies/debts.ts'
import { drawUpStatement } from '#flows/companies/statement.ts'
import { blockCardsOfDebt, unblockCardsOfDebt } from '#flows/orders/block-debt-cards.ts'
import { sayMoney } from '#kernel/minor-units.ts'
import { operator, printApart } from '#server/print-apart.ts'
import { maybe, option, place, signed } from './arguments.ts'
import { withQueue } from './command.ts'
import { defineCommand } from './define-command.ts'
import { readMoneyAboveZero } from './read-money.ts'
import { orElse, sayMoment, sayWhen, sentence } from './words.ts'
import { writeFiles } from './write-files.ts'

export const companyDebtsCommand = defineCommand({
  name: 'companies debts',
  explanation: 'what a company owes and owed, order by order, the newest first',
  words: { companyId: place('company') },
  run: (context, { companyId }) => showDebts(context, companyId),
  format: (debts) => orElse(debts.map(tell), 'The company ordered nothing on account.'),
})

export const companyTermCommand = defineCommand({
  name: 'companies term',
  explanation: 'lets a company pay so many days after its order; none has it pay in advance',
  words: {
    companyId: place('company'),
    days: option('days', `<${paymentTerms.join('|')}|none>`, readTerm),
    ...signed,
  },
  async run(context, { days, ...asked }) {
    await setTerm(await withQueue(context), { ...asked, days: days === 'none' ? null : days })
    return { days }
  },
  format: ({ days }) => [
    days === 'none' ? 'It pays in advance.' : `It pays within ${days} days of its order.`,
  ],
})

export const receiveFromCompanyCommand = defineCommand({
  name: 'companies receive',
  explanation:
    'books money of a company that stands on the account: to one order first, or the oldest',
  words: {
    companyId: place('company'),
    amount: option('amount', '<500.00>'),
    reference: maybe(option('reference', '<of the bank>')),
    orderNumber: maybe(option('order', '<number>')),
    ...signed,
  },
  async run(context, { amount: text, ...asked }) {
    const amount = readMoneyAboveZero(text, context.storefront.currency)
    await receiveFromCompany(await withQueue(context), { ...asked, amount })
    return await showDebts(context, asked.companyId)
  },
  format: (debts) => debts.map(tell),
})

export const writeOffCommand = defineCommand({
  name: 'companies write-off',
  explanation: 'gives up what is left to pay of an order on account',
  words: { orderNumber: place('order'), ...signed },
  run: async (context, asked) => writeOffDebt(await withQueue(context), asked),
  format: (amount, { orderNumber }) => [`${sayMoney(amount)} of ${orderNumber} is given up.`],
})

export const payBackCommand = defineCommand({
  name: 'companies pay-back',
  explanation: 'books that what a company had to its good was paid from the account',
  words: { companyId: place('company'), amount: option('amount', '<500.00>'), ...signed },
  async run(context, { amount: text, ...asked }) {
    const amount = readMoneyAboveZero(text, context.storefront.currency)
    await payBackCompany(await withQueue(context), { ...asked, amount })
    return amount
  },
  format: (amount) => [`${sayMoney(amount)} is booked as paid back.`],
})

export const statementCommand = defineCommand({
  name: 'companies statement',
  explanation: 'writes how the debt of a company moved in these days, as PDF and CSV',
  words: {
    companyId: place('company'),
    from: option('from', '<yyyy-mm-dd>'),
    until: option('until', '<yyyy-mm-dd>'),
    out: option('out', '<folder>'),
  },
  async run(context, { companyId, out, ...period }) {
    const company = await requireCompany(context, companyId)
    const asked = { company, language: 'nl' as const, period }
    const statement = await drawUpStatement(context, asked)
    // Loads the printer only for those who print.
    const { writeStatement } = await import('#print/statement.ts')
    const name = `${company.id}-${statement.from}-${statement.until}`
    const files = await writeFiles(resolve(context.home, out), [
      { name: `${name}.pdf`, bytes: await printApart({ is: 'statement', statement }, operator) },
      { name: `${name}.csv`, bytes: writeStatement(statement) },
    ])
    return { files }
  },
  format: ({ files }) => files,
})

export const blockDebtCommand = defineCommand({
  name: 'companies block-cards',
  explanation: 'halts the order of an overdue invoice: its cards pay nothing until it is paid',
  words: { orderNumber: place('order'), ...signed },
  run: async (context, asked) => blockCardsOfDebt(await withQueue(context), asked),
  format: (_done, { orderNumber }) => [`The cards of ${orderNumber} are blocked.`],
})

export const unblockDebtCommand = defineCommand({
  name: 'companies unblock-cards',
  explanation: 'lets such an order go on before it is paid',
  words: { orderNumber: place('order'), ...signed },
  run: async (context, asked) => unblockCardsOfDebt(await withQueue(context), asked),
  format: (_done, { orderNumber }) => [`The cards of ${orderNumber} are good again.`],
})

function readTerm(text: string): PaymentTerm | 'none' | undefined {
  if (text === 'none') return text
  return paymentTerms.find((days) => String(days) === text)
}

const tell = ({ orderNumber, amountCents, currency, ...debt }: ReceivableView): string =>
  `${orderNumber}: ${sentence(
    sayMoney({ cents: amountCents, currency }),
    debt.state,
    `${sayMoney(debt.open)} open`,
    `due ${sayMoment(debt.dueAt)}`,
    sayReminders(debt),
    sayWhen('cards blocked', debt.cardsBlockedAt),
    debt.refusedEmails.map((email) => `no mail reaches ${email}`),
  )}`

function sayReminders({
  reminders,
  remindedAt,
}: Pick<ReceivableView, 'reminders' | 'remindedAt'>): string {
  if (remindedAt === null) return ''
  const often = reminders === 1 ? 'reminded' : `reminded ${reminders} times, last`
  return `${often} ${sayMoment(remindedAt)}`
}
