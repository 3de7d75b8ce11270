import { giftLinkTexts } from '#i18n/texts/gift-link.ts'
import { GiftTag } from '#storefront/parts/gift-wrap/gift-tag.tsx'
import { WrappingPaper } from '#storefront/parts/gift-wrap/wrapping-paper.tsx'
import { cx } from '#ui/class-names.ts'
import { useTexts } from '#ui/use-texts.ts'

type FoldSheetProps = {
  qr: string
  url: string
  wrapper: string
  receiverName: string | undefined
}

const quarter = 'flex flex-col items-center justify-center gap-[6mm] p-[14mm] text-center'
const inside = cx(quarter, 'rotate-180')

/**
 * An A4 sheet that becomes a card: folded top to bottom, then side to side. The front lies at the bottom right; what is
 * inside stands on its head until it is folded.
 */
export function FoldSheet({ qr, url, wrapper, receiverName }: FoldSheetProps) {
  const t = useTexts(giftLinkTexts, 'fold')
  return (
    <div className="grid h-[296mm] w-[210mm] grid-cols-2 grid-rows-2 bg-surface [print-color-adjust:exact]">
      <div className={inside}>
        <p className="font-bold font-display text-[1.375rem]">{t('heading')}</p>
        <img src={qr} alt="" className="size-[48mm]" />
        <p className="text-[0.875rem]">{t('how')}</p>
        <p className="break-all text-[0.5625rem] leading-tight">{url}</p>
      </div>
      <div className={inside}>
        <p className="self-start text-[1.125rem]">
          {receiverName ? t('to', { name: receiverName }) : t('toAnybody')}
        </p>
        {[0, 1, 2, 3, 4].map((line) => (
          <span key={line} aria-hidden="true" className="h-[10mm] w-full border-line border-b" />
        ))}
        <p className="self-start text-[1.125rem]">{t('from')}</p>
      </div>
      <div className={cx(quarter, 'justify-end text-[0.75rem] text-text-soft')}>{t('folding')}</div>
      <div className={quarter}>
        <div className="relative w-full">
          <div className="relative aspect-[85.6/54] rounded-card">
            <WrappingPaper wrapper={wrapper} isOpening={false} />
          </div>
          <GiftTag
            to={receiverName ? t('to', { name: receiverName }) : t('toAnybody')}
            from={t('tag')}
          />
        </div>
      </div>
    </div>
  )
}
