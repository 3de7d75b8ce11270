import { useId } from 'react'
import { quoteTexts } from '#i18n/texts/quote.ts'
import type { RowField } from '#kernel/receiver-list.ts'
import { Button } from '#ui/button.tsx'
import { FieldError } from '#ui/field-error.tsx'
import { useTexts } from '#ui/use-texts.ts'
import type { QuoteList, WrongListRow } from './use-quote-list.ts'

/** Rows that are named; the others are counted. */
const namedMax = 5

const groupOf = (field: RowField): 'name' | 'email' | 'message' | 'address' =>
  field === 'name' || field === 'email' || field === 'message' ? field : 'address'

/** A file with everybody who gets a card, and what is wrong with it. */
export function ListFile({ list, take, forget }: QuoteList) {
  const t = useTexts(quoteTexts, 'request')
  const ids = { label: useId(), hint: useId(), error: useId() }
  const hasList = list.is === 'read'
  return (
    <div>
      <p id={ids.label}>
        <span className="font-semibold">{t('list')}</span>
        <span className="text-text-soft">{` (${t('optional')})`}</span>
      </p>
      <p id={ids.hint} className="mt-1 text-[0.875rem] text-text-soft">
        {t('listHint')}
      </p>
      <div className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-2">
        <label className="inline-flex min-h-11 cursor-pointer items-center rounded-full bg-surface px-5 font-bold text-[0.9375rem] ring-[1.5px] ring-line-blush ring-inset focus-within:outline-2 hover:bg-action-soft hover:ring-action has-focus-visible:ring-2 has-focus-visible:ring-text">
          <span>{t(hasList ? 'otherFile' : 'chooseFile')}</span>
          <input
            type="file"
            accept=".csv,.tsv,.txt,text/csv,text/plain"
            aria-describedby={`${ids.error} ${ids.hint}`}
            className="sr-only"
            onChange={({ currentTarget }) => {
              const [file] = currentTarget.files ?? []
              if (file !== undefined) void take(file)
              // The same file may be chosen again, once it was mended.
              currentTarget.value = ''
            }}
          />
        </label>
        {list.is !== 'none' && (
          <Button variant="link" size="small" onClick={forget}>
            {t('removeFile')}
          </Button>
        )}
      </div>
      <div id={ids.error} aria-live="polite">
        {list.is === 'refused' && (
          <FieldError id={`${ids.error}-text`}>{t(list.problem)}</FieldError>
        )}
        {list.is === 'read' && list.wrong.length === 0 && (
          <p className="wrap-anywhere mt-2">
            {t('read', { count: list.rows.length, name: list.name })}
          </p>
        )}
        {list.is === 'read' && list.wrong.length > 0 && <WrongRows wrong={list.wrong} />}
      </div>
    </div>
  )
}

function WrongRows({ wrong }: { wrong: readonly WrongListRow[] }) {
  const t = useTexts(quoteTexts, 'request')
  const rows = wrong.slice(0, namedMax).map(({ row, fields }) => {
    const groups = [...new Set(fields.map(groupOf))]
    return t('wrongRow', {
      row: String(row),
      fields: groups.map((group) => t(`field.${group}`)).join(', '),
    })
  })
  return (
    <FieldError id="quote-list-wrong">
      {t('wrong', {
        count: wrong.length,
        rows: rows.join('; '),
        more: wrong.length > namedMax ? 'yes' : 'no',
      })}
    </FieldError>
  )
}
