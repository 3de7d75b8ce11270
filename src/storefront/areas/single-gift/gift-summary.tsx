import { useEffect, useRef, useState } from 'react'
import { formatMoment } from '#i18n/format-moment.ts'
import { formatDay } from '#i18n/formats.ts'
import { singleGiftTexts } from '#i18n/texts/single-gift.ts'
import { instantOnDutchClock } from '#storefront/parts/delivery-date/on-dutch-clock.ts'
import { useLanguage } from '#ui/language.tsx'
import { useTexts } from '#ui/use-texts.ts'
import type { TypedFacts } from './use-typed-facts.ts'

type GiftSummaryProps = { facts: TypedFacts; isForSelf: boolean; isByPost: boolean }

/** To whom, when and from whom, as far as it is filled in: what is read once more before paying. */
export function GiftSummary(props: GiftSummaryProps) {
  return (
    <dl className="mt-4 grid gap-2.5">
      {useLines(props).map(({ term, text }) => (
        <div key={term} className="flex items-baseline justify-between gap-4">
          <dt className="shrink-0">{term}</dt>
          <dd className="wrap-anywhere text-right font-semibold">{text}</dd>
        </div>
      ))}
    </dl>
  )
}

/** Long enough for a word to be finished. */
const pauseMs = 1500

/** Tells a screen reader what changed in the summary, once the visitor pauses. */
export function SpokenSummary(props: GiftSummaryProps) {
  const sentences = useLines(props).map(({ term, text }) => `${term}: ${text}`)
  const now = sentences.join('\n')
  const before = useRef(now)
  const [said, setSaid] = useState('')
  useEffect(() => {
    const pause = setTimeout(() => {
      const known = before.current.split('\n')
      before.current = now
      const news = now.split('\n').filter((line) => !known.includes(line))
      if (news.length > 0) setSaid(news.join('. '))
    }, pauseMs)
    return () => clearTimeout(pause)
  }, [now])
  return (
    <p role="status" className="sr-only">
      {said}
    </p>
  )
}

type Line = { term: string; text: string }

function useLines({ facts, isForSelf, isByPost }: GiftSummaryProps): readonly Line[] {
  const t = useTexts(singleGiftTexts, 'summary')
  const language = useLanguage()
  const { receiverName, receiverEmail, giverName, city, moment, email } = facts
  const open = t('open')
  const at = moment === undefined ? undefined : instantOnDutchClock(moment)
  if (isByPost) {
    const day = at ? formatDay(language, at) : open
    return [
      {
        term: t('to'),
        text: [isForSelf ? t('self') : receiverName, city].filter(Boolean).join(', ') || open,
      },
      { term: t('when'), text: moment === undefined ? t('byPost') : t('byPostOn', { day }) },
      ...(isForSelf ? [] : [{ term: t('from'), text: giverName || open }]),
    ]
  }
  if (isForSelf)
    return [
      { term: t('to'), text: email ? t('toSelf', { email }) : t('self') },
      { term: t('when'), text: t('atOnce') },
    ]
  const to = [receiverName, receiverEmail].filter(Boolean).join(', ')
  const planned = at ? formatMoment(language, at) : open
  return [
    { term: t('to'), text: to || open },
    { term: t('when'), text: moment === undefined ? t('atOnce') : planned },
    { term: t('from'), text: giverName || open },
  ]
}
