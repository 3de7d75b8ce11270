import { Button, Column, Img, Row, Section, Text } from 'react-email'
import type { Written } from '#domain/mail/mails.ts'
import { formatDay } from '#i18n/formats.ts'
import { strictTexts } from '#i18n/strict-texts.ts'
import { giftMailTexts } from '#i18n/texts/gift-mail.ts'
import { pathsOf } from '#kernel/addresses.ts'
import { drawingHeightOf } from '#kernel/drawing-height.ts'
import type { Language } from '#kernel/language.ts'
import { oneLine } from '#kernel/one-line.ts'
import { exampleShop } from './example-shop.ts'
import { sayImprint } from './imprint.tsx'
import { MailFrame } from './mail-frame.tsx'
import { defineMailTemplate } from './mail-template.ts'
import { sheetOf } from './sheet.ts'
import { SmallPrint } from './small-print.tsx'
import { styles } from './styles.ts'
import { colors, fonts } from './tokens.ts'

/** Facts of the mail that brings a gift: a wrapped parcel with a tag. What is in it, and the note, lie under the paper. */
type GiftMail = {
  language: Language
  shopName: string
  /** As the tag says it. */
  giverName: string
  /** A first name. */
  receiverName: string
  /** The parcel in the paper that the giver chose. */
  pictureUrl: string
  /** The first last day of what is in it, YYYY-MM-DD. Undefined where nothing can expire: a donation. */
  validity: { until: string; isLongerInPart: boolean } | undefined
  cardPageUrl: string
  supportEmail: string
}

const example = (shopUrl: string): GiftMail => ({
  language: exampleShop.language,
  shopName: exampleShop.shopName,
  giverName: 'Opa en oma',
  receiverName: 'Sanne',
  pictureUrl: `${shopUrl}/wrappers/hearts.png`,
  validity: { until: '2028-11-21', isLongerInPart: false },
  cardPageUrl: `${shopUrl}${pathsOf('nl').card('voorbeeld')}`,
  supportEmail: exampleShop.organisation.email,
})

export const giftMailTemplate = defineMailTemplate({
  cause: 'order',
  write,
  examples: {
    'Cadeau, Nederlands': example,
    'Cadeau, Engels': (shopUrl) => ({
      ...example(shopUrl),
      ...{ language: 'en', giverName: 'Joris', pictureUrl: `${shopUrl}/wrappers/leaves.png` },
    }),
    'Meer cadeaus, Nederlands': (shopUrl) => ({
      ...example(shopUrl),
      pictureUrl: `${shopUrl}/wrappers/dots.png`,
      validity: { until: '2027-11-21', isLongerInPart: true },
    }),
    'Donatie, Nederlands': (shopUrl) => ({ ...example(shopUrl), validity: undefined }),
  },
})

const texts = strictTexts(giftMailTexts)

/** What both parts of the mail say. */
type GiftWords = {
  shopName: string
  subject: string
  /** What inboxes show beside the subject. */
  preview: string
  heading: string
  intro: string
  picture: { url: string; alt: string }
  tag: { to: string; from: string }
  action: string
  cardPageUrl: string
  validity: string | undefined
  smallPrint: readonly string[]
}

async function write(mail: GiftMail): Promise<Written> {
  const words = wordsOf(mail)
  return {
    subject: words.subject,
    text: writeText(words),
    html: writeSheet(mail.language, words),
  }
}

function wordsOf({ language, shopName, supportEmail, validity, ...mail }: GiftMail): GiftWords {
  const t = texts(language)
  const giver = oneLine(mail.giverName)
  const receiver = oneLine(mail.receiverName)
  return {
    shopName,
    subject: t('subject', { giver, receiver }),
    preview: t('preview'),
    heading: t('heading', { receiver }),
    intro: t('intro', { giver }),
    picture: { url: mail.pictureUrl, alt: t('parcel') },
    tag: { to: t('tagTo', { receiver }), from: t('tagFrom', { giver }) },
    action: t('action'),
    cardPageUrl: mail.cardPageUrl,
    validity:
      validity &&
      t(validity.isLongerInPart ? 'validAtLeastUntil' : 'validUntil', {
        day: formatDay(language, validity.until),
      }),
    smallPrint: [
      t('privacy', { giver, shop: shopName }),
      t('safety'),
      sayImprint(language)('anything', { email: supportEmail }),
    ],
  }
}

function writeText(words: GiftWords): string {
  const { shopName, heading, intro, action, cardPageUrl, validity, smallPrint } = words
  return [
    `${heading}.`,
    intro,
    `${action}:\n${cardPageUrl}`,
    ...(validity === undefined ? [] : [validity]),
    ...smallPrint,
    shopName,
  ].join('\n\n')
}

const writeSheet = sheetOf((language, words: GiftWords) => (
  <MailFrame
    mail={{ language, shopName: words.shopName }}
    words={words}
    footer={<SmallPrint lines={words.smallPrint} />}
  >
    <Section className="blush" style={{ backgroundColor: colors.pink, padding: '0 28px 34px' }}>
      <Img
        src={words.picture.url}
        alt={words.picture.alt}
        width={parcelWidthPx}
        height={Math.round(drawingHeightOf(parcelWidthPx))}
        style={parcel}
      />
      <Tag {...words.tag} />
    </Section>
    <Section style={{ padding: '32px 28px 34px', textAlign: 'center' }}>
      <Button href={words.cardPageUrl} style={styles.button}>
        {words.action}
      </Button>
      {words.validity && (
        <Text className="soft" style={{ ...styles.small, paddingTop: '18px' }}>
          {words.validity}
        </Text>
      )}
    </Section>
  </MailFrame>
))

/** The label on its string. Both are plain boxes, which every mail program can draw. */
const Tag = ({ to, from }: GiftWords['tag']) => (
  <>
    <div style={string} />
    <Row className="panel" align="center" style={tag}>
      <Column>
        <div className="blush" style={hole} />
        <Text className="ink" style={{ ...styles.strong, fontFamily: fonts.heading }}>
          {to}
        </Text>
        <Text className="soft" style={styles.small}>
          {from}
        </Text>
      </Column>
    </Row>
  </>
)

/** On a wide screen as large as a card in the hand. */
const parcelWidthPx = 420

/** Where pictures are off, the words of the parcel stand on its colour. */
const parcel = {
  display: 'block',
  width: '100%',
  maxWidth: `${parcelWidthPx}px`,
  height: 'auto',
  margin: '0 auto',
  borderRadius: '18px',
  color: colors.ruby,
  fontFamily: fonts.heading,
  fontSize: '22px',
  fontWeight: 700,
  lineHeight: '1.6',
  textAlign: 'center',
} as const

const string = {
  width: '3px',
  height: '20px',
  margin: '0 auto',
  backgroundColor: colors.ruby,
} as const

const tag = {
  width: 'auto',
  maxWidth: '80%',
  margin: '0 auto',
  backgroundColor: colors.panel,
  borderRadius: '16px',
  padding: '10px 26px 14px',
  textAlign: 'center',
  wordBreak: 'break-word',
} as const

const hole = {
  width: '12px',
  height: '12px',
  margin: '0 auto 6px',
  borderRadius: '999px',
  backgroundColor: colors.pink,
} as const
