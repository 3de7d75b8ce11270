import { Button, Heading, Link, Section, Text } from 'react-email'
import type { Written } from '#domain/mail/mails.ts'
import { oneLine } from '#kernel/one-line.ts'
import { type CardContent, type CardMail, cardTexts } from './card-content.ts'
import { cardExamples } from './card-examples.ts'
import { groupCards } from './card-groups.ts'
import { CardStage } from './card-stage.tsx'
import { writeCardText } from './card-text.ts'
import { cardWords } from './card-words.ts'
import { GiftNote } from './gift-note.tsx'
import { defineMail } from './mail.ts'
import { MailFrame } from './mail-frame.tsx'
import { OwnPages } from './own-pages.tsx'
import { renderMail } from './render-mail.ts'
import { styles } from './styles.ts'

export const cardMail = defineMail({ name: 'card', write, examples: cardExamples })

async function write(mail: CardMail): Promise<Written> {
  const told = {
    ...mail,
    giverName: oneLine(mail.giverName),
    receiverName: oneLine(mail.receiverName),
    t: cardTexts(mail.language),
    count: mail.cards.length,
    ...groupCards(mail.cards),
  }
  const content: CardContent = { ...told, words: cardWords(told) }
  return {
    subject: content.words.subject,
    text: writeCardText(content),
    html: renderMail(<CardMailHtml content={content} />),
  }
}

function CardMailHtml({ content }: { content: CardContent }) {
  const { t, words } = content
  return (
    <MailFrame
      mail={content}
      words={{ ...words, greeting: t('greeting', { receiver: content.receiverName }) }}
      footer={<SmallPrint content={content} />}
    >
      <Section style={{ padding: '30px 28px 38px' }}>
        <Gifts content={content} />
        {content.message !== undefined && <GiftNote content={content} message={content.message} />}
        <Section style={{ textAlign: 'center', padding: '12px 0 18px' }}>
          <Button href={content.cardPageUrl} style={styles.button}>
            {words.action}
          </Button>
        </Section>
        <Text className="soft" style={{ ...styles.small, textAlign: 'center' }}>
          {t('linkHint')}
          <br />
          <Link className="ruby" href={content.cardPageUrl} style={styles.link}>
            {content.cardPageUrl}
          </Link>
        </Text>
        <OwnPages content={content} />
      </Section>
    </MailFrame>
  )
}

function Gifts({ content }: { content: CardContent }) {
  const { t, groups, unnamedCount, donations } = content
  return (
    <>
      {groups.map((group) => (
        <CardStage
          key={group.card.imageUrl + group.card.amount.cents}
          content={content}
          {...group}
        />
      ))}
      {unnamedCount > 0 && (
        <Text className="soft" style={{ ...styles.text, paddingBottom: '16px' }}>
          {t('more', { count: unnamedCount })}
        </Text>
      )}
      {donations.map((donation) => (
        <CardStage
          key={donation.imageUrl + donation.amount.cents}
          content={content}
          card={donation}
          count={1}
        >
          <Text className="soft" style={{ ...styles.text, paddingTop: '6px' }}>
            {donation.about}
          </Text>
        </CardStage>
      ))}
    </>
  )
}

/** For receivers who never heard of us: what this is, that it is safe, where the address came from. */
function SmallPrint({ content }: { content: CardContent }) {
  const { t, words } = content
  const line = { ...styles.small, paddingBottom: '12px' }
  return (
    <>
      {words.whatItIs !== undefined && (
        <>
          <Heading as="h2" className="ink" style={{ ...styles.subheading, paddingBottom: '6px' }}>
            {t('what.heading')}
          </Heading>
          <Text className="soft" style={line}>
            {words.whatItIs}
          </Text>
        </>
      )}
      {words.smallPrint.map((text) => (
        <Text key={text} className="soft" style={line}>
          {text}
        </Text>
      ))}
    </>
  )
}
