import { beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { orderOverviewTexts } from '#i18n/texts/order-overview.ts'
import { papersTexts } from '#i18n/texts/papers.ts'
import { axeViolations, texts } from '#tests/support/render-component.tsx'
import { newVisitor, renderPage } from '#tests/support/render-page.tsx'
import type { Visitor } from '#tests/support/visitor.ts'

const papers = papersTexts.nl

const { form, packing, added } = texts.product
const overview = orderOverviewTexts.nl

const paper = (id: keyof typeof papers) =>
  page.getByRole('radio', { name: new RegExp(`^${papers[id]}`) })
const choose = (id: keyof typeof papers) => userEvent.click(page.getByText(papers[id]))
const group = page.getByRole('group', { name: form.paper })
const receiver = { name: 'Sanne', email: 'sanne@post.example' }
const gift = { productId: 'aan-tafel-dinerbon', amountCents: 25_00, quantity: 2, receiver }

/** Radio buttons lie under their labels, so a visitor clicks the label. */
async function byPost(): Promise<void> {
  const radio = page.getByRole('radio', { name: /^Per post/ })
  await expect.element(radio).toBeEnabled()
  await userEvent.click(radio.element().closest('label') ?? radio)
}

let visitor: Visitor
beforeEach(async () => {
  visitor = await newVisitor()
})

async function open(path: string): Promise<void> {
  renderPage(path)
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
}

describe('where a gift is chosen', () => {
  test('a paid paper is in the price at once; for the giver there is none, and none in the price', async () => {
    await open('/cadeaubonnen/aan-tafel-dinerbon/')
    await userEvent.click(page.getByText('€ 50', { exact: true }))
    await choose('kraft')
    await expect.element(page.getByText('€ 50,95', { exact: true })).toBeVisible()
    await expect.element(page.getByText('met verpakking, € 0,95')).toBeVisible()
    expect(await axeViolations()).toEqual([])
    await userEvent.click(page.getByText(form.forSelf, { exact: true }))
    await expect.element(page.getByText(/^met verpakking/)).not.toBeInTheDocument()
  })

  test('one page for one gift has a row for it, in its total too', async () => {
    await open('/bestellen/?gift=aan-tafel-dinerbon')
    await userEvent.click(page.getByText('€ 50', { exact: true }))
    await choose('sky')
    await expect.element(page.getByText('€ 51,90').first()).toBeVisible()
  })

  test('a donation is offered what costs nothing', async () => {
    await open('/cadeaubonnen/vloedlijn-donatie/')
    await expect.element(group.getByRole('radio')).toHaveLength(3)
    expect(group.element().textContent).not.toContain('€')
  })

  test('what goes by post comes without paper, may have one and a box, together or each by itself', async () => {
    await open('/cadeaubonnen/aan-tafel-dinerbon/')
    await byPost()
    await expect.element(group.getByRole('radio')).toHaveLength(7)
    await expect.element(page.getByRole('radio', { name: form.noPaper })).toBeChecked()
    const each = page.getByRole('checkbox', { name: form.eachWrapped })
    await choose('delft')
    await expect.element(page.getByText('met verpakking, € 2,95')).toBeVisible()
    await expect.element(each).not.toBeInTheDocument()
    await userEvent.click(page.getByRole('button', { name: /: één meer$/ }))
    await userEvent.click(page.getByRole('checkbox', { name: new RegExp(papers.giftBox) }))
    await expect.element(page.getByText('met verpakking, € 7,90')).toBeVisible()
    await userEvent.click(each)
    await expect.element(page.getByText('met verpakking, € 15,80')).toBeVisible()
  })

  test('the box is shown closed and open before it is chosen', async () => {
    await open('/cadeaubonnen/aan-tafel-dinerbon/')
    await byPost()
    const opener = page.getByRole('button', { name: form.showPacking })
    await userEvent.click(opener)
    const modal = page.getByRole('dialog', { name: papers.giftBox })
    await expect.element(modal.getByText(/4,95/)).toBeVisible()
    expect(await axeViolations()).toEqual([])
    await userEvent.click(modal.getByRole('button', { name: packing.open }))
    await userEvent.click(modal.getByRole('button', { name: packing.close }))
    await userEvent.keyboard('{Escape}')
    await expect.element(modal).not.toBeInTheDocument()
    await expect.element(opener).toHaveFocus()
  })
})

describe('in the basket', () => {
  test('a paid paper stands under its gift and in the totals; another is chosen where it lies', async () => {
    await visitor.addCard({ ...gift, wrapper: 'kraft' })
    await open('/winkelmandje/')
    await expect.element(page.getByText('Ingepakt: Pakpapier, € 0,95')).toBeVisible()
    await expect.element(page.getByText('€ 51,90').first()).toBeVisible()
    const { changeNoteAndPaper } = texts.basket
    await userEvent.click(page.getByRole('button', { name: new RegExp(changeNoteAndPaper) }))
    await expect.element(paper('kraft')).toBeChecked()
    await choose('dots')
    await userEvent.click(page.getByRole('button', { name: texts.basket.saveNote }))
    await expect.element(page.getByText(/^Ingepakt/)).not.toBeInTheDocument()
    await expect.element(page.getByText('€ 50,95').first()).toBeVisible()
  })
})

describe('everything at a glance', () => {
  test('says for whom, in what and for how much, and leads back to where it was opened', async () => {
    await visitor.addCard({ ...gift, wrapper: 'kraft', message: 'Hoera' })
    await visitor.saveDetails('joris@post.example')
    await open('/bestellen/?stap=betaling')
    // On a phone the order is folded above the step.
    await userEvent.click(page.getByText(texts.checkout.payment.overview).first())
    const opener = page.getByRole('button', { name: overview.open })
    await userEvent.click(opener)
    const modal = page.getByRole('dialog', { name: overview.title })
    await expect.element(modal.getByRole('heading', { name: 'Voor Sanne' })).toBeVisible()
    for (const said of ['sanne@post.example', '2 × € 25', 'Pakpapier, € 0,95', '“Hoera”'])
      await expect.element(modal.getByText(said)).toBeVisible()
    await expect.element(modal.getByText('€ 51,90')).toBeVisible()
    expect(await axeViolations()).toEqual([])
    await userEvent.click(modal.getByRole('button', { name: overview.goOn }))
    await expect.element(modal).not.toBeInTheDocument()
  })

  test('is there once something was put in the basket, with all that lies in it', async () => {
    await visitor.addCard(gift)
    await open('/cadeaubonnen/aan-tafel-dinerbon/')
    await userEvent.click(page.getByText(form.forSelf, { exact: true }))
    await userEvent.click(page.getByRole('button', { name: form.submit }))
    const window = page.getByRole('dialog', { name: added.title })
    await userEvent.click(window.getByRole('button', { name: overview.open }))
    const modal = page.getByRole('dialog', { name: overview.title })
    await expect.element(modal.getByRole('heading', { name: 'Voor Sanne' })).toBeVisible()
    await expect.element(modal.getByRole('heading', { name: overview.forSelf })).toBeVisible()
    expect(await axeViolations()).toEqual([])
  })
})
