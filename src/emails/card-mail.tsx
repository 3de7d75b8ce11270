import { Button, Heading, Link, render, Section, Text } from 'react-email'
import type { Written } from '#domain/mail/mails.ts'
import { oneLine } from '#kernel/one-line.ts'
import { cardExamples } from './card-examples.ts'
import { groupCards } from './card-groups.ts'
import { type CardLetter, type CardMail, cardTexts } from './card-letter.ts'
import { CardStage } from './card-stage.tsx'
import { writeCardText } from './card-text.ts'
import { cardWords } from './card-words.ts'
import { GiftNote } from './gift-note.tsx'
import { defineMail } from './mail.ts'
import { MailFrame } from './mail-frame.tsx'
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
  const letter: CardLetter = { ...told, words: cardWords(told) }
  return {
    subject: letter.words.subject,
    text: writeCardText(letter),
    html: await render(<CardMailHtml letter={letter} />),
  }
}

function CardMailHtml({ letter }: { letter: CardLetter }) {
  const { t, words } = letter
  return (
    <MailFrame
      mail={letter}
      words={{ ...words, greeting: t('greeting', { receiver: letter.receiverName }) }}
      footer={<SmallPrint letter={letter} />}
    >
      <Section style={{ padding: '30px 28px 38px' }}>
        <Gifts letter={letter} />
        {letter.message !== undefined && <GiftNote letter={letter} message={letter.message} />}
        <Section style={{ textAlign: 'center', padding: '12px 0 18px' }}>
          <Button href={letter.cardPageUrl} style={styles.button}>
            {words.action}
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

function Gifts({ letter }: { letter: CardLetter }) {
  const { t, groups, unnamedCount, donations } = letter
  return (
    <>
      {groups.map((group) => (
        <CardStage key={group.card.imageUrl + group.card.amount.cents} letter={letter} {...group} />
      ))}
      {unnamedCount > 0 && (
        <Text className="soft" style={{ ...styles.text, paddingBottom: '16px' }}>
          {t('more', { count: unnamedCount })}
        </Text>
      )}
      {donations.map((donation) => (
        <CardStage
          key={donation.imageUrl + donation.amount.cents}
          letter={letter}
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
function SmallPrint({ letter }: { letter: CardLetter }) {
  const { t, words } = letter
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
