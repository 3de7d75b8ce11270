import { beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { wcagRules } from '#tests/support/axe-rules.ts'
import { askShop, axeViolations, texts } from '#tests/support/render-component.tsx'
import { newVisitor, renderPage } from '#tests/support/render-page.tsx'
import { forgetAllText } from '#ui/form/kept-store.ts'

const { source, list, row, note, total } = texts.receiverList
const address = '/voor-meerdere-mensen/?gift=aan-tafel-dinerbon'
const field = page.getByRole('textbox', { name: source.label })
const receivers = page.getByRole('list', { name: list.heading })
const rows = receivers.getByRole('listitem')
const submit = page.getByRole('button', { name: total.submit })
const button = (name: string | RegExp) => page.getByRole('button', { name })
const show = `query Cart($userData: UserData!) { cartV2(userData: $userData) { totalQuantity shipments { giverName
  deliveryAddress { firstName email } packages { ... on GiftcardPackage { message { text } } } } } }`
type Shown = {
  cartV2: {
    totalQuantity: number
    shipments: {
      giverName: string | null
      deliveryAddress: { firstName: string; email: string }
      packages: { message: { text: string } | null }[]
    }[]
  } | null
}
const basket = async () => (await askShop<Shown>(show)).cartV2

beforeEach(async () => {
  await newVisitor()
  forgetAllText()
})

/** As a spreadsheet puts it in the clipboard. */
async function paste(text: string): Promise<void> {
  const clipboardData = new DataTransfer()
  clipboardData.setData('text/plain', text)
  await expect.element(field).toBeEnabled()
  field
    .element()
    .dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
}

const people = (count: number) =>
  Array.from({ length: count }, (_, at) => `Gast\tNummer\tgast${at}@post.example`).join('\n')

describe('a list of receivers', () => {
  test('is pasted, named in one note, and lies in the basket whole', async () => {
    const shop = renderPage(address)
    await paste(
      'Voornaam\tAchternaam\tE-mail\nJan\tSmit\tjan@post.example\nEls\tBos\tels@post.example',
    )
    await expect.element(rows).toHaveLength(2)
    await expect.element(page.getByText(/€\s100,95|€\s50,95|€\s70,95/).first()).toBeVisible()
    await expect.element(page.getByText(total.promotions)).toBeVisible()
    await userEvent.fill(page.getByRole('textbox', { name: note.giverName }), 'De directie')
    await userEvent.fill(page.getByRole('textbox', { name: note.label }), 'Beste ')
    await userEvent.click(button(note.insert))
    expect(await axeViolations(wcagRules)).toEqual([])
    await userEvent.click(submit)
    await expect.poll(() => shop.address()).toBe('/winkelmandje/')
    expect(await basket()).toEqual({
      totalQuantity: 2,
      shipments: [
        {
          giverName: 'De directie',
          deliveryAddress: { firstName: 'Jan Smit', email: 'jan@post.example' },
          packages: [{ message: { text: 'Beste Jan' } }],
        },
        {
          giverName: 'De directie',
          deliveryAddress: { firstName: 'Els Bos', email: 'els@post.example' },
          packages: [{ message: { text: 'Beste Els' } }],
        },
      ],
    })
  })

  test('that is typed and not taken over yet is taken over when it is sent, and sent once it was seen', async () => {
    const shop = renderPage(address)
    await paste('Jan\tjan@post.example')
    await expect.element(rows).toHaveLength(1)
    await userEvent.fill(field, 'Els, els@post.example')
    await userEvent.click(submit)
    await expect.element(rows).toHaveLength(2)
    await expect.element(field).toHaveValue('')
    await expect.element(page.getByRole('heading', { name: /Je lijst · 2/ })).toHaveFocus()
    expect(await basket()).toBeNull()
    await userEvent.fill(field, 'Naam;E-mail')
    await userEvent.click(submit)
    await expect.element(page.getByText(source.nobody)).toBeVisible()
    await userEvent.clear(field)
    await userEvent.click(submit)
    await expect.poll(() => shop.address()).toBe('/winkelmandje/')
    expect((await basket())?.totalQuantity).toBe(2)
  })

  test('is mended in place: nothing is added while a row is wrong, and what is right stays', async () => {
    const shop = renderPage(address)
    await paste('Jan\tjan@post.example\nEls\tels@post')
    const email = receivers.getByRole('textbox', { name: row.email })
    await expect.element(email).toHaveAttribute('aria-invalid', 'true')
    await expect.element(page.getByText('Bij één klopt iets niet')).toBeVisible()
    expect(await axeViolations(wcagRules)).toEqual([])
    await userEvent.click(submit)
    await expect.element(button('Laat die ene weg en ga door met 1')).toBeVisible()
    expect(await basket()).toBeNull()
    await userEvent.fill(email, 'els@post.example')
    await userEvent.click(button(/^Klaar/))
    await expect.element(page.getByText(list.fine)).toBeVisible()
    await userEvent.click(submit)
    await expect.poll(() => shop.address()).toBe('/winkelmandje/')
    expect((await basket())?.totalQuantity).toBe(2)
  })

  test('leaves the wrong ones out where the visitor says so', async () => {
    const shop = renderPage(address)
    await paste('Jan\tjan@post.example\nEls\tels@post')
    await userEvent.click(submit)
    await userEvent.click(button('Laat die ene weg en ga door met 1'))
    await expect.poll(() => shop.address()).toBe('/winkelmandje/')
    expect(
      (await basket())?.shipments.map(({ deliveryAddress }) => deliveryAddress.firstName),
    ).toEqual(['Jan'])
  })

  test('asks about slips, and takes doubles out and puts them back', async () => {
    renderPage(address)
    await paste('Jan\tjan@gmial.com\nEls\tels@post.example\nEls\tels@post.example')
    await userEvent.click(button('Bedoel je jan@gmail.com?'))
    await expect
      .element(receivers.getByRole('textbox', { name: row.email }))
      .toHaveValue('jan@gmail.com')
    await userEvent.click(button(list.removeDoubles))
    await expect.element(rows).toHaveLength(2)
    await userEvent.click(button(list.undo))
    await expect.element(rows).toHaveLength(3)
  })

  test('survives a reload, and shows anybody’s present', async () => {
    renderPage(address)
    await paste(
      'Jan\tjan@post.example\tSpeciaal voor Jan, van ons allemaal samen\nEls\tels@post.example\t',
    )
    await expect.element(rows).toHaveLength(2)
    renderPage(address)
    await expect.element(rows).toHaveLength(2)
    await userEvent.click(button('Bekijk: Jan'))
    await expect.element(page.getByRole('dialog').getByText(/Speciaal voor Jan/)).toBeVisible()
  })

  test('of two thousand is shown a page at a time; one more is told, and can be taken out', async () => {
    renderPage(address)
    await paste(people(2001))
    await expect.element(rows).toHaveLength(25)
    await expect.element(page.getByText(/Er staat er één te veel in/)).toBeVisible()
    await userEvent.click(button(list.next))
    await expect.element(page.getByText('26 tot en met 50 van 2.001')).toBeVisible()
    await userEvent.click(button(/^Verwijder: Gast Nummer$/).first())
    await expect.element(page.getByText(/Er staat er één te veel in/)).not.toBeInTheDocument()
  })

  test.each([
    ['a spreadsheet itself', new Uint8Array([0x50, 0x4b, 3, 4, 0, 0]), source.spreadsheet],
    ['nothing to read', new Uint8Array([0, 1, 0, 0, 2, 0]), source.unreadable],
    ['a file of six megabytes', new Uint8Array(6 * 1024 * 1024), source.tooLarge],
    ['an empty file', new Uint8Array(), source.nobody],
  ])('is no %s: it says so, and what was there stays', async (_what, bytes, sentence) => {
    renderPage(address)
    await paste('Jan\tjan@post.example')
    await expect.element(rows).toHaveLength(1)
    await userEvent.upload(page.getByLabelText(source.file), new File([bytes], 'lijst.csv'))
    await expect.element(page.getByText(sentence)).toBeVisible()
    await expect.element(rows).toHaveLength(1)
  })

  test('comes from a file of a Dutch spreadsheet', async () => {
    renderPage(address)
    const text = 'Naam;E-mail\r\nRené;rene@post.example\r\n'
    const bytes = Uint8Array.from(text, (sign) => sign.charCodeAt(0))
    await userEvent.upload(page.getByLabelText(source.file), new File([bytes], 'lijst.csv'))
    await expect.element(receivers.getByText('René', { exact: true })).toBeVisible()
  })
})

test('a list by post asks each address, marks what is wrong in place, and shows the postage', async () => {
  const shop = renderPage('/voor-meerdere-mensen/?gift=cadeaubonnl-keuze-cadeaukaart')
  await userEvent.click(page.getByText(texts.offer.form.PHYSICAL, { exact: true }))
  await paste(
    'Naam\tStraat\tHuisnummer\tPostcode\tPlaats\tTelefoon\nJan\tOudegracht\t12a\t3511AB\tUtrecht\t0999999999\nEls\tOudegracht\t14\t35\tUtrecht',
  )
  await expect.element(rows).toHaveLength(2)
  await expect.element(rows.first().getByText('Oudegracht 12a, 3511AB Utrecht')).toBeVisible()
  await expect.element(page.getByText(total.postage)).toBeVisible()
  expect(await axeViolations(wcagRules)).toEqual([])
  await expect.element(rows.last().getByText(texts.errors.postcodeInvalid)).toBeVisible()
  const postcode = rows.last().getByRole('textbox', { name: texts.address.postCode })
  await userEvent.fill(postcode, '3511AC')
  await userEvent.click(submit)
  // The shop alone knows the numbering plans.
  await expect.element(rows.first().getByText(texts.errors.phoneInvalid)).toBeVisible()
  expect(await basket()).toBeNull()
  const phone = rows.first().getByRole('textbox', {
    name: new RegExp(`^${texts.address.phoneNumber}`),
  })
  await userEvent.fill(phone, '06 12345678')
  await userEvent.click(submit)
  await expect.poll(() => shop.address()).toBe('/winkelmandje/')
  expect((await basket())?.totalQuantity).toBe(2)
  await expect.element(page.getByText(/Oudegracht 14, 3511 AC Utrecht/)).toBeVisible()
})

test('a row with two house numbers asks which one is right', async () => {
  const shop = renderPage('/voor-meerdere-mensen/?gift=cadeaubonnl-keuze-cadeaukaart')
  await userEvent.click(page.getByText(texts.offer.form.PHYSICAL, { exact: true }))
  await paste(
    'Naam\tStraat\tHuisnummer\tPostcode\tPlaats\nJan\tKerkstraat 12\t14\t3511AB\tUtrecht\nEls\tPlein 12\t14\t3511AC\tUtrecht',
  )
  const { problems } = texts.address
  await expect.element(rows.first().getByText(problems.streetHasNumber)).toBeVisible()
  await userEvent.click(rows.first().getByRole('button', { name: '12', exact: true }))
  await userEvent.click(rows.last().getByRole('button', { name: /Plein 12/ }))
  await userEvent.click(submit)
  await expect.poll(() => shop.address()).toBe('/winkelmandje/')
  await expect.element(page.getByText(/Kerkstraat 12, 3511 AB Utrecht/)).toBeVisible()
  await expect.element(page.getByText(/Plein 12 14, 3511 AC Utrecht/)).toBeVisible()
})
