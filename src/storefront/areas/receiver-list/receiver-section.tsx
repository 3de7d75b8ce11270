import { type KeyboardEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { receiverListTexts } from '#i18n/texts/receiver-list.ts'
import { listRowsMax } from '#kernel/limits.ts'
import { wholeNameOf } from '#kernel/note-template.ts'
import type { ReceiverRow } from '#kernel/receiver-list.ts'
import type { AddressBookState } from '#storefront/parts/address-book/use-address-book.ts'
import { Button } from '#ui/button.tsx'
import { MessageRow } from '#ui/message-row.tsx'
import { useTexts } from '#ui/use-texts.ts'
import type { JudgedRow, ListedRow } from './judge-rows.ts'
import { ListSource } from './list-source.tsx'
import type { RowActions } from './listed-receiver.tsx'
import { ReceiverTable, type Shown } from './receiver-table.tsx'
import type { ReceiverRows } from './use-receiver-rows.ts'

type ReceiverSectionProps = {
  list: ReceiverRows
  shown: Shown
  onShow: (shown: Shown) => void
  /** Each row has an address, and none can be previewed. */
  isByPost: boolean
  book: AddressBookState | undefined
  onPreview: (row: JudgedRow) => void
  say: RowActions['say']
}

/** What was just done to the list; what was taken out can be put back. */
type Told = { sentence: string; before?: readonly ListedRow[] }

/** Who gets it: where the list comes from, what is wrong with it, and the list itself. */
export function ReceiverSection(props: ReceiverSectionProps) {
  const { list, shown, isByPost, book, onShow, onPreview, say } = props
  const t = useTexts(receiverListTexts)
  const heading = useRef<HTMLHeadingElement>(null)
  const [told, setTold] = useState<Told>()
  const [newId, setNewId] = useState<number>()
  const { judged, wrong } = list

  const bring = (rows: readonly ReceiverRow[]) => {
    // The heading of a first list is there to be focused once it is drawn.
    flushSync(() => {
      list.add(rows)
      onShow({ isOnlyWrong: false, page: 1 })
      setTold({ sentence: t('source.added', { count: rows.length }) })
    })
    heading.current?.focus()
  }
  const addOne = () => {
    setNewId(list.addBlank())
    // It stands at the end.
    onShow({ isOnlyWrong: false, page: Number.POSITIVE_INFINITY })
  }
  const takeOut = (ids: ReadonlySet<number>, sentence: string) => {
    setTold({ sentence, before: list.listed })
    list.remove(ids)
    heading.current?.focus()
  }
  const actions: RowActions = {
    onWrite: list.write,
    onOpen: (id) => {
      setNewId(id)
      list.open(id)
    },
    onClose: (id) => {
      list.close(id)
      heading.current?.focus()
    },
    onRemove: ({ id, row }) => {
      const who = wholeNameOf(row) || row.email || t('row.nameless')
      takeOut(new Set([id]), t('row.removed', { who }))
    },
    onPreview: isByPost ? undefined : onPreview,
    say,
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Enter in a field of the list is no order.
    <div
      className="grid gap-5"
      onKeyDown={(event: KeyboardEvent) => {
        if (event.key === 'Enter' && event.target instanceof HTMLInputElement)
          event.preventDefault()
      }}
    >
      <ListSource isByPost={isByPost} book={book} onRows={bring} onOneMore={addOne} />
      <div>
        <h3
          ref={heading}
          tabIndex={-1}
          className="scroll-mt-24 text-[1.125rem] outline-none"
          hidden={judged.length === 0}
        >
          {`${t('list.heading')} · ${t('list.count', { count: judged.length })}`}
        </h3>
        <ListState list={list} onRemove={takeOut} wrong={wrong} />
        <p role="status" className="mt-1 flex flex-wrap items-center gap-x-4 text-[0.9375rem]">
          {told?.sentence}
        </p>
        {told?.before && (
          <Button
            variant="link"
            size="small"
            icon="undo"
            onClick={() => {
              list.putBack(told.before ?? [])
              setTold(undefined)
              heading.current?.focus()
            }}
          >
            {t('list.undo')}
          </Button>
        )}
        {judged.length > 0 && (
          <div className="mt-3">
            <ReceiverTable rows={judged} {...{ shown, onShow, heading, newId, actions }} />
            <p className="mt-2">
              <Button
                variant="dangerLink"
                size="small"
                onClick={() => takeOut(new Set(judged.map(({ id }) => id)), t('list.cleared'))}
              >
                {t('list.clear')}
              </Button>
            </p>
          </div>
        )}
      </div>
    </div>
  )
}

type ListStateProps = {
  list: ReceiverRows
  wrong: number
  onRemove: (ids: ReadonlySet<number>, sentence: string) => void
}

/** How the list stands as a whole. */
function ListState({ list: { judged }, wrong, onRemove }: ListStateProps) {
  const t = useTexts(receiverListTexts, 'list')
  if (judged.length === 0) return null
  const doubles = judged.filter(({ isDouble }) => isDouble)
  const doubt = judged.filter(({ meant }) => meant !== undefined).length
  const over = judged.length - listRowsMax
  return (
    <div className="mt-2 grid gap-2">
      {over > 0 && <MessageRow tone="error">{t('tooMany', { over, max: listRowsMax })}</MessageRow>}
      <MessageRow tone={wrong > 0 ? 'warning' : 'default'} icon={wrong > 0 ? 'warning' : 'check'}>
        <span className="font-semibold">
          {wrong > 0 ? t('wrong', { count: wrong }) : t('fine')}
        </span>
        {doubt > 0 && <span className="block">{t('doubt', { count: doubt })}</span>}
        {doubles.length > 0 && (
          <span className="block">
            <span>{t('doubles', { count: doubles.length })}</span>{' '}
            <Button
              variant="link"
              size="small"
              onClick={() =>
                onRemove(
                  new Set(doubles.map(({ id }) => id)),
                  t('removedDoubles', { count: doubles.length }),
                )
              }
            >
              {t('removeDoubles')}
            </Button>
          </span>
        )}
      </MessageRow>
    </div>
  )
}
