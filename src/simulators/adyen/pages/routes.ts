import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isCardMethod } from '#kernel/payment-methods.ts'
import { isTransfer } from '#simulators/adyen/bank-transfer.ts'
import { challengePassword } from '#simulators/adyen/cards/test-cards.ts'
import { languageOf } from '#simulators/adyen/language.ts'
import { type Decision, decide } from '#simulators/adyen/payment-life.ts'
import type { Simulator } from '#simulators/adyen/simulator.ts'
import type { Payment } from '#simulators/adyen/store/payments.ts'
import { adyenDeveloperPage } from './adyen-developer-page.ts'
import { bankPage } from './bank-page.ts'
import { challengePage, challengeTriesMax } from './challenge-page.ts'
import { closedPage, endedPage, unknownPage } from './ending-pages.ts'
import { icon } from './page.ts'
import { returnAddress } from './payment-summary.ts'
import { stylesheet } from './stylesheet.ts'
import { transferPage } from './transfer-page.ts'

type PageRequest = FastifyRequest<{ Params: { token: string } }>

/** The hosted pages: one address per payment, GET shows what can be done and POST does it. */
export function registerBankPages(app: FastifyInstance, sim: Simulator): void {
  app.get('/', async (_request, reply) => sendPage(reply, adyenDeveloperPage(sim)))
  app.get('/bank/style.css', async (_request, reply) =>
    reply.type('text/css').header('cache-control', 'max-age=60').send(stylesheet),
  )
  app.get('/bank/icon.svg', async (_request, reply) => reply.type('image/svg+xml').send(icon.text))
  app.get('/bank/:token', async (request: PageRequest, reply) => {
    const payment = sim.store.payments.findByPage(request.params.token)
    if (!payment) return sendUnknown(request, reply)
    return sendPage(reply, pageFor(sim, payment), payment)
  })
  app.post('/bank/:token', async (request: PageRequest, reply) => {
    const payment = sim.store.payments.findByPage(request.params.token)
    if (!payment) return sendUnknown(request, reply)
    const form = request.body as Readonly<Record<string, string>> | undefined
    if (form?.choice === 'close') return sendPage(reply, closedPage(sim, payment), payment)
    const decided = sim.store.transaction(() => applyForm(sim, payment, form ?? {}))
    sim.courier.wake()
    const isHere = decided.status === 'open' || isTransfer(decided.method)
    const next = isHere ? request.url : returnAddress(decided)
    return reply.code(303).header('location', next).send()
  })
}

function pageFor(sim: Simulator, payment: Payment): string {
  if (payment.status === 'pending' && isTransfer(payment.method)) return transferPage(sim, payment)
  if (payment.status !== 'open') return endedPage(sim, payment)
  return isCardMethod(payment.method) ? challengePage(sim, payment) : bankPage(sim, payment)
}

const decisions: Readonly<Record<string, Decision>> = {
  pay: { as: 'authorised' },
  refuse: { as: 'refused', code: '2' },
  cancel: { as: 'cancelled' },
  expire: { as: 'expired' },
  later: { as: 'pending' },
}

function applyForm(
  sim: Simulator,
  payment: Payment,
  form: Readonly<Record<string, string>>,
): Payment {
  if (isTransfer(payment.method)) return receiveTransfer(sim, payment, form.choice)
  if (payment.status !== 'open') return payment
  if (isCardMethod(payment.method) && form.choice !== 'cancel') {
    if (form.password === challengePassword) return decide(sim, payment, { as: 'authorised' })
    return countWrongPassword(sim, payment)
  }
  const decision = decisions[form.choice ?? '']
  return decision ? decide(sim, payment, decision) : receiveOther(sim, payment, form.choice)
}

const otherAmounts: Readonly<Record<string, number>> = { less: -1_00, more: 1_00 }

function receiveTransfer(sim: Simulator, payment: Payment, choice = ''): Payment {
  if (payment.status !== 'pending') return payment
  if (choice === 'pay') return decide(sim, payment, { as: 'authorised' })
  return receiveOther(sim, payment, choice)
}

/** Money comes, and is not what was asked. */
function receiveOther(sim: Simulator, payment: Payment, choice = ''): Payment {
  const difference = otherAmounts[choice]
  if (difference === undefined) return payment
  const received = { ...payment.amount, value: Math.max(1, payment.amount.value + difference) }
  return decide(sim, { ...payment, amount: received }, { as: 'authorised' })
}

function countWrongPassword(sim: Simulator, payment: Payment): Payment {
  const tried = { ...payment, challengeTries: payment.challengeTries + 1 }
  sim.store.payments.save(tried)
  if (tried.challengeTries < challengeTriesMax) return tried
  return decide(sim, tried, { as: 'refused', code: '11' })
}

const sendUnknown = (request: FastifyRequest, reply: FastifyReply) =>
  sendPage(reply.code(404), unknownPage(languageOf(request.headers['accept-language'])))

function sendPage(reply: FastifyReply, page: string, payment?: Payment) {
  // A form's answer may lead back to the shop, which browsers count as a target of the form.
  const targets = payment ? `'self' ${new URL(payment.returnUrl).origin}` : "'self'"
  return reply
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header(
      'content-security-policy',
      `default-src 'none'; style-src 'self'; img-src 'self'; form-action ${targets}; base-uri 'none'; frame-ancestors 'none'`,
    )
    .send(page)
}
