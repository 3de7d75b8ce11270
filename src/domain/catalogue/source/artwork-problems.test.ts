import { expect, test } from 'vitest'
import { findArtworkProblems } from './artwork-problems.ts'

const wrap = (inner: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 856 540">\n${inner}\n</svg>\n`

test('a drawing of shapes, gradients and uses of its own parts is accepted', () => {
  const drawing =
    wrap(`<defs><linearGradient id="sky"><stop stop-color="#fff"/></linearGradient></defs>
<path id="leaf" d="M0 0h856" fill="url(#sky)"/><use href="#leaf"/><use xlink:href="#leaf"/>`)
  expect(findArtworkProblems(drawing)).toEqual([])
})

test.each([
  ['<text x="1">Loof</text>', '<text> is not allowed: draw lettering as <path>'],
  ['<script>alert(1)</script>', '<script> is not allowed'],
  ['<SCRIPT href="#x"/>', '<SCRIPT> is not allowed'],
  ['<foreignObject/>', '<foreignObject> is not allowed'],
  ['<g onload="x()"/>', 'the attribute onload is not allowed'],
  [
    '<image href="https://x.example/a.png"/>',
    '"https://x.example/a.png" refers to something outside the file',
  ],
  [
    '<image href="data:image/png;base64,AA"/>',
    '"data:image/png;base64,AA" refers to something outside the file',
  ],
  ["<use xlink:href='other.svg#leaf'/>", '"other.svg#leaf" refers to something outside the file'],
  ['<a href="javascript:x()"/>', '"javascript:x()" refers to something outside the file'],
  [
    '<path fill="url(https://x.example/#a)"/>',
    '"https://x.example/#a" refers to something outside the file',
  ],
  ['<style>@import "x.css";</style>', '@import is not allowed'],
])('%s is refused, with its line', (inner, sentence) => {
  expect(findArtworkProblems(wrap(inner))).toEqual([{ line: 2, sentence }])
})

test('a document type is refused', () => {
  const drawing = `<!DOCTYPE svg [\n<!ENTITY a "b">]>${wrap('<path/>')}`
  expect(findArtworkProblems(drawing).map(({ line }) => line)).toEqual([1, 2])
})

test.each([
  ['<svg xmlns="http://www.w3.org/2000/svg"></svg>', 'viewBox="0 0 856 540" is missing'],
  [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"></svg>',
    'viewBox is 0 0 100 100, it must be 0 0 856 540',
  ],
  ['<svg viewBox="0 0 856 540"></svg>', 'xmlns is missing: without it an <img> shows nothing'],
  ['hello', 'there is no <svg> in it'],
  [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 856 540"><g>',
    'it does not end with </svg>',
  ],
])('%s is refused as a whole', (text, sentence) => {
  expect(findArtworkProblems(text)).toEqual([{ line: 1, sentence }])
})
