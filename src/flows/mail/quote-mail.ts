import type { RequestOfQuote } from '#domain/quotes/quote.ts'
import {
  quoteAcknowledgements,
  quoteForwards,
  quoteReminders,
  quoteVersionMails,
  type SentQuoteToTell,
} from '#domain/quotes/quote-mails.ts'
import { defaultScreenLanguageOf } from '#domain/storefronts/languages.ts'
import { quoteUrl } from '#flows/shared/addresses.ts'
import type { Deps } from '#flows/shared/deps.ts'
import { greetedName } from '#kernel/greeted-name.ts'
import type { Language } from '#kernel/language.ts'
import { defineMailKind } from './define-mail-kind.ts'

/**
 * Acknowledges a request at once, with its number and until when it is answered. The key is the
 * request.
 */
export const quoteAskedMail = defineMailKind(quoteAcknowledgements, {
  job: { name: 'acknowledge-quote', field: 'quoteId', prefixes: ['qot'] },
  write: async (deps, asked) => ({
    ...toReader(deps, asked),
    ...(await deps.mails.quoteAsked({
      ...aboutQuote(deps, asked),
      dueAt: asked.dueAt,
      url: quoteUrl(deps, { id: asked.id, language: asked.language }),
    })),
  }),
})

/** Hands a request to the shop, in the shop's language; an answer goes to whoever asked. */
export const quoteForwardMail = defineMailKind(quoteForwards, {
  job: { name: 'forward-quote', field: 'quoteId', prefixes: ['qot'] },
  write: async (deps, { number, request, receiverCount, dueAt }) => {
    const { storefront } = deps
    const { name: shopName, organisation, currency } = storefront
    const language = defaultScreenLanguageOf(storefront)
    const { email, companyName, phoneNumber, contactBy, message, remark } = request
    const { occasion, product, quantity, amount, budget, deliveryForm: form } = request
    const fullName = `${request.firstName} ${request.lastName}`
    return {
      to: { name: shopName, address: organisation.email },
      replyTo: { name: fullName, address: email },
      ...(await deps.mails.quoteForward({
        language,
        shopName,
        organisation,
        number,
        dueAt,
        currency,
        receiverCount,
        fullName,
        companyName,
        email,
        phoneNumber,
        contactBy,
        message,
        remark,
        occasion,
        product,
        quantity,
        form,
        amountCents: amount,
        budgetCents: budget,
      })),
    }
  },
})

/** Brings each version of a quote. The key is the version, so a new one is another mail. */
export const quoteSentMail = defineMailKind(quoteVersionMails, {
  job: { name: 'send-quote', field: 'quoteVersionId', prefixes: ['qtv'] },
  write: async (deps, sent) => ({
    ...toReader(deps, sent),
    ...(await deps.mails.quoteSent({
      ...aboutVersion(deps, sent),
      note: sent.note ?? undefined,
      isAgain: sent.version > 1,
    })),
  }),
})

/** Reminds of a quote that lapses soon. The key is the version. */
export const quoteReminderMail = defineMailKind(quoteReminders, {
  job: { name: 'remind-of-quote', field: 'quoteVersionId', prefixes: ['qtv'] },
  write: async (deps, sent) => ({
    ...toReader(deps, sent),
    ...(await deps.mails.quoteReminder(aboutVersion(deps, sent))),
  }),
})

type QuoteOf = { number: string; language: Language; request: RequestOfQuote }

/** To whoever asked for a quote; their answer goes to the shop. */
const toReader = ({ storefront }: Pick<Deps, 'storefront'>, { request }: QuoteOf) => ({
  to: { name: greetedName(request.firstName), address: request.email },
  replyTo: { name: storefront.name, address: storefront.organisation.email },
})

const aboutQuote = (
  { storefront: { name: shopName, organisation } }: Pick<Deps, 'storefront'>,
  { number, language, request: { firstName: name } }: QuoteOf,
) => ({ language, shopName, organisation, number, name })

const aboutVersion = (
  deps: Pick<Deps, 'storefront' | 'shopUrl' | 'quoteLinks'>,
  sent: SentQuoteToTell,
) => ({
  ...aboutQuote(deps, sent),
  total: { currency: sent.currency, cents: sent.totalCents },
  validUntil: sent.validUntil,
  url: quoteUrl(deps, { id: sent.quoteId, language: sent.language }),
})
