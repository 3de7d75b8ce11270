import { type RefObject, useId } from 'react'
import { receiverListTexts } from '#i18n/texts/receiver-list.ts'
import { Button } from '#ui/button.tsx'
import { useTexts } from '#ui/use-texts.ts'
import { type JudgedRow, wantsLook } from './judge-rows.ts'
import { ListedReceiver, type RowActions } from './listed-receiver.tsx'

/** As many as are quickly looked through; a page of fields is never slow. */
const rowsOnPage = 25

export type Shown = { isOnlyWrong: boolean; page: number }

type ReceiverTableProps = {
  rows: readonly JudgedRow[]
  shown: Shown
  onShow: (shown: Shown) => void
  heading: RefObject<HTMLHeadingElement | null>
  newId: number | undefined
  actions: RowActions
}

/** The list, a page at a time, or what of it is to be looked at. */
export function ReceiverTable(props: ReceiverTableProps) {
  const { rows, shown, onShow, heading, newId, actions } = props
  const t = useTexts(receiverListTexts, 'list')
  const id = useId()
  const numbered = rows.map((item, index) => ({ item, number: index + 1 }))
  const doubtful = numbered.filter(({ item }) => wantsLook(item))
  const listed = shown.isOnlyWrong ? doubtful : numbered
  const pageCount = Math.max(1, Math.ceil(listed.length / rowsOnPage))
  // Rows that were taken out may leave a page behind that is not there any more.
  const page = Math.min(shown.page, pageCount)
  const from = (page - 1) * rowsOnPage
  const here = listed.slice(from, from + rowsOnPage)
  const turn = (to: number) => {
    onShow({ ...shown, page: to })
    heading.current?.focus()
  }
  return (
    <div>
      {doubtful.length > 0 && (
        <fieldset className="mb-3 flex flex-wrap gap-2">
          <legend className="sr-only">{t('show')}</legend>
          <Show
            name={id}
            isChosen={!shown.isOnlyWrong}
            text={t('showAll')}
            onChoose={() => onShow({ isOnlyWrong: false, page: 1 })}
          />
          <Show
            name={id}
            isChosen={shown.isOnlyWrong}
            text={t('showWrong', { count: doubtful.length })}
            onChoose={() => onShow({ isOnlyWrong: true, page: 1 })}
          />
        </fieldset>
      )}
      <ul
        aria-label={t('heading')}
        className="divide-y divide-line rounded-panel border-[1.5px] border-line"
      >
        {here.map(({ item, number }) => (
          <ListedReceiver
            key={item.id}
            item={item}
            number={number}
            isNew={item.id === newId}
            actions={actions}
          />
        ))}
      </ul>
      {pageCount > 1 && (
        <div className="mt-3 flex flex-wrap items-center justify-between gap-3">
          <Button
            variant="quiet"
            size="small"
            isDisabled={page === 1}
            onClick={() => turn(page - 1)}
          >
            {t('previous')}
          </Button>
          <p className="text-[0.9375rem] text-text-soft tabular-nums">
            {t('page', { from: from + 1, to: from + here.length, total: listed.length })}
          </p>
          <Button
            variant="quiet"
            size="small"
            isDisabled={page === pageCount}
            onClick={() => turn(page + 1)}
          >
            {t('next')}
          </Button>
        </div>
      )}
    </div>
  )
}

type ShowProps = { name: string; isChosen: boolean; text: string; onChoose: () => void }

const Show = ({ name, isChosen, text, onChoose }: ShowProps) => (
  <label className="inline-flex min-h-11 cursor-pointer items-center rounded-full px-4 font-semibold text-[0.9375rem] ring-[1.5px] ring-line-field ring-inset has-checked:bg-action-soft has-checked:text-action-strong has-checked:ring-action has-focus-visible:ring-2 has-focus-visible:ring-text">
    <input type="radio" name={name} checked={isChosen} onChange={onChoose} className="sr-only" />
    <span>{text}</span>
  </label>
)
