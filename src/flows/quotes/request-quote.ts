import { judgeReceivers } from '#domain/cart/add-receivers.ts'
import { ListTooLong, ReceiversWrong } from '#domain/cart/errors.ts'
import { newReferenceNumber } from '#domain/orders/reference-number.ts'
import { insertQuote } from '#domain/quotes/change-quote.ts'
import { QuoteListUnreadable } from '#domain/quotes/errors.ts'
import { passCaptcha } from '#flows/abuse/pass-captcha.ts'
import { type BudgetDeps, spendMail } from '#flows/abuse/spend-budget.ts'
import { mailJob } from '#flows/mail/mail-job.ts'
import type { Deps } from '#flows/shared/deps.ts'
import { transact } from '#flows/shared/transact.ts'
import { maskCardNumbers } from '#kernel/card-number-mask.ts'
import type { Language } from '#kernel/language.ts'
import { listRowsMax } from '#kernel/limits.ts'
import type { QuoteRequest } from '#kernel/quote-request.ts'
import { parseRowsText, type ReceiverRow } from '#kernel/receiver-list.ts'
import { afterWorkingMinutes } from '#kernel/working-hours.ts'

/** SPEC §9: a business quote within one hour. */
const answerMinutes = 60

type Asked = {
  request: QuoteRequest
  language: Language
  captchaToken: string
  clientIp: string | undefined
}

export type RequestedQuote = { number: string; dueAt: Date }

type RequestDeps = BudgetDeps & Pick<Deps, 'catalogue'>

/**
 * Takes a request for a quote. It is kept together with the jobs that tell the shop and acknowledge
 * it, or not at all; the answer is due an hour of the shop's working time later. An address that
 * got many mails gets no acknowledgement; its request arrives. Throws `QuoteListUnreadable` (3908),
 * `ListTooLong` (3212), `ReceiversWrong` (3214), `BudgetSpent` (3610) and what `passCaptcha`
 * throws.
 */
export async function requestQuote(
  deps: RequestDeps,
  { request: { rows, ...request }, language, captchaToken, clientIp }: Asked,
): Promise<RequestedQuote> {
  const { storefront, clock, queue } = deps
  const receivers = readReceivers(deps, { rows, form: request.deliveryForm })
  await passCaptcha(deps, { token: captchaToken, action: 'common' })
  const { email, product } = request
  const isTold = await spendMail(deps, { mail: 'quoteAsked', clientIp, email, captcha: 'passed' })
  const isSold = product !== undefined && deps.catalogue.current().productById.has(product)
  const askedAt = clock.now()
  const dueAt = afterWorkingMinutes(askedAt, answerMinutes, storefront.organisation.businessHours)
  return await transact(deps, async (tx) => {
    const number = `Q${newReferenceNumber(storefront.storeId)}`
    const quoteId = await insertQuote(tx, {
      number,
      storefront: storefront.key,
      language,
      receivers,
      askedAt,
      dueAt,
      request: {
        ...request,
        product: isSold ? product : undefined,
        message: maskCardNumbers(request.message),
        remark: request.remark && maskCardNumbers(request.remark),
      },
    })
    await queue.send(tx, [
      mailJob('quoteForward', quoteId),
      ...(isTold ? [mailJob('quoteAsked', quoteId)] : []),
    ])
    return { number, dueAt }
  })
}

type List = { rows: string | undefined; form: QuoteRequest['deliveryForm'] }

/** List as it was sent, judged by the rules of receivers' lists; empty where there is none. */
function readReceivers(
  { storefront }: Pick<Deps, 'storefront'>,
  { rows, form = 'DIGITAL' }: List,
): readonly ReceiverRow[] {
  if (rows === undefined || rows === '') return []
  const list = parseRowsText(rows)
  if (list === undefined) throw new QuoteListUnreadable()
  if (list.length > listRowsMax) throw new ListTooLong()
  const postsTo = form === 'PHYSICAL' ? storefront.postsTo : undefined
  const { wrong } = judgeReceivers(list, '', { postsTo, asksPhone: false })
  if (wrong.length > 0) throw new ReceiversWrong(wrong)
  return list
}
