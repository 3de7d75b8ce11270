import { cx } from '#storefront/ui/class-names.ts'
import { Link } from '#storefront/ui/link.tsx'

/** `verified` says when and by whom the purchase was checked. */
export type Said = { quote: string; author: string; sourceUrl: string; verified: string }

type TestimonialProps = { said: Said; className?: string | undefined }

/** What one customer said. */
export const Testimonial = ({ said, className }: TestimonialProps) => (
  <li className={cx('rounded-card border-[1.5px] border-line p-6', className)}>
    <blockquote className="text-[1.125rem] leading-snug">{said.quote}</blockquote>
    <p className="mt-4 font-bold">{said.author}</p>
    <p className="mt-1 text-[0.875rem] text-text-soft">
      <Link tone="quiet" href={said.sourceUrl}>
        {said.verified}
      </Link>
    </p>
  </li>
)
