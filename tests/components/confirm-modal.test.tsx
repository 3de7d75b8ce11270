import { useState } from 'react'
import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { ConfirmModal } from '#storefront/parts/modals/confirm-modal.tsx'
import { wcagRules } from '#tests/support/axe-rules.ts'
import { press } from '#tests/support/by-keyboard.ts'
import { axeViolations, renderComponent } from '#tests/support/render-component.tsx'
import { Button } from '#ui/button.tsx'

type Asked = { kind?: 'danger' | 'plain'; isBusy?: boolean; hasForm?: boolean }

/** A button that asks, and how often the answer was yes. */
function Asking({ kind = 'plain', isBusy = false, hasForm = false }: Asked) {
  const [isOpen, setOpen] = useState(false)
  const [count, setCount] = useState(0)
  const say = () => setCount((before) => before + 1)
  return (
    <main>
      <h1>Bonnen</h1>
      <Button onClick={() => setOpen(true)}>Verwijder</Button>
      <p role="status">{`${count} keer ja`}</p>
      {isOpen && (
        <ConfirmModal
          kind={kind}
          title="Deze bon verwijderen?"
          text="De bon verdwijnt uit je winkelmandje."
          confirm="Ja"
          cancel="Nee"
          onConfirm={hasForm ? { form: 'sure' } : say}
          isBusy={isBusy}
          errors={[{ code: 3001, message: 'Dat ging niet.', referencedRequestParameter: null }]}
          onClosed={() => setOpen(false)}
        >
          {hasForm && (
            <form
              id="sure"
              onSubmit={(event) => {
                event.preventDefault()
                say()
              }}
            >
              <label>
                Wachtwoord <input name="password" />
              </label>
            </form>
          )}
        </ConfirmModal>
      )}
    </main>
  )
}

const opener = page.getByRole('button', { name: 'Verwijder' })
const dialog = page.getByRole('dialog', { name: 'Deze bon verwijderen?' })
const yes = dialog.getByRole('button', { name: 'Ja' })
const no = dialog.getByRole('button', { name: 'Nee' })
const said = page.getByText(/keer ja$/)

const colourOf = async (kind: 'danger' | 'plain'): Promise<string> => {
  renderComponent(<Asking kind={kind} />)
  await userEvent.click(opener)
  return getComputedStyle(await yes.element()).backgroundColor
}

describe('a question before a change', () => {
  test('is answered by keyboard alone, and its no gives the focus back', async () => {
    renderComponent(<Asking />)
    await press(opener)
    await expect.element(dialog.getByRole('heading')).toHaveFocus()
    await press(yes)
    await expect.element(said).toHaveTextContent('1 keer ja')
    await press(no)
    await expect.element(dialog).not.toBeInTheDocument()
    await expect.element(opener).toHaveFocus()
    await expect.element(said).toHaveTextContent('1 keer ja')
  })

  test('is closed by Escape without a yes', async () => {
    renderComponent(<Asking />)
    await press(opener)
    await userEvent.keyboard('{Escape}')
    await expect.element(dialog).not.toBeInTheDocument()
    await expect.element(opener).toHaveFocus()
    await expect.element(said).toHaveTextContent('0 keer ja')
  })

  test('has a yes that looks like danger where something is taken away, and only there', async () => {
    const [danger, plain] = [await colourOf('danger'), await colourOf('plain')]
    expect(danger).toBe('rgb(138, 59, 0)')
    expect(plain).not.toBe(danger)
  })

  test('says what is wrong inside it', async () => {
    renderComponent(<Asking kind="danger" />)
    await userEvent.click(opener)
    await expect.element(dialog.getByText('Dat ging niet.')).toBeVisible()
    expect(await axeViolations(wcagRules)).toEqual([])
  })

  test('stays open and hears nothing while its yes is on its way', async () => {
    renderComponent(<Asking isBusy />)
    await userEvent.click(opener)
    await userEvent.click(yes, { force: true })
    await userEvent.keyboard('{Escape}')
    await userEvent.click(no)
    await expect.element(said).toHaveTextContent('0 keer ja')
    await expect.element(dialog).toBeVisible()
  })

  test('sends the form that it asks for, by its yes and by Enter in a field', async () => {
    renderComponent(<Asking hasForm />)
    await userEvent.click(opener)
    await userEvent.click(yes)
    await expect.element(said).toHaveTextContent('1 keer ja')
    await userEvent.click(dialog.getByLabelText('Wachtwoord'))
    await userEvent.keyboard('{Enter}')
    await expect.element(said).toHaveTextContent('2 keer ja')
  })
})
