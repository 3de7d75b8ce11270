import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { confirmNewsletter, endNewsletter } from '#flows/newsletter/follow-newsletter-link.ts'
import { subscribeToNewsletter } from '#flows/newsletter/subscribe-to-newsletter.ts'
import { OrderShop } from '#tests/support/build-order-shop.ts'
import { commandContext } from '#tests/support/command-context.ts'
import { openTestDatabase } from '#tests/support/database.ts'
import { runCommand } from './commands.ts'

const database = await openTestDatabase()
const shop = new OrderShop(database)
const folder = mkdtempSync(join(tmpdir(), 'gift-card-shop-newsletter-'))
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true })
  shop.close()
  await database.close()
})

const run = (...words: string[]) => {
  const { db, clock, queue, shopUrl, newsletterLinks } = shop.deps
  const openQueue = async () => ({ ...queue, listDeadLetters: async () => [] })
  const shown = commandContext({ db, clock, home: folder })
  return runCommand({ ...shown, shopUrl, newsletterLinks, openQueue }, words)
}
const tokenFor = (email: string, kind: string) => {
  const mail = [...shop.mails.values()].find((sent) => sent.mail.to.address === email)?.mail
  return new RegExp(`/${kind}/([a-z0-9]+)/`).exec(mail?.text ?? '')?.[1] ?? ''
}
async function ask(email: string, firstName?: string) {
  await subscribeToNewsletter(shop.deps, {
    ...{ email, firstName, language: 'nl', clientIp: undefined },
  })
  await shop.runJobs()
}

test('the list holds all confirmed addresses and no others, each with its link to unsubscribe', async () => {
  await ask('+ja@voorbeeld.example', "Jan van 't Veld & Co")
  await ask('nooit@voorbeeld.example')
  await ask('weg@voorbeeld.example')
  for (const email of ['+ja@voorbeeld.example', 'weg@voorbeeld.example'])
    await confirmNewsletter(shop.deps, tokenFor(email, 'bevestigen'))
  await endNewsletter(shop.deps, tokenFor('weg@voorbeeld.example', 'afmelden'))

  const file = join(folder, 'lijst.csv')
  expect(await run('newsletter', 'export', 'lijst.csv')).toEqual({
    lines: [`1 addresses in ${file}.`],
    exitCode: 0,
  })
  const [head, first, ...rest] = readFileSync(file, 'utf8').split('\r\n')
  // A spreadsheet reads it as UTF-8, and no address as a formula.
  expect(head).toMatch(/^\uFEFFemail,first_name,/)
  expect(first).toMatch(
    /^'\+ja@voorbeeld.example,Jan van 't Veld & Co,nl,GCSNL,2026-11-21T10:00:00.000Z,/,
  )
  const [, url = ''] = /,(https:[^,]+)$/.exec(first ?? '') ?? []
  expect(url).toContain(`/nieuwsbrief/afmelden/${tokenFor('+ja@voorbeeld.example', 'afmelden')}/`)
  expect(rest).toEqual([''])
  expect(statSync(file).mode & 0o777).toBe(0o600)
})

test('no file is overwritten, and one that is not named is asked for', async () => {
  await run('newsletter', 'export', 'eens.csv')
  const again = await run('newsletter', 'export', 'eens.csv')
  expect(again).toMatchObject({ exitCode: 1, lines: [expect.stringContaining('not written')] })
  expect((await run('newsletter', 'export')).exitCode).toBe(2)
})

test('an address is taken off the list by a person too', async () => {
  await ask('bel@voorbeeld.example')
  await confirmNewsletter(shop.deps, tokenFor('bel@voorbeeld.example', 'bevestigen'))
  expect(await run('newsletter', 'end', 'BEL@voorbeeld.example')).toMatchObject({ exitCode: 0 })
  expect(await run('newsletter', 'end', 'bel@voorbeeld.example')).toMatchObject({ exitCode: 1 })
})
