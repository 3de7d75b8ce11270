import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { OrderReceivers } from '#storefront/areas/order/order-receivers.tsx'
import type { OrderReceiversFragment } from '#storefront/graphql/generated/graphql.ts'
import { wcagRules } from '#tests/support/axe-rules.ts'
import { axeViolations, renderComponent, texts } from '#tests/support/render-component.tsx'

type Receiver = OrderReceiversFragment['receivers'][number]
type Post = NonNullable<Receiver['post']>

const post: Post = {
  ...{ addressLines: ['Oudegracht 12A', '3511 AB Utrecht'], state: 'WAITING', trackUrl: null },
  ...{ isReplaced: false, canBeAskedAbout: false, isAskedAbout: false },
  ...{
    canBeChanged: true,
    wishedOn: '2026-12-05',
    postedOn: '2026-12-04',
    arrivesOn: '2026-12-05',
  },
  address: {
    ...{ countryCode: 'NL', postCode: '3511 AB', houseNumber: '12', suffix: 'A' },
    ...{ street: 'Oudegracht', city: 'Utrecht', addressLine1: null, addressLine2: null },
    ...{ administrativeArea: null, companyName: 'Bakker & Zn.', phoneNumber: null },
  },
}

const show = (given: Partial<Post> = {}) =>
  renderComponent(
    <OrderReceivers
      order={{
        ...{ status: 'PENDING', state: 'issuing', uuid: '00000000-0000-4000-8000-000000000000' },
        paging: { currentPage: 1, itemsPerPage: 100, totalItems: 1 },
        receivers: [
          {
            ...{ id: 'dlv_00000000000000000000000000', name: 'Sanne', email: '' },
            ...{ deliveryState: 'WAITING', sentOn: null, openedOn: null, deliveryDate: null },
            isDelayed: false,
            askedBefore: null,
            ...{
              canBeCorrected: false,
              canBeSentAgain: false,
              canBeHandedOver: false,
              canBeCancelled: false,
            },
            ...{ isHandedOver: false, isForSelf: false, hasLinks: false, thankYous: [], gifts: [] },
            canBePlanned: given.canBeChanged ?? true,
            post: { ...post, ...given },
          },
        ],
      }}
      supportEmail="hulp@voorbeeld.example"
    />,
  )

const { postAddress } = texts.order
const day = page.getByRole('button', { name: texts.deliveryDate.post.change })
const address = page.getByRole('button', { name: postAddress.ask })

test('until it is packed the giver chooses another address, which begins as it is', async () => {
  show()
  await userEvent.click(address)
  const street = page.getByLabelText(texts.address.street, { exact: true })
  await expect.element(street).toHaveValue('Oudegracht')
  const company = page.getByLabelText(`${texts.address.companyName} (${texts.address.optional})`)
  await expect.element(company).toHaveValue('Bakker & Zn.')
  expect(await axeViolations(wcagRules)).toEqual([])
  await userEvent.clear(street)
  await userEvent.click(page.getByRole('button', { name: postAddress.submit }))
  await expect.element(page.getByText(texts.address.required.street).first()).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: postAddress.cancel }))
  await expect.element(address).toBeVisible()
})

test('street and town of the address before go with its postcode and number', async () => {
  show()
  await userEvent.click(address)
  const street = page.getByLabelText(texts.address.street, { exact: true })
  const number = page.getByLabelText(texts.address.houseNumber, { exact: true })
  await userEvent.click(number)
  await userEvent.keyboard('{Tab}')
  await userEvent.fill(page.getByLabelText(texts.address.postCode, { exact: true }), '2513 AA')
  await userEvent.fill(number, '1')
  await userEvent.keyboard('{Tab}')
  await expect.element(street).toHaveValue('Binnenhof')
  const city = page.getByLabelText(texts.address.city, { exact: true })
  await expect.element(city).toHaveValue('Den Haag')
})

test('or another day, which begins as the one that was wished for', async () => {
  show()
  await userEvent.click(day)
  await expect
    .element(page.getByLabelText(texts.deliveryDate.post.field, { exact: true }))
    .toHaveValue('2026-12-05')
  expect(await axeViolations(wcagRules)).toEqual([])
})

test('what is packed stays as it is', async () => {
  show({ canBeChanged: false, state: 'PACKED', address: null })
  await expect.element(page.getByText(texts.order.post.PACKED)).toBeVisible()
  await expect.element(day).not.toBeInTheDocument()
  await expect.element(address).not.toBeInTheDocument()
})

test('what is late may be asked about, and what was asked is being found out', async () => {
  show({ canBeChanged: false, state: 'POSTED', address: null, canBeAskedAbout: true })
  await expect
    .element(page.getByRole('button', { name: /^Nog niet binnen\? .* Sanne/ }))
    .toBeVisible()
  await expect.element(page.getByText(/Had er op .*5 december.* moeten zijn/)).toBeVisible()
  expect(await axeViolations(wcagRules)).toEqual([])
  show({ canBeChanged: false, state: 'POSTED', address: null, isAskedAbout: true })
  await expect.element(page.getByText(texts.order.late.asked)).toBeVisible()
})

test('of what was lost and is sent anew the page says so', async () => {
  show({ canBeChanged: false, state: 'LOST', address: null, isReplaced: true })
  await expect.element(page.getByText(texts.order.post.replaced)).toBeVisible()
})
