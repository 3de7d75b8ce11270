import { addressBookTexts } from '#i18n/texts/address-book.ts'
import { AccountArea } from '#storefront/areas/account/account-area.tsx'
import { AddressBook } from '#storefront/areas/account/address-book.tsx'
import { ensureCustomer } from '#storefront/areas/account/customer.ts'
import { graphql } from '#storefront/graphql/generated/gql.ts'
import { shopApi } from '#storefront/parts/api/shop-api.ts'
import { privatePage } from '#storefront/parts/page/page-headers.ts'
import { useTexts } from '#ui/use-texts.ts'
import type { Route } from './+types/address-book.route'

export const headers = () => privatePage

export async function loader({ context, url }: Route.LoaderArgs) {
  const api = context.get(shopApi)
  const { getUserInfo, addressBook } = await api.query(AddressBookPageDocument, {})
  ensureCustomer(getUserInfo, { api, url })
  return { addresses: addressBook.addresses ?? [], max: addressBook.max ?? 0 }
}

export default function AddressBookRoute({ loaderData }: Route.ComponentProps) {
  const t = useTexts(addressBookTexts)
  return (
    <AccountArea pageTitle={t('pageTitle')}>
      <h1 className="text-heading-1">{t('heading')}</h1>
      <p className="mt-3 mb-6 text-[1.0625rem]">{t('intro')}</p>
      <AddressBook {...loaderData} />
    </AccountArea>
  )
}

const AddressBookPageDocument = graphql(`
  query AddressBookPage($userData: UserData!) {
    getUserInfo(userData: $userData) {
      user { mainProfile { email } }
    }
    addressBook(userData: $userData) {
      max
      addresses { ...BookedAddress }
    }
  }
`)
