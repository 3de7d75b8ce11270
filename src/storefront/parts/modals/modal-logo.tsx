import { useStore } from '#storefront/parts/store/store-context.ts'

/** The logo above the title. It is no link: the buttons close the modal. */
export function ModalLogo() {
  const { name, mainLogo } = useStore()
  return (
    <div className="-mb-2 w-full">
      <img src={mainLogo} alt={name} width={120} height={48} className="-ml-1" />
    </div>
  )
}
