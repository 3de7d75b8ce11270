import { cx } from '#ui/class-names.ts'
import { Link } from '#ui/link.tsx'

/** `verified` says when and by whom the purchase was checked. */
export type Quotation = { quote: string; author: string; sourceUrl: string; verified: string }

type TestimonialProps = { quotation: Quotation; className?: string | undefined }

/** What one customer said. */
export const Testimonial = ({ quotation, className }: TestimonialProps) => (
  <li className={cx('rounded-card border-[1.5px] border-line p-6', className)}>
    <blockquote className="text-[1.125rem] leading-snug">{quotation.quote}</blockquote>
    <p className="mt-4 font-bold">{quotation.author}</p>
    <p className="mt-1 text-[0.875rem] text-text-soft">
      <Link tone="quiet" href={quotation.sourceUrl}>
        {quotation.verified}
      </Link>
    </p>
  </li>
)
