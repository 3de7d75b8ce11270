import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { LanguageProvider } from './language.tsx'
import { Select } from './select.tsx'

test('what the server sends holds no names of its own list: a browser may call a country otherwise', () => {
  const html = renderToString(
    <LanguageProvider value="nl">
      <Select
        label="Land"
        name="countryCode"
        autoComplete="shipping country"
        options={[{ id: 'HK', label: 'Hongkong SAR van China' }]}
        value={undefined}
        onChange={() => {}}
      />
    </LanguageProvider>,
  )
  expect(html).toContain('name="countryCode"')
  expect(html).not.toContain('Hongkong')
})
