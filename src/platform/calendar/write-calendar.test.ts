import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type CalendarDay, writeCalendar } from './write-calendar.ts'

const now = new Date('2026-11-21T10:00:00.500Z')
const day = (given: Partial<CalendarDay> = {}): CalendarDay => ({
  uid: 'dlv_1-2028-11-21@shop.example',
  day: '2028-12-31',
  title: 'Aan tafel Dinerbon, € 50: laatste dag',
  text: 'Eerste regel; tweede\nregel',
  url: 'https://shop.example/mijn-kaarten/',
  alarmsDaysBefore: [30, 7],
  ...given,
})
const unfold = (file: string) => file.replaceAll('\r\n ', '')

test('a calendar file is written as RFC 5545 has it', () => {
  expect(unfold(writeCalendar([day()], now)).split('\r\n')).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Cadeaubon//Gift cards//NL',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    'UID:dlv_1-2028-11-21@shop.example',
    'DTSTAMP:20261121T100000Z',
    'DTSTART;VALUE=DATE:20281231',
    'DTEND;VALUE=DATE:20290101',
    'SUMMARY:Aan tafel Dinerbon\\, € 50: laatste dag',
    'DESCRIPTION:Eerste regel\\; tweede\\nregel',
    'URL:https://shop.example/mijn-kaarten/',
    'TRANSP:TRANSPARENT',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    'DESCRIPTION:Aan tafel Dinerbon\\, € 50: laatste dag',
    'TRIGGER:-P29DT15H',
    'END:VALARM',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    'DESCRIPTION:Aan tafel Dinerbon\\, € 50: laatste dag',
    'TRIGGER:-P6DT15H',
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ])
})

test('no text breaks a line, whatever stands in it, and none is longer than 75 octets', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
      const file = writeCalendar([day({ text, title: text })], now)
      const lines = file.split('\r\n')
      expect(lines.every((line) => Buffer.byteLength(line) <= 75)).toBe(true)
      expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
      const names = unfold(file)
        .split('\r\n')
        .map((line) => line.split(/[:;]/)[0])
      expect(names.filter((name) => name === 'BEGIN')).toHaveLength(4)
    }),
  )
})
