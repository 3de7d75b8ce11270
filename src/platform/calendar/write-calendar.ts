/** A whole day that a calendar shows, and rings for. */
export type CalendarDay = {
  /** Always the same for the same thing: a calendar that has it already changes it. */
  uid: string
  /** YYYY-MM-DD */
  day: string
  title: string
  text: string
  url: string
  alarmsDaysBefore: readonly number[]
}

/** RFC 5545 §3.1: a line has at most 75 octets without its end. */
const lineOctetsMax = 75
/** An alarm of a whole day counts from its midnight; this one rings at nine. */
const alarmHour = 9

/** A file of days by RFC 5545, as Outlook, Apple and Google take it in. */
export const writeCalendar = (days: readonly CalendarDay[], now: Date): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Cadeaubon//Gift cards//NL',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...days.flatMap((day) => eventOf(day, now)),
    'END:VCALENDAR',
  ]
    .map((line) => `${fold(line)}\r\n`)
    .join('')

const eventOf = (event: CalendarDay, now: Date): readonly string[] => [
  'BEGIN:VEVENT',
  `UID:${event.uid}`,
  `DTSTAMP:${now.toISOString().replaceAll(/[-:]|\.\d+/g, '')}`,
  `DTSTART;VALUE=DATE:${inDigits(Temporal.PlainDate.from(event.day))}`,
  // The end is the first day that does not belong to it.
  `DTEND;VALUE=DATE:${inDigits(Temporal.PlainDate.from(event.day).add({ days: 1 }))}`,
  `SUMMARY:${asText(event.title)}`,
  `DESCRIPTION:${asText(event.text)}`,
  `URL:${event.url}`,
  // Nobody is busy because a card ends.
  'TRANSP:TRANSPARENT',
  ...event.alarmsDaysBefore.flatMap((daysBefore) => [
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${asText(event.title)}`,
    `TRIGGER:-P${daysBefore - 1}DT${24 - alarmHour}H`,
    'END:VALARM',
  ]),
  'END:VEVENT',
]

const inDigits = (day: Temporal.PlainDate): string => day.toString().replaceAll('-', '')

/** RFC 5545 §3.3.11 */
const asText = (text: string): string =>
  text.replaceAll(/[\\;,]/g, '\\$&').replaceAll(/\r\n|\r|\n/g, '\\n')

/** Between two signs, never within one: a line that goes on begins with a space, which counts. */
function fold(line: string): string {
  const lines: string[] = []
  let current = ''
  for (const sign of line) {
    if (Buffer.byteLength(current + sign) > lineOctetsMax) {
      lines.push(current)
      current = ' '
    }
    current += sign
  }
  return [...lines, current].join('\r\n')
}
