import { expect } from 'vitest'
import { type Locator, userEvent } from 'vitest/browser'

const tabsMax = 150

async function reachElement(target: () => Element): Promise<void> {
  for (let tabs = 0; tabs < tabsMax; tabs += 1) {
    const focused = document.activeElement
    if (focused === target()) return
    await userEvent.tab({ shift: focused !== null && isBefore(target(), focused) })
  }
  throw new Error(`The keyboard does not reach ${target().outerHTML}.`)
}

const isBefore = (one: Element, other: Element): boolean =>
  (other.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_PRECEDING) !== 0 &&
  !one.contains(other)

/** Tab by tab, forwards or back, as somebody without a mouse gets there. */
export async function reach(target: Locator): Promise<void> {
  await expect.element(target).toBeEnabled()
  await reachElement(() => target.element())
}

/** As the keyboard presses it: a choice of several is one stop, and arrows go on from there. */
export async function press(target: Locator): Promise<void> {
  await expect.element(target).toBeEnabled()
  const element = target.element()
  if (element instanceof HTMLInputElement && element.type === 'radio') return choose(element)
  await reach(target)
  const isTick = element instanceof HTMLInputElement && element.type === 'checkbox'
  await userEvent.keyboard(isTick ? ' ' : '{Enter}')
}

async function choose(radio: HTMLInputElement): Promise<void> {
  const group = radio.closest('fieldset')?.querySelectorAll<HTMLInputElement>('[type=radio]')
  const all = [...(group ?? [])].filter(({ name }) => name === radio.name)
  const first = all.find(({ checked }) => checked) ?? all[0]
  await reachElement(() => first ?? radio)
  for (let arrows = all.length; arrows > 0 && !radio.checked; arrows -= 1)
    await userEvent.keyboard('{ArrowDown}')
  expect(radio.checked, radio.outerHTML).toBe(true)
}

/** In the place of what stands in a field. */
export async function type(target: Locator, text: string): Promise<void> {
  await reach(target)
  await userEvent.keyboard('{Control>}a{/Control}')
  await userEvent.keyboard(text)
}
