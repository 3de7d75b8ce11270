import { Text } from 'react-email'
import { createTranslator } from 'use-intl/core'
import type { Organisation } from '#domain/mail/mails.ts'
import { emails as english } from '#i18n/en/emails.ts'
import { emails as dutch } from '#i18n/nl/emails.ts'
import { perLanguage } from '#i18n/per-language.ts'
import type { Translation } from '#i18n/translation.ts'
import type { Language } from '#kernel/language.ts'
import { strict } from './mail.ts'
import { styles } from './styles.ts'

const words: Record<Language, Translation<typeof dutch>> = { nl: dutch, en: english }
const texts = perLanguage((locale) =>
  createTranslator({ locale, messages: words[locale], ...strict }),
)

type Signed = { language: Language; organisation: Organisation }

type ImprintProps = {
  mail: Signed
  /** Where to ask what; about an order unless another sentence is given. */
  question?: string | undefined
}

/** The same lines for readers without markup. */
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

/** Small print under a mail to a customer: where to ask, and from whom it comes. */
export function Imprint({ mail, question }: ImprintProps) {
  const line = { ...styles.small, paddingBottom: '12px' }
  return (
    <>
      <Text className="soft" style={line}>
        {question ?? askAboutOrder(mail)}
      </Text>
      <Text className="soft" style={line}>
        {imprintLines(mail).map((text, index) => (
          <span key={text}>
            {index > 0 && <br />}
            {text}
          </span>
        ))}
      </Text>
    </>
  )
}
