import type { FastifyInstance } from 'fastify'
import type { Deps } from '#flows/shared/deps.ts'
import { registerCardCalendar } from './card-calendar.ts'
import { registerCardPaper } from './card-paper.ts'

/** The files below the private address of a gift: its last days for calendars, and its cards to print. */
export function registerCardFiles(app: FastifyInstance, deps: Deps): void {
  registerCardCalendar(app, deps)
  registerCardPaper(app, deps)
}
