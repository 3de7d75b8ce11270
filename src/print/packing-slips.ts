import type { PackingSlip, PostPapers } from '#domain/orders/post-papers.ts'
import { formatMoney } from '#i18n/formats.ts'
import { bars128 } from './bars128.ts'
import { type Flow, openFlow } from './flow.ts'
import { operatorLanguage, paperWordsOf, sayDay, wrappingOf } from './paper-words.ts'
import { type Element, mm, openPaper, type PdfPaper } from './pdf-paper.ts'

/** One sheet for each shipment, in the language of its order. */
export async function printPackingSlips(papers: PostPapers): Promise<Uint8Array> {
  const t = paperWordsOf(operatorLanguage)
  const paper = openPaper({
    title: t('slip.title', { day: sayDay(papers.day) }),
    language: operatorLanguage,
  })
  const flow = openFlow(paper)
  if (papers.slips.length === 0) {
    flow.open()
    flow.say('P', t('nothing'), { face: 'text', size: 12 })
  }
  for (const slip of papers.slips) {
    flow.open()
    const part = paper.element('Sect', undefined, { lang: slip.language })
    drawSlip({ paper, flow, part }, slip, papers)
    part.end()
  }
  return paper.end()
}

type Sheet = { paper: PdfPaper; flow: Flow; part: Element }

function sayReceiver({ language, receiverName: name, companyName: company }: PackingSlip): string {
  const t = paperWordsOf(language)
  return company ? t('slip.forReceiverAt', { name, company }) : t('slip.forReceiver', { name })
}

function drawSlip({ paper, flow, part }: Sheet, slip: PackingSlip, { sender }: PostPapers): void {
  const { name, language, giverName } = slip
  const t = paperWordsOf(language)
  const small = { face: 'text', size: 10, parent: part } as const
  flow.say('P', sender.name, { face: 'strong', size: 12, parent: part })
  flow.gap(24)
  const heading = giverName === undefined ? t('slip.forSelf') : sayReceiver(slip)
  flow.say('H1', heading, { face: 'heading', size: 26, parent: part })
  flow.gap(4)
  if (giverName !== undefined)
    flow.say('P', t('slip.given', { giver: giverName }), { face: 'text', size: 13, parent: part })
  flow.gap(20)
  flow.say('H2', t('slip.contents'), { face: 'strong', size: 13, parent: part })
  flow.gap(6)
  for (const card of slip.cards) drawCard({ paper, flow, part }, card, slip)
  flow.gap(24)
  flow.figure({ width: mm(80), height: mm(14) }, (bounds) =>
    paper.bars(bars128(name, bounds), {
      parent: part,
      alt: paperWordsOf(language)('slip.shipment', { name }),
    }),
  )
  flow.say('P', t('slip.shipment', { name }), small)
  flow.say('P', t('slip.question', { email: sender.email }), small)
}

/** A card with its greeting. What it cost stands there for whoever paid it alone. */
function drawCard(
  { flow, part }: Sheet,
  card: PackingSlip['cards'][number],
  { language, giverName }: PackingSlip,
): void {
  const t = paperWordsOf(language)
  const { count, amount, message } = card
  const title = card.title[language]
  const said =
    amount === undefined
      ? t('slip.card', { count, title })
      : t('slip.cardOf', {
          ...{ count, title },
          amount: formatMoney(language, { currency: amount.currency, value: amount.cents }),
        })
  flow.say('P', said, { face: 'text', size: 13, parent: part })
  const around = wrappingOf(card, language)
  if (around !== '')
    flow.say('P', t('slip.around', { around }), { face: 'text', size: 10, parent: part })
  if (message !== null) {
    flow.gap(10)
    if (giverName !== undefined)
      flow.say('P', t('slip.from', { giver: giverName }), { face: 'text', size: 10, parent: part })
    flow.say('BlockQuote', message, { face: 'heading', size: 16, parent: part })
  }
  flow.gap(12)
}
