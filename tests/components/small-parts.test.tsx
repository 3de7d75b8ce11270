import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { commands, page, userEvent } from 'vitest/browser'
import { TopBar } from '#storefront/frame/page/top-bar.tsx'
import { ActionParts } from '#storefront/routes/developer/action-parts.tsx'
import { askShop, drawn, renderComponent, texts } from '#tests/support/render-component.tsx'
import { Button } from '#ui/button.tsx'
import { Tabs } from '#ui/tabs.tsx'
import { Toasts } from '#ui/toasts.tsx'

test('the arrow keys walk along tabs and around', async () => {
  renderComponent(
    <Tabs
      label="Vragen"
      tabs={[
        { id: 'speed', title: 'Hoe snel?', content: <p>Binnen een uur.</p> },
        { id: 'validity', title: 'Hoelang?', content: <p>Dat staat bij elke bon.</p> },
      ]}
    />,
  )
  const first = page.getByRole('tab', { name: 'Hoe snel?' })
  await userEvent.click(first)
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(page.getByRole('tab', { name: 'Hoelang?' })).toHaveFocus()
  await expect.element(page.getByRole('tabpanel')).toHaveTextContent('Dat staat bij elke bon.')
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(first).toHaveFocus()
})

test('what takes something away has a colour of its own, as a button and as a link', async () => {
  const variants = ['primary', 'danger', 'link', 'dangerLink'] as const
  renderComponent(
    variants.map((variant) => (
      <Button key={variant} variant={variant}>
        {variant}
      </Button>
    )),
  )
  const styleOf = (name: string) =>
    getComputedStyle(page.getByRole('button', { name, exact: true }).element())
  await expect.element(page.getByRole('button', { name: 'primary' })).toBeEnabled()
  expect(styleOf('danger').backgroundColor).not.toBe(styleOf('primary').backgroundColor)
  expect(styleOf('dangerLink').color).not.toBe(styleOf('link').color)
})

describe('what is pressed and followed', () => {
  const render = () =>
    renderComponent(
      <Toasts>
        <ActionParts />
      </Toasts>,
    )

  test('a toast is said aloud and can be sent away', async () => {
    render()
    await userEvent.click(page.getByRole('button', { name: 'Zeg het' }))
    const toast = page.getByRole('status').filter({ hasText: 'Bewaard bij je favorieten' })
    await expect.element(toast).toBeVisible()
    await userEvent.click(toast.getByRole('button', { name: 'Sluiten' }))
    await expect.element(page.getByText('Bewaard bij je favorieten')).not.toBeInTheDocument()
  })

  test('a link within the shop has no host, one that leaves it opens beside it', async () => {
    const { address } = render()
    const inside = page.getByRole('link', { name: 'Naar de cadeaubonnen' })
    await expect.element(inside).toHaveAttribute('href', '/cadeaubonnen/')
    await expect.element(inside).not.toHaveAttribute('target')
    const outside = page.getByRole('link', { name: /^Naar de webshop/ })
    await expect.element(outside).toHaveAttribute('href', 'https://example.org/')
    await expect.element(outside).toHaveAttribute('target', '_blank')
    await expect.element(outside).toHaveAttribute('rel', 'noopener')
    await expect.element(outside).toHaveAccessibleName(/opent in een nieuw tabblad/i)
    await userEvent.click(inside)
    await expect.poll(address).toBe('/cadeaubonnen/')
  })
})

describe('the selling points of a phone', () => {
  beforeEach(() => commands.preferMotion('no-preference'))
  afterEach(() => commands.preferMotion('reduce'))

  test('move until they are stopped', async () => {
    const { topBar } = texts.frame
    renderComponent(<TopBar points={['Snel', 'Geldig', 'Persoonlijk']} marks={[]} />)
    const list = page.getByRole('region', { name: topBar.label }).getByRole('list')
    await expect.element(list).toBeVisible()
    const states = () =>
      list
        .element()
        .getAnimations()
        .map(({ playState }) => playState)
    await expect.poll(states).toEqual(['running'])
    await userEvent.click(page.getByRole('button', { name: topBar.pause }))
    await expect.poll(states).toEqual(['paused'])
    await userEvent.click(page.getByRole('button', { name: topBar.play }))
    await expect.poll(states).toEqual(['running'])
  })

  test.each(['nl', 'en'])('fit in %s on the narrowest one', async (language) => {
    const userData = { language, storeID: 61, countryCode: 'NL' }
    const { storeData } = await askShop<{ storeData: { sellingPoints: string[] } }>(
      'query Points($userData: UserData!) { storeData(userData: $userData) { sellingPoints } }',
      { userData },
    )
    await page.viewport(320, 640)
    onTestFinished(() => page.viewport(375, 812))
    renderComponent(<TopBar points={storeData.sellingPoints} marks={[]} />)
    const points = page.getByRole('listitem')
    await expect.element(points.first()).toBeVisible()
    await drawn()
    const pause = page.getByRole('button', { name: texts.frame.topBar.pause }).element()
    const room = pause.getBoundingClientRect().left
    const widthOf = (point: Element) => {
      const range = document.createRange()
      range.selectNodeContents(point)
      return range.getBoundingClientRect().width
    }
    const cutOff = points.elements().filter((point) => widthOf(point) > room)
    expect(storeData.sellingPoints.length).toBe(3)
    expect(cutOff.map(({ textContent }) => textContent)).toEqual([])
  })
})
