import { builder } from '#api/builder.ts'
import type { CustomerQuote } from '#domain/catalogue/product.ts'
import type { Language } from '#kernel/language.ts'

export type TestimonialView = {
  quote: string
  author: string
  sourceTitle: string
  sourceUrl: string
  verifiedOn: string
}

export const viewTestimonial = (
  { quote, author, source, verifiedOn }: CustomerQuote,
  language: Language,
): TestimonialView => ({
  quote: quote[language],
  author,
  sourceTitle: source.title,
  sourceUrl: source.url,
  verifiedOn,
})

export const TestimonialRef = builder.objectRef<TestimonialView>('Testimonial').implement({
  description: 'A review of a customer whose purchase was checked.',
  fields: (t) => ({
    quote: t.exposeString('quote', { description: 'In the words of the customer.' }),
    author: t.exposeString('author', { description: 'The name that the customer chose.' }),
    sourceTitle: t.exposeString('sourceTitle', { description: 'Where it was said.' }),
    sourceUrl: t.exposeString('sourceUrl', { description: 'Address of where it was said.' }),
    verifiedOn: t.exposeString('verifiedOn', {
      description: 'The day on which the purchase was checked, as YYYY-MM-DD.',
    }),
  }),
})
