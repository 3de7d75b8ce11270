import { Button, Heading, Hr, Link, Section, Text } from 'react-email'
import type { Written } from '#domain/mail/mails.ts'
import { formatDay, formatMoney } from '#i18n/formats.ts'
import { euro } from '#kernel/money.ts'
import { oneLine } from '#kernel/one-line.ts'
import { AmountRow } from './amount-row.tsx'
import {
  billingLines,
  type ConfirmationContent,
  type ConfirmationMail,
  confirmationTexts,
  confirmationWords,
  whomOf,
  withoutVat,
  writtenLines,
} from './confirmation-content.ts'
import { writeConfirmationText } from './confirmation-text.ts'
import { exampleOrder } from './example-shop.ts'
import { Imprint } from './imprint.tsx'
import { defineMail } from './mail.ts'
import { MailFrame } from './mail-frame.tsx'
import { nameMethod } from './name-method.ts'
import { renderMail } from './render-mail.ts'
import { styles } from './styles.ts'
import { colors } from './tokens.ts'

const cards = (shopUrl: string): ConfirmationMail => ({
  ...exampleOrder(shopUrl),
  agreed: { at: new Date('2026-11-21T09:30:00Z'), text: 1 },
  withdrawUrl: `${shopUrl}/herroepen/`,
  modelFormUrl: `${shopUrl}/cancelation-policy/#modelformulier`,
  giverName: 'Joris',
  orderedAt: new Date('2026-11-21T09:30:00Z'),
  contactPerson: 'Joris Bakker',
  lines: [
    {
      title: 'Aan tafel Dinerbon',
      quantity: 1,
      total: euro(50_00),
      receiver: 'Sanne',
      cause: undefined,
    },
    {
      title: 'Loof & Lente Tuinbon',
      quantity: 2,
      total: euro(50_00),
      receiver: undefined,
      cause: undefined,
    },
  ],
  extras: [{ kind: 'SERVICE_FEE', total: euro(95) }],
  total: euro(100_95),
  vat: euro(16),
  paymentMethod: 'ideal',
  cardBrand: undefined,
})

/** A Belgian company that orders in a Dutch shop. */
export const exampleBilling: NonNullable<ConfirmationMail['billing']> = {
  ...{ firstName: 'Joris', lastName: 'Bakker', companyName: 'Bakkerij Bol' },
  ...{ vatNumber: 'BE0123456789', shopCountry: 'NL' },
  address: {
    ...{ countryCode: 'BE', postCode: '1000', city: 'Brussel' },
    ...{ street: 'Grote Markt', houseNumber: '1' },
  },
}

/** A donation in Sanne's name. */
export const exampleDonation: ConfirmationMail['lines'][number] = {
  title: 'Vloedlijn Donatie',
  quantity: 1,
  total: euro(25_00),
  receiver: 'Sanne',
  cause: 'Vloedlijn',
}

export const confirmationMail = defineMail({
  name: 'confirmation',
  write,
  examples: {
    'Bevestiging, Nederlands': cards,
    'Bevestiging voor een bedrijf, Engels': (shopUrl) => ({
      ...cards(shopUrl),
      language: 'en',
      customerReference: 'PO-2026/114',
      billing: exampleBilling,
    }),
    'Bevestiging van een gift, Nederlands': (shopUrl) => ({
      ...cards(shopUrl),
      ...{ lines: [exampleDonation], total: euro(25_95) },
    }),
  },
})

async function write(mail: ConfirmationMail): Promise<Written> {
  const t = confirmationTexts(mail.language)
  const content: ConfirmationContent = {
    ...mail,
    ...writtenLines(mail),
    giverName: oneLine(mail.giverName),
    t,
    words: confirmationWords(t, mail),
    money: ({ currency, cents }) => formatMoney(mail.language, { currency, value: cents }),
    facts: [
      { label: t('order'), value: mail.orderNumber },
      ...(mail.customerReference === undefined
        ? []
        : [{ label: t('reference'), value: mail.customerReference }]),
      { label: t('date'), value: formatDay(mail.language, mail.orderedAt) },
      { label: t('method'), value: nameMethod(mail) },
      { label: t('contact'), value: oneLine(mail.contactPerson) },
    ],
  }
  return {
    subject: content.words.subject,
    text: writeConfirmationText(content),
    html: renderMail(<ConfirmationMailHtml content={content} />),
  }
}

function ConfirmationMailHtml({ content }: { content: ConfirmationContent }) {
  const { t, words } = content
  return (
    <MailFrame
      mail={content}
      words={{ ...words, preview: t('preview', { total: content.money(content.total) }) }}
      footer={<Imprint mail={content} />}
    >
      <Section style={{ padding: '28px 28px 36px' }}>
        {content.facts.map(({ label, value }) => (
          <AmountRow key={label} label={label} amount={value} tone="soft" isText />
        ))}
        <Hr className="line" style={rule} />
        <Receipt content={content} />
        <Billing content={content} />
        <Section style={{ textAlign: 'center', padding: '32px 0 14px' }}>
          <Button href={content.orderUrl} style={styles.button}>
            {t('action')}
          </Button>
        </Section>
        <Text className="soft" style={{ ...styles.small, textAlign: 'center' }}>
          {words.actionHint} {t('documents')}
        </Text>
      </Section>
      {words.notes.map(({ heading, text, agreed, links = [] }) => (
        <Section key={heading} style={{ padding: '0 28px 34px' }}>
          <Heading as="h2" className="ink" style={{ ...styles.subheading, paddingBottom: '6px' }}>
            {heading}
          </Heading>
          <Text className="soft" style={styles.small}>
            {text}
          </Text>
          {agreed && (
            <Text className="soft" style={{ ...styles.small, paddingTop: '8px' }}>
              {agreed}
            </Text>
          )}
          {links.map((link) => (
            <Text key={link.url} className="soft" style={{ ...styles.small, paddingTop: '8px' }}>
              <Link className="ruby" href={link.url} style={styles.link}>
                {link.text}
              </Link>
            </Text>
          ))}
        </Section>
      ))}
    </MailFrame>
  )
}

function Billing({ content }: { content: ConfirmationContent }) {
  const lines = billingLines(content)
  if (lines.length === 0) return null
  return (
    <>
      <Hr className="line" style={rule} />
      <Heading as="h2" className="ink" style={{ ...styles.subheading, paddingBottom: '8px' }}>
        {content.t('billing')}
      </Heading>
      {lines.map((line) => (
        <Text key={line} className="soft" style={styles.small}>
          {line}
        </Text>
      ))}
    </>
  )
}

function Receipt({ content }: { content: ConfirmationContent }) {
  const { t, money } = content
  return (
    <>
      <Heading as="h2" className="ink" style={{ ...styles.subheading, paddingBottom: '8px' }}>
        {t('lines')}
      </Heading>
      {content.lines.map((line, index) => (
        <AmountRow
          // Lines never move, and two of them may be alike in everything.
          // biome-ignore lint/suspicious/noArrayIndexKey: the mail is written once.
          key={index}
          label={`${t('times', { count: line.quantity })} ${line.title}`}
          hint={whomOf(content, line)}
          amount={money(line.total)}
          tone="ink"
        />
      ))}
      {content.rest && (
        <AmountRow
          label={t('rest', { count: content.rest.count })}
          amount={money(content.rest.total)}
          tone="ink"
        />
      )}
      {content.extras.map(({ kind, title, total }) => (
        <AmountRow
          key={title ?? kind}
          label={title ?? t(`extra.${kind}`)}
          amount={money(total)}
          tone="soft"
        />
      ))}
      <Hr className="line" style={rule} />
      <AmountRow label={t('total')} amount={money(content.total)} tone="strong" />
      <AmountRow label={t('vat')} amount={money(content.vat)} tone="soft" />
      <AmountRow label={t('withoutVat')} amount={money(withoutVat(content))} tone="soft" />
    </>
  )
}

const rule = { borderColor: colors.line, margin: '18px 0' } as const
