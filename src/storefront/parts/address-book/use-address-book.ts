import { useEffect, useState } from 'react'
import { addressBookTexts } from '#i18n/texts/address-book.ts'
import { formTexts } from '#i18n/texts/form.ts'
import { graphql } from '#storefront/graphql/generated/gql.ts'
import type { AddressToKeep, BookedAddressFragment } from '#storefront/graphql/generated/graphql.ts'
import { useIsLoggedIn } from '#storefront/parts/account/login-status.ts'
import { callShop } from '#storefront/parts/api/call-shop.ts'
import { useModals } from '#storefront/parts/modals/use-modals.ts'
import { answerWithin, sparedAnswerMs } from '#ui/answer-within.ts'
import { useTexts } from '#ui/use-texts.ts'

/** Use of an address in a form; a page may ask for one of each. */
export type BookUse = 'billing' | 'delivery'

type Book = {
  addresses: readonly BookedAddressFragment[]
  isFull: boolean
  owner: { firstName: string; lastName: string }
}

export type AddressBookState = Book & {
  /** True where the box is ticked that keeps it. */
  isKept: (use: BookUse) => boolean
  setKept: (use: BookUse, isKept: boolean) => void
  /**
   * Keeps what was typed where its box is ticked. What goes wrong is said in a window. It never
   * rejects, and takes no longer than an answer that can be spared.
   */
  keep: (use: BookUse, address: AddressToKeep | undefined) => Promise<void>
}

const send = async (input: AddressToKeep) =>
  (await import('./keep-in-book.ts')).keepInBook({ input })

const nothingKept = { billing: false, delivery: false }

/**
 * The address book of the customer who is logged in; undefined for guests, until it is loaded, and
 * where it cannot be had.
 */
export function useAddressBook(isWanted = true): AddressBookState | undefined {
  const t = useTexts(addressBookTexts)
  const unreachable = useTexts(formTexts)('unreachable')
  const openModal = useModals()
  const book = useBook(useIsLoggedIn() && isWanted)
  const [kept, setAllKept] = useState(nothingKept)
  if (book === undefined) return undefined
  return {
    ...book,
    isKept: (use) => kept[use],
    setKept: (use, isKept) => setAllKept((before) => ({ ...before, [use]: isKept })),
    keep: async (use, input) => {
      if (!kept[use] || input === undefined) return
      const why = await answerWithin(() => send(input), sparedAnswerMs).then(
        ({ errors }) => errors[0]?.message,
        () => unreachable,
      )
      if (why !== undefined)
        openModal('error', { message: t('notSaved', { why }) }, { keepOthers: true })
    },
  }
}

function useBook(isWanted: boolean): Book | undefined {
  const [book, setBook] = useState<Book>()
  useEffect(() => {
    if (!isWanted) return
    let isCurrent = true
    // Without it addresses are typed.
    loadBook().then(
      (loaded) => isCurrent && setBook(loaded),
      () => undefined,
    )
    return () => {
      isCurrent = false
    }
  }, [isWanted])
  return isWanted ? book : undefined
}

async function loadBook(): Promise<Book | undefined> {
  const { addressBook, getUserInfo } = await callShop(AddressBookChoiceDocument, {})
  const owner = getUserInfo.user?.mainProfile
  const { addresses, max } = addressBook
  if (!owner || !addresses) return undefined
  return { addresses, owner, isFull: addresses.length >= (max ?? 0) }
}

const AddressBookChoiceDocument = graphql(`
  query AddressBookChoice($userData: UserData!) {
    getUserInfo(userData: $userData) { user { mainProfile { firstName lastName } } }
    addressBook(userData: $userData) {
      max
      addresses { ...BookedAddress }
    }
  }
`)
