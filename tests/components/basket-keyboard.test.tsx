import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { deliveryDateTexts } from '#i18n/texts/delivery-date.ts'
import { papersTexts } from '#i18n/texts/papers.ts'
import { press, reach, type } from '#tests/support/by-keyboard.ts'
import { askShop, texts } from '#tests/support/render-component.tsx'
import { newVisitor, renderPage } from '#tests/support/render-page.tsx'
import type { Visitor } from '#tests/support/visitor.ts'

const deliveryDate = deliveryDateTexts.nl
const papers = papersTexts.nl

/** All that can be changed in a basket, by keyboard alone; after each change the focus is where it was begun. */

const said = texts.basket
const { form } = texts.product
const title = 'Aan tafel Dinerbon'
const card = { productId: 'aan-tafel-dinerbon', amountCents: 2000, quantity: 1 }
const sanne = { name: 'Sanne', email: 'sanne@post.example' }
const button = (name: string | RegExp) => page.getByRole('button', { name })
const radio = (name: string | RegExp) => page.getByRole('radio', { name })
const label = (text: string) => page.getByLabelText(text, { exact: true })
const parcelFor = (name: string) => page.getByRole('heading', { name, exact: true })
const starting = (action: string) => button(new RegExp(`^${action}`))

type Shown = {
  cartV2: {
    shipments: {
      deliveryDate: string | null
      deliveryAddress: { firstName: string; houseNumber: string | null } | null
      packages: {
        giftcard_v1: { qty: number; variation: { price: { value: number } } }
        message: { text: string } | null
        wrapper: { variation: { id: string } } | null
        giftPacking: { variation: { id: string } } | null
      }[]
    }[]
  } | null
}
const show = `query Cart($userData: UserData!) { cartV2(userData: $userData) { shipments { deliveryDate
  deliveryAddress { firstName houseNumber } packages { ... on GiftcardPackage {
    giftcard_v1 { ... on GiftcardOrderItem { qty variation { price { value } } } }
    message { text } wrapper { variation { id } } giftPacking { variation { id } } } } } } }`
const parcels = async () => (await askShop<Shown>(show)).cartV2?.shipments ?? []
const named = async () =>
  (await parcels()).map(({ deliveryAddress }) => deliveryAddress?.firstName ?? 'mij')

const phone = { width: 375, height: 812 }
const desktop = { width: 1440, height: 900 }
const view = ({ width, height }: typeof phone) => page.viewport(width, height)

let visitor: Visitor
beforeEach(async () => {
  visitor = await newVisitor()
})
afterEach(() => view(phone))

describe.each([
  ['a phone', phone],
  ['a desktop', desktop],
])('on %s', (_where, size) => {
  beforeEach(() => view(size))

  test('how much, how many, note and paper', async () => {
    await visitor.addCard({ ...card, receiver: sanne, message: 'Hoera' })
    renderPage('/winkelmandje/')
    await press(starting(said.changeAmount))
    await press(radio(/^€\s75$/))
    await press(button(said.saveAmount))
    const amount = button(/nu €\s75$/)
    await expect.element(amount).toHaveFocus()

    await press(starting(said.changeNoteAndPaper))
    await type(page.getByRole('textbox', { name: form.messageLabel }), 'Eet smakelijk')
    await press(radio(new RegExp(`^${papers.dots}`)))
    await press(button(said.saveNote))
    await expect.element(starting(said.changeNoteAndPaper)).toHaveFocus()

    const more = button(/: één meer$/)
    await press(more)
    await expect.element(page.getByText(/^€\s150,00$/).first()).toBeVisible()
    await expect.element(more).toHaveFocus()
    await press(starting(said.otherCount))
    await press(radio('5'))
    await press(button(said.countModal.save))
    await expect.element(starting(said.otherCount)).toHaveFocus()
    expect(await parcels()).toMatchObject([
      {
        packages: [
          {
            giftcard_v1: { qty: 5, variation: { price: { value: 75_00 } } },
            message: { text: 'Eet smakelijk' },
            wrapper: { variation: { id: 'dots' } },
          },
        ],
      },
    ])

    await press(button(`${title} voor Sanne verwijderen`))
    await press(button(said.removeModal.confirm))
    await expect.element(parcelFor(said.empty.heading)).toBeVisible()
  })

  test('to whom: somebody else, one more, the giver, and each their own again', async () => {
    await visitor.addCard({ ...card, receiver: sanne })
    renderPage('/winkelmandje/')
    const fill = async (name: string) => {
      await type(label(form.name), name)
      await type(label(form.email), `${name.toLowerCase()}@post.example`)
      await type(label(form.confirmEmail), `${name.toLowerCase()}@post.example`)
    }
    await press(starting(said.receiver.change))
    await fill('Kees')
    await press(button(said.receiver.changeNext))
    await press(button(said.receiver.confirm))
    const change = button(/^Wijzigen: .* voor Kees$/)
    await expect.element(change).toHaveFocus()

    await press(starting(said.receiver.copy))
    await fill('Els')
    await press(button(said.receiver.copySave))
    await expect.element(parcelFor('Voor Els')).toBeVisible()
    expect(await named()).toEqual(['Kees', 'Els'])

    const toMe = button(said.deliveryMode.DEFAULT)
    await press(toMe)
    await press(button(said.reset.confirm))
    await expect.element(toMe).toHaveFocus()
    expect(await named()).toEqual(['mij'])
    await press(button(said.deliveryMode.SPLIT))
    await expect.element(parcelFor('Voor Els')).toBeVisible()
    expect(await named()).toEqual(['Kees', 'Els'])

    await press(button(/^Verwijderen: .* voor Els$/))
    await press(button(said.removeModal.confirm))
    await expect.element(parcelFor('Voor Els')).not.toBeInTheDocument()
    expect(await named()).toEqual(['Kees'])
  })

  test('when: a moment of its own, and at once after all', async () => {
    await visitor.addCard({ ...card, receiver: sanne })
    renderPage('/winkelmandje/')
    const opener = starting(deliveryDate.change)
    await press(opener)
    await press(radio(deliveryDate.planned))
    await reach(page.getByLabelText(deliveryDate.field))
    await press(button(deliveryDate.save))
    await expect.element(opener).toHaveFocus()
    await expect.element(page.getByText(/om 09\.00 uur/)).toBeVisible()
    await press(opener)
    await press(radio(new RegExp(`^${deliveryDate.atOnce}`)))
    await press(button(deliveryDate.save))
    await expect.element(page.getByText(/binnen een uur na je betaling$/)).toBeVisible()
    expect(await parcels()).toMatchObject([{ deliveryDate: null }])
  })

  test('by post: its door, its paper and its box', async () => {
    const address = {
      countryCode: 'NL',
      postCode: '3511 AB',
      street: 'Oudegracht',
      city: 'Utrecht',
    }
    const gift = { productId: 'cadeaubonnl-keuze-cadeaukaart', variationType: 'PHYSICAL' }
    const input = {
      ...{ ...gift, amount: 2500, quantity: 1, receiver: { name: 'Sanne Jansen' } },
      address: { ...address, houseNumber: '12' },
    }
    await visitor.ask(
      `mutation Add($userData: UserData!, $input: PackageInput!) {
        addPackage(userData: $userData, input: $input) { errors { code } } }`,
      { input },
    )
    renderPage('/winkelmandje/')
    await press(starting(said.changeNoteAndPaper))
    await press(radio(new RegExp(`^${papers.delft}`)))
    await press(page.getByRole('checkbox', { name: new RegExp(papers.giftBox) }))
    await press(button(said.saveNote))
    await expect
      .element(page.getByText(/^Ingepakt: Delfts blauw \+ Cadeaudoosje, €\s7,90$/))
      .toBeVisible()

    await press(starting(said.receiver.change))
    await type(label(texts.address.houseNumber), '14')
    await press(button(said.receiver.changeNext))
    await press(button(said.receiver.confirm))
    await expect.element(starting(said.receiver.change)).toHaveFocus()
    expect(await parcels()).toMatchObject([
      {
        deliveryAddress: { houseNumber: '14' },
        packages: [
          {
            wrapper: { variation: { id: 'delft' } },
            giftPacking: { variation: { id: 'giftBox' } },
          },
        ],
      },
    ])
  })
})
