import { Button, Heading, Link, render, Section, Text } from 'react-email'
import type { Language } from '#kernel/language.ts'
import { oneLine } from '#kernel/one-line.ts'
import { type CardGroup, groupCards, type MailedCard } from './card-groups.ts'
import { CardStage } from './card-stage.tsx'
import { writeCardText } from './card-text.ts'
import { GiftNote } from './gift-note.tsx'
import { MailFrame } from './mail-frame.tsx'
import { styles } from './styles.ts'
import { colors } from './tokens.ts'
import { type CardTexts, cardTexts } from './translator.ts'

/** The mail that brings somebody a card. The code is never in it: it stands on the card's page. */
export type CardMail = {
  language: Language
  shopName: string
  giverName: string
  receiverName: string
  isForSelf: boolean
  message: string | undefined
  cards: readonly MailedCard[]
  cardPageUrl: string
  supportEmail: string
}

/** What both parts of the mail are written from: names on one line, equal cards together. */
export type CardLetter = Omit<CardMail, 'cards'> & {
  t: CardTexts
  count: number
  groups: readonly CardGroup[]
  unnamedCount: number
}

export type Written = { subject: string; text: string; html: string }

export async function writeCardMail(mail: CardMail): Promise<Written> {
  const letter: CardLetter = {
    ...mail,
    giverName: oneLine(mail.giverName),
    receiverName: oneLine(mail.receiverName),
    t: cardTexts(mail.language),
    count: mail.cards.length,
    ...groupCards(mail.cards),
  }
  const { t, count, giverName: giver } = letter
  const subject = mail.isForSelf ? t('subjectSelf', { count }) : t('subject', { giver })
  return {
    subject,
    text: writeCardText(letter),
    html: await render(<CardMailHtml subject={subject} letter={letter} />),
  }
}

function CardMailHtml({ subject, letter }: { subject: string; letter: CardLetter }) {
  const { t, language, isForSelf, count, giverName: giver, shopName: shop } = letter
  const titles = letter.groups.map(({ card }) => card.title).join(', ')
  return (
    <MailFrame
      language={language}
      title={subject}
      preview={t(isForSelf ? 'previewSelf' : 'preview', { titles })}
      shopName={shop}
      footer={<SmallPrint letter={letter} />}
    >
      <Section className="blush" style={{ backgroundColor: colors.pink, padding: '34px 28px' }}>
        <Text className="ink" style={styles.text}>
          {t('greeting', { receiver: letter.receiverName })}
        </Text>
        <Heading as="h1" className="ink big" style={{ ...styles.heading, padding: '8px 0 14px' }}>
          {isForSelf ? t('headingSelf', { count }) : t('heading', { giver })}
        </Heading>
        <Text className="ink" style={styles.text}>
          {t(isForSelf ? 'introSelf' : 'intro', { count })}
        </Text>
      </Section>
      <Section style={{ padding: '30px 28px 38px' }}>
        {letter.groups.map((group) => (
          <CardStage
            key={group.card.imageUrl + group.card.amount.cents}
            letter={letter}
            {...group}
          />
        ))}
        {letter.unnamedCount > 0 && (
          <Text className="soft" style={{ ...styles.text, paddingBottom: '16px' }}>
            {t('more', { count: letter.unnamedCount })}
          </Text>
        )}
        {letter.message !== undefined && <GiftNote letter={letter} message={letter.message} />}
        <Section style={{ textAlign: 'center', padding: '12px 0 18px' }}>
          <Button href={letter.cardPageUrl} style={styles.button}>
            {isForSelf ? t('actionSelf', { count }) : t('action')}
          </Button>
        </Section>
        <Text className="soft" style={{ ...styles.small, textAlign: 'center' }}>
          {t('linkHint')}
          <br />
          <Link className="ruby" href={letter.cardPageUrl} style={styles.link}>
            {letter.cardPageUrl}
          </Link>
        </Text>
      </Section>
    </MailFrame>
  )
}

/** For whoever never heard of us: what this is, that it is safe, where the address came from. */
function SmallPrint({ letter }: { letter: CardLetter }) {
  const { t, isForSelf, giverName: giver, shopName: shop } = letter
  const line = { ...styles.small, paddingBottom: '12px' }
  return (
    <>
      {!isForSelf && (
        <>
          <Heading as="h2" className="ink" style={{ ...styles.subheading, paddingBottom: '6px' }}>
            {t('what.heading')}
          </Heading>
          <Text className="soft" style={line}>
            {t('what.text', { giver, shop })}
          </Text>
        </>
      )}
      <Text className="soft" style={line}>
        {t(isForSelf ? 'what.safetySelf' : 'what.safety')}
      </Text>
      <Text className="soft" style={line}>
        {t('questions', { email: letter.supportEmail })}
      </Text>
      <Text className="soft" style={line}>
        {isForSelf ? t('privacySelf', { shop }) : t('privacy', { giver })}
      </Text>
    </>
  )
}
