import { useNavigate, useSearchParams } from 'react-router'
import { redeemTexts } from '#i18n/texts/redeem.ts'
import type { RedeemProductFragment } from '#storefront/graphql/generated/graphql.ts'
import { ProductGrid } from '#storefront/parts/products/product-grid.tsx'
import { Button } from '#ui/button.tsx'
import { MessageRow } from '#ui/message-row.tsx'
import { Pagination } from '#ui/pagination.tsx'
import { RadioCards } from '#ui/radio-cards.tsx'
import { useTexts } from '#ui/use-texts.ts'
import { RedeemBar } from './redeem-bar.tsx'
import { RedeemCards } from './redeem-cards.tsx'
import { useRedeemProducts } from './redeem-products.ts'
import type { OpenRedeem } from './redeem-state.ts'
import { RedeemTile } from './redeem-tile.tsx'
import { SpendAll } from './spend-all.tsx'
import { choicesPerPage, WaitingList } from './waiting-list.tsx'

type RedeemShopProps = {
  redeem: OpenRedeem
  /** Whose shop it is, where it is not that of everybody. */
  company?: string | undefined
  page: number
  hrefOf: (page: number) => string
}

/** What the cards may be exchanged for, with what remains always in sight. */
export function RedeemShop({ redeem, company, page, hrefOf }: RedeemShopProps) {
  const t = useTexts(redeemTexts, 'shop')
  const { products, again } = useRedeemProducts()
  return (
    <>
      <header className="pt-6 pb-6 sm:pt-10">
        <h1 className="text-heading-1">{company ? t('headingOf', { company }) : t('heading')}</h1>
        <p className="mt-3 max-w-[58ch] text-[1.125rem] text-text-soft leading-relaxed">
          {t('intro')}
        </p>
      </header>
      <RedeemCards session={redeem.session} />
      {products === 'failed' ? (
        <Unavailable onAgain={again} />
      ) : products === undefined ? (
        <WaitingList />
      ) : (
        <>
          <SpendAll redeem={redeem} products={products} />
          <Choices products={products} redeem={redeem} page={page} hrefOf={hrefOf} />
        </>
      )}
      <RedeemBar redeem={redeem} />
    </>
  )
}

/** The balance is safe, and nothing has to be typed anew. */
function Unavailable({ onAgain }: { onAgain: () => void }) {
  const t = useTexts(redeemTexts)
  return (
    <div className="mt-8 grid min-h-dvh content-start justify-items-start gap-4">
      <MessageRow tone="error">{t('shop.failed')}</MessageRow>
      <Button onClick={onAgain}>{t('again')}</Button>
    </div>
  )
}

/** As the address says them. */
const kinds = { all: '', giftCards: 'cadeaubonnen', donations: 'donaties' } as const
type Kind = keyof typeof kinds

const kindNames = Object.keys(kinds) as Kind[]

const kindIn = (search: URLSearchParams): Kind =>
  kindNames.find((kind) => kinds[kind] === search.get('soort')) ?? 'all'

const searchOf = (kind: Kind): string => (kind === 'all' ? '' : `?soort=${kinds[kind]}`)

const isOf = (kind: Kind, { productType }: RedeemProductFragment): boolean =>
  kind === 'all' || (productType === 'DONATION') === (kind === 'donations')

type ChoicesProps = RedeemShopProps & { products: readonly RedeemProductFragment[] }

function Choices({ products, redeem, page, hrefOf }: ChoicesProps) {
  const t = useTexts(redeemTexts, 'shop')
  const navigate = useNavigate()
  const kind = kindIn(useSearchParams()[0])
  const found = products.filter((product) => isOf(kind, product))
  const pageCount = Math.max(1, Math.ceil(found.length / choicesPerPage))
  const current = Math.min(page, pageCount)
  const shown = found.slice((current - 1) * choicesPerPage, current * choicesPerPage)
  return (
    <section aria-labelledby="redeem-list" className="mt-8">
      <h2 id="redeem-list" className="sr-only">
        {t('list')}
      </h2>
      <div className="mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <RadioCards
          legend={t('filter')}
          isLegendHidden
          name="kind"
          options={kindNames.map((value) => ({ value, label: t(value) }))}
          value={kind}
          onChange={(value) =>
            void navigate(`${hrefOf(1)}${searchOf(value as Kind)}`, { preventScrollReset: true })
          }
        />
        <p role="status" className="text-text-soft">
          {t('count', { count: found.length })}
        </p>
      </div>
      {shown.length === 0 && <p>{t('nothing')}</p>}
      <ProductGrid>
        {shown.map((product, index) => (
          <li key={product.id}>
            <RedeemTile product={product} redeem={redeem} isUrgent={index < 4} />
          </li>
        ))}
      </ProductGrid>
      {pageCount > 1 && (
        <div className="mt-10 flex justify-center">
          <Pagination
            currentPage={current}
            pageCount={pageCount}
            hrefOf={(to) => `${hrefOf(to)}${searchOf(kind)}`}
          />
        </div>
      )}
    </section>
  )
}
