import { Suspense, useState } from 'react'
import { basketTexts } from '#i18n/texts/basket.ts'
import type { WrappingOnOfferFragment } from '#storefront/graphql/generated/graphql.ts'
import { NotePaper } from '#storefront/parts/gift-wrap/note-paper.tsx'
import { fetchLater } from '#storefront/parts/page/fetch-later.ts'
import { Button } from '#ui/button.tsx'
import { cx } from '#ui/class-names.ts'
import { takeFocus } from '#ui/take-focus.ts'
import { useTexts } from '#ui/use-texts.ts'
import { type BasketLine, canBeWrapped } from './basket-line.ts'

const NoteEditor = fetchLater(async () => (await import('./note-editor.tsx')).NoteEditor)

type LineNoteProps = {
  line: BasketLine
  /** Of the basket that the visitor sees. */
  version: number
  /** What can go around it. */
  wrappings: readonly WrappingOnOfferFragment[]
  title: string
  receiver: string
}

/** What its giver wrote beside a gift, to be written anew in its place. */
export function LineNote({ line, version, wrappings, title, receiver }: LineNoteProps) {
  const { message } = line
  const t = useTexts(basketTexts)
  const [isEditing, setIsEditing] = useState(false)
  const [wasEdited, setWasEdited] = useState(false)
  const plain = message === undefined ? 'writeNote' : 'changeNote'
  const action = t(canBeWrapped(line) ? 'changeNoteAndPaper' : plain)
  const label = t('noteOf', { action, product: title, receiver })
  const endEditing = () => {
    setIsEditing(false)
    setWasEdited(true)
  }
  if (isEditing)
    return (
      <Suspense fallback={null}>
        <NoteEditor {...{ line, version, wrappings, label }} onDone={endEditing} />
      </Suspense>
    )
  return (
    // The room around a plain button is a part of the gaps above and below it.
    <div className={cx('-mb-2 grid justify-items-start gap-1', !message && '-mt-3.5')}>
      {message && (
        <div className="w-full">
          <NotePaper label={t('note')}>{message}</NotePaper>
        </div>
      )}
      <Button
        ref={wasEdited ? takeFocus : null}
        variant="link"
        size="small"
        className="-mx-1"
        aria-label={label}
        onClick={() => setIsEditing(true)}
      >
        {action}
      </Button>
    </div>
  )
}
