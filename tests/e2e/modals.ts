import type { Locator } from '@playwright/test'
import { deliveryDateTexts } from '#i18n/texts/delivery-date.ts'
import type { ModalName } from '#storefront/parts/modals/modal-names.ts'
import { knownPassword } from '#tests/support/known-customer.ts'
import { expect } from './journey.ts'
import { keepGift } from './keep-gift.ts'
import { newAddress } from './new-address.ts'
import { AccountPage } from './pages/account-page.ts'
import { fillBasket, openCheckout, openQuote, type PageObjects } from './pages-to-visit.ts'
import { plugInAuthenticator } from './plug-in-authenticator.ts'

const deliveryDate = deliveryDateTexts.nl

/** How a target is pressed: by touch, or by keyboard only. */
export type Press = (target: Locator) => Promise<void>

/** Opens the modal on a phone's page. Gives the dialog and its opener, which gets the focus back. */
type Opener = (
  pageObjects: PageObjects,
  press: Press,
) => Promise<{ dialog: Locator; opener: Locator }>

/** The modals of this shop. The others are opened in shops of their own, in their own tests. */
type ToOpen = Exclude<
  ModalName,
  | 'promoPopUp'
  | 'accountIdentify'
  | 'basketGuestOrder'
  | 'login'
  | 'giftPackingPreview'
  | 'accountOrderDetails'
  | 'orderDetails'
  | 'reorderProductDetails'
  | 'cancelShipment'
  | 'alternativeChoice'
  | 'companyMember'
  | 'leaveCompany'
  | 'removeCompanyMember'
  | `redeem${string}`
>

async function pressInBasket(
  pageObjects: PageObjects,
  press: Press,
  name: RegExp,
): Promise<Locator> {
  await fillBasket(pageObjects)
  await pageObjects.basket.open()
  const opener = pageObjects.page.getByRole('main').getByRole('button', { name })
  await expect(opener).toBeEnabled()
  await press(opener)
  return opener
}

/** In a basket for two. */
async function pressInFullBasket(
  pageObjects: PageObjects,
  press: Press,
  name: string,
): Promise<Locator> {
  const { page, shop } = pageObjects
  await fillBasket(pageObjects)
  await shop.fillBasket({ productId: 'aan-tafel-dinerbon', amountCents: 20_00, quantity: 1 })
  await pageObjects.basket.open()
  const opener = page.getByRole('main').getByRole('button', { name, exact: true })
  await expect(opener).toBeEnabled()
  await press(opener)
  return opener
}

const receiverForm = ({ page, shop }: PageObjects): Locator =>
  page.getByRole('dialog', { name: shop.texts.basket.receiver.changeTitle })

type AccountModal =
  | 'changePassword'
  | 'deletePassword'
  | 'changeEmail'
  | 'addPasskey'
  | 'deletePasskey'
  | 'deleteAccount'

async function pressInAccount(pageObjects: PageObjects, press: Press, modal: AccountModal) {
  const { page, shop } = pageObjects
  const email = newAddress('klant')
  await shop.openAccount(email)
  if (modal === 'deletePassword') {
    const account = new AccountPage(pageObjects)
    await page.goto(await account.linkTo('bevestigen', email))
    await account.send('confirm')
    await account.heading(account.entry.confirm.done.heading).waitFor()
  }
  const isOfDetails = modal === 'deleteAccount' || modal === 'changeEmail'
  await shop.open(isOfDetails ? '/account/gegevens/' : '/account/beveiliging/')
  const { details, security, [modal]: texts } = shop.texts.accountPages
  const actions: Record<AccountModal, string> = {
    changePassword: security.password.action,
    deletePassword: security.password.delete,
    changeEmail: details.changeEmail,
    addPasskey: security.passkeys.add,
    deletePasskey: security.passkeys.delete,
    deleteAccount: details.delete.action,
  }
  if (modal === 'deletePasskey') await makePasskey(pageObjects)
  const opener = page.getByRole('main').getByRole('button', { name: actions[modal] })
  await expect(opener).toBeEnabled()
  await press(opener)
  return { opener, dialog: page.getByRole('dialog', { name: texts.title }) }
}

async function openBook({ page, shop }: PageObjects, name: string): Promise<Locator> {
  await shop.open('/account/adresboek/')
  const opener = page.getByRole('main').getByRole('button', { name })
  await expect(opener).toBeEnabled()
  return opener
}

async function makePasskey({ page, shop }: PageObjects): Promise<void> {
  await plugInAuthenticator(page)
  const { addPasskey, security } = shop.texts.accountPages
  await page.getByRole('main').getByRole('button', { name: security.passkeys.add }).click()
  const dialog = page.getByRole('dialog', { name: addPasskey.title })
  await dialog.getByLabel(shop.texts.accountForm.password, { exact: true }).fill(knownPassword)
  await dialog.getByRole('button', { name: addPasskey.submit }).click()
  await expect(dialog).toBeHidden()
}

/** A new modal without a way to open it here does not compile: axe, zoom and keyboard are tested by this list. */
export const modals: Record<ToOpen, Opener> = {
  declineQuote: async (pageObjects, press) => {
    const { page, shop } = pageObjects
    await openQuote(pageObjects)
    const { quote, decline } = shop.texts.quote
    const opener = page.getByRole('main').getByRole('button', { name: quote.decline })
    await expect(opener).toBeEnabled()
    await press(opener)
    return { opener, dialog: page.getByRole('dialog', { name: decline.title }) }
  },
  error: async (pageObjects, press) => {
    await pageObjects.page.goto('/cadeaubonnen/')
    const opener = pageObjects.page.getByRole('button', { name: 'Toon meer cadeaubonnen' })
    await expect(opener).toBeEnabled()
    // Links on the way are fetched when they are reached; the line goes when the button is.
    await opener.focus()
    await pageObjects.page.context().setOffline(true)
    await press(opener)
    const dialog = pageObjects.page.getByRole('dialog', {
      name: pageObjects.shop.texts.errorScreens.modal.title,
    })
    await dialog.waitFor()
    await pageObjects.page.context().setOffline(false)
    return { dialog, opener }
  },
  businessProductPageForm: async (pageObjects, press) => {
    const { page, shop } = pageObjects
    const { form } = shop.texts.business
    await page.goto('/zakelijk/')
    const name = form.openFor.replace('{title}', 'Aan tafel Dinerbon')
    const opener = page.getByRole('main').getByRole('button', { name })
    await expect(opener).toBeEnabled()
    await press(opener)
    return { opener, dialog: page.getByRole('dialog', { name: form.modalTitle }) }
  },
  addedToBasket: async (pageObjects, press) => {
    await pageObjects.product.open('aan-tafel-dinerbon')
    await expect(pageObjects.product.addButton).toBeEnabled()
    await press(
      pageObjects.page.getByRole('radio', { name: pageObjects.shop.texts.product.form.forSelf }),
    )
    await press(pageObjects.product.addButton)
    return { dialog: pageObjects.product.added, opener: pageObjects.product.addButton }
  },
  basketDeleteItem: async (pageObjects, press) => ({
    opener: await pressInBasket(pageObjects, press, /^Aan tafel Dinerbon .* verwijderen$/),
    dialog: pageObjects.page.getByRole('dialog', {
      name: pageObjects.shop.texts.basket.removeModal.title,
    }),
  }),
  productOrderOverview: async (pageObjects, press) => {
    const { product, orderOverview } = pageObjects.shop.texts
    await pageObjects.product.open('aan-tafel-dinerbon')
    await expect(pageObjects.product.addButton).toBeEnabled()
    await pageObjects.page.getByText(product.form.forSelf, { exact: true }).click()
    await pageObjects.product.addButton.click()
    await press(pageObjects.product.added.getByRole('button', { name: orderOverview.open }))
    const dialog = pageObjects.page.getByRole('dialog', { name: orderOverview.title })
    return { opener: pageObjects.product.addButton, dialog }
  },
  checkoutOrderOverview: async (pageObjects, press) => {
    const { orderOverview } = pageObjects.shop.texts
    await openCheckout(pageObjects)
    const folded = pageObjects.page.locator('summary').first()
    if (await folded.isVisible()) await folded.click()
    const opener = pageObjects.page.getByRole('button', { name: orderOverview.open })
    await expect(opener).toBeEnabled()
    await press(opener)
    return { opener, dialog: pageObjects.page.getByRole('dialog', { name: orderOverview.title }) }
  },
  filter: async (pageObjects, press) => {
    await pageObjects.page.goto('/cadeaubonnen/')
    const opener = pageObjects.page.getByRole('link', { name: 'Filter', exact: true })
    await press(opener)
    return {
      opener,
      dialog: pageObjects.page.getByRole('dialog', { name: pageObjects.shop.texts.filters.title }),
    }
  },
  countOfProducts: async (pageObjects, press) => ({
    opener: await pressInBasket(pageObjects, press, /^Ander aantal/),
    dialog: pageObjects.page.getByRole('dialog', {
      name: pageObjects.shop.texts.basket.countModal.title,
    }),
  }),
  deliveryDateAndTime: async (pageObjects, press) => ({
    opener: await pressInBasket(pageObjects, press, /^Ander moment/),
    dialog: pageObjects.page.getByRole('dialog', { name: deliveryDate.modal.title }),
  }),
  deliveryReceiver: async (pageObjects, press) => ({
    opener: await pressInBasket(pageObjects, press, /^Wijzigen: ontvanger/),
    dialog: receiverForm(pageObjects),
  }),
  editReceiverConfirmation: async (pageObjects, press) => {
    await pressInBasket(pageObjects, press, /^Wijzigen: ontvanger/)
    const { basket, product } = pageObjects.shop.texts
    await receiverForm(pageObjects).getByLabel(product.form.name).fill('Kees')
    const opener = receiverForm(pageObjects).getByRole('button', {
      name: basket.receiver.changeNext,
    })
    await press(opener)
    const { confirmTitle } = basket.receiver
    return { opener, dialog: pageObjects.page.getByRole('dialog', { name: confirmTitle }) }
  },
  productDeliveryOverview: async (pageObjects, press) => {
    const { deliveryMode, deliveries } = pageObjects.shop.texts.basket
    const opener = await pressInFullBasket(pageObjects, press, deliveryMode.overview)
    const dialog = pageObjects.page.getByRole('dialog', { name: deliveries.title })
    await dialog.getByRole('listitem').first().waitFor()
    return { opener, dialog }
  },
  productDeliveryReceivers: async (pageObjects, press) => {
    const { deliveryMode, choose } = pageObjects.shop.texts.basket
    const opener = await pressInFullBasket(pageObjects, press, deliveryMode.SINGLE)
    const dialog = pageObjects.page.getByRole('dialog', { name: choose.titleAll })
    await dialog.getByText(choose.other).click()
    return { opener, dialog }
  },
  resetReceiverConfirmation: async (pageObjects, press) => {
    const { deliveryMode, reset } = pageObjects.shop.texts.basket
    const opener = await pressInFullBasket(pageObjects, press, deliveryMode.DEFAULT)
    return { opener, dialog: pageObjects.page.getByRole('dialog', { name: reset.title }) }
  },
  deleteReceiver: async (pageObjects, press) => ({
    opener: await pressInBasket(pageObjects, press, /^Verwijderen: ontvanger/),
    dialog: pageObjects.page.getByRole('dialog', {
      name: pageObjects.shop.texts.basket.deleteReceiver.title,
    }),
  }),
  packageItemPreview: async (pageObjects, press) => ({
    opener: await pressInBasket(pageObjects, press, /^Bekijk voorbeeld/),
    dialog: pageObjects.page.getByRole('dialog', {
      name: pageObjects.shop.texts.basket.preview.title,
    }),
  }),
  legal: async (pageObjects, press) => {
    await openCheckout(pageObjects)
    const opener = pageObjects.page
      .getByRole('main')
      .getByRole('link', { name: 'algemene voorwaarden' })
    await expect(pageObjects.checkout.detailsButton).toBeEnabled()
    await press(opener)
    const { termsTitle } = pageObjects.shop.texts.legal
    return { opener, dialog: pageObjects.page.getByRole('dialog', { name: termsTitle }) }
  },
  wrapperOverlay: async (pageObjects, press) => {
    await pageObjects.product.open('aan-tafel-dinerbon')
    const { product, wrapper } = pageObjects.shop.texts
    const opener = pageObjects.page.getByRole('button', { name: product.stage.showWrapped })
    await expect(opener).toBeEnabled()
    await press(opener)
    return { opener, dialog: pageObjects.page.getByRole('dialog', { name: wrapper.title }) }
  },
  changePassword: (pageObjects, press) => pressInAccount(pageObjects, press, 'changePassword'),
  changeEmail: (pageObjects, press) => pressInAccount(pageObjects, press, 'changeEmail'),
  addPasskey: (pageObjects, press) => pressInAccount(pageObjects, press, 'addPasskey'),
  deletePasskey: (pageObjects, press) => pressInAccount(pageObjects, press, 'deletePasskey'),
  deletePassword: (pageObjects, press) => pressInAccount(pageObjects, press, 'deletePassword'),
  deleteAccount: (pageObjects, press) => pressInAccount(pageObjects, press, 'deleteAccount'),
  bookedAddress: async (pageObjects, press) => {
    const { page, shop } = pageObjects
    await shop.openAccount(newAddress('klant'))
    const opener = await openBook(pageObjects, shop.texts.addressBook.add)
    await press(opener)
    return {
      opener,
      dialog: page.getByRole('dialog', { name: shop.texts.addressBook.form.addTitle }),
    }
  },
  receiversFromBook: async (pageObjects, press) => {
    const { page, shop } = pageObjects
    const { several } = shop.texts.addressBook
    await shop.openAccount(newAddress('klant'))
    await shop.keepAddress({ firstName: 'Sanne' })
    await shop.open('/voor-meerdere-mensen/?gift=cadeaubonnl-keuze-cadeaukaart')
    await pageObjects.product.choose(shop.texts.offer.form.PHYSICAL)
    const opener = page.getByRole('button', { name: several.action })
    await press(opener)
    return { opener, dialog: page.getByRole('dialog', { name: several.title }) }
  },
  removeAddress: async (pageObjects, press) => {
    const { page, shop } = pageObjects
    await shop.openAccount(newAddress('klant'))
    await shop.keepAddress({ firstName: 'Sanne' })
    const opener = await openBook(pageObjects, 'Verwijder het adres van Sanne')
    await press(opener)
    return {
      opener,
      dialog: page.getByRole('dialog', { name: shop.texts.addressBook.removal.title }),
    }
  },
  removeKeptGift: async (pageObjects, press) => {
    const { page, shop } = pageObjects
    await keepGift(pageObjects)
    const { remove, removal } = shop.texts.keptGifts
    const opener = page.getByRole('main').getByRole('button', { name: new RegExp(`^${remove}`) })
    await expect(opener).toBeEnabled()
    await press(opener)
    return { opener, dialog: page.getByRole('dialog', { name: removal.title }) }
  },
  brands: async (pageObjects, press) => {
    await pageObjects.page.goto('/cadeaubonnen/')
    const opener = pageObjects.page.getByRole('main').getByRole('link', { name: 'Alle merken' })
    await press(opener)
    return { opener, dialog: pageObjects.page.getByRole('dialog', { name: 'Alle merken' }) }
  },
  testimonialsMobile: async (pageObjects, press) => {
    await pageObjects.page.goto('/cadeaubonnen/aan-tafel-dinerbon/')
    const opener = pageObjects.page.getByRole('button', { name: 'Lees alle 3 ervaringen' })
    await expect(opener).toBeEnabled()
    await press(opener)
    return { opener, dialog: pageObjects.page.getByRole('dialog', { name: 'Wat klanten zeggen' }) }
  },
  cookieSettings: async (pageObjects, press) => {
    await pageObjects.page.goto('/winkelmandje/')
    const name = 'Cookie-instellingen'
    const opener = pageObjects.page.getByRole('contentinfo').getByRole('button', { name })
    await expect(opener).toBeEnabled()
    await press(opener)
    return { opener, dialog: pageObjects.page.getByRole('dialog', { name }) }
  },
  search: async (pageObjects, press) => {
    await pageObjects.page.goto('/winkelmandje/')
    const { open, title } = pageObjects.shop.texts.search
    const opener = pageObjects.page
      .getByRole('banner')
      .getByRole('link', { name: open, exact: true })
    await press(opener)
    return { opener, dialog: pageObjects.page.getByRole('dialog', { name: title }) }
  },
  menu: async (pageObjects, press) => {
    await pageObjects.page.goto('/winkelmandje/')
    const { title } = pageObjects.shop.texts.frame.menu
    const opener = pageObjects.page.getByRole('button', { name: title, exact: true })
    await expect(opener).toBeEnabled()
    await press(opener)
    return { opener, dialog: pageObjects.page.getByRole('dialog', { name: title }) }
  },
  storeSwitcher: async (pageObjects, press) => {
    await pageObjects.page.goto('/winkelmandje/')
    const { button } = pageObjects.shop.texts.frame.switcher
    const opener = pageObjects.page.getByRole('contentinfo').getByRole('button', { name: button })
    await expect(opener).toBeEnabled()
    await press(opener)
    const dialog = pageObjects.page.getByRole('dialog', { name: button })
    await dialog.getByRole('combobox').first().waitFor()
    return { opener, dialog }
  },
}
