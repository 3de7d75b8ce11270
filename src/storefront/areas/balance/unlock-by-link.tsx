import { balanceTexts } from '#i18n/texts/balance.ts'
import { graphql } from '#storefront/graphql/generated/gql.ts'
import { mutate } from '#storefront/parts/api/call-shop.ts'
import { ActByLink } from '#storefront/parts/change/act-by-link.tsx'
import { useTexts } from '#ui/use-texts.ts'

/** For whoever comes by the link of the mail about too many wrong pins. */
export function UnlockByLink() {
  const t = useTexts(balanceTexts, 'unlock')
  return (
    <ActByLink
      words={{ heading: t('heading'), text: t('text'), action: t('action'), done: t('done') }}
      act={(token) => mutate(UnlockGiftCardDocument, { token })}
    />
  )
}

const UnlockGiftCardDocument = graphql(`
  mutation UnlockGiftCard($userData: UserData!, $token: String!) {
    unlockGiftCard(userData: $userData, token: $token) {
      errors { ...ShopError }
    }
  }
`)
