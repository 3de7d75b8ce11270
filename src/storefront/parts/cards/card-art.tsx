import { cx } from '#ui/class-names.ts'
import type { Elements } from '#ui/elements.ts'

export type CardArtProps = {
  image: { url: string; alt: string }
  showShadow?: boolean | undefined
  /** Above the fold: fetched at once. The others wait until they come near. */
  isUrgent?: boolean | undefined
  className?: string | undefined
  /** Drawn over it. */
  children?: Elements
}

/** A card as people know it: ID-1 (85.6 × 54 mm), rounded as the real one (3.18 mm). */
export function CardArt({ image, showShadow = true, isUrgent, className, children }: CardArtProps) {
  return (
    <span className={cx('relative block', className)}>
      <img
        src={image.url}
        alt={image.alt}
        width={856}
        height={540}
        loading={isUrgent ? 'eager' : 'lazy'}
        fetchPriority={isUrgent ? 'high' : 'auto'}
        decoding="async"
        className={cx(
          'block aspect-[85.6/54] h-auto w-full rounded-[3.72%/5.9%] bg-surface-gray object-cover',
          showShadow && 'shadow-giftcard',
        )}
      />
      {children}
    </span>
  )
}
