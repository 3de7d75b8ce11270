import type { FastifyInstance, FastifyRequest } from 'fastify'
import { refused } from './answer-failures.ts'
import { isOneClick } from './one-click.ts'
import { pagePathOf } from './page-address.ts'

/** Whether the page of an address has an action, which takes its forms. */
export type TakesForms = (path: string) => Promise<boolean>

/** Nothing is read there. */
const postOnly = /^\/(?:graphql|webhooks)(?:\/|$)/

/** Every form of the shop comes like this. Whatever else a page was sent it could not read. */
const formType = /^application\/x-www-form-urlencoded(?:\s*;\s*charset="?[\w-]+"?)?$/i

/** No address of ours has one; some parsers drop them, others stop at them. */
const controlCharacter = /%(?:[01][0-9a-f]|7f)/i

/**
 * Refuses before anything is read or computed what nobody here can take: other methods (405, with those that are
 * taken), other things than forms at a page (415; mail programs may send any), and addresses with control characters (400).
 */
export function refuseUnfit(
  app: FastifyInstance,
  { takesForms }: { takesForms: TakesForms },
): void {
  app.addHook('onRequest', async (request, reply) => {
    const path = pathOf(request)
    if (controlCharacter.test(path)) throw refused(400)
    const isReading = request.method === 'GET' || request.method === 'HEAD'
    if (isReading && !postOnly.test(path)) return
    const taken = await methodsAt(path, takesForms)
    if (!taken.includes(request.method)) {
      reply.header('allow', taken.join(', '))
      throw refused(405)
    }
    const isForm = formType.test(request.headers['content-type'] ?? '')
    if (!isForm && !postOnly.test(path) && !isOneClick(path)) throw refused(415)
  })
}

async function methodsAt(path: string, takesForms: TakesForms): Promise<readonly string[]> {
  if (postOnly.test(path)) return ['POST']
  if (isOneClick(path)) return ['GET', 'HEAD', 'POST']
  const isForm = await takesForms(pagePathOf(path))
  return isForm ? ['GET', 'HEAD', 'POST'] : ['GET', 'HEAD']
}

const pathOf = ({ url }: FastifyRequest): string => url.split('?', 1)[0] ?? url
