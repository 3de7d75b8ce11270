import { browseTexts } from '#i18n/texts/browse.ts'
import { useModals } from '#storefront/parts/modals/use-modals.ts'
import { usePaths } from '#storefront/parts/paths/use-paths.ts'
import { Link } from '#ui/link.tsx'
import { useTexts } from '#ui/use-texts.ts'

/** Opens the brands over the page; without a script, or in a new tab, it leads to their own page. */
export function BrandsLink() {
  const t = useTexts(browseTexts, 'crumbs')
  const openModal = useModals()
  return (
    <Link
      href={usePaths().brands()}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
        event.preventDefault()
        openModal('brands', {})
      }}
    >
      {t('brands')}
    </Link>
  )
}
