import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { FoldSheet } from '#storefront/parts/gift-link/fold-sheet.tsx'
import { renderComponent, texts } from '#tests/support/render-component.tsx'

const { fold } = texts.giftLink
const qr = 'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg"/%3E'

test('folded twice the sheet is a card: its front to the lower right, what is inside on its head, nothing cut off', async () => {
  renderComponent(
    <FoldSheet
      qr={qr}
      url="https://cadeaubon.example/kaart/x/"
      wrapper="dots"
      receiverName="Sanne"
    />,
  )
  const heading = page.getByText(fold.heading, { exact: true })
  await expect.element(heading).toBeInTheDocument()
  const sheet = heading.element().closest('.grid') ?? document.body
  const { width, height, left, top } = sheet.getBoundingClientRect()
  // A4, less a hair so that no second page follows.
  const mm = 96 / 25.4
  expect([Math.round(width / mm), Math.round(height / mm)]).toEqual([210, 296])
  expect([
    sheet.scrollWidth <= sheet.clientWidth,
    sheet.scrollHeight <= sheet.clientHeight,
  ]).toEqual([true, true])
  const quarters = [...sheet.children].map((quarter) => {
    const box = quarter.getBoundingClientRect()
    const side = `${box.top - top < height / 4 ? 'upper' : 'lower'} ${box.left - left < width / 4 ? 'left' : 'right'}`
    const isOnHead = getComputedStyle(quarter).rotate === '180deg'
    return [side, isOnHead, quarter.textContent?.includes(fold.tag)]
  })
  expect(quarters).toEqual([
    ['upper left', true, false],
    ['upper right', true, false],
    ['lower left', false, false],
    ['lower right', false, true],
  ])
})
