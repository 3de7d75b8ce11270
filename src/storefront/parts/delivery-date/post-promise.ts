import { useEffect, useState } from 'react'
import { formatDay } from '#i18n/formats.ts'
import type { Language } from '#kernel/language.ts'
import { graphql } from '#storefront/graphql/generated/gql.ts'
import type { PostPromiseFragment } from '#storefront/graphql/generated/graphql.ts'
import { callShop } from '#storefront/parts/api/call-shop.ts'

/** A day of the calendar in words; it is the same day wherever it is read. */
export const sayPostDay = (language: Language, day: string): string =>
  formatDay(language, `${day}T11:00:00Z`)

/** When a card arrives that is ordered by post now. Asked each time, since no page may say it that was kept. */
export function usePostPromise(): PostPromiseFragment | undefined {
  const [promise, setPromise] = useState<PostPromiseFragment>()
  useEffect(() => {
    callShop(PostPromiseDocument, {})
      .then(({ postPromise }) => setPromise(postPromise))
      // Then nothing is promised.
      .catch(() => undefined)
  }, [])
  return promise
}

graphql(`
  fragment PostPromise on PostPromise {
    arrivesOn
    lastDay
    isPostedToday
    isThereTomorrow
  }
`)

const PostPromiseDocument = graphql(`
  query PostPromise($userData: UserData!) {
    postPromise(userData: $userData) { ...PostPromise }
  }
`)
