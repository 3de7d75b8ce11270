import { type ChangeEvent, useLayoutEffect, useRef, useState } from 'react'
import { balanceTexts } from '#i18n/texts/balance.ts'
import { TextField } from '#ui/text-field.tsx'
import { useTexts } from '#ui/use-texts.ts'
import { caretPosition, groupDigits } from './grouped-digits.ts'

type CardNumberFieldProps = { name: string; error: string | undefined }

/** Digits fall into fours while they are typed or pasted, and the caret stays where it was. */
export function CardNumberField(field: CardNumberFieldProps) {
  const t = useTexts(balanceTexts)
  const [typed, setTyped] = useState({ text: '', caret: 0 })
  const input = useRef<HTMLInputElement>(null)
  useLayoutEffect(() => {
    const element = input.current
    if (element !== null && element === document.activeElement)
      element.setSelectionRange(typed.caret, typed.caret)
  }, [typed])

  const regroup = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const text = groupDigits(target.value)
    const caret = target.selectionStart ?? target.value.length
    setTyped({ text, caret: caretPosition(text, target.value, caret) })
  }
  return (
    <TextField
      {...field}
      ref={input}
      label={t('number')}
      hint={t('numberHint')}
      value={typed.text}
      onChange={regroup}
      inputMode="numeric"
      autoComplete="off"
      spellCheck={false}
      required
      // All its digits fit beside each other on the narrowest phone.
      className="tabular-nums max-[22rem]:[&_input]:text-base max-[22rem]:[&_input]:tracking-tight max-[22rem]:[&_label]:px-3"
    />
  )
}
