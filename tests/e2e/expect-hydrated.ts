import type { BrowserContext, Page } from '@playwright/test'

/**
 * Runs in the page. True once React has committed its root: elements carry its mark already while
 * it renders. Buttons are disabled until then (SPEC §4); the footer's are the last of all. A page
 * that is not the shop's has no router.
 */
export function isAtWork(): boolean {
  if (document.readyState !== 'complete') return false
  if (!('__reactRouterContext' in window)) return true
  type Root = { stateNode: { current: { memoizedState?: { isDehydrated?: boolean } } } }
  const marked = Object.entries(document).find(([key]) => key.startsWith('__reactContainer$'))
  const root = marked?.[1] as Root | undefined
  if (root?.stateNode.current.memoizedState?.isDehydrated !== false) return false
  const last = [...document.querySelectorAll('footer button')].at(-1)
  return last === undefined || !last.matches(':disabled')
}

/** Until then a link that opens a modal leads to a page, and a form is sent as without scripts. */
export async function expectHydrated(page: Page): Promise<void> {
  await page.waitForFunction(isAtWork)
}

/**
 * Opens and reloads pages as a visitor meets them who does not hurry: a press comes after the scripts, however busy
 * the machine is. Who says what to wait for (`waitUntil`) is not made to wait for more.
 */
export function openHydrated(context: BrowserContext): void {
  context.on('page', (page) => {
    const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)]
    page.goto = async (address, options) => {
      const response = await goto(address, options)
      if (options?.waitUntil === undefined) await expectHydrated(page)
      return response
    }
    page.reload = async (options) => {
      const response = await reload(options)
      if (options?.waitUntil === undefined) await expectHydrated(page)
      return response
    }
  })
}
