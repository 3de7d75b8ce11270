import { errorCodes } from '#kernel/error-codes.ts'
import { graphql } from '#storefront/graphql/generated/gql.ts'
import type {
  RedeemPackageInput,
  RedeemStateFragment,
  UpdateRedeemPackageMutationVariables,
} from '#storefront/graphql/generated/graphql.ts'
import { mutateRedeem } from '#storefront/parts/redeem/call-redeem.ts'
import type { AnswerWithErrors } from '#ui/form/shop-form.ts'
import { applyState, refreshRedeem } from './redeem-state.ts'

/** Shows the state after a change; after a refusal it is asked for, because it may have changed meanwhile. */
export async function shown(answer: RedeemStateFragment): Promise<AnswerWithErrors> {
  if (answer.errors.length > 0) await refreshRedeem()
  else applyState(answer)
  return answer
}

export const addChoice = async (chosen: RedeemPackageInput) =>
  shown(await mutateRedeem(AddRedeemPackageDocument, { package: chosen }))

type PackageChange = Omit<UpdateRedeemPackageMutationVariables, 'userData' | 'packageId'>

export const updateChoice = async (packageId: string, change: PackageChange) =>
  shown(await mutateRedeem(UpdateRedeemPackageDocument, { packageId, ...change }))

export async function removeChoice(packageId: string): Promise<AnswerWithErrors> {
  const { errors } = await shown(await mutateRedeem(RemoveRedeemPackageDocument, { packageId }))
  // That another tab took it out before is as good.
  return { errors: errors.filter(({ code }) => code !== errorCodes.packageUnknown) }
}

export const removeCard = async (cardId: string) =>
  shown(await mutateRedeem(RemoveRedeemCardDocument, { cardId }))

const AddRedeemPackageDocument = graphql(`
  mutation AddRedeemPackage($userData: UserData!, $package: RedeemPackageInput!) {
    addRedeemPackage(userData: $userData, package: $package) { ...RedeemState }
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
    ) { ...RedeemState }
  }
`)

const RemoveRedeemPackageDocument = graphql(`
  mutation RemoveRedeemPackage($userData: UserData!, $packageId: ID!) {
    removeRedeemPackage(userData: $userData, packageId: $packageId) { ...RedeemState }
  }
`)

const RemoveRedeemCardDocument = graphql(`
  mutation RemoveRedeemCard($userData: UserData!, $cardId: ID!) {
    removeRedeemCard(userData: $userData, cardId: $cardId) { ...RedeemState }
  }
`)
