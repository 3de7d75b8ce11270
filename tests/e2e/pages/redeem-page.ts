import { expect, type Locator, type Page } from '@playwright/test'
import type { CardCode } from '#tests/support/visitor.ts'
import { axeViolationsOn } from '../axe-violations.ts'
import { newAddress } from '../new-address.ts'
import { holdChoiceCard, type PageObjects } from '../pages-to-visit.ts'
import { BalancePage } from './balance-page.ts'
import type { Texts } from './texts.ts'

export type PostAddress = { postCode: string; houseNumber: string; street: string; city: string }

/** The exchange of a card, from its balance to the button that does it; every screen of it is looked at by axe. */
export class RedeemPage {
  readonly #objects: PageObjects
  readonly #texts: Texts['redeem']

  constructor(objects: PageObjects) {
    this.#objects = objects
    this.#texts = objects.shop.texts.redeem
  }

  /** From a card to what it may be exchanged for. */
  async begin(amountCents: number): Promise<void> {
    await this.beginWith(await holdChoiceCard(this.#objects, amountCents))
  }

  async beginWith(card: CardCode): Promise<void> {
    const { page, shop } = this.#objects
    const balance = new BalancePage(page, shop.texts)
    await balance.open()
    await balance.check(card)
    await balance.result.getByRole('button', { name: shop.texts.balance.result.redeem }).click()
    await expect(shop.heading).toHaveText(this.#texts.shop.heading)
  }

  /** One more card pays. */
  async addCard({ number, pin }: CardCode): Promise<void> {
    const { page, shop } = this.#objects
    await page.getByRole('button', { name: this.#texts.shop.addCard }).click()
    const dialog = page.getByRole('dialog', { name: this.#texts.card.extraTitle })
    await dialog.getByLabel(shop.texts.balance.number).fill(number)
    await dialog.getByRole('textbox', { name: shop.texts.balance.pin }).fill(pin ?? '')
    await dialog.getByRole('button', { name: this.#texts.card.add }).click()
    await expect(dialog).toBeHidden()
  }

  /** The window in which the amount of a product is chosen. */
  async openChoice(product: string): Promise<Locator> {
    const { page } = this.#objects
    await page.getByRole('button', { name: product }).first().click()
    const dialog = page.getByRole('dialog', { name: product })
    await expect(dialog).toBeVisible()
    return dialog
  }

  async choose(product: string, euros: string): Promise<void> {
    await this.takeAmount(await this.openChoice(product), euros)
  }

  async takeAmount(dialog: Locator, euros: string): Promise<void> {
    const { page, shop } = this.#objects
    const { form } = shop.texts.product
    await dialog.getByText(form.otherAmount, { exact: true }).click()
    await dialog.getByLabel(form.otherAmountLabel).fill(euros)
    await expectAccessible(page, 'choosing')
    await dialog.getByRole('button', { name: this.#texts.choose.add }).click()
    await expect(dialog).toBeHidden()
  }

  /** Whom it goes to is asked on the way: with an address where something is posted. */
  async toCheckout(address?: PostAddress): Promise<void> {
    const { page, shop } = this.#objects
    const { bar, basket, details, checkout } = this.#texts
    await page.getByRole('button', { name: new RegExp(bar.open) }).click()
    const chosen = page.getByRole('dialog', { name: basket.title })
    await expect(chosen).toBeVisible()
    await expectAccessible(page, 'basket')
    await chosen.getByRole('button', { name: basket.next }).click()
    const title = address === undefined ? details.digitalTitle : details.physicalTitle
    const dialog = page.getByRole('dialog', { name: title })
    const email = newAddress('noor')
    await dialog.getByLabel(details.firstName).fill('Noor')
    await dialog.getByLabel(details.lastName).fill('Visser')
    await dialog.getByLabel(details.email, { exact: true }).fill(email)
    await dialog.getByLabel(details.confirmEmail).fill(email)
    for (const [part, text] of Object.entries(address ?? {}))
      await dialog
        .getByLabel(shop.texts.address[part as keyof PostAddress], { exact: true })
        .fill(text)
    await dialog.getByRole('checkbox').last().check()
    await dialog.getByRole('button', { name: details.next }).click()
    await expect(shop.heading).toHaveText(checkout.heading)
  }

  get redeemButton(): Locator {
    return this.#objects.page.getByRole('button', {
      name: this.#texts.checkout.redeem,
      exact: true,
    })
  }
}

/** Elements of a translator are not the shop's to judge. */
async function expectAccessible(page: Page, screen: string): Promise<void> {
  if ((await page.locator('font').count()) > 0) return
  expect(await axeViolationsOn(page), screen).toEqual([])
}
