import { Text } from 'react-email'
import type { Organisation } from '#domain/mail/mails.ts'
import { emails as english } from '#i18n/en/emails.ts'
import { emails as dutch } from '#i18n/nl/emails.ts'
import type { Translation } from '#i18n/translation.ts'
import type { Language } from '#kernel/language.ts'
import { mailTexts } from './mail-texts.ts'
import { styles } from './styles.ts'

const words: Record<Language, Translation<typeof dutch>> = { nl: dutch, en: english }
const texts = mailTexts(words)

type Signed = { language: Language; organisation: Organisation }

/** From whom a mail comes. */
export function imprintLines({ language, organisation }: Signed): readonly string[] {
  const t = texts(language)
  return [
    organisation.legalName,
    organisation.address,
    t('confirmation.kvk', { number: organisation.kvkNumber }),
    t('confirmation.vatNumber', { number: organisation.vatNumber }),
    ...(organisation.isInvented ? [t('confirmation.invented')] : []),
  ]
}

/** Whom to ask about an order, and about anything else. */
export const askAboutOrder = ({ language, organisation }: Signed): string =>
  texts(language)('confirmation.questions', { email: organisation.email })

export const askAnything = ({ language, organisation }: Signed): string =>
  texts(language)('card.questions', { email: organisation.email })

type ImprintProps = { question: string; lines: readonly string[] }

/** What an imprint says: where to ask what, about an order unless another sentence is given, and from whom it comes. */
export const imprintOf = (mail: Signed, question = askAboutOrder(mail)): ImprintProps => ({
  question,
  lines: imprintLines(mail),
})

/** Small print under a mail to a customer. */
export function Imprint({ question, lines }: ImprintProps) {
  const style = { ...styles.small, paddingBottom: '12px' }
  return (
    <>
      <Text className="soft" style={style}>
        {question}
      </Text>
      <Text className="soft" style={style}>
        {lines.map((line, index) => (
          <span key={line}>
            {index > 0 && <br />}
            {line}
          </span>
        ))}
      </Text>
    </>
  )
}
