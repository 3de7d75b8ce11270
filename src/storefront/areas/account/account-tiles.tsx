import { accountTexts } from '#i18n/texts/account.ts'
import { accountPagesTexts } from '#i18n/texts/account-pages.ts'
import { type AccountPage, accountPages } from '#storefront/parts/account/account-pages.ts'
import { usePaths } from '#storefront/parts/paths/use-paths.ts'
import { Anchor } from '#ui/anchor.tsx'
import { Icon } from '#ui/icon.tsx'
import { useTexts } from '#ui/use-texts.ts'

const hasTile = (name: AccountPage): name is Exclude<AccountPage, 'accountOverview'> =>
  name !== 'accountOverview'

/** The other pages of the account, with what each is for. */
export function AccountTiles() {
  const t = useTexts(accountTexts, 'pages')
  const tTile = useTexts(accountPagesTexts, 'overview.tiles')
  const paths = usePaths()
  return (
    <ul className="grid gap-4 sm:grid-cols-2">
      {accountPages.map(
        ({ name, icon }) =>
          hasTile(name) && (
            <li key={name}>
              <Anchor
                href={paths[name]()}
                className="flex h-full items-center gap-4 rounded-card bg-surface-warm p-5 hover:bg-surface-blush"
              >
                <span className="grid size-12 shrink-0 place-items-center rounded-full bg-surface text-action">
                  <Icon name={icon} size={24} />
                </span>
                <span className="min-w-0 flex-1">
                  <span className="block font-bold font-display text-[1.125rem]">{t(name)}</span>
                  <span className="block text-[0.9375rem] text-text-soft">{tTile(name)}</span>
                </span>
                <Icon name="chevronRight" size={20} className="text-action" />
              </Anchor>
            </li>
          ),
      )}
    </ul>
  )
}
