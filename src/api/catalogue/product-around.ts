import { builder } from '#api/builder.ts'
import { QuestionRef } from '#api/storefront-data/question.ts'
import { ProductRef } from './refs.ts'
import { TestimonialRef } from './testimonial.ts'
import { VideoRef } from './video.ts'

/** What a product's own page says around it. */
builder.objectFields(ProductRef, (t) => ({
  video: t.expose('video', {
    type: VideoRef,
    nullable: true,
    description: 'A film about it, if any.',
  }),
  questions: t.expose('questions', {
    type: [QuestionRef],
    description: 'Asked often: its own first, then those of all products of its kind.',
  }),
  testimonials: t.expose('testimonials', {
    type: [TestimonialRef],
    description: 'Verified ones only, so mostly none.',
  }),
  similarProducts: t.expose('similarProducts', {
    type: [ProductRef],
    description: 'At most four that share most with it.',
  }),
}))
