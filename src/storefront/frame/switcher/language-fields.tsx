import { useState } from 'react'
import { formatAlternatives } from '#i18n/formats.ts'
import { countryOptions, currencyName, languageName, ownNameOf } from '#i18n/names.ts'
import { languageFormTexts } from '#i18n/texts/language-form.ts'
import { switcherTexts } from '#i18n/texts/switcher.ts'
import { isLanguage } from '#kernel/language.ts'
import { useStore } from '#storefront/parts/store/store-context.ts'
import { Button } from '#ui/button.tsx'
import { useLanguage } from '#ui/language.tsx'
import { useCloseModal } from '#ui/modal-closing.ts'
import { Select } from '#ui/select.tsx'
import { TextField } from '#ui/text-field.tsx'
import { useTexts } from '#ui/use-texts.ts'
import { chooseCountry, findMissing, isComplete } from './language-form.ts'
import { readPageHere } from './read-page-here.ts'
import { addressElsewhere, addressInLanguage } from './redirect-address.ts'
import type { CountryShop } from './shops-by-country.ts'

/** The language form of SPEC §4. It is checked on every change, and leads on by a full load. */
export function LanguageFields({ shops }: { shops: ReadonlyMap<string, CountryShop> }) {
  const t = useTexts(switcherTexts, 'form')
  const locale = useLanguage()
  const { countryCode } = useStore()
  const close = useCloseModal()
  const [form, setForm] = useState(() => ({
    ...chooseCountry(shops.get(countryCode)),
    language: locale as typeof locale | undefined,
  }))
  const shop = form.country === undefined ? undefined : shops.get(form.country)
  const missing = findMissing(form)
  const apply = () => {
    if (!shop || !isComplete(form)) return
    close()
    const isHere = form.country === countryCode
    location.assign(
      isHere
        ? addressInLanguage(readPageHere(), form.language)
        : addressElsewhere(shop, form.language),
    )
  }
  return (
    <form
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        apply()
      }}
    >
      <Select
        label={t('country')}
        options={countryOptions(locale, shops.keys())}
        value={form.country}
        error={missing.country && t(missing.country)}
        onChange={(id) => setForm(chooseCountry(id === undefined ? undefined : shops.get(id)))}
      />
      <Select
        label={t('language')}
        options={(shop?.languages ?? []).map((id) => ({ id, label: ownNameOf(id) }))}
        value={form.language}
        error={missing.language && t(missing.language)}
        isDisabled={(shop?.languages.length ?? 0) < 2}
        onChange={(id) => setForm({ ...form, language: isLanguage(id) ? id : undefined })}
      />
      {shop && <WithoutScreens codes={shop.withoutScreens} />}
      <TextField
        label={t('currency')}
        value={form.currency ? currencyName(locale, form.currency) : ''}
        error={missing.currency && t(missing.currency)}
        readOnly
      />
      <Button type="submit" isDisabled={!isComplete(form)} isWide className="mt-2">
        {t('apply')}
      </Button>
    </form>
  )
}

/** Nobody chooses English by mistake: what a country speaks and this shop does not yet is named. */
function WithoutScreens({ codes }: { codes: readonly string[] }) {
  const t = useTexts(languageFormTexts)
  const locale = useLanguage()
  if (codes.length === 0) return null
  const names = codes.map((code) => languageName(locale, code))
  return (
    <p className="text-[0.9375rem] text-text-soft">
      {t('withoutScreens', { languages: formatAlternatives(locale, names) })}
    </p>
  )
}
