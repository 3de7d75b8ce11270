import { Button, Heading, Hr, render, Section, Text } from 'react-email'
import type { RefundMail, Written } from '#domain/deliveries/letters.ts'
import { formatMoney } from '#i18n/formats.ts'
import type { Money } from '#kernel/money.ts'
import { oneLine } from '#kernel/one-line.ts'
import { isCardMethod } from '#kernel/payment-methods.ts'
import { AmountRow } from './amount-row.tsx'
import { Imprint } from './imprint.tsx'
import { MailFrame } from './mail-frame.tsx'
import { nameMethod } from './name-method.ts'
import { writeRefundText } from './refund-text.ts'
import { styles } from './styles.ts'
import { colors } from './tokens.ts'
import { type RefundTexts, refundTexts } from './translator.ts'

/** What both parts of the mail are written from. */
export type RefundLetter = RefundMail & {
  t: RefundTexts
  money: (amount: Money) => string
  /** How many cards could not be made. */
  count: number
  /** When and where the money comes, how the rest is doing, and what receivers know of it. */
  explanations: readonly string[]
}

export async function writeRefundMail(mail: RefundMail): Promise<Written> {
  const t = refundTexts(mail.language)
  const method = nameMethod(mail)
  const isForOthers = mail.lines.some(({ receiver }) => receiver !== undefined)
  const letter: RefundLetter = {
    ...mail,
    giverName: oneLine(mail.giverName),
    t,
    money: ({ currency, cents }) => formatMoney(mail.language, { currency, value: cents }),
    count: mail.lines.reduce((count, { quantity }) => count + quantity, 0),
    explanations: [
      isCardMethod(mail.paymentMethod) ? t('whenCard', { method }) : t('when', { method }),
      t(`rest.${mail.rest}`),
      ...(isForOthers ? [t('receiversKnowNothing')] : []),
    ],
  }
  const total = letter.money(mail.total)
  const subject = t('subject', { total, order: mail.orderNumber })
  return {
    subject,
    text: writeRefundText(letter),
    html: await render(<RefundMailHtml subject={subject} letter={letter} />),
  }
}

function RefundMailHtml({ subject, letter }: { subject: string; letter: RefundLetter }) {
  const { t, count } = letter
  return (
    <MailFrame
      mail={letter}
      words={{
        subject,
        preview: t('preview', { count }),
        greeting: t('greeting', { giver: letter.giverName }),
        heading: t('heading', { total: letter.money(letter.total) }),
        intro: t('intro', { count, order: letter.orderNumber }),
      }}
      footer={<Imprint mail={letter} />}
    >
      <Section style={{ padding: '28px 28px 36px' }}>
        <WhatComesBack letter={letter} />
        {letter.explanations.map((text) => (
          <Text key={text} className="ink" style={{ ...styles.text, paddingTop: '14px' }}>
            {text}
          </Text>
        ))}
        <Section style={{ textAlign: 'center', padding: '30px 0 0' }}>
          <Button href={letter.orderUrl} style={styles.button}>
            {t('action')}
          </Button>
        </Section>
      </Section>
    </MailFrame>
  )
}

function WhatComesBack({ letter }: { letter: RefundLetter }) {
  const { t, money, fees } = letter
  return (
    <>
      <Heading as="h2" className="ink" style={{ ...styles.subheading, paddingBottom: '8px' }}>
        {t('lines')}
      </Heading>
      {letter.lines.map((line, index) => (
        <AmountRow
          // biome-ignore lint/suspicious/noArrayIndexKey: the mail is written once, and lines may be alike.
          key={index}
          label={`${t('times', { count: line.quantity })} ${line.title}`}
          hint={line.receiver && t('receiver', { receiver: oneLine(line.receiver) })}
          amount={money(line.total)}
          tone="ink"
        />
      ))}
      {fees && <AmountRow label={t('fees')} amount={money(fees)} tone="soft" />}
      <Hr className="line" style={{ borderColor: colors.line, margin: '18px 0' }} />
      <AmountRow label={t('total')} amount={money(letter.total)} tone="strong" />
    </>
  )
}
