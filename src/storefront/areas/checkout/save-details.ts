import { redirect } from 'react-router'
import { graphql } from '#storefront/graphql/generated/gql.ts'
import type { GuestDetailsInput } from '#storefront/graphql/generated/graphql.ts'
import type { ShopApi } from '#storefront/parts/api/shop-api.ts'
import { pathsOf } from '#storefront/paths.ts'

/** Keeps who orders and goes on to shipping, or gives back what is wrong with it. */
export async function saveDetails(api: ShopApi, form: FormData) {
  const { saveGuestDetails } = await api.query(SaveGuestDetailsDocument, { input: readInput(form) })
  if (saveGuestDetails.errors.length > 0)
    return { step: 'gegevens' as const, errors: saveGuestDetails.errors }
  throw redirect(`${pathsOf(api.language).checkout()}?stap=verzending`)
}

function readInput(form: FormData): GuestDetailsInput {
  const text = (name: string) => String(form.get(name) ?? '')
  const isBusiness = form.get('customerType') === 'BUSINESS'
  return {
    customerType: isBusiness ? 'BUSINESS' : 'PRIVATE',
    firstName: text('firstName'),
    lastName: text('lastName'),
    email: text('email'),
    confirmEmail: text('confirmEmail'),
    phoneNumber: text('phoneNumber') || null,
    companyName: isBusiness ? text('companyName') : null,
    acceptTerms: form.has('acceptTerms'),
  }
}

const SaveGuestDetailsDocument = graphql(`
  mutation SaveGuestDetails($userData: UserData!, $input: GuestDetailsInput!) {
    saveGuestDetails(userData: $userData, input: $input) { errors { ...ShopError } }
  }
`)
