import { cx } from '#ui/class-names.ts'

type ArticleDrawingProps = { url: string; isUrgent: boolean; className?: string | undefined }

/** The drawing of an article. It decorates: the heading beside it says what it shows. */
export const ArticleDrawing = ({ url, isUrgent, className }: ArticleDrawingProps) => (
  <img
    src={url}
    alt=""
    width={856}
    height={540}
    loading={isUrgent ? 'eager' : 'lazy'}
    decoding="async"
    className={cx('aspect-[85.6/54] h-auto w-full rounded-stage object-cover', className)}
  />
)
