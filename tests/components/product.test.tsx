import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type Locator, page, userEvent } from 'vitest/browser'
import { papersTexts } from '#i18n/texts/papers.ts'
import { Assurances } from '#storefront/areas/product/assurances.tsx'
import { axeViolations, renderComponent, texts } from '#tests/support/render-component.tsx'
import { newVisitor, renderPage } from '#tests/support/render-page.tsx'
import type { Visitor } from '#tests/support/visitor.ts'

const papers = papersTexts.nl

const { form } = texts.product
const add = page.getByRole('button', { name: form.submit })
const byMail = page.getByRole('radio', { name: /^Per e-mail/ })
const byPost = page.getByRole('radio', { name: /^Per post/ })
const title = page.getByRole('heading', { level: 1 })
const radio = (label: string) => page.getByRole('radio', { name: label, exact: true })
/** Radio buttons lie under their labels, so a visitor clicks the label. */
async function choose(radio: Locator): Promise<void> {
  await expect.element(radio).toBeEnabled()
  await userEvent.click(radio.element().closest('label') ?? radio)
}

async function open(id: string, name: string): Promise<void> {
  renderPage(`/cadeaubonnen/${id}/`)
  await expect.element(title).toMatchTextContent(name)
}
const openDinner = () => open('aan-tafel-dinerbon', 'Aan tafel Dinerbon')

let visitor: Visitor
beforeEach(async () => {
  visitor = await newVisitor()
})

describe('what a giver may count on', () => {
  const show = (seconds: number | undefined) =>
    renderComponent(
      <Assurances
        kind="card"
        isBlockable
        methods="iDEAL"
        deliveryTime={seconds === undefined ? null : { seconds, count: 100 }}
      />,
    )

  test.each([
    [3, '10 seconden'],
    [41, '50 seconden'],
    [61, '2 minuten'],
  ])('is the measured time of delivery: %i s is never said to be less', async (seconds, said) => {
    show(seconds)
    const line = page.getByRole('listitem').nth(1)
    await expect.element(line).toMatchTextContent(said)
    await expect.element(line).toMatchTextContent('100')
  })

  test('is the promise while too little was measured', async () => {
    show(undefined)
    const { speed } = texts.product.assurances
    await expect.element(page.getByRole('listitem').nth(1)).toMatchTextContent(speed)
  })
})

test('on a desktop the way to buy stays in sight, however far a visitor reads', async () => {
  await page.viewport(1440, 900)
  await openDinner()
  await expect.element(add.first()).toBeEnabled()
  const inSight = () =>
    add.elements().some((button) => {
      const { top, bottom } = button.getBoundingClientRect()
      return top >= 0 && bottom <= window.innerHeight && button.checkVisibility()
    })
  for (const part of [0, 0.25, 0.5]) {
    window.scrollTo(0, part * document.documentElement.scrollHeight)
    await expect.poll(inSight).toBe(true)
  }
  window.scrollTo(0, 0)
  await page.viewport(375, 812)
})

test.each([
  [768, 'beside'],
  [767, 'below'],
])('at %i px the choice stands %s the picture', async (width, place) => {
  await page.viewport(width, 1024)
  await openDinner()
  await expect.element(add.first()).toBeEnabled()
  const boxOf = (locator: Locator) => locator.element().getBoundingClientRect()
  const picture = boxOf(page.getByRole('main').getByRole('img').first())
  const amount = boxOf(radio('€ 20'))
  expect(amount.left > picture.right ? 'beside' : 'below').toBe(place)
  await page.viewport(375, 812)
})

describe('the form of a gift card', () => {
  test('is no choice while only one is for sale; the amounts come first', async () => {
    await open('berkentak-saunabon', 'Berkentak Saunabon')
    const way = page.getByText('Per e-mail', { exact: true })
    await expect.element(way).toBeVisible()
    await expect.element(byMail).not.toBeInTheDocument()
    await expect.element(page.getByText('Per post')).not.toBeInTheDocument()
    const amounts = page.getByRole('group', { name: form.amount }).element()
    expect(amounts.compareDocumentPosition(way.element())).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    // On the first screen of a phone, above the bar.
    expect(amounts.getBoundingClientRect().top).toBeLessThan(640)
    await expect.element(add).toBeEnabled()
  })

  test('is chosen by keyboard, and the amounts are those of that form', async () => {
    await openDinner()
    await choose(radio('€ 50'))
    byMail.element().focus()
    await userEvent.keyboard('{ArrowRight}')
    await expect.element(byPost).toBeChecked()
    await expect.element(radio('€ 50')).toBeChecked()
    await expect.element(radio(form.otherAmount)).not.toBeInTheDocument()
    await choose(radio('€ 125'))
    byPost.element().focus()
    await userEvent.keyboard('{ArrowLeft}')
    await expect.element(byMail).toBeChecked()
    await expect.element(page.getByLabelText(new RegExp(form.otherAmountLabel))).toHaveValue('125')
  })

  test('has words of its own for an amount with cents, and leads to it before the empty name below', async () => {
    await openDinner()
    await choose(radio(form.otherAmount))
    const amount = page.getByLabelText(new RegExp(form.otherAmountLabel))
    await userEvent.fill(amount, '37,50')
    await userEvent.click(add)
    await expect.element(amount).toHaveFocus()
    await expect.element(amount).toHaveAccessibleDescription(/hele euro’s in, zonder centen/)
    await expect.element(page.getByRole('alert')).toMatchTextContent(/Vul een naam in/)
  })

  test('stands ready where only the posted one is left', async () => {
    await open('tas-van-tante-tassenbon', 'Tas van Tante Tassenbon')
    await expect.element(byPost).toBeChecked()
    await expect.element(byMail).toBeDisabled()
    await expect.element(byMail).toHaveAccessibleName(/Momenteel niet leverbaar/)
    await expect.element(add).toBeEnabled()
  })

  test('is not for sale when it is sold out, and each says so', async () => {
    await open('kantlijn-lingeriebon', 'Kantlijn Lingeriebon')
    await expect.element(page.getByText(texts.product.outOfStock.title).first()).toBeVisible()
    const forms = page.getByRole('listitem')
    await expect
      .element(forms.filter({ hasText: 'Per e-mail' }))
      .toMatchTextContent(/Momenteel niet leverbaar/)
    await expect.element(forms.filter({ hasText: 'Per post' })).toMatchTextContent(/Binnenkort/)
    await expect.element(add).not.toBeInTheDocument()
  })
})

test('the choice card tells how it works, where it is spent and what it may become', async () => {
  await open('cadeaubonnl-keuze-cadeaukaart', 'Keuze Cadeaukaart')
  await expect
    .element(page.getByText(/De ontvanger wisselt hem in voor andere cadeaubonnen/).first())
    .toBeVisible()
  await expect.element(page.getByRole('heading', { name: '3. De ontvanger kiest' })).toBeVisible()
  const heading = page.getByRole('heading', { name: 'Bijvoorbeeld hiervoor' })
  await expect.element(heading).toBeVisible()
  const examples = heading.element().closest('section')
  expect(examples?.querySelectorAll('article')).toHaveLength(4)
  await expect.element(add).toBeEnabled()
})

test('the choice card says in how many ways an amount is spent, by keyboard too, and where', async () => {
  await open('cadeaubonnl-keuze-cadeaukaart', 'Keuze Cadeaukaart')
  const heading = page.getByRole('heading', { name: /^Wat doe je met een kaart van/ })
  await expect.element(heading).toMatchTextContent(/€\s50\?/)
  const section = heading.element().closest('section')
  const sums = () =>
    [...(section?.querySelectorAll('div > ul > li') ?? [])].map((way) =>
      [...way.querySelectorAll('li')]
        .map((part) => Number(/€\s(\d+)$/.exec(part.textContent)?.[1]))
        .reduce((sum, euros) => sum + euros, 0),
    )
  expect(sums()).toEqual([50, 50, 50])
  const slider = page.getByRole('slider', { name: 'Bedrag op de kaart' })
  slider.element().focus()
  await userEvent.keyboard('{ArrowRight}{ArrowRight}')
  await expect.element(heading).toMatchTextContent(/€\s60\?/)
  expect(sums()).toEqual([60, 60, 60])

  const places = page.getByRole('heading', { name: 'Waar geef je hem uit?' })
  const links = places.element().closest('section')?.querySelectorAll('li a') ?? []
  const texts = [...links].map(({ textContent }) => textContent)
  expect(texts).toContainEqual(expect.stringMatching(/Eten en drinken\d+ keuzes.*Dinerbon/))
  expect(texts.join()).not.toMatch(/zonder bedrag|Keuze Cadeaukaart/)
})

test('a donation says what it is, and its questions open by keyboard', async () => {
  await open('kwispeluur-donatie', 'Kwispeluur Donatie')
  await expect.element(page.getByText('Goed doel', { exact: true })).toBeVisible()
  await expect.element(byPost).not.toBeInTheDocument()
  const answer = page.getByText(/rustig blijft bij rollators/)
  await expect.poll(() => answer.element().checkVisibility()).toBe(false)
  const question = page.getByText('Kan mijn eigen hond ook meedoen?').element()
  question.closest('summary')?.focus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => answer.element().checkVisibility()).toBe(true)
  await expect.element(add).toBeEnabled()
})

test('a pack of blank cards is bought by post for whoever orders it, and asks nothing of a gift', async () => {
  renderPage('/categorie/lege-cadeaukaarten/')
  const cards = page.getByRole('main').getByRole('article')
  await expect.element(cards).toHaveLength(3)
  await userEvent.click(page.getByRole('link', { name: /Lege Cadeaukaarten Verjaardag/ }))
  await expect.element(title).toMatchTextContent('Setje van 3 Lege Cadeaukaarten Verjaardag')
  await expect.element(page.getByText(/€\s4,95 per setje/)).toBeVisible()
  await expect.element(page.getByRole('heading', { name: 'Wat erin zit' })).toBeVisible()
  for (const asked of ['Voor iemand anders', 'Voor mezelf', 'Persoonlijk bericht'])
    expect(page.getByText(asked, { exact: true }).elements()).toEqual([])
  for (const [label, text] of [
    ['Postcode', '3511AB'],
    ['Huisnummer', '12A'],
    ['Straat', 'Oudegracht'],
    ['Plaats', 'Utrecht'],
  ] as const)
    await userEvent.fill(page.getByLabelText(label, { exact: true }), text)
  await userEvent.click(add)
  await expect.element(page.getByRole('dialog')).toBeVisible()
  await expect
    .element(page.getByRole('dialog').getByText(/Lege Cadeaukaarten Verjaardag/))
    .toBeVisible()
  await expect
    .element(page.getByRole('dialog').getByText(/^1 setje van 3 lege kaarten, €\s4,95 per setje$/))
    .toBeVisible()
  renderPage('/winkelmandje/')
  await expect.element(page.getByText('1 setje van 3 lege kaarten', { exact: true })).toBeVisible()
  await expect
    .element(page.getByRole('term').getByText('1 setje van 3 lege kaarten, per post'))
    .toBeVisible()
  expect(page.getByText(/cadeaubon per post/).elements()).toEqual([])
})

describe('reviews', () => {
  const second = page.getByText(/Stil, en toen ineens de zon/)
  const all = page.getByRole('button', { name: 'Lees alle 2 ervaringen' })
  afterEach(() => page.viewport(375, 812))

  test('say how they were checked; a phone shows the first, and all in a modal', async () => {
    await open('warme-lucht-ballonbon', 'Warme Lucht Ballonbon')
    await expect.element(page.getByText(/Mijn moeder huilde boven Woerden/)).toBeVisible()
    await expect
      .element(
        page.getByRole('link', {
          name: /^Aankoop gecontroleerd op 20 november 2026, via Keurmerk/,
        }),
      )
      .toHaveAttribute('href', 'https://keurmerk.example/1')
    await expect.element(second).not.toBeVisible()
    await userEvent.click(all)
    const modal = page.getByRole('dialog', { name: 'Wat klanten zeggen' })
    await expect.element(modal.getByRole('listitem')).toHaveLength(2)
    await expect.element(modal.getByText(/Stil, en toen ineens de zon/)).toBeVisible()
    expect(await axeViolations()).toEqual([])
    await userEvent.keyboard('{Escape}')
    await expect.element(modal).not.toBeInTheDocument()
    await expect.element(all).toHaveFocus()
    await page.viewport(1024, 800)
    await expect.element(second).toBeVisible()
    await expect.element(all).not.toBeInTheDocument()
  })

  test('are not shown where there are none', async () => {
    await open('zaal-zeven-bioscoopbon', 'Zaal Zeven Bioscoopbon')
    await expect
      .element(page.getByRole('heading', { name: 'Wat klanten zeggen' }))
      .not.toBeInTheDocument()
  })
})

test('before buying, a giver sees the present in its paper, with name and note as far as they are typed', async () => {
  await openDinner()
  const show = page.getByRole('button', { name: texts.product.stage.showWrapped })
  await userEvent.click(show)
  const overlay = page.getByRole('dialog', { name: texts.wrapper.title })
  await expect.element(overlay.getByText('Voor jou')).toBeVisible()
  await expect.element(overlay.getByRole('img', { name: 'Cadeaubon', exact: true })).toBeVisible()
  await expect.element(overlay.getByText(/Schrijf je er iets bij/)).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(overlay).not.toBeInTheDocument()
  await expect.element(show).toHaveFocus()
  await userEvent.fill(page.getByLabelText(form.name), 'Sanne')
  await userEvent.fill(page.getByLabelText(form.giverName), 'Opa en oma')
  await userEvent.fill(page.getByLabelText(form.messageLabel), 'Smullen maar!')
  await userEvent.click(show)
  await expect.element(overlay.getByText('Voor Sanne')).toBeVisible()
  await expect.element(overlay.getByText('van Opa en oma')).toBeVisible()
  await expect.element(overlay.getByText('Smullen maar!')).toBeVisible()
  expect(await axeViolations()).toEqual([])
  await userEvent.click(overlay.getByRole('button', { name: 'Pak uit' }))
  await expect.element(overlay.getByRole('status')).toMatchTextContent('Aan tafel Dinerbon')
  await userEvent.keyboard('{Escape}')
  await choose(radio(form.forSelf))
  await expect.element(show).not.toBeInTheDocument()
})

describe('paper and tag of a gift', () => {
  const paper = (id: keyof typeof papers) =>
    page.getByRole('radio', { name: new RegExp(`^${papers[id]}`) })
  const giver = page.getByLabelText(form.giverName)
  const answered = (name: string) => userEvent.fill(page.getByLabelText(form.name), name)
  const sanne = { name: 'Sanne', email: 'sanne@post.example' }

  test('stand ready for whoever does not care: the first paper, what costs nothing first, and no name to type', async () => {
    await openDinner()
    const group = page.getByRole('group', { name: form.paper })
    await expect.element(group.getByRole('radio')).toHaveLength(11)
    const said = group.element().textContent
    expect(said.match(/gratis/g)).toHaveLength(3)
    expect(said.lastIndexOf('gratis')).toBeLessThan(said.indexOf('€'))
    await expect.element(paper('hearts')).toBeChecked()
    paper('hearts').element().focus()
    await userEvent.keyboard('{ArrowRight}')
    await expect.element(paper('leaves')).toBeChecked()
    await answered('Sanne')
    for (const label of [form.email, form.confirmEmail])
      await userEvent.fill(page.getByLabelText(label, { exact: true }), sanne.email)
    await userEvent.click(add)
    await expect
      .element(page.getByRole('dialog', { name: texts.product.added.title }))
      .toBeVisible()
    expect(await visitor.shipments()).toMatchObject([
      { giverName: null, packages: [{ wrapper: { variation: { id: 'leaves' } } }] },
    ])
  })

  test('are not asked of what somebody keeps', async () => {
    await openDinner()
    await choose(radio(form.forSelf))
    await expect.element(page.getByRole('group', { name: form.paper })).not.toBeInTheDocument()
    await expect.element(giver).not.toBeInTheDocument()
  })

  test('begin with the first name of whoever orders, where no tag says another', async () => {
    await visitor.addCard({ productId: 'aan-tafel-dinerbon', amountCents: 2000, quantity: 1 })
    await visitor.saveDetails('joris@post.example')
    await openDinner()
    await answered('Bram')
    await expect.element(giver).toHaveValue('Joris')
  })

  test('begin with the name of whoever gave before; what is typed stays, with its sentence where it cannot be', async () => {
    const card = { productId: 'aan-tafel-dinerbon', amountCents: 2000, quantity: 1 }
    await visitor.addCard({ ...card, receiver: { ...sanne, giverName: 'Opa en oma' } })
    await openDinner()
    await answered('Bram')
    await expect.element(giver).toHaveValue('Opa en oma')
    await expect.element(giver).toHaveAccessibleDescription(/leest de ontvanger op het kaartje/)
    for (const [typed, sentence] of [
      ['Opa 👴', /Emoji passen niet op het kaartje/],
      ['Opa en oma van de Kerkstraat'.repeat(3), /er passen 60 tekens op het kaartje/],
      ['www.x.nl', /zonder links of symbolen/],
    ] as const) {
      await userEvent.fill(giver, typed)
      await userEvent.click(add)
      await expect.element(giver).toHaveAccessibleDescription(sentence)
      await expect.element(giver).toHaveValue(typed)
    }
    expect(await axeViolations()).toEqual([])
  })
})
