import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { bareTextIn } from './support/bare-text.ts'

const files = globSync(['src/storefront/**/*.tsx', 'src/ui/**/*.tsx']).filter(
  (name) => !name.endsWith('.test.tsx'),
)

test('no screen has bare text beside other children', () => {
  const found = files.flatMap((file) =>
    bareTextIn(file, readFileSync(file, 'utf8')).map((place) => `${file}:${place}`),
  )
  expect(found).toEqual([])
})

const inComponent = (jsx: string, before = '') =>
  `type P = { mark: Elements; text: string }
  ${before}
  const Part = ({ mark, text }: P) => ${jsx}`

test.each([
  '<p>{isNew && <b />}{text}</p>',
  '<p>{text}{isNew && <b />}</p>',
  '<p>{isNew && text}<b /></p>',
  '<p>{isNew ? text : <b />}<i /></p>',
  '<p>Total {price}</p>',
  '<p>{text ?? <b />}<i /></p>',
  '<p><b />{" "}{isNew && <i />}</p>',
  '<>{text}</>',
  '<p>{list.map((item) => item.title)}</p>',
  '<p>{list.map((item) => { if (item.icon) return <b />; return item.title })}</p>',
  '<Button><Icon />{text}</Button>',
  '<p>{isNew && <>{text}</>}</p>',
  'text',
  'isNew ? <b /> : t("old")',
])('reports bare text in %s', (jsx) => {
  expect(bareTextIn('part.tsx', inComponent(jsx))).not.toEqual([])
})

test.each([
  '<p>{text}</p>',
  '<p>{isNew ? text : <b />}</p>',
  '<p>{isNew && <b />}<span>{text}</span></p>',
  '<p>{mark}{isNew && <b />}</p>',
  '<p>{mark ?? <b />}<i /></p>',
  '<ul>{list.map((item) => <li key={item.id}>{item.title}</li>)}<li /></ul>',
  '<p><b />{" "}<i /></p>',
  '<p>{/* A remark. */}{text}</p>',
  'isNew ? <b /> : null',
])('finds nothing in %s', (jsx) => {
  expect(bareTextIn('part.tsx', inComponent(jsx))).toEqual([])
})

test('names the line and the code', () => {
  const code = 'const Part = ({ text }) => (\n  <p>\n    {text}\n    <b />\n  </p>\n)\n'
  expect(bareTextIn('part.tsx', code)).toEqual(['3: {text}'])
})
