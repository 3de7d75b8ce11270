import { type ReactNode, useId } from 'react'
import { renderToString } from 'react-dom/server'
import { IntlProvider } from 'use-intl'
import { expect, test } from 'vitest'
import { Kept, PartKeeperContext } from '#storefront/ui/kept.tsx'
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

test('what belongs to its place in the page is made each time', () => {
  const parts = new KeptParts()
  const page = (content: ReactNode) => (
    <Kept as="div" name="tied" by={[String(content)]}>
      {content}
    </Kept>
  )
  for (const [name, content] of Object.entries({
    id: <WithId />,
    urgent: <img alt="" src="/a" />,
  })) {
    const tied = (
      <Kept as="div" name={name} by={[]}>
        <Card text={name}>{content}</Card>
        {content}
      </Kept>
    )
    const plain = render(undefined, tied)
    render(parts, tied)
    made = 0
    expect(render(parts, tied), name).toBe(plain)
    expect(made, name).toBe(1)
  }
  expect(render(parts, page('x'))).toBe('<div>x</div>')
})
