import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { filtersTexts } from '#i18n/texts/filters.ts'
import { graphql } from '#storefront/graphql/generated/gql.ts'
import type { ListFacetsFragment, ProductFilters } from '#storefront/graphql/generated/graphql.ts'
import { callShop } from '#storefront/parts/api/call-shop.ts'
import type { Closable } from '#storefront/parts/modals/modal-names.ts'
import { Button } from '#ui/button.tsx'
import { Modal } from '#ui/modal.tsx'
import { useCloseModal } from '#ui/modal-closing.ts'
import { useTexts } from '#ui/use-texts.ts'
import { FilterOptions } from './filter-options.tsx'
import { showListFromTop } from './list-count.tsx'
import {
  choiceCount,
  filtersOf,
  type ListKey,
  type ListQuery,
  listAddress,
  withFilterChoice,
  withoutFilters,
} from './list-query.ts'
import { type ListedKind, listedKind } from './listed-kind.ts'
import { useFilterGroups } from './use-filter-groups.ts'

declare module '#storefront/parts/modals/modal-names.ts' {
  interface Modals {
    filter: FilterModalProps
  }
}

/** Unknown where the shop could not be asked. */
type Counted = { totalItems: number | undefined; facets: ListFacetsFragment }

export type FilterModalProps = Counted & {
  query: ListQuery
  /** What the page itself is about: its filters, and the group that it leaves out. */
  ofPage: ProductFilters | undefined
  leftOut: ListKey | undefined
  listPath: string
}

/** All filters at a thumb's distance. Nothing changes behind it before the button that says how many are left. */
export function FilterModal({ onClosed, ...given }: FilterModalProps & Closable) {
  const t = useTexts(filtersTexts)
  const [query, setQuery] = useState(given.query)
  const [typed, setTyped] = useState<ListQuery>()
  const [round, setRound] = useState(1)
  const { totalItems, facets } = useCount(given, { query, typed })
  const current = typed ?? query
  const choose = (next: ListQuery) => {
    setQuery(next)
    setTyped(undefined)
  }
  const groups = useFilterGroups(facets, query, { out: given.leftOut })
  return (
    <Modal title={t('title')} onClosed={onClosed} size="wide">
      <div className="grid gap-7">
        {groups.map((group) => (
          // What was being typed is cleared as well.
          <fieldset key={`${group.key} ${round}`}>
            <legend className="mb-2.5 font-bold">{group.title}</legend>
            <FilterOptions
              group={group}
              query={query}
              look="pills"
              onChoose={(key, choice) => choose(withFilterChoice(current, key, choice))}
              onTyping={(value) =>
                setTyped(withFilterChoice(query, 'price', { value, isChosen: true }))
              }
            />
          </fieldset>
        ))}
      </div>
      <div className="sticky -bottom-6 -mx-5 mt-7 -mb-6 flex items-center justify-between gap-3 border-line border-t bg-surface px-5 py-3 sm:-mx-7 sm:px-7">
        <Button
          variant="link"
          isDisabled={choiceCount(current) === 0}
          onClick={() => {
            choose(withoutFilters(query))
            setRound(round + 1)
          }}
        >
          {t('clear')}
        </Button>
        <Show
          address={listAddress(given.listPath, current)}
          count={totalItems}
          kind={listedKind(given.ofPage)}
        />
      </div>
    </Modal>
  )
}

type ShowProps = {
  address: string
  count: number | undefined
  kind: ListedKind
}

function Show({ address, count, kind }: ShowProps) {
  const t = useTexts(filtersTexts)
  const navigate = useNavigate()
  const close = useCloseModal()
  const text = count === undefined ? t('apply') : t('show', { count, kind })
  return (
    <>
      <p role="status" className="sr-only">
        {text}
      </p>
      <Button
        isDisabled={count === 0}
        onClick={() => {
          close()
          showListFromTop()
          void navigate(address, { preventScrollReset: true })
        }}
      >
        {text}
      </Button>
    </>
  )
}

/** The pause of SPEC §9 for the search: three ticks or digits in a row ask the shop once. */
const countDelayMs = 200

/** The choices, and the same with a price that is still being typed. */
type Choices = { query: ListQuery; typed: ListQuery | undefined }

/**
 * The number of products that the filters leave, as the shop counts them; the earlier number until it answers. While a
 * price is typed the filters stay as they are, so that the field does not move.
 */
function useCount(given: FilterModalProps, { query: chosen, typed }: Choices): Counted {
  const query = typed ?? chosen
  const [counted, setCounted] = useState<Counted & { query: ListQuery }>(given)
  const { ofPage } = given
  useEffect(() => {
    if (counted.query === query) return
    let isOld = false
    const timer = setTimeout(async () => {
      const answer = await callShop(CountProductsDocument, {
        filters: filtersOf(query, ofPage),
      }).catch(() => undefined)
      if (isOld) return
      setCounted((before) => ({
        query,
        totalItems: answer?.products.paging.totalItems,
        facets: (query === chosen && answer?.products.facets) || before.facets,
      }))
    }, countDelayMs)
    return () => {
      isOld = true
      clearTimeout(timer)
    }
  }, [counted, query, chosen, ofPage])
  return counted
}

const CountProductsDocument = graphql(`
  query CountProducts($userData: UserData!, $filters: ProductFilters) {
    products(
      userData: $userData
      filters: $filters
      paging: { itemsPerPage: 1, pageNumber: 1 }
    ) {
      paging {
        totalItems
      }
      facets {
        ...ListFacets
      }
    }
  }
`)
