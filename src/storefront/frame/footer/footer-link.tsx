import { Link } from '#storefront/ui/link.tsx'

export type MenuItem = { path: string; title: string }

export function FooterLink({ path, title }: MenuItem) {
  return (
    <li>
      <Link href={path} tone="onDeep" className="inline-flex min-h-9 items-center max-sm:min-h-11">
        {title}
      </Link>
    </li>
  )
}
