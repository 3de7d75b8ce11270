import { useStore } from '#storefront/parts/store/store-context.ts'

/** A line of its own above the title; it leads nowhere, for leaving is what the other buttons are for. */
export function ModalLogo() {
  const { name, mainLogo } = useStore()
  return (
    <div className="-mb-2 w-full">
      <img src={mainLogo} alt={name} width={120} height={48} className="-ml-1" />
    </div>
  )
}
