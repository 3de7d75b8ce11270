import {
  quoteAcknowledgements,
  quoteForwards,
  quoteReminders,
  quoteVersionMails,
} from '#domain/quotes/quote-mails.ts'
import { defaultScreenLanguageOf } from '#domain/storefronts/languages.ts'
import { quoteUrl } from '#flows/shared/addresses.ts'
import { greetedName } from '#kernel/greeted-name.ts'
import { defineMailKind } from './define-mail-kind.ts'

/**
 * Acknowledges a request at once, with its number and until when it is answered. The key is the
 * request.
 */
export const quoteAskedMail = defineMailKind(quoteAcknowledgements, {
  job: { name: 'acknowledge-quote', field: 'quoteId', prefixes: ['qot'] },
  write: async (deps, { id, number, language, request, dueAt }) => {
    const { name: shopName, organisation } = deps.storefront
    const name = request.firstName
    const url = quoteUrl(deps, { id, language })
    return {
      to: { name: greetedName(name), address: request.email },
      replyTo: { name: shopName, address: organisation.email },
      ...(await deps.mails.quoteAsked({
        language,
        shopName,
        organisation,
        number,
        name,
        dueAt,
        url,
      })),
    }
  },
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
  write: async (deps, { quoteId, number, version, language, request, note, ...sent }) => {
    const { name: shopName, organisation } = deps.storefront
    const name = request.firstName
    return {
      to: { name: greetedName(name), address: request.email },
      replyTo: { name: shopName, address: organisation.email },
      ...(await deps.mails.quoteSent({
        language,
        shopName,
        organisation,
        number,
        name,
        total: { currency: sent.currency, cents: sent.totalCents },
        validUntil: sent.validUntil,
        note: note ?? undefined,
        url: quoteUrl(deps, { id: quoteId, language }),
        isAgain: version > 1,
      })),
    }
  },
})

/** Reminds of a quote that lapses soon. The key is the version. */
export const quoteReminderMail = defineMailKind(quoteReminders, {
  job: { name: 'remind-of-quote', field: 'quoteVersionId', prefixes: ['qtv'] },
  write: async (deps, { quoteId, number, language, request, ...sent }) => {
    const { name: shopName, organisation } = deps.storefront
    const name = request.firstName
    return {
      to: { name: greetedName(name), address: request.email },
      replyTo: { name: shopName, address: organisation.email },
      ...(await deps.mails.quoteReminder({
        language,
        shopName,
        organisation,
        number,
        name,
        total: { currency: sent.currency, cents: sent.totalCents },
        validUntil: sent.validUntil,
        url: quoteUrl(deps, { id: quoteId, language }),
      })),
    }
  },
})
