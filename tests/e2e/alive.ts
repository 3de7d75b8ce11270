import { expect, type Page } from '@playwright/test'

/** Buttons wait until the page is alive (SPEC §4); a link that opens something over the page leads to a page of its own before. */
export const pageIsAlive = (page: Page): Promise<void> =>
  expect(page.getByRole('contentinfo').getByRole('button').last()).toBeEnabled()
