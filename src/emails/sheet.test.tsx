import { Link, Text } from 'react-email'
import { describe, expect, test } from 'vitest'
import { renderMail } from './render-mail.ts'
import { sheetOf } from './sheet.ts'

type Filling = {
  title: string
  lines: readonly { label: string; hint?: string | undefined }[]
  url: string
}

const draw = (language: string, { title, lines, url }: Filling) => (
  <div lang={language} title={title}>
    {title}
    {lines.map(({ label, hint }) => (
      <Text key={label}>
        {label}
        {hint && <em>{hint}</em>}
      </Text>
    ))}
    <Link href={url}>{url}</Link>
  </div>
)

const filling: Filling = {
  title: 'Dag Sanne',
  lines: [{ label: 'een', hint: 'voor jou' }, { label: 'twee' }],
  url: 'https://shop.example/?a=1&b=2',
}

const fillings: Record<string, Filling> = {
  plain: filling,
  again: { ...filling, title: 'Dag Joris' },
  'without a hint': { ...filling, lines: [{ label: 'een' }, { label: 'twee' }] },
  'with an empty hint': { ...filling, lines: [{ label: 'een', hint: '' }] },
  'without lines': { ...filling, lines: [] },
  hostile: { ...filling, title: `<script>alert("1")</script> & 'so' on` },
  'with the marks of places': { ...filling, title: '\u00010\u0002 \u00011\u0002 $& $1' },
  'with other letters': { ...filling, title: 'Zoë 🎁 €\u00a05' },
}

describe('a sheet', () => {
  const sheet = sheetOf(draw)
  test.each(Object.entries(fillings))('%s is as it would be drawn', (_, given) => {
    for (const language of ['nl', 'en'] as const)
      for (let times = 0; times < 2; times += 1)
        expect(sheet(language, given)).toBe(renderMail(draw(language, given)))
  })

  test('is drawn once for each form of its texts', () => {
    let drawn = 0
    const counted = sheetOf((language, texts: Filling) => {
      drawn += 1
      return draw(language, texts)
    })
    for (const given of [fillings.plain, fillings.again, fillings.hostile])
      counted('nl', given as Filling)
    expect(drawn).toBe(1)
    counted('nl', fillings['without a hint'] as Filling)
    counted('en', filling)
    expect(drawn).toBe(3)
  })

  test('of ever new forms is drawn, and keeps no more of them than there may be', () => {
    const list = sheetOf((language, texts: readonly string[]) => (
      <p lang={language}>{texts.join(' ')}</p>
    ))
    for (let count = 1; count < 300; count += 1) {
      const texts = Array.from({ length: count }, (_, at) => `${at}`)
      expect(list('nl', texts)).toContain(`>\n${texts.join(' ')}<`)
    }
    expect(list('nl', ['een'])).toContain('>\neen<')
  })
})
