import { basketTexts } from '#i18n/texts/basket.ts'
import { LineField } from '#ui/form/line-field.tsx'
import { useTexts } from '#ui/use-texts.ts'
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
      <LineField
        {...field}
        label={t('label')}
        defaultValue={code}
        onChange={({ currentTarget, nativeEvent }) => {
          form.changed('promotionCode')
          // A code that was kept is filled in, and nobody leaves its field.
          if (!nativeEvent.isTrusted) setCode(currentTarget.value.trim())
        }}
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
