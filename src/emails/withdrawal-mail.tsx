import { Button, Section, Text } from 'react-email'
import type { MailSender, Written } from '#domain/mail/mails.ts'
import { formatMoment } from '#i18n/format-moment.ts'
import { formatDay, formatMoney } from '#i18n/formats.ts'
import { greeted } from '#i18n/someone.ts'
import { strictTexts } from '#i18n/strict-texts.ts'
import { withdrawalMailTexts } from '#i18n/texts/withdrawal-mail.ts'
import type { Language } from '#kernel/language.ts'
import { euro, type Money } from '#kernel/money.ts'
import { oneLine } from '#kernel/one-line.ts'
import { AmountRow } from './amount-row.tsx'
import { exampleOrder } from './example-shop.ts'
import { askAboutOrder, Imprint, imprintLines, imprintOf } from './imprint.tsx'
import { MailFrame } from './mail-frame.tsx'
import { defineMailTemplate } from './mail-template.ts'
import { renderMail } from './render-mail.ts'
import { SmallPrint } from './small-print.tsx'
import { styles } from './styles.ts'

/** To whoever ordered: a withdrawal came, with its content and its moment, and what becomes of it. */
type WithdrawalMail = {
  language: Language
  shopName: string
  giverName: string
  orderNumber: string
  /** As it was typed; '' where nobody paid, as anybody may have typed it. */
  name: string
  isWhole: boolean
  partsText: string | undefined
  statedAt: Date
  payBackUntil: Date
  /** Undefined where nothing goes back, or not yet. */
  back: Money | undefined
  parts: readonly {
    receiverName: string | undefined
    titles: readonly string[]
    result: keyof typeof withdrawalMailTexts.nl.results
  }[]
  orderUrl: string
  organisation: MailSender
}

const example = (shopUrl: string): WithdrawalMail => ({
  ...exampleOrder(shopUrl),
  giverName: 'Joris',
  name: 'Joris de Wit',
  isWhole: true,
  partsText: undefined,
  statedAt: new Date('2026-11-23T13:05:00Z'),
  payBackUntil: new Date('2026-12-07T11:00:00Z'),
  back: euro(50_95),
  parts: [
    { receiverName: 'Sanne', titles: ['Dinerbon'], result: 'paidBack' },
    { receiverName: undefined, titles: ['Boekenbon'], result: 'seen' },
  ],
})

export const withdrawalMailTemplate = defineMailTemplate({
  cause: 'asked',
  write,
  examples: {
    'Herroeping, Nederlands': example,
    'Herroeping van een deel dat wordt nagekeken, Engels': (shopUrl) => ({
      ...example(shopUrl),
      language: 'en',
      isWhole: false,
      partsText: 'The card that is in the post',
      back: undefined,
      parts: [{ receiverName: 'Sanne', titles: ['Dinner card'], result: 'waiting' }],
    }),
  },
})

const texts = strictTexts(withdrawalMailTexts)

async function write(mail: WithdrawalMail): Promise<Written> {
  const { language, orderNumber, back } = mail
  const t = texts(language)
  const facts = {
    when: formatMoment(language, mail.statedAt),
    day: formatDay(language, mail.payBackUntil),
    order: orderNumber,
  }
  const scope = mail.isWhole ? t('scope.whole') : oneLine(mail.partsText ?? t('scope.parts'))
  const rows = [
    ...(mail.name === '' ? [] : [{ label: t('name'), value: oneLine(mail.name) }]),
    { label: t('number'), value: orderNumber },
    { label: t('moment'), value: facts.when },
    { label: t('scope.label'), value: scope },
    ...(back
      ? [{ label: t('back'), value: formatMoney(language, { ...back, value: back.cents }) }]
      : []),
  ]
  const words = {
    subject: t('subject', facts),
    preview: t('preview', facts),
    greeting: t('greeting', { giver: greeted(mail.language, oneLine(mail.giverName)) }),
    heading: t('heading'),
    intro: t('intro', facts),
  }
  const gifts = mail.parts.map(({ receiverName, titles, result }) =>
    t('gift', {
      titles: titles.map(oneLine).join(', '),
      receiver:
        receiverName === undefined ? t('self') : t('other', { name: oneLine(receiverName) }),
      result: t(`results.${result}`, facts),
    }).trim(),
  )
  const rest = [...gifts, ...(back ? [t('backText', facts)] : [])]
  return {
    subject: words.subject,
    text: [
      words.greeting,
      `${words.heading}.`,
      words.intro,
      rows.map(({ label, value }) => `  ${label}: ${value}`).join('\n'),
      ...rest,
      `${t('action')}:\n${mail.orderUrl}`,
      t('notYou'),
      askAboutOrder(mail),
      imprintLines(mail).join('\n'),
    ].join('\n\n'),
    html: renderMail(
      <MailFrame mail={mail} words={words} footer={<Imprint {...imprintOf(mail)} />}>
        <Section style={{ padding: '28px 28px 36px' }}>
          {rows.map(({ label, value }) => (
            <AmountRow key={label} label={label} amount={value} tone="ink" isText />
          ))}
          {rest.map((text) => (
            <Text key={text} className="ink" style={{ ...styles.text, paddingTop: '14px' }}>
              {text}
            </Text>
          ))}
          <Section style={{ textAlign: 'center', padding: '30px 0 20px' }}>
            <Button href={mail.orderUrl} style={styles.button}>
              {t('action')}
            </Button>
          </Section>
          <SmallPrint lines={[t('notYou')]} />
        </Section>
      </MailFrame>,
    ),
  }
}
