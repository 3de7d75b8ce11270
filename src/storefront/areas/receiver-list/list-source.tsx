import { type ClipboardEvent, useEffect, useId, useRef, useState } from 'react'
import { receiverListTexts } from '#i18n/texts/receiver-list.ts'
import type { ReceiverRow } from '#kernel/receiver-list.ts'
import type { AddressBookState } from '#storefront/parts/address-book/use-address-book.ts'
import type { EncodingNotice } from '#storefront/parts/receiver-rows/decode-text.ts'
import type { ReadList, ReadProblem } from '#storefront/parts/receiver-rows/read-file.ts'
import { Button } from '#ui/button.tsx'
import { FieldError } from '#ui/field-error.tsx'
import { useTexts } from '#ui/use-texts.ts'
import { BookSource } from './book-source.tsx'

type ListSourceProps = {
  isByPost: boolean
  book: AddressBookState | undefined
  onRows: (rows: readonly ReceiverRow[]) => void
  onOneMore: () => void
}

/** Loaded when somebody brings a list. */
const loadReading = () => import('#storefront/parts/receiver-rows/read-file.ts')

/** Where a list comes from: the clipboard, a file, or one person after another. */
export function ListSource({ isByPost, book, onRows, onOneMore }: ListSourceProps) {
  const t = useTexts(receiverListTexts, 'source')
  const ids = { hint: useId(), error: useId(), fileHint: useId() }
  const text = useRef<HTMLTextAreaElement>(null)
  const [problem, setProblem] = useState<ReadProblem>()
  const [notice, setNotice] = useState<EncodingNotice>()

  const take = (read: ReadList, emptied: () => void) => {
    setProblem('problem' in read ? read.problem : undefined)
    setNotice('rows' in read ? read.notice : undefined)
    if ('problem' in read) return
    onRows(read.rows)
    emptied()
  }
  const takeText = async (pasted: string) => {
    const { readPasted } = await loadReading()
    take(readPasted(pasted), () => {
      if (text.current) text.current.value = ''
    })
  }
  const paste = (event: ClipboardEvent<HTMLTextAreaElement>) => {
    const pasted = event.clipboardData.getData('text/plain')
    // A single word is pasted into a line that is being typed.
    if (!/[\n\t;]|@.*@/.test(pasted.trim()) || text.current?.value !== '') return
    event.preventDefault()
    void takeText(pasted)
  }
  const takeTyped = async () => takeText(text.current?.value ?? '')
  // What is typed and not in the list yet is no receiver: whoever sends the list sees them in it first.
  useEffect(() => {
    const form = text.current?.form
    const hold = (event: Event) => {
      if (text.current?.value.trim() === '') return
      event.preventDefault()
      event.stopPropagation()
      text.current?.focus()
      void takeTyped()
    }
    form?.addEventListener('submit', hold)
    return () => form?.removeEventListener('submit', hold)
  })
  const takeFile = async (input: HTMLInputElement) => {
    const [file] = input.files ?? []
    if (file === undefined) return
    const { readFile } = await loadReading()
    take(await readFile(file), () => {})
    // The same file may be chosen again, once it was mended.
    input.value = ''
  }

  return (
    <div>
      <label className="block rounded-field border-[1.5px] border-line-field bg-surface px-4 pt-2 pb-1.5 focus-within:border-text focus-within:ring-[1.5px] focus-within:ring-text">
        <span className="block font-semibold text-[0.8125rem] text-text-soft leading-5">
          {t('label')}
        </span>
        <textarea
          ref={text}
          rows={3}
          autoComplete="off"
          spellCheck={false}
          onPaste={paste}
          aria-describedby={problem ? `${ids.error} ${ids.hint}` : ids.hint}
          className="block w-full resize-y bg-transparent py-0.5 text-[1.0625rem] leading-6 outline-none focus-visible:shadow-none"
        />
      </label>
      <p id={ids.hint} className="mt-1.5 text-[0.875rem] text-text-soft">
        {t(isByPost ? 'hintByPost' : 'hint')}
      </p>
      <div aria-live="polite">
        {problem && <FieldError id={ids.error}>{t(problem)}</FieldError>}
        {notice && <p className="mt-1.5 text-[0.875rem]">{t(notice)}</p>}
      </div>
      <div className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-2">
        <Button variant="quiet" size="small" onClick={() => void takeTyped()}>
          {t('add')}
        </Button>
        <span className="inline-flex flex-wrap items-center gap-x-3 gap-y-1">
          <label className="inline-flex min-h-11 cursor-pointer items-center rounded-full bg-surface px-5 font-bold text-[0.9375rem] ring-[1.5px] ring-line-blush ring-inset focus-within:outline-2 hover:bg-action-soft hover:ring-action has-focus-visible:ring-2 has-focus-visible:ring-text">
            <span>{t('file')}</span>
            <input
              type="file"
              accept=".csv,.tsv,.txt,text/csv,text/plain"
              aria-describedby={ids.fileHint}
              onChange={({ currentTarget }) => void takeFile(currentTarget)}
              className="sr-only"
            />
          </label>
          <span id={ids.fileHint} className="text-[0.875rem] text-text-soft">
            {t('fileHint')}
          </span>
        </span>
        {isByPost && <BookSource book={book} onRows={onRows} />}
        <Button variant="link" size="small" icon="plus" onClick={onOneMore}>
          {t('one')}
        </Button>
      </div>
    </div>
  )
}
