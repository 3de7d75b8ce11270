import { beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { notifyLoginChanged } from '#storefront/parts/account/login-status.ts'
import { makeCaptchaProof } from '#storefront/parts/captcha/make-captcha-proof.ts'
import { wcagRules } from '#tests/support/axe-rules.ts'
import { keepAddress } from '#tests/support/keep-address.ts'
import { knownPassword } from '#tests/support/known-customer.ts'
import { axeViolations, texts } from '#tests/support/render-component.tsx'
import { newVisitor, renderPage } from '#tests/support/render-page.tsx'
import type { Visitor } from '#tests/support/visitor.ts'

const { addressBook: words, address, errors } = texts
const { details } = texts.checkout
const main = page.getByRole('main')
const cards = page.getByRole('list', { name: words.list }).getByRole('article')
const button = (name: string | RegExp) => page.getByRole('button', { name })
const label = (name: string) => page.getByLabelText(name, { exact: true })
const dialog = page.getByRole('dialog')
const inDialog = (name: string) => dialog.getByLabelText(new RegExp(`^${name}(?: \\(|$)`))

const register = `mutation Register($userData: UserData!, $account: AccountToRegister!, $captchaToken: String!) {
  userRegister(userData: $userData, account: $account, captchaToken: $captchaToken) { errors { code } } }`

let visitor: Visitor
let email = ''
let number = 0
beforeEach(async () => {
  visitor = await newVisitor()
  number += 1
  email = `boek${number}-${Date.now()}@post.example`
  const captchaToken = await makeCaptchaProof()
  await visitor.ask(register, {
    captchaToken,
    account: {
      firstName: 'Joris',
      lastName: 'Bakker',
      email,
      confirmEmail: email,
      password: knownPassword,
      agreesToTerms: true,
    },
  })
  notifyLoginChanged()
})

async function fill(typed: Record<string, string>): Promise<void> {
  for (const [name, text] of Object.entries(typed)) await userEvent.fill(inDialog(name), text)
}

/** Counts how often this text is drawn, however shortly. */
function watchFor(text: string): Disposable & { count: () => number } {
  let count = 0
  const observer = new MutationObserver(() => {
    if (document.body.textContent.includes(text)) count += 1
  })
  observer.observe(document.body, { subtree: true, childList: true, characterData: true })
  return { count: () => count, [Symbol.dispose]: () => observer.disconnect() }
}

/** A shop that never answers where it should keep an address. */
function withoutBook(): Disposable {
  const { fetch } = window
  const isKeeping = (body: unknown) =>
    typeof body === 'string' && JSON.parse(body).variables?.input?.customerType !== undefined
  window.fetch = (...call) => (isKeeping(call[1]?.body) ? new Promise(() => {}) : fetch(...call))
  return {
    [Symbol.dispose]: () => {
      window.fetch = fetch
    },
  }
}

const place = {
  [address.postCode]: '3511AB',
  [address.houseNumber]: '12',
  [address.street]: 'Oudegracht',
  [address.city]: 'Utrecht',
}

describe('the address book', () => {
  test('is empty at first, and takes up a company by keyboard', async () => {
    renderPage('/account/adresboek/')
    await expect.element(main.getByText(words.empty.heading)).toBeVisible()
    expect(await axeViolations(wcagRules)).toEqual([])
    await expect.element(button(words.add)).toBeEnabled()
    button(words.add).element().focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(dialog).toBeVisible()
    await userEvent.click(dialog.getByText(words.form.business, { exact: true }))
    await userEvent.click(dialog.getByRole('button', { name: words.form.submit }))
    await expect.element(dialog.getByText(words.required.companyName).first()).toBeVisible()
    await expect.element(dialog.getByText(words.required.firstName).first()).toBeVisible()
    expect(await axeViolations(wcagRules)).toEqual([])
    await fill({ ...place, [details.companyName]: 'Bakkerij Bol', [details.kvkNumber]: '12345678' })
    await fill({ [words.form.firstName]: 'Sanne', [words.form.lastName]: 'de Wit' })
    await userEvent.click(dialog.getByText(words.form.isDefaultBilling))
    inDialog(words.form.lastName).element().focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByText(words.kept)).toBeVisible()
    await expect.element(dialog).not.toBeInTheDocument()
    await expect.element(cards).toHaveLength(1)
    for (const text of ['Sanne de Wit', 'Bakkerij Bol', 'Oudegracht 12', words.defaultBilling])
      await expect.element(cards.getByText(text, { exact: true })).toBeVisible()
    await expect.element(cards).toMatchTextContent('KVK: 12345678')
    expect(await axeViolations(wcagRules)).toEqual([])
  })

  test('has an address that is typed twice once, and says so', async () => {
    await keepAddress(visitor, { firstName: 'Sanne' })
    renderPage('/account/adresboek/')
    await expect.element(button(words.add)).toBeEnabled()
    await userEvent.click(button(words.add))
    await fill({ ...place, [words.form.firstName]: 'SANNE' })
    await userEvent.click(dialog.getByRole('button', { name: words.form.submit }))
    await expect.element(page.getByText(words.keptKnown)).toBeVisible()
    await expect.element(cards).toHaveLength(1)
  })

  test('changes an entry, asks before it deletes one, and can be talked out of it', async () => {
    await keepAddress(visitor, { firstName: 'Sanne' })
    renderPage('/account/adresboek/')
    const change = button('Wijzig het adres van Sanne')
    await expect.element(change).toBeEnabled()
    await userEvent.click(change)
    await expect.element(inDialog(address.street)).toHaveValue('Oudegracht')
    await fill({ [words.form.firstName]: 'Bram' })
    await userEvent.click(dialog.getByRole('button', { name: words.form.submit }))
    await expect.element(cards.getByText('Bram')).toBeVisible()
    await expect.element(cards).toHaveLength(1)
    const remove = button('Verwijder het adres van Bram')
    await userEvent.click(remove)
    await expect.element(dialog).toMatchTextContent('Oudegracht 12')
    expect(await axeViolations(wcagRules)).toEqual([])
    await userEvent.click(dialog.getByRole('button', { name: words.removal.keep }))
    await expect.element(dialog).not.toBeInTheDocument()
    await expect.element(remove).toHaveFocus()
    await userEvent.click(remove)
    await userEvent.click(dialog.getByRole('button', { name: words.removal.confirm }))
    await expect.element(page.getByText(words.removed)).toBeVisible()
    await expect.element(main.getByText(words.empty.heading)).toBeVisible()
  })

  describe('once the log-in ended', () => {
    const ended = main.getByText(texts.accountEntry.login.ended)
    const logOutElsewhere = () =>
      visitor.ask(
        'mutation LogOut($userData: UserData!) { userLogout(userData: $userData) { errors { code } } }',
      )
    const logInAgain = async () => {
      const { email: emailLabel, password } = texts.accountForm
      await userEvent.fill(page.getByLabelText(emailLabel, { exact: true }), email)
      await userEvent.fill(page.getByLabelText(password, { exact: true }), knownPassword)
      await userEvent.click(button(texts.accountEntry.login.submit))
    }

    test('leads to log in and back, and loses nothing of what was typed', async () => {
      const { address: here } = renderPage('/account/adresboek/')
      await expect.element(button(words.add)).toBeEnabled()
      await userEvent.click(button(words.add))
      await fill({ ...place, [words.form.firstName]: 'Sanne' })
      await userEvent.click(dialog.getByText(words.form.isDefaultDelivery))
      await logOutElsewhere()
      using seen = watchFor(errors.notLoggedIn)
      await userEvent.click(dialog.getByRole('button', { name: words.form.submit }))
      await expect.element(ended).toBeVisible()
      await expect.element(dialog).not.toBeInTheDocument()
      expect(here()).toBe('/account/login/?naar=%2Faccount%2Fadresboek%2F')
      expect(seen.count()).toBe(0)
      expect(await axeViolations(wcagRules)).toEqual([])
      await logInAgain()
      await expect.element(button(words.add)).toBeEnabled()
      await userEvent.click(button(words.add))
      await expect.element(inDialog(words.form.firstName)).toHaveValue('Sanne')
      for (const [name, text] of Object.entries(place))
        await expect.element(inDialog(name)).toHaveValue(text)
      await expect
        .element(dialog.getByRole('checkbox', { name: words.form.isDefaultDelivery }))
        .toBeChecked()
      await userEvent.click(dialog.getByRole('button', { name: words.form.submit }))
      await expect.element(cards).toHaveLength(1)
    })

    test('says so for a form in the page and for a press, and not by an address', async () => {
      await keepAddress(visitor, { firstName: 'Sanne' })
      renderPage('/account/gegevens/')
      const save = button(texts.accountPages.details.submit)
      await expect.element(save).toBeEnabled()
      await userEvent.fill(page.getByLabelText(texts.accountForm.lastName), 'Jansen')
      await logOutElsewhere()
      await userEvent.click(save)
      await expect.element(ended).toBeVisible()
      await logInAgain()
      await expect.element(page.getByLabelText(texts.accountForm.lastName)).toHaveValue('Jansen')
      renderPage('/account/adresboek/')
      const remove = button('Verwijder het adres van Sanne')
      await expect.element(remove).toBeEnabled()
      await userEvent.click(remove)
      await logOutElsewhere()
      using seen = watchFor(errors.notLoggedIn)
      await userEvent.click(dialog.getByRole('button', { name: words.removal.confirm }))
      await expect.element(ended).toBeVisible()
      await expect.element(dialog).not.toBeInTheDocument()
      expect(seen.count()).toBe(0)
      renderPage('/account/login/?naar=%2Faccount%2Fadresboek%2F&hasLogInEnded=true')
      await expect.element(button(texts.accountEntry.login.submit)).toBeEnabled()
      await expect.element(ended).not.toBeInTheDocument()
    })
  })
})

describe('an address of the book', () => {
  const choose = async (text: string | RegExp) => {
    const choice = page.getByRole('combobox', { name: words.choose })
    await expect.element(choice).toBeEnabled()
    await userEvent.click(choice)
    await userEvent.click(page.getByRole('option', { name: text }))
  }
  const kept = async () => {
    const { addressBook } = await visitor.ask<{
      addressBook: { addresses: { address: Record<string, string | null> }[] }
    }>(`query Book($userData: UserData!) { addressBook(userData: $userData) { addresses { address {
      firstName lastName companyName street phoneNumber kvkNumber } } } }`)
    return addressBook.addresses.map((one) => one.address)
  }

  test('fills in to whom a card is posted; another one is kept by a tick', async () => {
    const abroad = { countryCode: 'BE', postCode: '1000', houseNumber: '5', street: 'Nieuwstraat' }
    await keepAddress(visitor, {
      customerType: 'BUSINESS',
      firstName: 'Sanne',
      lastName: 'de Wit',
      companyName: 'Bol',
      address: { ...abroad, city: 'Brussel' },
    })
    await keepAddress(visitor, { firstName: 'Bram' })
    renderPage('/cadeaubonnen/cadeaubonnl-keuze-cadeaukaart/')
    await userEvent.click(page.getByText(texts.offer.form.PHYSICAL, { exact: true }))
    await choose(/Sanne de Wit/)
    await expect.element(label(texts.product.form.name)).toHaveValue('Sanne de Wit')
    await expect.element(label(address.street)).toHaveValue('Nieuwstraat')
    await expect
      .element(page.getByRole('combobox', { name: address.countryCode }))
      .toHaveValue('België')
    await expect.element(page.getByLabelText(/^Bedrijf/)).toHaveValue('Bol')
    // Fields of another country take the place of those.
    await choose(/^Bram/)
    await expect.element(label(address.city)).toHaveValue('Utrecht')
    await expect.element(page.getByLabelText(/^Bedrijf/)).toHaveValue('')
    await userEvent.fill(label(texts.product.form.name), 'Opa en oma')
    await userEvent.fill(label(address.street), 'Hoogstraat')
    const save = page.getByRole('checkbox', { name: words.save })
    await expect.element(save).not.toBeChecked()
    expect(await axeViolations(wcagRules)).toEqual([])
    await userEvent.click(save)
    await userEvent.click(button(texts.product.form.submit))
    await expect.element(page.getByText(texts.product.added.title)).toBeVisible()
    await expect.poll(kept).toHaveLength(3)
    expect(await kept()).toContainEqual(
      expect.objectContaining({ firstName: 'Opa en oma', companyName: null, street: 'Hoogstraat' }),
    )
  })

  test('fills in for whom an order is, with all that a company has', async () => {
    await keepAddress(visitor, {
      customerType: 'BUSINESS',
      firstName: 'Sanne',
      lastName: 'de Wit',
      kvkNumber: '12345678',
      companyName: 'Bakkerij Bol',
      referenceNumber: 'PO-114',
      phoneNumber: '0612345678',
    })
    const gift = { productId: 'aan-tafel-dinerbon', amountCents: 2500, quantity: 1 }
    await visitor.addCard({ ...gift, receiver: { name: 'Kees', email: 'kees@post.example' } })
    renderPage('/bestellen/')
    await choose(/Bakkerij Bol/)
    await expect.element(label(details.companyName)).toHaveValue('Bakkerij Bol')
    await expect.element(label(details.kvkNumber)).toHaveValue('12345678')
    await expect.element(page.getByLabelText(/^Referentie/)).toHaveValue('PO-114')
    await expect.element(label(details.firstName)).toHaveValue('Sanne')
    await expect.element(label(address.street)).toHaveValue('Oudegracht')
    await expect.element(label(address.city)).toHaveValue('Utrecht')
    expect(await axeViolations(wcagRules)).toEqual([])
    // The customer's own address stays: the book has none.
    await userEvent.click(page.getByRole('checkbox', { name: /voorwaarden/ }))
    await userEvent.click(button(details.next))
    await expect
      .element(page.getByRole('heading', { name: texts.checkout.steps.payment }))
      .toBeVisible()
  })

  test('holds up nothing where it cannot be kept', async () => {
    const input = {
      productId: 'cadeaubonnl-keuze-cadeaukaart',
      variationType: 'PHYSICAL',
      amount: 2500,
      quantity: 1,
      receiver: { name: 'Kees' },
      address: {
        countryCode: 'NL',
        postCode: '3511 AB',
        houseNumber: '12',
        street: 'Oudegracht',
        city: 'Utrecht',
      },
    }
    await visitor.ask(
      `mutation Add($userData: UserData!, $input: PackageInput!) {
        addPackage(userData: $userData, input: $input) { errors { code } } }`,
      { input },
    )
    renderPage('/winkelmandje/')
    const more = button(new RegExp(`^${texts.basket.receiver.copy}.* voor Kees$`))
    await expect.element(more).toBeEnabled()
    await userEvent.click(more)
    await fill({ ...place, [texts.product.form.name]: 'Opa en oma' })
    await userEvent.click(dialog.getByRole('checkbox', { name: words.save }))
    using _ = withoutBook()
    await userEvent.click(dialog.getByRole('button', { name: texts.basket.receiver.copySave }))
    await expect.element(page.getByRole('heading', { name: 'Voor Opa en oma' })).toBeVisible()
    await expect.element(dialog).not.toBeInTheDocument()
  })

  test('is no choice for guests', async () => {
    await newVisitor()
    renderPage('/cadeaubonnen/cadeaubonnl-keuze-cadeaukaart/')
    await userEvent.click(page.getByText(texts.offer.form.PHYSICAL, { exact: true }))
    await expect.element(label(address.street)).toBeVisible()
    await expect.element(page.getByRole('checkbox', { name: words.save })).not.toBeInTheDocument()
  })
})
