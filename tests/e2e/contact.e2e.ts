import type { Locator, Page } from '@playwright/test'
import { contactTexts } from '#i18n/texts/contact.ts'
import { eventually } from '#tests/support/eventually.ts'
import { axeViolationsOn } from './axe-violations.ts'
import { expect, test } from './journey.ts'
import { reach } from './keyboard.ts'
import { newAddress } from './new-address.ts'

const contact = contactTexts.nl

const path = '/klantenservice/contact/'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const formOn = (page: Page) => page.getByRole('form', { name: contact.title })
const submitOf = (form: Locator) => form.getByRole('button', { name: contact.submit })

test('the keyboard alone writes to the shop, and both mails come', async ({ page, mailbox }) => {
  const email = newAddress('joris')
  await page.goto(path)
  const form = formOn(page)
  await expect(submitOf(form)).toBeEnabled()
  await reach(page, form.getByLabel(contact.name))
  await page.keyboard.type('Joris Bakker')
  await page.keyboard.press('Tab')
  await page.keyboard.type(email)
  await page.keyboard.press('Tab')
  await page.keyboard.type('anders')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await page.keyboard.type('61 7kd3 9qxm')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Mijn kaart 1234 5678 9012 3456 789 doet het niet.')
  await expect(form.getByText(contact.hasCardNumber)).toBeVisible()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')

  const done = page.getByRole('status').filter({ hasText: contact.done.title })
  await expect(done).toContainText(email)
  await expect(done).toContainText(contact.done.masked)
  await expect(done).toBeFocused()
  expect(await axeViolationsOn(page), 'sent').toEqual([])

  const copy = await mailbox.mailTo(email)
  // The words go to nobody who did not confirm the address.
  expect(copy.text).not.toContain('Mijn kaart')
  expect(copy.text).toContain('Iets anders')
  const shopAddress = copy.replyTo?.address ?? ''
  const forwarded = await eventually('the mail to the shop', async () =>
    (await mailbox.messagesTo(shopAddress)).find(({ replyTo }) => replyTo?.address === email),
  )
  expect(forwarded.text).toContain('61-7KD3-9QXM')
  expect(forwarded.text).toContain('Mijn kaart •••• 6789 doet het niet.')
  expect(forwarded.html).not.toContain('1234 5678')
})

test('a company that writes finds its subject chosen, and may choose another', async ({ page }) => {
  await page.goto('/klantenservice/contact/?onderwerp=zakelijk#write-to-us')
  const chosen = formOn(page).getByRole('combobox')
  await expect(chosen).toHaveValue('Voor bedrijven')
  await expect(page.getByRole('heading', { name: contact.title })).toBeInViewport()
  await chosen.click()
  await formOn(page).getByRole('option').last().click()
  await expect(chosen).not.toHaveValue('Voor bedrijven')
})
