import type { RefObject } from 'react'
import { receiverListTexts } from '#i18n/texts/receiver-list.ts'
import { noteLengthMax } from '#kernel/limits.ts'
import { firstNamePlaceholder, unknownPlaceholderIn } from '#kernel/note-template.ts'
import { Button } from '#ui/button.tsx'
import { LineField } from '#ui/form/line-field.tsx'
import { useLanguage } from '#ui/language.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { useTexts } from '#ui/use-texts.ts'

type Field = { name: string; error: string | undefined }

type NoteForAllProps = {
  giverName: Field
  message: Field
  element: RefObject<HTMLFormElement | null>
  /** How the note begins. */
  begun: string
  template: string
  onGiverName: (text: string) => void
  onTemplate: (text: string) => void
}

/** What everybody reads, with their own name in it. */
export function NoteForAll(props: NoteForAllProps) {
  const { giverName, message, element, begun, template, onGiverName, onTemplate } = props
  const t = useTexts(receiverListTexts, 'note')
  const token = firstNamePlaceholder[useLanguage()]
  const unknown = unknownPlaceholderIn(template)
  const insert = () => {
    const area = element.current?.elements.namedItem(message.name)
    if (!(area instanceof HTMLTextAreaElement)) return
    area.setRangeText(token, area.selectionStart, area.selectionEnd, 'end')
    // The form hears of it as of typing.
    area.dispatchEvent(new Event('input', { bubbles: true }))
    area.focus()
  }
  return (
    <>
      <LineField
        {...giverName}
        label={t('giverName')}
        hint={t('giverNameHint')}
        autoComplete="off"
        onChange={(event) => onGiverName(event.target.value)}
        className="max-w-md"
      />
      <div>
        <TextArea
          {...message}
          label={t('label')}
          defaultValue={begun}
          onText={onTemplate}
          amountOfCharactersAllowed={noteLengthMax}
        />
        <div className="flex flex-wrap items-center gap-x-3">
          <p className="text-[0.875rem] text-text-soft">{t('hint', { token })}</p>
          <Button variant="link" size="small" icon="plus" onClick={insert}>
            {t('insert')}
          </Button>
        </div>
        <p role="status" className="text-[0.875rem] text-warning-text">
          {unknown && t('unknown', { token: unknown })}
        </p>
      </div>
    </>
  )
}
