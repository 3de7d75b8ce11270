import { Link } from 'react-router'
import type { AnchorProps } from '#storefront/ui/anchor.tsx'

/** A link inside the shop: fetched a little ahead, when the visitor is about to press it. */
export function RouterAnchor({ href, isFullLoad = false, onClick, ...props }: AnchorProps) {
  return (
    <Link
      {...props}
      {...(onClick && { onClick })}
      to={href}
      reloadDocument={isFullLoad}
      prefetch={isFullLoad ? 'none' : 'intent'}
    />
  )
}
