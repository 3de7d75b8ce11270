import { expect, type Page } from '@playwright/test'

/** Buttons are disabled until the page is hydrated (SPEC §4). Until then, a link that opens a modal leads to a page. */
export const expectHydrated = (page: Page): Promise<void> =>
  expect(page.getByRole('contentinfo').getByRole('button').last()).toBeEnabled()
