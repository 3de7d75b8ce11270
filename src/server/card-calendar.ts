import type { FastifyInstance } from 'fastify'
import { CardLinkInvalid } from '#domain/deliveries/errors.ts'
import { type CardDay, listCardDays } from '#flows/cards/card-calendar.ts'
import type { Deps } from '#flows/shared/deps.ts'
import { formatMoney } from '#i18n/formats.ts'
import { strictTexts } from '#i18n/strict-texts.ts'
import { calendarTexts } from '#i18n/texts/calendar.ts'
import { pathsOf } from '#kernel/addresses.ts'
import { cardCalendarFile } from '#kernel/card-calendar.ts'
import { type Language, languages } from '#kernel/language.ts'
import { type CalendarDay, writeCalendar } from '#platform/calendar/write-calendar.ts'
import { asPrivateFile } from './private-file.ts'

const texts = strictTexts(calendarTexts)

type CalendarDeps = Pick<Deps, 'db' | 'clock' | 'cardLinks' | 'shopUrl' | 'storefront'>

/** The last days of a gift's cards as a file for calendars, below the private address of its page. */
export function registerCardCalendar(app: FastifyInstance, deps: CalendarDeps): void {
  for (const language of languages)
    app.get<{ Params: { token: string } }>(
      `${pathsOf(language).card('')}:token/${cardCalendarFile}`,
      async (request, reply) => {
        const { token } = request.params
        const days = await listCardDays(deps, { token, language }).catch((error: unknown) => {
          if (error instanceof CardLinkInvalid) return undefined
          throw error
        })
        // The page says what is wrong with the link.
        if (days === undefined) return reply.redirect(pathsOf(language).card(token), 302)
        const file = writeCalendar(
          days.map((day) => describe(deps, { day, language })),
          deps.clock.now(),
        )
        return asPrivateFile(reply, {
          contentType: 'text/calendar; charset=utf-8',
          name: `${texts(language)('file')}.ics`,
          referrerPolicy: 'no-referrer',
        }).send(file)
      },
    )
}

function describe(
  { shopUrl, storefront }: CalendarDeps,
  { day, language }: { day: CardDay; language: Language },
): CalendarDay {
  const t = texts(language)
  const cards = day.cards
    .map(({ title, amount: { currency, cents } }) =>
      t('card', { title, amount: formatMoney(language, { currency, value: cents }, 'short') }),
    )
    .join(', ')
  return {
    uid: `${day.key}@${new URL(shopUrl).hostname}`,
    day: day.validUntil,
    title: t('title', { count: day.cards.length, cards }),
    text: t('text', { shop: storefront.name, url: day.findUrl }),
    url: day.findUrl,
    alarmsDaysBefore: day.remindedDaysBefore,
  }
}
