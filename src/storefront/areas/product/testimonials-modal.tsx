import type { Closable } from '#storefront/parts/modals/modal-names.ts'
import { Modal } from '#ui/modal.tsx'
import { type Quotation, Testimonial } from './testimonial.tsx'

declare module '#storefront/parts/modals/modal-names.ts' {
  interface Modals {
    testimonialsMobile: TestimonialsModalProps
  }
}

export type TestimonialsModalProps = { title: string; testimonials: readonly Quotation[] }

/** On a phone: all that customers said, over the page (SPEC §2, testimonials mobile). */
export const TestimonialsModal = (props: TestimonialsModalProps & Closable) => (
  <Modal title={props.title} size="tall" onClosed={props.onClosed}>
    <ul className="grid gap-4">
      {props.testimonials.map((quotation) => (
        <Testimonial key={quotation.quote} quotation={quotation} />
      ))}
    </ul>
  </Modal>
)
