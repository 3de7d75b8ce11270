import { Text } from 'react-email'
import type { Organisation } from '#domain/deliveries/letters.ts'
import type { Language } from '#kernel/language.ts'
import { styles } from './styles.ts'
import { confirmationTexts } from './translator.ts'

type Signed = { language: Language; organisation: Organisation }

type ImprintProps = {
  mail: Signed
  /** Where to ask what; about an order unless another sentence is given. */
  question?: string | undefined
}

/** The same lines for readers without markup. */
export function imprintLines({ language, organisation }: Signed): readonly string[] {
  const t = confirmationTexts(language)
  return [
    organisation.legalName,
    organisation.address,
    t('kvk', { number: organisation.kvkNumber }),
    t('vatNumber', { number: organisation.vatNumber }),
  ]
}

/** Small print under a mail to a customer: where to ask, and from whom it comes. */
export function Imprint({ mail, question }: ImprintProps) {
  const t = confirmationTexts(mail.language)
  const line = { ...styles.small, paddingBottom: '12px' }
  return (
    <>
      <Text className="soft" style={line}>
        {question ?? t('questions', { email: mail.organisation.email })}
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
