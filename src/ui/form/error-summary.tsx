import { formTexts } from '#i18n/texts/form.ts'
import { Anchor } from '#ui/anchor.tsx'
import { Icon } from '#ui/icon.tsx'
import { useTexts } from '#ui/use-texts.ts'
import { focusField, type NamedField } from './form-fields.ts'

type ErrorSummaryProps = {
  form: {
    problems: readonly (NamedField & { text: string })[]
    element: { current: HTMLFormElement | null }
  }
}

/**
 * All errors of a form, above it: each line leads to its field. One error alone needs no summary: the focus stands in its
 * field, with the message below it.
 */
export function ErrorSummary({ form: { problems, element } }: ErrorSummaryProps) {
  const t = useTexts(formTexts)
  if (problems.length < 2) return null
  return (
    <div
      role="alert"
      className="rounded-card bg-error-soft p-4 text-error ring-[1.5px] ring-error ring-inset sm:p-5"
    >
      <p className="flex items-center gap-2.5 font-bold">
        <Icon name="warning" size={20} />
        <span>{t('problems', { count: problems.length })}</span>
      </p>
      <ul className="mt-1.5 ml-7.5 grid">
        {problems.map(({ id, name, label, text }) => (
          <li key={name}>
            {/* Before any script the browser itself leads to the field. */}
            <Anchor
              href={`#${id}`}
              onClick={(event) => {
                event.preventDefault()
                focusField(element.current, name)
              }}
              className="inline-block min-h-8 rounded-sm py-1 leading-snug underline underline-offset-4 hover:decoration-2"
            >
              {label && !isSaidIn(text, label) && (
                <strong className="font-semibold">{`${label}: `}</strong>
              )}
              <span>{text}</span>
            </Anchor>
          </li>
        ))}
      </ul>
    </div>
  )
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}-]+/gu) ?? []

/** A sentence that has every word of the field's label names it already. */
const isSaidIn = (sentence: string, label: string): boolean => {
  const words = wordsOf(sentence)
  return wordsOf(label).every((word) => words.includes(word))
}
