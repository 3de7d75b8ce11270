import type { FastifyInstance } from 'fastify'
import { CardLinkInvalid } from '#domain/deliveries/errors.ts'
import { endHoldersReminders } from '#flows/cards/remind-holder.ts'
import { oneClickFolder } from '#flows/shared/addresses.ts'
import type { Deps } from '#flows/shared/deps.ts'
import { sayError } from '#i18n/say-error.ts'
import { matchAddress, pathsOf } from '#kernel/addresses.ts'
import { type Language, languages } from '#kernel/language.ts'

const reminders = `/${oneClickFolder}/reminders/`

/**
 * Whether an address ends letters by one post of a mail program (RFC 8058). It comes from anywhere, as any type of form
 * or none, and without cookies: the token in the address is all that counts.
 */
export const isOneClick = (path: string): boolean =>
  path.startsWith(reminders) || matchAddress(path)?.name === 'newsletterEnd'

/** Reminders have their token behind the # of a page, which no post can send: they end at an address of their own. */
export function registerOneClick(app: FastifyInstance, deps: OneClickDeps): void {
  app.register((oneClick, _options, ready) => {
    oneClick.removeAllContentTypeParsers()
    oneClick.addContentTypeParser('*', { parseAs: 'string' }, (_request, _body, done) => done(null))
    for (const language of languages) registerIn(oneClick, deps, language)
    ready()
  })
}

type OneClickDeps = Parameters<typeof endHoldersReminders>[0] & Pick<Deps, 'reminderLinks'>

function registerIn(app: FastifyInstance, deps: OneClickDeps, language: Language): void {
  const path = `${reminders}${language}/:token`
  app.get<{ Params: { token: string } }>(path, ({ params: { token } }, reply) =>
    reply.redirect(`${pathsOf(language).myCards()}#${token}`, 302),
  )
  app.post<{ Params: { token: string } }>(path, async ({ params: { token } }, reply) => {
    reply.type('text/plain; charset=utf-8').header('cache-control', 'no-store')
    try {
      await endHoldersReminders(deps, token)
      return reply.send('OK')
    } catch (error) {
      if (!(error instanceof CardLinkInvalid)) throw error
      return reply.code(404).send(sayError(language, { code: error.code }))
    }
  })
}
