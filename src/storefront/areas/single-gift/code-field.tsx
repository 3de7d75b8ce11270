import { basketTexts } from '#i18n/texts/basket.ts'
import { Fold } from '#ui/fold.tsx'
import { LineField } from '#ui/form/line-field.tsx'
import { useTexts } from '#ui/use-texts.ts'
import type { SingleGiftState } from './use-single-gift.ts'

/** Where a code is typed; what it takes off stands among the amounts once the field is left. */
export function CodeField({ state }: { state: SingleGiftState }) {
  const t = useTexts(basketTexts, 'code')
  const { form, code, setCode } = state
  const field = form.field('promotionCode')
  return (
    <Fold weight="quiet" title={t('ask')} isOpen={code !== '' || field.error !== undefined}>
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
        className="mt-1 max-w-sm"
      />
    </Fold>
  )
}
