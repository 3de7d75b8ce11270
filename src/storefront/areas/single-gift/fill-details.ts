import { change } from '@conform-to/dom/future'
import type { DetailsProfileFragment } from '#storefront/graphql/generated/graphql.ts'

/** Fills what an account knows into the fields of the giver that are empty, after a log-in on the page. */
export function fillDetails(form: HTMLFormElement, profile: DetailsProfileFragment): void {
  const { firstName, lastName, email, phoneNumber } = profile
  for (const [name, text] of Object.entries({
    ...{ firstName, lastName, email, confirmEmail: email },
    phoneNumber: phoneNumber ?? '',
  })) {
    const field = form.elements.namedItem(`details.${name}`)
    if (field instanceof HTMLInputElement && field.value === '' && text !== '') change(field, text)
  }
}
