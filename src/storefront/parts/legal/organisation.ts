import { useEffect, useState } from 'react'
import { graphql } from '#storefront/graphql/generated/gql.ts'
import { callShop } from '#storefront/parts/api/call-shop.ts'

export type LegalDetails = {
  name: string
  address: string
  kvk: string
  vat: string
  email: string
  phone: string
}

/** The company behind the shop, loaded on demand; undefined until it is there. */
export function useOrganisation(): LegalDetails | undefined {
  const [organisation, setOrganisation] = useState<LegalDetails>()
  useEffect(() => {
    let isWanted = true
    loadOrganisation()
      .then((loaded) => isWanted && setOrganisation(loaded))
      .catch(() => {
        // The text stands without its last line; the footer of the shop says the same.
      })
    return () => {
      isWanted = false
    }
  }, [])
  return organisation
}

async function loadOrganisation(): Promise<LegalDetails> {
  const { storeData } = await callShop(OrganisationDocument, {})
  const { legalName, address, kvkNumber, vatNumber, email, phone } = storeData.organisation
  return { name: legalName, address, kvk: kvkNumber, vat: vatNumber, email, phone }
}

const OrganisationDocument = graphql(`
  query Organisation($userData: UserData!) {
    storeData(userData: $userData) {
      organisation { legalName address kvkNumber vatNumber email phone }
    }
  }
`)
