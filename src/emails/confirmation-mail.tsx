import { Button, Heading, Hr, Link, Section, Text } from 'react-email'
import type { Written } from '#domain/mail/mails.ts'
import { euro } from '#kernel/money.ts'
import { AmountRow } from './amount-row.tsx'
import type { ConfirmationMail } from './confirmation-content.ts'
import { writeConfirmationText } from './confirmation-text.ts'
import { type ConfirmationTexts, textsOf } from './confirmation-texts.ts'
import { exampleOrder } from './example-shop.ts'
import { Imprint } from './imprint.tsx'
import { MailFrame } from './mail-frame.tsx'
import { defineMailTemplate } from './mail-template.ts'
import { sheetOf } from './sheet.ts'
import { styles } from './styles.ts'
import { colors } from './tokens.ts'

const paidByIdeal = (cents: number) =>
  ({ kind: 'provider', method: 'ideal', brand: null, cents }) as const

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
  paidWith: [paidByIdeal(100_95)],
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

export const confirmationMailTemplate = defineMailTemplate({
  cause: 'order',
  write,
  examples: {
    'Bevestiging, Nederlands': cards,
    'Bevestiging voor een bedrijf, Engels': (shopUrl) => ({
      ...cards(shopUrl),
      ...{ language: 'en', isForCompany: true, agreed: undefined },
      customerReference: 'PO-2026/114',
      billing: exampleBilling,
    }),
    'Bevestiging van een gift, Nederlands': (shopUrl) => ({
      ...cards(shopUrl),
      ...{ lines: [exampleDonation], total: euro(25_95) },
      paidWith: [paidByIdeal(25_95)],
    }),
  },
})

async function write(mail: ConfirmationMail): Promise<Written> {
  const texts = textsOf(mail)
  return {
    subject: texts.subject,
    text: writeConfirmationText(texts),
    html: writeSheet(mail.language, texts),
  }
}

const writeSheet = sheetOf((language, texts: ConfirmationTexts) => (
  <MailFrame
    mail={{ language, shopName: texts.shopName }}
    words={texts}
    footer={<Imprint {...texts.imprint} />}
  >
    <Section style={{ padding: '28px 28px 36px' }}>
      {texts.facts.map(({ label, value }) => (
        <AmountRow key={label} label={label} amount={value} tone="soft" isText />
      ))}
      <Hr className="line" style={rule} />
      <Receipt texts={texts} />
      {texts.billing && <Billing {...texts.billing} />}
      <Section style={{ textAlign: 'center', padding: '32px 0 14px' }}>
        <Button href={texts.orderUrl} style={styles.button}>
          {texts.action}
        </Button>
      </Section>
      <Text className="soft" style={{ ...styles.small, textAlign: 'center' }}>
        {texts.actionHint}
      </Text>
    </Section>
    {texts.notes.map((note) => (
      <Note key={note.heading} {...note} />
    ))}
  </MailFrame>
))

function Note({ heading, text, agreed, links = [] }: ConfirmationTexts['notes'][number]) {
  return (
    <Section style={{ padding: '0 28px 34px' }}>
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
  )
}

function Billing({ heading, lines }: NonNullable<ConfirmationTexts['billing']>) {
  return (
    <>
      <Hr className="line" style={rule} />
      <Heading as="h2" className="ink" style={{ ...styles.subheading, paddingBottom: '8px' }}>
        {heading}
      </Heading>
      {lines.map((line) => (
        <Text key={line} className="soft" style={styles.small}>
          {line}
        </Text>
      ))}
    </>
  )
}

function Receipt({ texts }: { texts: ConfirmationTexts }) {
  return (
    <>
      <Heading as="h2" className="ink" style={{ ...styles.subheading, paddingBottom: '8px' }}>
        {texts.receiptHeading}
      </Heading>
      {texts.lines.map((row, index) => (
        // Lines never move, and two of them may be alike in everything.
        // biome-ignore lint/suspicious/noArrayIndexKey: the mail is written once.
        <AmountRow key={index} {...row} tone="ink" />
      ))}
      {texts.extras.map((row) => (
        <AmountRow key={row.label} {...row} tone="soft" />
      ))}
      <Hr className="line" style={rule} />
      <AmountRow {...texts.total} tone="strong" />
      {texts.vat.map((row) => (
        <AmountRow key={row.label} {...row} tone="soft" />
      ))}
    </>
  )
}

const rule = { borderColor: colors.line, margin: '18px 0' } as const
