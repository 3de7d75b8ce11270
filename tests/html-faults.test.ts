import { expect, test } from 'vitest'
import { htmlFaults } from '#tests/support/html-faults.ts'

test('the judge of HTML sees what is wrong', () => {
  const page = (main: string) =>
    `<!DOCTYPE html><html lang="nl"><head><title>-</title></head><body>${main}</body></html>`
  expect(htmlFaults(page('<main><h1>Goed</h1></main>'))).toEqual([])
  for (const wrong of [
    '<p><div>no block in a paragraph</div></p>',
    '<ul><div>no list without items</div></ul>',
    '<img src="/no-words.svg">',
    '<button type="button"><a href="/">no link in a button</a></button>',
    '<p id="twice">one</p><p id="twice">two</p>',
    '<p aria-describedby="nowhere">one</p>',
  ])
    expect(htmlFaults(page(wrong)), wrong).not.toEqual([])
})
