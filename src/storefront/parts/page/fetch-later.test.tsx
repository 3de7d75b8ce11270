import { Suspense } from 'react'
import { prerender } from 'react-dom/static'
import { expect, test } from 'vitest'
import { fetchLater } from './fetch-later.ts'

const Menu = () => <p id="menu" />
const Link = () => <p id="link" />
const lost = () => Promise.reject(new Error('Service unavailable'))

async function shown(Part: React.ComponentType): Promise<string> {
  const { prelude } = await prerender(
    <main>
      <Suspense>
        <Part />
      </Suspense>
    </main>,
  )
  return (await new Response(prelude).text()).replace(/<!--.*?-->/g, '')
}

test('a part that is fetched later is there', async () => {
  expect(await shown(fetchLater(async () => Menu))).toBe('<main><p id="menu"></p></main>')
})

test('one that cannot be fetched leaves the page as it is, and what stands in for it in its place', async () => {
  expect(await shown(fetchLater(lost))).toBe('<main></main>')
  expect(await shown(fetchLater(lost, Link))).toBe('<main><p id="link"></p></main>')
})
