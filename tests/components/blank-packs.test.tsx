import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { wcagRules } from '#tests/support/axe-rules.ts'
import { axeViolations, texts } from '#tests/support/render-component.tsx'
import { newVisitor, renderPage } from '#tests/support/render-page.tsx'
import type { Visitor } from '#tests/support/visitor.ts'

const { basket, checkout, callOff } = texts
const card = { productId: 'aan-tafel-dinerbon', amountCents: 2000, quantity: 1 }
const address = {
  ...{ countryCode: 'NL', postCode: '1012 JS', houseNumber: '1' },
  ...{ street: 'Dam', city: 'Amsterdam' },
}

let visitor: Visitor
beforeEach(async () => {
  visitor = await newVisitor()
})

/** A pack of blank cards in the basket, for whoever orders or for somebody else. */
async function addPack(receiver?: { name: string; giverName: string }): Promise<void> {
  const { addPackage } = await visitor.ask<{ addPackage: { errors: readonly object[] } }>(
    `mutation Add($userData: UserData!, $input: PackageInput!) {
      addPackage(userData: $userData, input: $input) { errors { code } } }`,
    {
      input: {
        ...{ productId: 'lege-cadeaukaarten-zakelijk', variationType: 'PHYSICAL' },
        ...{ amount: 6_95, quantity: 1, address, receiver },
      },
    },
  )
  expect(addPackage.errors).toEqual([])
}

describe('by when a basket is given back', () => {
  const summary = page.getByRole('complementary', { name: basket.summary.heading })
  const header = page.getByRole('banner')

  // A phone has no room for it in its header.
  beforeEach(() => page.viewport(1440, 900))
  afterEach(() => page.viewport(375, 812))

  test('of a pack alone it is said that an amount on its cards ends it, and nothing of a code', async () => {
    await addPack()
    renderPage('/winkelmandje/')
    await expect.element(summary.getByText(basket.assurance.withdraw.unknown.pack)).toBeVisible()
    expect(document.body.textContent).not.toContain(basket.assurance.withdraw.unknown.gift)
    expect(await axeViolations(wcagRules)).toEqual([])
    renderPage('/bestellen/')
    await expect
      .element(header.getByText(checkout.assurances.withdrawal.unknown.pack))
      .toBeVisible()
    renderPage('/bestellen/?gift=lege-cadeaukaarten-zakelijk')
    await expect
      .element(header.getByText(checkout.assurances.withdrawal.unknown.pack))
      .toBeVisible()
  })

  test('of a card it is said that its code ends it', async () => {
    await visitor.addCard(card)
    renderPage('/winkelmandje/')
    await expect.element(summary.getByText(basket.assurance.withdraw.unknown.gift)).toBeVisible()
    renderPage('/bestellen/')
    await expect
      .element(header.getByText(checkout.assurances.withdrawal.unknown.gift))
      .toBeVisible()
    expect(document.body.textContent).not.toContain(checkout.assurances.withdrawal.unknown.pack)
  })

  test('of both each is said in the basket, and over the checkout only what holds for both', async () => {
    await visitor.addCard(card)
    await addPack()
    renderPage('/winkelmandje/')
    for (const kind of ['gift', 'pack'] as const)
      await expect.element(summary.getByText(basket.assurance.withdraw.unknown[kind])).toBeVisible()
    renderPage('/bestellen/')
    const { any } = checkout.assurances.withdrawal.unknown
    await expect.element(header.getByText(any, { exact: true })).toBeVisible()
  })
})

describe('no window calls a pack a gift', () => {
  const isGift = /\bcadeaus?\b|cadeaubon(nen)?\b/i
  const dialog = page.getByRole('dialog')
  const said = () => dialog.element().textContent ?? ''

  test.each([
    ['another receiver', /^Wijzigen: ontvanger van alles/],
    ['one more receiver', /^Nog iemand: hetzelfde als alles/],
    ['no receiver any more', /^Verwijderen: ontvanger met alles/],
  ])('%s', async (_what, button) => {
    await addPack({ name: 'Sanne', giverName: 'Anna' })
    renderPage('/winkelmandje/')
    await userEvent.click(page.getByRole('button', { name: button }).first())
    await expect.element(dialog).toBeVisible()
    expect(said()).not.toMatch(isGift)
  })

  test('nor does any of the sentences that these windows say, in whatever state', () => {
    const { receiver, reset, removeModal, deliveryMode, blocked, goneFix, outOfStockFix } = basket
    for (const sentence of [
      ...[receiver.confirmText, receiver.copyText, receiver.copied, receiver.changed],
      ...[reset.toMe, reset.toOne, reset.one, reset.changedOne, removeModal.textGroup],
      ...[deliveryMode.changedBack, deliveryMode.changedToMe, blocked, goneFix, outOfStockFix],
      ...[callOff.askOf, callOff.title, callOff.text],
    ])
      expect(JSON.stringify(sentence)).not.toMatch(isGift)
  })
})
