import { basketTexts } from '#i18n/texts/basket.ts'
import { TextField } from '#storefront/ui/text-field.tsx'
import { useTexts } from '#storefront/ui/use-texts.ts'
import type { SingleGiftState } from './use-single-gift.ts'

/** Where a code is typed; what it takes off stands among the amounts once the field is left. */
export function CodeField({ state }: { state: SingleGiftState }) {
  const t = useTexts(basketTexts, 'code')
  const { form, code, setCode } = state
  const field = form.field('promotionCode')
  return (
    <details open={code !== '' || field.error !== undefined || undefined}>
      <summary className="cursor-pointer text-[0.9375rem] underline underline-offset-4">
        {t('ask')}
      </summary>
      <TextField
        {...field}
        label={t('label')}
        defaultValue={code}
        onChange={() => form.changed('promotionCode')}
        onBlur={(event) => setCode(event.currentTarget.value.trim())}
        autoCapitalize="characters"
        autoComplete="off"
        spellCheck={false}
        maxLength={40}
        className="mt-3 max-w-sm"
      />
    </details>
  )
}
