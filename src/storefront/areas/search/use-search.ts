import { useEffect, useState } from 'react'
import { graphql } from '#storefront/graphql/generated/gql.ts'
import type { SearchQuery } from '#storefront/graphql/generated/graphql.ts'
import { callShop } from '#storefront/parts/api/call-shop.ts'

/** SPEC §4: the pause in typing after which the shop is asked. */
const debounceMs = 200

/** As many of a kind as can be seen at a glance. */
const itemsPerGroup = 5

export type FoundAnswer = NonNullable<SearchQuery['search_v1']['body']>

type Heard = { text: string; answer: FoundAnswer | undefined }

/**
 * The results for the text. The earlier ones stay until the next come; late ones are dropped. An empty text is not
 * sent.
 */
export function useSearch(typed: string) {
  const text = typed.trim()
  const [heard, setHeard] = useState<Heard>({ text: '', answer: undefined })

  useEffect(() => {
    if (text === '') return
    let isCurrent = true
    const hear = (answer: FoundAnswer | undefined) => isCurrent && setHeard({ text, answer })
    const timer = setTimeout(() => {
      callShop(SearchDocument, { inputText: text, itemsPerGroup })
        .then(({ search_v1 }) => hear(search_v1.body ?? undefined))
        .catch(() => hear(undefined))
    }, debounceMs)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [text])

  const isLoading = text !== '' && heard.text !== text
  return {
    text,
    isLoading,
    answer: text === '' ? undefined : heard.answer,
    hasFailed: text !== '' && !isLoading && heard.answer === undefined,
  }
}

const SearchDocument = graphql(`
  query Search($userData: UserData!, $inputText: String!, $itemsPerGroup: Int) {
    search_v1(userData: $userData, inputText: $inputText, itemsPerGroup: $itemsPerGroup) {
      body {
        count
        ...FoundNotes
        groups {
          groupType
          count
          items {
            ...FoundItem
          }
        }
      }
      errors {
        message
      }
    }
  }
`)
