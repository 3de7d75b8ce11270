import { strictTexts } from '#i18n/strict-texts.ts'
import { salesDocumentsTexts } from '#i18n/texts/sales-documents.ts'
import type { Language, Localized } from '#kernel/language.ts'

const texts = strictTexts(salesDocumentsTexts)

type Kind = keyof (typeof salesDocumentsTexts)['nl']['kind']

type NamedLine = { kind: Kind; title?: Localized | null | undefined }

/** A gift and a promotion have their own name, what is charged besides that of its kind. */
export const nameLine = ({ kind, title }: NamedLine, language: Language): string =>
  title?.[language] ?? texts(language)(`kind.${kind}`)
