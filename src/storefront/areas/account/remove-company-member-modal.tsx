import { accountCompaniesTexts } from '#i18n/texts/account-companies.ts'
import { graphql } from '#storefront/graphql/generated/gql.ts'
import { mutate } from '#storefront/parts/api/call-shop.ts'
import { useChange } from '#storefront/parts/change/use-change.ts'
import { ConfirmModal } from '#storefront/parts/modals/confirm-modal.tsx'
import type { Closable } from '#storefront/parts/modals/modal-names.ts'
import { useTexts } from '#ui/use-texts.ts'

declare module '#storefront/parts/modals/modal-names.ts' {
  interface Modals {
    removeCompanyMember: RemoveCompanyMemberProps
  }
}

export type RemoveCompanyMemberProps = {
  company: { id: string; name: string }
  member: { id: string; name: string }
  onTold: (sentence: string) => void
}

/** Asks before somebody is taken out of a company. */
export function RemoveCompanyMemberModal(props: RemoveCompanyMemberProps & Closable) {
  const { company, member, onTold, onClosed } = props
  const { name } = member
  const t = useTexts(accountCompaniesTexts, 'people')
  const { press, isBusy, errors } = useChange({
    rereadsPage: true,
    onDone: () => {
      onClosed()
      onTold(t('removed', { name }))
    },
  })
  const remove = () => mutate(RemoveMemberDocument, { company: company.id, member: member.id })
  return (
    <ConfirmModal
      kind="danger"
      title={t('removeTitle', { name })}
      text={t('removeText', { name, company: company.name })}
      icon="trash"
      confirm={t('removeConfirm')}
      cancel={t('keep')}
      onConfirm={() => void press(remove)}
      isBusy={isBusy}
      errors={errors}
      onClosed={onClosed}
    />
  )
}

const RemoveMemberDocument = graphql(`
  mutation RemoveCompanyMember($userData: UserData!, $company: String!, $member: String!) {
    removeCompanyMember(userData: $userData, company: $company, member: $member) {
      errors { ...ShopError }
    }
  }
`)
