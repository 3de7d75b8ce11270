import type { Locator } from '@playwright/test'
import type { ModalName } from '#storefront/parts/modals/modal-names.ts'
import { expectHydrated } from './expect-hydrated.ts'
import { expect, newAddress } from './journey.ts'
import { fillBasket, openCheckout, type Stage } from './places.ts'

/** How a target is pressed: by touch, or by keyboard only. */
export type Press = (target: Locator) => Promise<void>

/** Opens the modal on a phone's page. Gives the dialog and its opener, which gets the focus back. */
type Opener = (stage: Stage, press: Press) => Promise<{ dialog: Locator; opener: Locator }>

/** The modals of this shop. The others are opened in shops of their own, in their own tests. */
type ToOpen = Exclude<ModalName, 'promoPopUp' | 'testimonialsMobile' | 'accountIdentify' | 'login'>

async function pressInBasket(stage: Stage, press: Press, name: RegExp): Promise<Locator> {
  await fillBasket(stage)
  await stage.basket.open()
  const opener = stage.page.getByRole('main').getByRole('button', { name })
  await expect(opener).toBeEnabled()
  await press(opener)
  return opener
}

async function pressInDetails(
  { page, shop }: Stage,
  press: Press,
  modal: 'changePassword' | 'deleteAccount',
) {
  await shop.openAccount(newAddress('klant'))
  await shop.open('/account/gegevens/')
  const { details, [modal]: texts } = shop.texts.accountPages
  const { action } = modal === 'changePassword' ? details.password : details.delete
  const opener = page.getByRole('main').getByRole('button', { name: action })
  await expect(opener).toBeEnabled()
  await press(opener)
  return { opener, dialog: page.getByRole('dialog', { name: texts.title }) }
}

/** A new modal without a way to open it here does not compile: axe, zoom and keyboard are tested by this list. */
export const modals: Record<ToOpen, Opener> = {
  error: async (stage, press) => {
    await stage.page.goto('/cadeaubonnen/')
    const opener = stage.page.getByRole('button', { name: 'Toon meer cadeaubonnen' })
    await expect(opener).toBeEnabled()
    // Links on the way are fetched when they are reached; the line goes when the button is.
    await opener.focus()
    await stage.page.context().setOffline(true)
    await press(opener)
    const dialog = stage.page.getByRole('dialog', {
      name: stage.shop.texts.errorScreens.modal.title,
    })
    await dialog.waitFor()
    await stage.page.context().setOffline(false)
    return { dialog, opener }
  },
  addedToBasket: async (stage, press) => {
    await stage.product.open('aan-tafel-dinerbon')
    await expect(stage.product.addButton).toBeEnabled()
    await press(stage.page.getByRole('radio', { name: stage.shop.texts.product.form.forSelf }))
    await press(stage.product.addButton)
    return { dialog: stage.product.added, opener: stage.product.addButton }
  },
  basketDeleteItem: async (stage, press) => ({
    opener: await pressInBasket(stage, press, /^Aan tafel Dinerbon .* verwijderen$/),
    dialog: stage.page.getByRole('dialog', { name: stage.shop.texts.basket.removeModal.title }),
  }),
  filter: async (stage, press) => {
    await stage.page.goto('/cadeaubonnen/')
    await expectHydrated(stage.page)
    const opener = stage.page.getByRole('link', { name: 'Filter', exact: true })
    await press(opener)
    return {
      opener,
      dialog: stage.page.getByRole('dialog', { name: stage.shop.texts.filters.title }),
    }
  },
  countOfProducts: async (stage, press) => ({
    opener: await pressInBasket(stage, press, /^Ander aantal/),
    dialog: stage.page.getByRole('dialog', { name: stage.shop.texts.basket.countModal.title }),
  }),
  packageItemPreview: async (stage, press) => ({
    opener: await pressInBasket(stage, press, /^Bekijk voorbeeld/),
    dialog: stage.page.getByRole('dialog', { name: stage.shop.texts.basket.preview.title }),
  }),
  legal: async (stage, press) => {
    await openCheckout(stage)
    const opener = stage.page.getByRole('main').getByRole('link', { name: 'algemene voorwaarden' })
    await expect(stage.checkout.detailsButton).toBeEnabled()
    await press(opener)
    const { termsTitle } = stage.shop.texts.legal
    return { opener, dialog: stage.page.getByRole('dialog', { name: termsTitle }) }
  },
  wrapperOverlay: async (stage, press) => {
    await stage.product.open('aan-tafel-dinerbon')
    const { product, wrapper } = stage.shop.texts
    const opener = stage.page.getByRole('button', { name: product.stage.showWrapped })
    await expect(opener).toBeEnabled()
    await press(opener)
    return { opener, dialog: stage.page.getByRole('dialog', { name: wrapper.title }) }
  },
  changePassword: (stage, press) => pressInDetails(stage, press, 'changePassword'),
  deleteAccount: (stage, press) => pressInDetails(stage, press, 'deleteAccount'),
  brands: async (stage, press) => {
    await stage.page.goto('/cadeaubonnen/')
    await expectHydrated(stage.page)
    const opener = stage.page.getByRole('main').getByRole('link', { name: 'Alle merken' })
    await press(opener)
    return { opener, dialog: stage.page.getByRole('dialog', { name: 'Alle merken' }) }
  },
  cookieSettings: async (stage, press) => {
    await stage.page.goto('/winkelmandje/')
    const name = 'Cookie-instellingen'
    const opener = stage.page.getByRole('contentinfo').getByRole('button', { name })
    await expect(opener).toBeEnabled()
    await press(opener)
    return { opener, dialog: stage.page.getByRole('dialog', { name }) }
  },
  search: async (stage, press) => {
    await stage.page.goto('/winkelmandje/')
    await expectHydrated(stage.page)
    const { open, title } = stage.shop.texts.search
    const opener = stage.page.getByRole('banner').getByRole('link', { name: open, exact: true })
    await press(opener)
    return { opener, dialog: stage.page.getByRole('dialog', { name: title }) }
  },
  menu: async (stage, press) => {
    await stage.page.goto('/winkelmandje/')
    const { title } = stage.shop.texts.frame.menu
    const opener = stage.page.getByRole('button', { name: title, exact: true })
    await expect(opener).toBeEnabled()
    await press(opener)
    return { opener, dialog: stage.page.getByRole('dialog', { name: title }) }
  },
  storeSwitcher: async (stage, press) => {
    await stage.page.goto('/winkelmandje/')
    const { button } = stage.shop.texts.frame.switcher
    const opener = stage.page.getByRole('contentinfo').getByRole('button', { name: button })
    await expect(opener).toBeEnabled()
    await press(opener)
    const dialog = stage.page.getByRole('dialog', { name: button })
    await dialog.getByRole('combobox').first().waitFor()
    return { opener, dialog }
  },
}
