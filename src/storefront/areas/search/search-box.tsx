import { searchTexts } from '#i18n/texts/search.ts'
import { usePaths } from '#storefront/parts/paths/use-paths.ts'
import { SearchField, useSearchOpener } from '#storefront/parts/search/search-field.tsx'
import { useForgetOnNavigation } from '#storefront/parts/search/search-text.ts'
import { Anchor } from '#ui/anchor.tsx'
import { Icon } from '#ui/icon.tsx'
import { IconText } from '#ui/icon-text.tsx'
import { useTexts } from '#ui/use-texts.ts'

type SearchBoxProps = {
  isButton?: boolean | undefined
  /** The button has its words below it. */
  hasText?: boolean | undefined
}

/** The search of the header: a field, or a button below 1280 px and in headers without room. */
export function SearchBox({ isButton, hasText }: SearchBoxProps) {
  const open = useSearchOpener()
  useForgetOnNavigation()
  return (
    <>
      {!isButton && <SearchField className="w-full min-w-0 max-w-sm flex-1 max-xl:hidden" />}
      <div className={isButton ? undefined : 'search-sign xl:hidden'}>
        <SearchButton onOpen={open} hasText={hasText} />
      </div>
    </>
  )
}

type SearchButtonProps = Pick<SearchBoxProps, 'hasText'> & { onOpen: () => void }

function SearchButton({ onOpen, hasText }: SearchButtonProps) {
  const t = useTexts(searchTexts)
  return (
    <Anchor
      href={usePaths().search()}
      aria-label={t('open')}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return
        event.preventDefault()
        onOpen()
      }}
      className="touch grid place-content-center justify-items-center rounded-full hover:bg-action-soft hover:text-action"
    >
      <Icon name="search" size={24} />
      {hasText && <IconText>{t('open')}</IconText>}
    </Anchor>
  )
}
