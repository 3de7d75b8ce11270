import { useLocale, useTranslations } from 'use-intl'
import { formatMoney } from '#i18n/formats.ts'
import { noteLengthMax } from '#kernel/note.ts'
import type { PriceRule } from './price-rule.ts'

type FieldError = { type?: string; message?: string } | undefined

/** Says a field's error: the shop's own sentence, or the one that belongs to the name of a rule. */
export function useFieldMessage(rule: PriceRule | undefined) {
  const t = useTranslations('fieldErrors')
  const required = useTranslations('product.form.required')
  const language = useLocale()
  const min = rule ? formatMoney(language, rule.minPrice, 'short') : ''
  const max = rule ? formatMoney(language, rule.maxPrice, 'short') : ''
  return (
    error: FieldError,
    field: 'name' | 'email' | 'confirmEmail' = 'name',
  ): string | undefined => {
    switch (error?.message) {
      case undefined:
        return undefined
      case 'fieldRequired':
        return required(field)
      case 'amountOutOfRange':
        return t('amountOutOfRange', { min, max })
      case 'noteTooLong':
        return t('noteTooLong', { max: String(noteLengthMax) })
      default: {
        const name = error?.message ?? ''
        return error?.type === 'rule' && isPlain(name) ? t(name) : name
      }
    }
  }
}

const plain = [
  'emailInvalid',
  'emailsDiffer',
  'nameInvalid',
  'noteInvalid',
  'noteHasEmoji',
  'amountNotOffered',
  'inputInvalid',
] as const

const isPlain = (name: string): name is (typeof plain)[number] =>
  (plain as readonly string[]).includes(name)
