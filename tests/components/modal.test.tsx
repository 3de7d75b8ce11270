import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { ModalStates } from '#storefront/routes/developer/modal-states.tsx'
import { drawn, renderComponent } from '#tests/support/render-component.tsx'

const open = (name: string) => userEvent.click(page.getByRole('button', { name, exact: true }))
const dialog = (name: string) => page.getByRole('dialog', { name })

/** Only what a modal counts with: the page goes on being drawn. */
const stopTheClock = () => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })

describe('a modal', () => {
  beforeEach(() => {
    renderComponent(<ModalStates />)
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  test('is gone 300 ms after it was closed, and not a moment before', async () => {
    await open('Open')
    await expect.element(dialog('Weet je het zeker?')).toBeVisible()
    stopTheClock()
    await userEvent.keyboard('{Escape}')
    vi.advanceTimersByTime(299)
    await drawn()
    await expect.element(dialog('Weet je het zeker?')).toBeInTheDocument()
    vi.advanceTimersByTime(1)
    await expect.element(dialog('Weet je het zeker?')).not.toBeInTheDocument()
  })

  test('gives the focus back to what opened it', async () => {
    await open('Open')
    await expect.element(dialog('Weet je het zeker?')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(dialog('Weet je het zeker?')).not.toBeInTheDocument()
    await expect.element(page.getByRole('button', { name: 'Open', exact: true })).toHaveFocus()
  })

  test('may carry the mark of the shop and a way back', async () => {
    await open('Open')
    const opened = dialog('Weet je het zeker?')
    await expect.element(opened.getByRole('img', { name: 'Cadeaubon' })).toBeVisible()
    await userEvent.click(opened.getByRole('button', { name: 'Terug' }))
    await expect.element(opened).not.toBeInTheDocument()
  })

  test('does not close while it waits for something', async () => {
    await open('Open en wacht')
    const waiting = dialog('Een ogenblik')
    await expect.element(waiting).toBeVisible()
    stopTheClock()
    await userEvent.keyboard('{Escape}')
    await userEvent.click(waiting.getByRole('button', { name: 'Sluiten' }))
    vi.advanceTimersByTime(5000)
    await drawn()
    await expect.element(waiting).toBeVisible()
    await userEvent.click(waiting.getByRole('button', { name: 'Klaar met wachten' }))
    await userEvent.keyboard('{Escape}')
    vi.advanceTimersByTime(300)
    await expect.element(waiting).not.toBeInTheDocument()
  })

  test('takes the place of the one that is open', async () => {
    await open('Open twee na elkaar')
    await expect.element(page.getByText('De tweede melding')).toBeVisible()
    await expect.element(page.getByText('De eerste melding')).not.toBeInTheDocument()
    await userEvent.keyboard('{Escape}')
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  })

  test('stands on top of the one that is open where it is told to', async () => {
    await open('Open twee op elkaar')
    await expect.element(page.getByText('De tweede melding')).toBeVisible()
    await expect.element(page.getByText('De eerste melding')).toBeInTheDocument()
    await userEvent.keyboard('{Escape}')
    await expect.element(page.getByText('De tweede melding')).not.toBeInTheDocument()
    await expect.element(page.getByText('De eerste melding')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  })
})
