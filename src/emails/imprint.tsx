import { Text } from 'react-email'
import type { MailSender } from '#domain/mail/mails.ts'
import { strictTexts } from '#i18n/strict-texts.ts'
import { imprintTexts } from '#i18n/texts/imprint.ts'
import type { Language } from '#kernel/language.ts'
import { styles } from './styles.ts'

/** Translator of the small print, by language. */
export const sayImprint = strictTexts(imprintTexts)

type Signed = { language: Language; organisation: MailSender }

/** From whom a mail comes. */
export function imprintLines({ language, organisation }: Signed): readonly string[] {
  const t = sayImprint(language)
  return [
    organisation.legalName,
    organisation.address,
    t('kvk', { number: organisation.kvkNumber }),
    t('vatNumber', { number: organisation.vatNumber }),
    ...(organisation.isInvented ? [t('invented')] : []),
  ]
}

/** Whom to ask about an order, and about anything else. */
export const askAboutOrder = ({ language, organisation }: Signed): string =>
  sayImprint(language)('aboutOrder', { email: organisation.email })

export const askAnything = ({ language, organisation }: Signed): string =>
  sayImprint(language)('anything', { email: organisation.email })

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
