import { beforeAll } from 'vitest'
import { commands } from 'vitest/browser'

/** Files share a page: whoever was logged in by one of them is a stranger to the next. */
beforeAll(() => commands.forgetCookies())
