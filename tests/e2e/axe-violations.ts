import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { axeRules, linesOf } from '#tests/support/axe-rules.ts'

/** The violations that axe finds on the page, one line for each element. */
export const axeViolationsOn = async (page: Page): Promise<readonly string[]> =>
  linesOf(await new AxeBuilder({ page }).withTags([...axeRules]).analyze())
