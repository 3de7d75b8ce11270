import { paymentTexts } from '#i18n/texts/payment.ts'
import { paymentOutcomeTexts } from '#i18n/texts/payment-outcome.ts'
import { quoteTexts } from '#i18n/texts/quote.ts'
import { answerQuote } from '#tests/support/send-quote.ts'
import { axeViolationsOn } from './axe-violations.ts'
import { expect, test } from './journey.ts'
import { newAddress } from './new-address.ts'

const texts = quoteTexts.nl

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const list = (emails: readonly string[]) => ({
  name: 'team.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(
    ['naam;e-mail', ...emails.map((email, at) => `Collega ${at + 1};${email}`)].join('\n'),
  ),
})

test('a quote goes from request to issued cards', async ({ page, shop, mailbox, bank }) => {
  const asker = newAddress('inkoop')
  const team = [newAddress('een'), newAddress('twee'), newAddress('drie')]
  const main = page.getByRole('main')
  const field = (label: string) => main.getByLabel(label, { exact: true })
  const { request, asked, quote } = texts
  const noViolations = async () => expect(await axeViolationsOn(page)).toEqual([])

  await test.step('companies are led to the form, which pages fill in', async () => {
    await shop.open('/zakelijk/')
    await main.getByRole('link', { name: 'Vraag een offerte aan' }).first().click()
    await expect(shop.heading).toHaveText(request.heading)
    await shop.open(
      '/business/request-a-quote/?product=aan-tafel-dinerbon&number=3&amount=2500&occasion=Kerst',
    )
    await expect(main.getByText('Aan tafel Dinerbon')).toBeVisible()
    await expect(main.getByLabel(request.number)).toHaveValue('3')
    await expect(main.getByLabel(request.amount)).toHaveValue('25')
    await expect(main.getByLabel(request.occasion)).toHaveValue('Kerst')
    await noViolations()
  })

  const send = main.getByRole('button', { name: request.submit })

  await test.step('what is missing or wrong is told, and nothing typed is lost', async () => {
    await main.getByLabel(request.message).fill('Drie bonnen voor het team.')
    await main.getByLabel(request.kvkNumber).fill('1234567')
    await main.getByLabel(request.vatNumber).fill('DE136695976')
    await send.click()
    const problems = main.getByRole('alert').first()
    await expect(problems.or(main).getByText(texts.required.companyName).first()).toBeVisible()
    await expect(main.getByText(texts.problems.kvkNumberInvalid).first()).toBeVisible()
    await expect(main.getByLabel(request.message)).toHaveValue('Drie bonnen voor het team.')
    await noViolations()
  })

  await test.step('a wrong row, and a file that is no list, are told', async () => {
    const file = main.locator('input[type=file]')
    await file.setInputFiles(list(['kapot', team[0] ?? '']))
    await expect(main.getByText('Eén regel klopt niet: regel 1 (e-mailadres)')).toBeVisible()
    await expect(send).toBeDisabled()
    await file.setInputFiles({ ...list([]), buffer: Buffer.from([0x50, 0x4b, 0x03, 0x04]) })
    await expect(main.getByText(request.spreadsheet)).toBeVisible()
    await file.setInputFiles(list(team))
    await expect(main.getByText('3 ontvangers gelezen uit team.csv.')).toBeVisible()
  })

  let number = ''
  await test.step('the request is acknowledged with number and moment', async () => {
    await field(request.companyName).fill('Bakkerij Bol')
    await main.getByLabel(request.kvkNumber).fill('12345678')
    await main.getByLabel(request.vatNumber).fill('')
    await field(shop.texts.address.postCode).fill('2513 AA')
    await field(shop.texts.address.houseNumber).fill('1')
    await field(shop.texts.address.houseNumber).blur()
    await expect(field(shop.texts.address.street)).toHaveValue('Binnenhof')
    await field(request.firstName).fill('Joris')
    await field(request.lastName).fill('Bakker')
    await field(request.email).fill(asker)
    await send.click()
    await expect(main.getByRole('heading', { name: asked.heading })).toBeVisible()
    await expect(
      main.getByText(/Je hoort uiterlijk \d+ \w+ \d{4} om \d{2}\.\d{2} uur van ons/),
    ).toBeVisible()
    number = /Q\d+-\w{4}-\w{4}/.exec((await main.textContent()) ?? '')?.[0] ?? ''
    await noViolations()
    const { subject } = await mailbox.mailTo(asker)
    expect(subject).toBe(`We hebben je aanvraag ${number}`)
    await page.goto(await mailbox.linkTo(asker, 'offerte'))
    await expect(main.getByText(/We werken aan je offerte/)).toBeVisible()
    await noViolations()
  })

  await test.step('the operator answers it for the list, with a discount', async () => {
    expect(await answerQuote(number, '--discount', '10%', '--note', 'Fijne feestdagen')).toContain(
      'total 68.45 EUR',
    )
    await mailbox.mailAbout(asker, /^Je offerte /)
    await page.goto(await mailbox.linkTo(asker, 'offerte'))
    await expect(main.getByText(/voor 3 ontvangers van je lijst/)).toBeVisible()
    await expect(main.getByText('Fijne feestdagen')).toBeVisible()
    await noViolations()
    const link = main.getByRole('link', { name: quote.download })
    const paper = await page.request.get((await link.getAttribute('href')) ?? '')
    expect(paper.headers()['content-type']).toBe('application/pdf')
  })

  const pay = main.getByRole('button', { name: paymentTexts.nl.payment.orderAndPay })

  await test.step('the terms are asked for before it is paid, by the keyboard too', async () => {
    await expect(pay).toBeEnabled()
    await pay.focus()
    await page.keyboard.press('Enter')
    await expect(main.getByText(texts.problems.termsNotAccepted)).toBeVisible()
    const terms = main.getByRole('checkbox', { name: /voorwaarden/ })
    await expect(terms).toBeFocused()
    await page.keyboard.press('Space')
    await main.getByRole('radio', { name: /iDEAL/ }).check()
  })

  await test.step('a cancelled payment leads back, and another one pays', async () => {
    await pay.click()
    await bank.choose('cancel')
    await expect(shop.heading).toHaveText(`Offerte ${number}`)
    await expect(main.getByText(paymentOutcomeTexts.nl.retry.cancelled)).toBeVisible()
    await main.getByRole('radio', { name: /iDEAL/ }).check()
    await main.getByRole('checkbox', { name: /voorwaarden/ }).check()
    await pay.click()
    await bank.choose('pay')
    await expect(shop.thanks).toBeVisible()
  })

  await test.step('everybody on the list has a card, and the quote is an order', async () => {
    for (const receiver of team) expect(await mailbox.giftLinkTo(receiver)).toContain('/kaart/')
    await page.goto(await mailbox.linkTo(asker, 'offerte'))
    await expect(main.getByText(quote.state.ACCEPTED)).toBeVisible()
    await noViolations()
    await main.getByRole('link', { name: quote.toOrder }).click()
    await expect(main.getByText(/68,45/).first()).toBeVisible()
  })
})

test('a quote is declined by whoever has its link, in English too', async ({
  page,
  shop,
  mailbox,
}) => {
  const asker = newAddress('inkoop')
  const main = page.getByRole('main')
  await answerQuote(await shop.askForQuote({ email: asker }))
  await mailbox.mailAbout(asker, /^Je offerte /)
  const link = await mailbox.linkTo(asker, 'offerte')
  await page.goto(link.replace('/offerte/', '/en/offerte/'))
  const { quote, decline } = quoteTexts.en
  const opener = main.getByRole('button', { name: quote.decline })
  await expect(opener).toBeEnabled()
  await opener.press('Enter')
  const dialog = page.getByRole('dialog', { name: decline.title })
  await dialog.getByRole('button', { name: decline.confirm }).press('Enter')
  await expect(main.getByText(quote.state.DECLINED)).toBeVisible()
  await expect(opener).toBeHidden()
  expect(await axeViolationsOn(page)).toEqual([])
})
