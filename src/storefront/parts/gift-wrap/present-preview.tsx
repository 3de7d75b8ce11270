import { useState } from 'react'
import { CardArt } from '#storefront/parts/cards/card-art.tsx'
import { Button } from '#ui/button.tsx'
import { cx } from '#ui/class-names.ts'
import { GiftTag } from './gift-tag.tsx'
import { NotePaper } from './note-paper.tsx'
import { WrappingPaper } from './wrapping-paper.tsx'

type PresentPreviewProps = {
  title: string
  image: { url: string; alt: string }
  tag: { to: string; from: string }
  /** The id of its paper. */
  wrapper: string
  note: { label: string; text: string } | undefined
  words: { unwrap: string; wrap: string }
  /** As large as the window lets it be. */
  isLarge?: boolean | undefined
}

/** The present as its receiver will see it: first in its paper, then the card itself. The code is not made yet. */
export function PresentPreview(props: PresentPreviewProps) {
  const { title, image, tag, wrapper, note, words, isLarge } = props
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <div
        className={cx(
          'relative mx-auto mt-7 mb-14 w-[86%] rounded-card shadow-giftcard',
          isLarge ? 'max-w-lg' : 'max-w-sm',
        )}
      >
        <CardArt
          image={{ ...image, alt: isOpen ? image.alt : '' }}
          isUrgent
          showShadow={false}
          className={isOpen ? '' : 'invisible'}
        />
        <WrappingPaper wrapper={wrapper} isOpening={isOpen} />
        {!isOpen && <GiftTag {...tag} />}
      </div>
      <p role="status" className="mb-4 text-center font-bold">
        {isOpen && title}
      </p>
      {note && (
        <div className="mx-auto max-w-lg">
          <NotePaper label={note.label}>{note.text}</NotePaper>
        </div>
      )}
      <div className="mt-6 flex justify-center">
        <Button variant="quiet" onClick={() => setIsOpen(!isOpen)}>
          {isOpen ? words.wrap : words.unwrap}
        </Button>
      </div>
    </>
  )
}
