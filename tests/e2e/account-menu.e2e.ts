import { knownPassword } from '#tests/support/known-customer.ts'
import { axeViolationsOn } from './axe-violations.ts'
import { settle, shiftsOn, sumOf } from './layout-shifts.ts'
import { expect, register, test } from './order-modal-shop.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('who is not logged in is led to where one says who one is, also without script', async ({
  page,
  request,
  menu,
}) => {
  await page.goto('/cadeaubonnen/')
  await expect(menu.button).toHaveCount(0)
  await menu.link.click()
  await expect(page).toHaveURL('/account/')
  for (const path of ['/', '/zakelijk/', '/account/login/'])
    expect(await (await request.get(path)).text(), path).toMatch(
      /<a[^>]*aria-label="Mijn account"[^>]*href="\/account\/"|<a[^>]*href="\/account\/"[^>]*aria-label="Mijn account"/,
    )
})

test('the icon stays in the bar at every width, with all the others', async ({ page, menu }) => {
  for (const path of ['/', '/zakelijk/']) {
    await page.goto(path)
    for (const width of [320, 375, 768, 1024, 1280, 1440]) {
      await page.setViewportSize({ width, height: 800 })
      await expect(menu.link, `${path} ${width}`).toBeInViewport({ ratio: 1 })
      const overflow = () =>
        page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
      await expect.poll(overflow, { message: `${path} ${width}` }).toBeLessThanOrEqual(0)
    }
  }
})

test('the dropdown names who is logged in, leads to the pages of the account, and closes on the way', async ({
  page,
  menu,
  account,
}) => {
  await register(account)
  for (const width of [375, 1440]) {
    await page.setViewportSize({ width, height: 812 })
    await page.goto('/cadeaubonnen/')
    await menu.button.click()
    await expect(menu.list.getByText('Joris Bakker')).toBeVisible()
    expect(await axeViolationsOn(page), String(width)).toEqual([])
    for (const entry of await menu.list.getByRole('link').all())
      await expect(entry).toBeInViewport({ ratio: 1 })
    await menu.list.getByRole('link', { name: 'Bestellingen' }).click()
    await expect(account.heading(account.pages.orders.heading)).toBeVisible()
    await expect(menu.list).toHaveCount(0)
    await expect(menu.button).toHaveAttribute('aria-expanded', 'false')
  }
})

test('the menu knows customers as soon as they confirm their address with their password', async ({
  page,
  menu,
  account,
}) => {
  const email = await register(account)
  // The mails of this shop name the address of the other one.
  const { pathname, search } = new URL(await account.linkTo('bevestigen', email))
  await account.forgetCookies()
  await page.goto(`${pathname}${search}`)
  await expect(menu.link).toBeVisible()
  await account.fill({ password: knownPassword })
  await account.send('confirm')
  await expect(account.heading(account.entry.confirm.done.heading)).toBeVisible()
  await expect(menu.button).toBeVisible()
})

test('logging out stays where it is, empties the basket of this browser, and on a page of the account leads home', async ({
  page,
  shop,
  menu,
  account,
  product,
}) => {
  const email = await register(account)
  await product.open('aan-tafel-dinerbon')
  await product.forMyself()
  await product.add()
  await product.added.waitFor()
  await page.keyboard.press('Escape')
  await expect(shop.basketLink(1)).toBeVisible()
  await menu.button.click()
  await menu.logOut.click()
  await expect(page.getByText(shop.texts.account.loggedOut)).toBeVisible()
  await expect(page).toHaveURL(/aan-tafel-dinerbon/)
  await expect(shop.basketLink(0)).toBeVisible()
  // Pressing what opened it closes the goodbye as Escape does.
  await menu.button.click()
  await expect(menu.link).toBeVisible()
  await expect(menu.button).toHaveCount(0)

  await page.goto('/account/login/')
  await account.fill({ email, password: knownPassword })
  await account.send('login')
  await expect(account.navigation).toBeVisible()
  await menu.button.click()
  await menu.logOut.click()
  await expect(page).toHaveURL('/')
  await expect(menu.link).toBeVisible()
})

test('that somebody is logged in moves nothing when it turns out, on a phone and on a desktop', async ({
  page,
  menu,
  account,
}) => {
  await register(account)
  for (const width of [375, 1440]) {
    await page.setViewportSize({ width, height: 812 })
    await page.goto('/cadeaubonnen/')
    await expect(menu.button).toBeVisible()
    await settle(page)
    expect(sumOf(await shiftsOn(page)), String(width)).toBeLessThan(0.001)
  }
})

test.describe('a visitor who agrees to statistics', () => {
  test.use({ consent: { statistics: true, marketing: false } })

  test('has logging in measured, without who', async ({ page, account }) => {
    const email = await register(account)
    await account.forgetCookies()
    await page.goto('/account/login/')
    await account.fill({ email, password: knownPassword })
    await account.send('login')
    await expect(account.navigation).toBeVisible()
    const measured = await page.evaluate(() =>
      JSON.stringify((window as unknown as { dataLayer?: object[] }).dataLayer ?? []),
    )
    expect(measured).toContain('{"event":"login","method":"password"}')
    expect(measured).not.toContain('post.example')
  })
})
