import { useEffect, useRef } from 'react'
import { receiverListTexts } from '#i18n/texts/receiver-list.ts'
import { wholeNameOf } from '#kernel/note-template.ts'
import type { ReceiverRow, RowField } from '#kernel/receiver-list.ts'
import { Button } from '#ui/button.tsx'
import { cx } from '#ui/class-names.ts'
import { TextField } from '#ui/text-field.tsx'
import { useTexts } from '#ui/use-texts.ts'
import { isWrong, type JudgedRow } from './judge-rows.ts'
import { RowAddressFields, sayAddress } from './row-address-fields.tsx'

export type RowActions = {
  onWrite: (id: number, part: Partial<ReceiverRow>) => void
  onOpen: (id: number) => void
  onClose: (id: number) => void
  onRemove: (row: JudgedRow) => void
  /** Undefined by post: then each row has an address. */
  onPreview: ((row: JudgedRow) => void) | undefined
  /** In words, what is wrong with a field. */
  say: (field: RowField, problem: string) => string
}

type ListedReceiverProps = {
  item: JudgedRow
  /** From 1. */
  number: number
  /** Its first field takes the focus. */
  isNew: boolean
  actions: RowActions
}

/** One receiver of the list: read while all is right, with fields where something is not. */
export function ListedReceiver({ item, number, isNew, actions }: ListedReceiverProps) {
  const t = useTexts(receiverListTexts, 'row')
  const { id, row, meant, isDouble, isOpen } = item
  const who = wholeNameOf(row) || row.email || t('fields', { number })
  const hasFields = isOpen || isWrong(item)
  return (
    <li className="grid grid-cols-[2.25rem_1fr] gap-x-2 px-3 py-1.5 sm:px-5">
      <span className="pt-3 text-[0.875rem] text-text-soft tabular-nums">{number}</span>
      <div className={cx('min-w-0', !hasFields && 'sm:flex sm:justify-between sm:gap-4')}>
        <div className={cx('min-w-0 flex-1', hasFields && 'py-1.5')}>
          {hasFields ? (
            <RowFields item={item} number={number} isNew={isNew} actions={actions} />
          ) : (
            <ReadRow row={row} isByPost={actions.onPreview === undefined} />
          )}
          {isDouble && <p className="mt-1 text-[0.875rem] text-warning-text">{t('double')}</p>}
          <div aria-live="polite">
            {meant && (
              <Button
                variant="link"
                size="small"
                onClick={() => actions.onWrite(id, { email: meant })}
              >
                {t('meant', { email: meant })}
              </Button>
            )}
          </div>
        </div>
        <div className="flex flex-wrap gap-x-4">
          {hasFields && !isWrong(item) && (
            <RowAction
              icon="check"
              text={t('done')}
              label={t('doneWho', { who })}
              onPress={() => actions.onClose(id)}
            />
          )}
          {!hasFields && (
            <>
              <RowAction
                text={t('edit')}
                label={t('editWho', { who })}
                onPress={() => actions.onOpen(id)}
              />
              {actions.onPreview && (
                <RowAction
                  text={t('preview')}
                  label={t('previewWho', { who })}
                  onPress={() => actions.onPreview?.(item)}
                />
              )}
            </>
          )}
          <RowAction
            variant="dangerLink"
            text={t('remove')}
            label={t('removeWho', { who })}
            onPress={() => actions.onRemove(item)}
          />
        </div>
      </div>
    </li>
  )
}

type RowActionProps = {
  text: string
  /** With whom it is about. */
  label: string
  icon?: 'check'
  variant?: 'link' | 'dangerLink'
  onPress: () => void
}

const RowAction = ({ text, label, icon, variant = 'link', onPress }: RowActionProps) => (
  <Button variant={variant} size="small" icon={icon} aria-label={label} onClick={onPress}>
    {text}
  </Button>
)

function ReadRow({ row, isByPost }: { row: ReceiverRow; isByPost: boolean }) {
  const t = useTexts(receiverListTexts, 'row')
  return (
    <div className="grid pt-2.5 sm:grid-cols-2 sm:gap-x-4">
      <p className="wrap-anywhere font-semibold">{wholeNameOf(row) || t('nameless')}</p>
      <p className="wrap-anywhere text-text-soft">{isByPost ? sayAddress(row) : row.email}</p>
      {row.message.trim() !== '' && (
        <p className="wrap-anywhere mt-0.5 text-[0.875rem] text-text-soft sm:col-span-2">
          {t('ownNote', { note: row.message })}
        </p>
      )}
    </div>
  )
}

function RowFields({ item, number, isNew, actions }: ListedReceiverProps) {
  const t = useTexts(receiverListTexts, 'row')
  const { id, row, problems } = item
  const first = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (isNew) first.current?.focus()
  }, [isNew])
  const errorOf = (field: RowField) => {
    const problem = problems[field]
    return problem && actions.say(field, problem)
  }
  const write = (part: Partial<ReceiverRow>) => actions.onWrite(id, part)
  // The note for all may be what does not suit this receiver: it is said here, where it can be mended for them.
  return (
    <fieldset className="grid gap-3 sm:grid-cols-2">
      <legend className="sr-only">{t('fields', { number })}</legend>
      <TextField
        ref={first}
        label={t('firstName')}
        value={row.firstName}
        autoComplete="off"
        error={errorOf('name')}
        onChange={(event) => write({ firstName: event.target.value })}
      />
      <TextField
        label={t('lastName')}
        optionalText={t('optional')}
        value={row.lastName}
        autoComplete="off"
        onChange={(event) => write({ lastName: event.target.value })}
      />
      {actions.onPreview ? (
        <TextField
          label={t('email')}
          type="email"
          inputMode="email"
          spellCheck={false}
          value={row.email}
          autoComplete="off"
          error={errorOf('email')}
          onChange={(event) => write({ email: event.target.value })}
        />
      ) : (
        <RowAddressFields row={row} errorOf={errorOf} onWrite={write} />
      )}
      <TextField
        label={t('message')}
        optionalText={t('optional')}
        value={row.message}
        autoComplete="off"
        error={errorOf('message')}
        onChange={(event) => write({ message: event.target.value })}
      />
    </fieldset>
  )
}
