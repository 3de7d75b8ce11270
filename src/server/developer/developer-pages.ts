import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Catalogue } from '#domain/catalogue/snapshot.ts'
import type { Deps } from '#flows/shared/deps.ts'
import type { OpenConfig } from '#platform/config/config.ts'
import { readSpan } from '#server/commands/clock.ts'
import type { Mailbox } from '#simulators/mailbox/mailbox.ts'
import { mailboxPages } from '#simulators/mailbox/mailbox-pages.ts'
import { blankCardsPage } from './blank-cards-page.ts'
import { cardsPage } from './cards-page.ts'
import { mailPages } from './mail-pages.ts'
import { startPage } from './start-page.ts'

const policy = "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; frame-src 'self'"

const sendPage = (reply: FastifyReply, body: string): FastifyReply =>
  reply
    .header('content-type', 'text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('content-security-policy', policy)
    .send(body)

/** Pages for people who try or build the shop; the demonstration alone has them. */
export function registerDeveloperPages(
  app: FastifyInstance,
  {
    catalogue,
    mailbox,
    config: { shopUrl, adyen },
    ...time
  }: {
    catalogue: Catalogue
    mailbox: Mailbox | undefined
    config: Pick<OpenConfig, 'shopUrl' | 'adyen'>
  } & MovingTime,
): void {
  app.get('/dev/', async (_request, reply) =>
    sendPage(reply, startPage({ now: time.deps.clock.now(), providerUrl: adyen.baseUrl })),
  )
  registerClock(app, time)
  app.get('/dev', async (_request, reply) => reply.redirect('/dev/', 301))
  app.get('/dev/cards/', async (_request, reply) => sendPage(reply, cardsPage(catalogue.current())))
  app.get('/dev/blank-cards/', async (_request, reply) =>
    sendPage(reply, await blankCardsPage(time.deps)),
  )
  registerMailPages(app, shopUrl)
  if (mailbox !== undefined) registerMailbox(app, mailbox)
}

type MovingTime = {
  deps: Pick<Deps, 'clock' | 'db' | 'vault'>
  moveTime: ((ms: number) => Promise<void>) | undefined
}

export const clockPath = '/dev/clock/'

/** Buttons of forms without fields: how far to go stands in the address. */
function registerClock(app: FastifyInstance, { moveTime }: MovingTime): void {
  if (moveTime === undefined) return
  app.register((dev, _options, done) => {
    dev.addContentTypeParser('application/x-www-form-urlencoded', (_request, body, done) => {
      body.resume()
      done(null)
    })
    dev.post<{ Querystring: { forward?: string } }>(clockPath, async (request, reply) => {
      const ms = readSpan([String(request.query.forward ?? '')])
      if (ms === undefined) return reply.code(400).send('Say how far, as in 3 days.')
      await moveTime(ms)
      return reply.redirect('/dev/', 303)
    })
    done()
  })
}

function registerMailPages(app: FastifyInstance, shopUrl: string): void {
  app.get('/dev/mail/', async (_request, reply) => sendPage(reply, mailPages.list()))
  app.get<{ Params: { name: string } }>('/dev/mail/:name', async (request, reply) => {
    const mail = await mailPages.mail(request.params.name, shopUrl)
    if (mail === undefined) return reply.code(404).send('There is no such template.')
    return reply
      .header('content-type', 'text/html; charset=utf-8')
      .header(
        'content-security-policy',
        "default-src 'none'; style-src 'unsafe-inline'; img-src * data:",
      )
      .send(mail)
  })
}

function registerMailbox(app: FastifyInstance, mailbox: Mailbox): void {
  const base = '/dev/mailbox/'
  const pages = mailboxPages(mailbox, base)
  app.get<{ Params: { '*': string }; Querystring: { view?: string } }>(
    `${base}*`,
    async (request, reply) => {
      const { status, headers, body } = await pages.answer(request.params['*'], request.query)
      return reply.code(status).headers(headers).send(body)
    },
  )
}
