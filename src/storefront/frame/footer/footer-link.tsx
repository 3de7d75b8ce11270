import { Link } from '#ui/link.tsx'
import { footerRow } from './footer-row.ts'

export type MenuItem = { path: string; title: string }

export function FooterLink({ path, title }: MenuItem) {
  return (
    <li>
      <Link href={path} tone="onDeep" className={footerRow}>
        {title}
      </Link>
    </li>
  )
}
