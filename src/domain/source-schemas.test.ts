import * as v from 'valibot'
import { expect, test } from 'vitest'
import { day } from './source-schemas.ts'

test('a day exists and is written in full', () => {
  expect(v.is(day, '2026-11-12')).toBe(true)
  for (const wrong of ['2026-02-30', '2026-13-01', '12-11-2026', 'soon', '2026-1-1'])
    expect(v.is(day, wrong), wrong).toBe(false)
})
