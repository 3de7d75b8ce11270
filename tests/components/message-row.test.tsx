import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { wcagRules } from '#tests/support/axe-rules.ts'
import { axeViolations, renderComponent } from '#tests/support/render-component.tsx'
import { MessageRow, type MessageTone } from '#ui/message-row.tsx'

/** A style that is missing here does not compile. */
const roles: Record<MessageTone, 'alert' | 'status'> = {
  default: 'status',
  error: 'alert',
  warning: 'status',
  dark: 'status',
  pink: 'status',
  gray: 'status',
  ruby: 'status',
  lightRuby: 'status',
  checkoutWarning: 'status',
  confirmationWarning: 'status',
}

const tones = Object.keys(roles) as MessageTone[]

test('each of the ten styles can be read, and an error is told at once', async () => {
  expect(tones).toHaveLength(10)
  renderComponent(
    <main>
      <h1>Meldingen</h1>
      {tones.map((tone) => (
        <MessageRow key={tone} tone={tone}>
          {`Een melding: ${tone}`}
        </MessageRow>
      ))}
    </main>,
  )
  for (const tone of tones) {
    const row = page.getByRole(roles[tone]).filter({ hasText: new RegExp(`: ${tone}$`) })
    await expect.element(row).toBeVisible()
  }
  expect(await axeViolations(wcagRules)).toEqual([])
})
