import { errorCodes } from '#kernel/error-codes.ts'
import { graphql } from '#storefront/graphql/generated/gql.ts'
import type {
  RedeemPackageInput,
  RedeemStandFragment,
  UpdateRedeemPackageMutationVariables,
} from '#storefront/graphql/generated/graphql.ts'
import { callRedeem } from '#storefront/parts/redeem/call-redeem.ts'
import type { Refusals } from '#ui/form/shop-form.ts'
import { refreshRedeem, showStand } from './redeem-state.ts'

/** What is shown follows; after a refusal it is asked for, because something may have changed meanwhile. */
export async function shown(answer: RedeemStandFragment): Promise<Refusals> {
  if (answer.errors.length > 0) await refreshRedeem()
  else showStand(answer)
  return answer.errors
}

export async function addPackage(chosen: RedeemPackageInput): Promise<Refusals> {
  const { addRedeemPackage } = await callRedeem(
    AddRedeemPackageDocument,
    { package: chosen },
    'mutation',
  )
  return shown(addRedeemPackage)
}

type PackageChange = Omit<UpdateRedeemPackageMutationVariables, 'userData' | 'packageId'>

export async function updatePackage(packageId: string, change: PackageChange): Promise<Refusals> {
  const { updateRedeemPackage } = await callRedeem(
    UpdateRedeemPackageDocument,
    { packageId, ...change },
    'mutation',
  )
  return shown(updateRedeemPackage)
}

export async function removePackage(packageId: string): Promise<Refusals> {
  const { removeRedeemPackage } = await callRedeem(
    RemoveRedeemPackageDocument,
    { packageId },
    'mutation',
  )
  // That another tab took it out before is as good.
  return (await shown(removeRedeemPackage)).filter(({ code }) => code !== errorCodes.packageUnknown)
}

export async function removeCard(cardId: string): Promise<Refusals> {
  const { removeRedeemCard } = await callRedeem(RemoveRedeemCardDocument, { cardId }, 'mutation')
  return shown(removeRedeemCard)
}

const AddRedeemPackageDocument = graphql(`
  mutation AddRedeemPackage($userData: UserData!, $package: RedeemPackageInput!) {
    addRedeemPackage(userData: $userData, package: $package) { ...RedeemStand }
  }
`)

const UpdateRedeemPackageDocument = graphql(`
  mutation UpdateRedeemPackage(
    $userData: UserData!
    $packageId: ID!
    $amount: Int
    $variationType: VariationType
    $productId: ID
  ) {
    updateRedeemPackage(
      userData: $userData
      packageId: $packageId
      amount: $amount
      variationType: $variationType
      productId: $productId
    ) { ...RedeemStand }
  }
`)

const RemoveRedeemPackageDocument = graphql(`
  mutation RemoveRedeemPackage($userData: UserData!, $packageId: ID!) {
    removeRedeemPackage(userData: $userData, packageId: $packageId) { ...RedeemStand }
  }
`)

const RemoveRedeemCardDocument = graphql(`
  mutation RemoveRedeemCard($userData: UserData!, $cardId: ID!) {
    removeRedeemCard(userData: $userData, cardId: $cardId) { ...RedeemStand }
  }
`)
