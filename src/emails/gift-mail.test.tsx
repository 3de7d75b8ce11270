import { describe, expect, test } from 'vitest'
import type { Mails } from '#domain/mail/mails.ts'
import { seenText } from '#tests/support/seen-text.ts'
import { giftMailTemplate } from './gift-mail.tsx'

const shopUrl = 'https://shop.example'
const write = (given: Partial<Mails['gift']> = {}) =>
  giftMailTemplate.write({ ...giftMailTemplate.examples['Cadeau, Nederlands'](shopUrl), ...given })

describe.each(['nl', 'en'] as const)('the mail of a gift in %s', (language) => {
  test('has receiver, giver, last day and why this address, in both parts; the subject has the names', async () => {
    const { subject, text, html } = await write({ language })
    expect(subject).toMatch(/^Sanne, .+ Opa en oma$/)
    for (const part of [text, seenText(html)]) {
      expect(part).toContain('Sanne')
      expect(part).toContain('Opa en oma')
      expect(part).toContain(language === 'nl' ? '21 november 2028' : '21 November 2028')
      expect(part).toContain(
        language === 'nl'
          ? 'Daarbij kregen we je e-mailadres om het te bezorgen'
          : 'We were given your address to deliver it',
      )
      expect(part).toContain('klantenservice@cadeaubon-nederland.example')
    }
    expect(html).toContain(`lang="${language}"`)
  })

  test('is a parcel with one button: no amount, no card, no code, and nothing else to press', async () => {
    const { subject, text, html } = await write({ language })
    for (const part of [subject, text, seenText(html)]) {
      expect(part).not.toMatch(/€|\d{3,} ?euro|\bcode\b|\bpin|Dinerbon|tuinbon/i)
    }
    expect(html.match(/<a /g)).toHaveLength(1)
    expect(html.match(/href="https:\/\/shop\.example\/kaart\/voorbeeld\/"/g)).toHaveLength(1)
    expect(text).toContain('https://shop.example/kaart/voorbeeld/')
    const pictures = html.match(/<img[^>]*>/g)
    expect(pictures).toHaveLength(1)
    expect(pictures?.[0]).toContain('src="https://shop.example/wrappers/hearts.png"')
    // Its place is kept until it is there: the button beneath does not move under a finger.
    expect(pictures?.[0]).toContain('height="265"')
    expect(pictures?.[0]).toContain(language === 'nl' ? 'alt="Een ingepakt' : 'alt="A wrapped')
  })
})

test('of several last days the first is told; a donation has none', async () => {
  const several = await write({ validity: { until: '2027-01-02', isLongerInPart: true } })
  expect(several.text).toContain('Geldig tot en met 2 januari 2027, een deel nog langer.')
  const donation = await write({ validity: undefined })
  expect(donation.text).not.toContain('Geldig')
  expect(seenText(donation.html)).not.toContain('Geldig')
})

describe('what people typed', () => {
  const hostile = "<script>alert(1)</script><img src=x onerror=y>\"'& {giver} {0} '{'"

  test('cannot add markup, and no placeholder in it is filled', async () => {
    const { text, html } = await write({ giverName: hostile, receiverName: hostile })
    expect(html).not.toContain('<script')
    expect(html).not.toContain('<img src=x')
    expect(html).toContain('&lt;script&gt;')
    expect(text).toContain(hostile)
  })

  test('cannot add a line to the subject', async () => {
    const { subject, text } = await write({ giverName: 'Joris\r\nBcc: all@example.com\u2028' })
    expect(subject).toBe('Sanne, er is een cadeau voor je van Joris Bcc: all@example.com')
    expect(text).not.toMatch(/^Bcc:/m)
  })
})
