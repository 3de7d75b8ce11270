import { Hr, Link, Section, Text } from 'react-email'
import type { MailSender, Written } from '#domain/mail/mails.ts'
import { formatDay, formatMoney } from '#i18n/formats.ts'
import { strictTexts } from '#i18n/strict-texts.ts'
import { myCardsMailTexts } from '#i18n/texts/my-cards-mail.ts'
import { pathsOf } from '#kernel/addresses.ts'
import type { Language } from '#kernel/language.ts'
import type { Money } from '#kernel/money.ts'
import { oneLine } from '#kernel/one-line.ts'
import { AmountRow } from './amount-row.tsx'
import { exampleShop } from './example-shop.ts'
import { askAnything, Imprint, imprintLines, imprintOf } from './imprint.tsx'
import { MailFrame } from './mail-frame.tsx'
import { defineMailTemplate } from './mail-template.ts'
import { renderMail } from './render-mail.ts'
import { styles } from './styles.ts'
import { colors } from './tokens.ts'

type Gift = {
  /** Undefined for what the receiver bought, and for a giver whom the shop has forgotten. */
  giverName: string | undefined
  isOpened: boolean
  url: string
  /** `validUntil` is YYYY-MM-DD. */
  cards: readonly { title: string; amount: Money; validUntil: string }[]
}

/** Answers whoever typed this address, with what came to it. */
type MyCardsMail = {
  language: Language
  shopName: string
  gifts: readonly Gift[]
  organisation: MailSender
}

const euro = (cents: number): Money => ({ currency: 'EUR', cents })
const example = (shopUrl: string): MyCardsMail => ({
  ...exampleShop,
  gifts: [
    {
      giverName: 'Joris',
      isOpened: false,
      url: `${shopUrl}${pathsOf('nl').card('voorbeeld')}`,
      cards: [
        { title: 'Aan tafel Dinerbon', amount: euro(50_00), validUntil: '2028-11-21' },
        { title: 'Loof & Lente Tuinbon', amount: euro(25_00), validUntil: '2027-11-21' },
      ],
    },
    {
      giverName: undefined,
      isOpened: true,
      url: `${shopUrl}${pathsOf('nl').card('voorbeeld-2')}`,
      cards: [{ title: 'Filmbon', amount: euro(15_00), validUntil: '2027-02-01' }],
    },
  ],
})

/** Never says a code: that stands behind each link. */
export const myCardsMailTemplate = defineMailTemplate({
  cause: 'asked',
  write,
  examples: {
    'Al je cadeaubonnen, Nederlands': example,
    'Al je cadeaubonnen, Engels': (shopUrl) => ({ ...example(shopUrl), language: 'en' }),
  },
})

const texts = strictTexts(myCardsMailTexts)

/** What both parts of the mail say, in its language. */
function wordsOf(mail: MyCardsMail) {
  const { language, shopName: shop } = mail
  const t = texts(language)
  return {
    subject: t('subject', { shop }),
    preview: t('preview', { count: mail.gifts.length }),
    greeting: t('greeting'),
    heading: t('heading'),
    intro: t('intro', { shop }),
    safety: t('safety'),
    ignore: t('ignore'),
    gifts: mail.gifts.map((gift) => ({
      url: gift.url,
      from: gift.giverName && t('from', { giver: oneLine(gift.giverName) }),
      action: gift.isOpened ? t('open') : t('unwrap'),
      cards: gift.cards.map(({ title, amount, validUntil }) => ({
        title,
        amount: formatMoney(language, { currency: amount.currency, value: amount.cents }, 'short'),
        validUntil: t('validUntil', { day: formatDay(language, validUntil) }),
      })),
    })),
  }
}

type MyCardsWords = ReturnType<typeof wordsOf>

async function write(mail: MyCardsMail): Promise<Written> {
  const said = wordsOf(mail)
  return {
    subject: said.subject,
    text: writeText(mail, said),
    html: renderMail(<MyCardsMailHtml mail={mail} said={said} />),
  }
}

const writeText = (mail: MyCardsMail, said: MyCardsWords): string =>
  [
    said.greeting,
    `${said.heading}.`,
    said.intro,
    ...said.gifts.map(({ cards, from, action, url }) =>
      [
        ...cards.map(({ title, amount, validUntil }) => `${title}, ${amount} (${validUntil})`),
        ...(from ? [from] : []),
        `${action}: ${url}`,
      ].join('\n'),
    ),
    said.safety,
    said.ignore,
    askAnything(mail),
    imprintLines(mail).join('\n'),
  ].join('\n\n')

function MyCardsMailHtml({ mail, said }: { mail: MyCardsMail; said: MyCardsWords }) {
  const small = { ...styles.small, paddingTop: '12px' }
  return (
    <MailFrame
      mail={mail}
      words={said}
      footer={<Imprint {...imprintOf(mail, askAnything(mail))} />}
    >
      <Section style={{ padding: '18px 28px 34px' }}>
        {said.gifts.map((gift) => (
          <Section key={gift.url}>
            {gift.cards.map(({ title, amount, validUntil }, index) => (
              <AmountRow
                // Two cards of one gift may be alike in everything.
                // biome-ignore lint/suspicious/noArrayIndexKey: the mail is written once.
                key={index}
                label={title}
                hint={gift.from && index === 0 ? `${gift.from}, ${validUntil}` : validUntil}
                amount={amount}
                tone="strong"
              />
            ))}
            <Text className="ink" style={{ ...styles.text, padding: '4px 0 14px' }}>
              <Link className="ruby" href={gift.url} style={styles.link}>
                {gift.action}
              </Link>
            </Text>
            <Hr className="line" style={rule} />
          </Section>
        ))}
        <Text className="soft" style={small}>
          {said.safety}
        </Text>
        <Text className="soft" style={small}>
          {said.ignore}
        </Text>
      </Section>
    </MailFrame>
  )
}

const rule = { borderColor: colors.line, margin: '8px 0 12px' } as const
