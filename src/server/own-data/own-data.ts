import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { TooManySecretAttempts } from '#domain/secret-attempts/errors.ts'
import { collectOwnData } from '#flows/accounts/collect-own-data.ts'
import type { Deps } from '#flows/shared/deps.ts'
import { pathsOf } from '#kernel/addresses.ts'
import { languages } from '#kernel/language.ts'
import { ownDataFile } from '#kernel/own-data-file.ts'
import { refused } from '../answer-failures.ts'
import { asPrivateFile } from '../private-file.ts'
import { viewerKeysOf } from '../viewer-keys-of.ts'

type OwnDataDeps = Parameters<typeof collectOwnData>[0] & Pick<Deps, 'shopUrl' | 'storefront'>

/**
 * File with all that the shop keeps of a customer, for the browser in which they are logged in.
 * Everybody else is led to the page of details, which asks them to log in.
 */
export function registerOwnData(app: FastifyInstance, deps: OwnDataDeps): void {
  const { shopUrl, storefront } = deps
  for (const language of languages) {
    const paths = pathsOf(language)
    app.get(`${paths.accountDetails()}${ownDataFile}`, async (request, reply) => {
      const { sessionKey } = viewerKeysOf(request, deps)
      const file = await collectOwnData(deps, sessionKey).catch(hastyAsRefused)
      if (file === undefined) return reply.redirect(paths.accountDetails(), 302)
      const { zipFiles } = await import('./zip-files.ts')
      const { writeOwnData } = await import('./write-own-data.ts')
      const { writeOwnDataPage } = await import('./own-data-page.ts')
      const privacyUrl = new URL(paths.privacy(), shopUrl).href
      const page = { language, shopName: storefront.name, privacyUrl }
      const files = [
        { name: 'index.html', parts: writeOwnDataPage(file, page) },
        { name: 'data.json', parts: writeOwnData(file) },
      ]
      return asPrivateFile(reply, { contentType: 'application/zip', name: ownDataFile }).send(
        Readable.from(zipFiles(files, file.collectedAt), { objectMode: false }),
      )
    })
  }
}

function hastyAsRefused(error: unknown): never {
  throw error instanceof TooManySecretAttempts ? refused(429) : error
}
