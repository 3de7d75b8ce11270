import { ErrorRows } from '#storefront/parts/messages/error-rows.tsx'
import { Button } from '#ui/button.tsx'
import type { Elements } from '#ui/elements.ts'
import type { Refusals } from '#ui/form/shop-form.ts'
import type { IconName } from '#ui/icon.tsx'
import { Modal } from '#ui/modal.tsx'
import { KeepButton } from './keep-button.tsx'
import type { Closable } from './modal-names.ts'

type ConfirmModalProps = Closable & {
  title: string
  /** Says what will happen; details follow it. */
  text?: string | undefined
  children?: Elements
  /** `danger`: something is taken away, and the button looks like it. */
  kind: 'danger' | 'plain'
  confirm: string
  icon?: IconName | undefined
  cancel: string
  /** What a yes does: an act, or the form of this id is sent. */
  onConfirm: (() => void) | { form: string }
  /** The yes is on its way: the modal stays open, and a second press does nothing. */
  isBusy: boolean
  errors?: Refusals | undefined
}

/** Asks before something is done: a yes, and a no that closes it as Escape does. */
export function ConfirmModal(props: ConfirmModalProps) {
  const { title, text, children, kind, confirm, icon, cancel, isBusy, errors = [] } = props
  const { onConfirm, onClosed } = props
  const yes =
    typeof onConfirm === 'function'
      ? { onClick: onConfirm }
      : { type: 'submit' as const, form: onConfirm.form }
  return (
    <Modal title={title} onClosed={onClosed} isLoading={isBusy}>
      {text !== undefined && <p className="wrap-anywhere text-[1.0625rem]">{text}</p>}
      {children}
      <ErrorRows errors={errors} className="mt-4" />
      <div className="mt-6 grid gap-3 sm:flex">
        <Button
          {...yes}
          variant={kind === 'danger' ? 'danger' : 'primary'}
          icon={icon}
          isLoading={isBusy}
        >
          {confirm}
        </Button>
        <KeepButton label={cancel} />
      </div>
    </Modal>
  )
}
