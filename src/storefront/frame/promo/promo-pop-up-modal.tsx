import { promoTexts } from '#i18n/texts/promo.ts'
import { graphql } from '#storefront/graphql/generated/gql.ts'
import type { PromoPopUpModalFragment } from '#storefront/graphql/generated/graphql.ts'
import { CardArt } from '#storefront/parts/cards/card-art.tsx'
import { ModalLogo } from '#storefront/parts/modals/modal-logo.tsx'
import type { Closable } from '#storefront/parts/modals/modal-names.ts'
import { Button } from '#ui/button.tsx'
import { cx } from '#ui/class-names.ts'
import { Modal } from '#ui/modal.tsx'
import { useCloseModal } from '#ui/modal-closing.ts'
import { useTexts } from '#ui/use-texts.ts'

declare module '#storefront/parts/modals/modal-names.ts' {
  interface Modals {
    promoPopUp: PromoPopUpModalProps
  }
}

export type PromoPopUpModalProps = { campaign: PromoPopUpModalFragment }

export function PromoPopUpModal({ campaign, onClosed }: PromoPopUpModalProps & Closable) {
  const { title, text, image, cards, link } = campaign
  return (
    <Modal title={title} logo={<ModalLogo />} onClosed={onClosed}>
      {cards.length > 0 && <Fan cards={cards} />}
      <div className="flex items-center gap-4">
        {/* The words beside it say the same. */}
        <img src={image.url} alt="" width={400} height={240} className="h-auto w-28 shrink-0" />
        <p className="text-[1.0625rem]">{text}</p>
      </div>
      <div className="mt-6 grid gap-3">
        <Button href={link.path} isWide>
          {link.title}
        </Button>
        <NotNow />
      </div>
    </Modal>
  )
}

function NotNow() {
  const t = useTexts(promoTexts)
  const close = useCloseModal()
  return (
    <Button variant="quiet" isWide onClick={close}>
      {t('notNow')}
    </Button>
  )
}

const places = ['-rotate-6 translate-y-1.5', '-translate-y-1', 'rotate-6 translate-y-1.5']

/** A fan of cards; the page behind the link names them. */
const Fan = ({ cards }: Pick<PromoPopUpModalFragment, 'cards'>) => (
  <div className="-mx-5 -mt-6 mb-6 flex justify-center gap-2.5 overflow-hidden bg-linear-to-b from-surface-blush to-surface-warm px-5 pt-8 pb-7 sm:-mx-7">
    {cards.map(({ id, image }, index) => (
      <CardArt
        key={id}
        image={{ ...image, alt: '' }}
        isUrgent
        className={cx('w-[31%]', places[index])}
      />
    ))}
  </div>
)

graphql(`
  fragment PromoPopUpModal on PromoPopUp {
    id
    title
    text
    delaySeconds
    scrollPercent
    image {
      url
    }
    cards {
      id
      image {
        url
      }
    }
    link {
      title
      path
    }
  }
`)
