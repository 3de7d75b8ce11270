import { keptGiftsTexts } from '#i18n/texts/kept-gifts.ts'
import { AccountArea } from '#storefront/areas/account/account-area.tsx'
import { ensureCustomer } from '#storefront/areas/account/customer.ts'
import { KeptGifts } from '#storefront/areas/account/kept-gifts.tsx'
import { graphql } from '#storefront/graphql/generated/gql.ts'
import { shopApi } from '#storefront/parts/api/shop-api.ts'
import { privatePage } from '#storefront/parts/page/page-headers.ts'
import { useTexts } from '#ui/use-texts.ts'
import type { Route } from './+types/cards.route'

export const headers = () => privatePage

export async function loader({ context, url }: Route.LoaderArgs) {
  const api = context.get(shopApi)
  const { getUserInfo, keptGifts } = await api.query(AccountCardsDocument, {})
  ensureCustomer(getUserInfo, { api, url })
  return { gifts: keptGifts.gifts ?? [] }
}

export default function CardsRoute({ loaderData: { gifts } }: Route.ComponentProps) {
  const t = useTexts(keptGiftsTexts)
  return (
    <AccountArea pageTitle={t('pageTitle')}>
      <h1 className="text-heading-1">{t('heading')}</h1>
      <p className="mt-3 mb-6 text-[1.0625rem]">{t('intro')}</p>
      <KeptGifts gifts={gifts} />
    </AccountArea>
  )
}

const AccountCardsDocument = graphql(`
  query AccountCards($userData: UserData!) {
    getUserInfo(userData: $userData) {
      user { mainProfile { email } }
    }
    keptGifts(userData: $userData) {
      gifts { ...KeptGiftEntry }
    }
  }
`)
