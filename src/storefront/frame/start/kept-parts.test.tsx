import { type ReactNode, Suspense, useId } from 'react'
import { renderToString } from 'react-dom/server'
import { IntlProvider } from 'use-intl'
import { describe, expect, test } from 'vitest'
import { Kept, PartKeeperContext } from '#storefront/parts/page/kept.tsx'
import { KeptParts } from './kept-parts.ts'

let made = 0

function Content({ text, children }: { text: string; children?: ReactNode }) {
  made += 1
  return (
    <>
      <p title={'<div>"'}>
        {text}
        {text.length}
      </p>
      {children}
    </>
  )
}

const Card = ({ text, children }: { text: string; children?: ReactNode }) => (
  <Kept as="div" name="card" by={[{ text }]} className="card">
    <Content text={text}>{children}</Content>
  </Kept>
)

const WithId = () => <i id={useId()} />

function render(parts: KeptParts | undefined, page: ReactNode): string {
  const opened = parts?.openPage()
  const html = renderToString(
    <PartKeeperContext value={opened}>
      <IntlProvider locale="nl">{page}</IntlProvider>
    </PartKeeperContext>,
  )
  return opened === undefined ? html : opened.finish(Buffer.from(html)).toString()
}

test('a part is made once, and every page that has it is the same to the letter', () => {
  const parts = new KeptParts()
  const page = (
    <section>
      <Card text="één" />
      <Card text="twee" />
      <Card text="één" />
    </section>
  )
  const plain = render(undefined, page)
  made = 0
  expect(render(parts, page)).toBe(plain)
  expect(render(parts, page)).toBe(plain)
  expect(render(parts, <Card text="twee" />)).toBe(render(undefined, <Card text="twee" />))
  expect(made).toBe(4)
})

test('a part may stand in another of its kind', () => {
  const parts = new KeptParts()
  const page = (
    <Kept as="div" name="outer" by={[1]}>
      <div>
        <Card text="binnen" />
      </div>
      <Card text="naast" />
    </Kept>
  )
  const plain = render(undefined, page)
  expect([render(parts, page), render(parts, page)]).toEqual([plain, plain])
})

test('ids that follow from the place are kept for that place alone', () => {
  const parts = new KeptParts()
  const card = (
    <Card text="één">
      <WithId />
    </Card>
  )
  const first = <section>{card}</section>
  const second = <section>{[<Card key="0" text="twee" />, <div key="1">{card}</div>]}</section>
  for (const page of [first, second, first, second])
    expect(render(parts, page)).toBe(render(undefined, page))
  made = 0
  render(parts, first)
  render(parts, second)
  expect(made).toBe(0)
})

describe('a picture that is fetched at once', () => {
  const head = (
    <Card text="kop">
      <img alt="" src="/logo" />
    </Card>
  )
  const list = (
    <Card text="lijst">
      <img alt="" src="/a?b=1&c=2" fetchPriority="high" />
      <img alt="" src="/later" loading="lazy" />
    </Card>
  )
  const pageOf = (content: ReactNode) => (
    <html lang="nl">
      <head>
        <link rel="stylesheet" href="/app.css" precedence="shop" />
      </head>
      <body>{content}</body>
    </html>
  )
  const preloads = (html: string) => [...html.matchAll(/<link rel="preload"[^>]*>/g)].map(String)

  test('is named in the head again', () => {
    const parts = new KeptParts()
    const page = pageOf(list)
    const plain = preloads(render(undefined, page))
    expect(plain).toHaveLength(1)
    render(parts, page)
    made = 0
    const again = preloads(render(parts, page))
    expect(made).toBe(0)
    expect(again.map(attributesOf)).toEqual(plain.map(attributesOf))
  })

  test('is named at the same place, whichever parts of the page were known before', () => {
    const page = pageOf(
      <>
        {head}
        <img alt="" src="/loose" />
        {list}
      </>,
    )
    const known = (...before: readonly ReactNode[]) => {
      const parts = new KeptParts()
      for (const part of before) render(parts, pageOf(part))
      return render(parts, page)
    }
    const first = known()
    expect(preloads(first).map((tag) => / href="([^"]*)"/.exec(tag)?.[1])).toEqual([
      '/a?b=1&amp;c=2',
      '/logo',
      '/loose',
    ])
    expect([known(head), known(list), known(head, list)]).toEqual([first, first, first])
  })
})

/** React writes them in another order where it is told of a picture than where it finds one. */
const attributesOf = (tag: string): readonly string[] => (tag.match(/[\w-]+="[^"]*"/g) ?? []).sort()

test('what is still waited for, or failed, is made each time', () => {
  const parts = new KeptParts()
  const page = (
    <Kept as="div" name="late" by={[]}>
      <Card text="late">
        <Suspense fallback="…">
          <Failing />
        </Suspense>
      </Card>
    </Kept>
  )
  const plain = render(undefined, page)
  render(parts, page)
  made = 0
  expect(render(parts, page)).toBe(plain)
  expect(made).toBe(1)
})

const Failing = () => {
  throw new Error('Not there.')
}
