import { type RefObject, useEffect, useMemo, useRef, useState } from 'react'
import type { ReceiverRow } from '#kernel/receiver-list.ts'
import { isWrong, judgeRows, type ListedRow, type PostsTo, refusePhone } from './judge-rows.ts'
import { keepList, keptList } from './kept-list.ts'

export type ReceiverRows = ReturnType<typeof useReceiverRows>

/** As the page is sent. */
const nothing: readonly ListedRow[] = []

const blank: ReceiverRow = { firstName: '', lastName: '', email: '', message: '' }

/** The list as it stands, judged with the note for all; it waits in this tab while it is made. */
export function useReceiverRows(template: string, postsTo: PostsTo) {
  const [listed, setListed] = useState(nothing)
  const nextId = useRef(0)
  const judgedBy = useSettled(template)
  const judged = useMemo(() => judgeRows(listed, judgedBy, postsTo), [listed, judgedBy, postsTo])
  const fresh = (row: ReceiverRow): ListedRow => {
    nextId.current += 1
    return { id: nextId.current, row, isOpen: false }
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, with what the tab kept.
  useEffect(() => {
    const kept = keptList(Date.now())
    if (kept.length > 0) setListed((now) => (now === nothing ? kept.map(fresh) : now))
  }, [])
  const isTyped = useRef(false)
  useKeeping(listed, isTyped)
  const replace = (id: number, change: (item: ListedRow) => ListedRow) =>
    setListed((all) => all.map((item) => (item.id === id ? change(item) : item)))
  return {
    judged,
    wrong: judged.filter(isWrong).length,
    add: (rows: readonly ReceiverRow[]) => setListed((all) => [...all, ...rows.map(fresh)]),
    /** One more, whose fields are open. */
    addBlank: () => {
      const item = { ...fresh(blank), isOpen: true }
      setListed((all) => [...all, item])
      return item.id
    },
    /** Its fields stay open until it is done, also once it is right. */
    write: (id: number, part: Partial<ReceiverRow>) => {
      isTyped.current = true
      replace(id, (item) => ({ ...item, row: { ...item.row, ...part }, isOpen: true }))
    },
    open: (id: number) => replace(id, (item) => ({ ...item, isOpen: true })),
    close: (id: number) => replace(id, (item) => ({ ...item, isOpen: false })),
    remove: (ids: ReadonlySet<number>) => setListed((all) => all.filter(({ id }) => !ids.has(id))),
    refusePhones: (rows: readonly ReceiverRow[]) => {
      rows.forEach(refusePhone)
      setListed((all) => [...all])
    },
    /** As it was before rows were taken out. */
    putBack: (before: readonly ListedRow[]) => setListed(before),
    listed,
  }
}

/** Somebody who stops typing for as long looks up. */
const pauseMs = 300

/** A text once nobody types in it any more: two thousand rows are not judged for every letter. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(setSettled, pauseMs, text)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}

/** Keeps the list in its tab: at once, or what is typed after a pause and when the page is left. */
function useKeeping(listed: readonly ListedRow[], isTyped: RefObject<boolean>): void {
  useEffect(() => {
    if (listed === nothing) return
    const keep = () => keepRows(listed)
    if (!isTyped.current) {
      keep()
      return
    }
    isTyped.current = false
    const timer = setTimeout(keep, pauseMs)
    window.addEventListener('pagehide', keep)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('pagehide', keep)
    }
  }, [listed, isTyped])
}

function keepRows(listed: readonly ListedRow[]): void {
  keepList(
    listed.map(({ row }) => row),
    Date.now(),
  )
}
