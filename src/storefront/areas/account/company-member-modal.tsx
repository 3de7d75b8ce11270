import { useState } from 'react'
import { accountCompaniesTexts } from '#i18n/texts/account-companies.ts'
import { graphql } from '#storefront/graphql/generated/gql.ts'
import type { CompanyRole } from '#storefront/graphql/generated/graphql.ts'
import { mutate } from '#storefront/parts/api/call-shop.ts'
import { useChange } from '#storefront/parts/change/use-change.ts'
import { ErrorRows } from '#storefront/parts/messages/error-rows.tsx'
import type { Closable } from '#storefront/parts/modals/modal-names.ts'
import { useModals } from '#storefront/parts/modals/use-modals.ts'
import { Button } from '#ui/button.tsx'
import { Modal } from '#ui/modal.tsx'
import { useTexts } from '#ui/use-texts.ts'
import { CompanyRoleCards, roleNames, roleOf } from './company-role-cards.tsx'

declare module '#storefront/parts/modals/modal-names.ts' {
  interface Modals {
    companyMember: CompanyMemberProps
  }
}

export type CompanyMemberProps = {
  company: { id: string; name: string }
  member: { id: string; name: string; role: CompanyRole; isMe: boolean }
  onTold: (sentence: string) => void
}

/** What a member may do from now on, and the way out of the company. */
export function CompanyMemberModal(props: CompanyMemberProps & Closable) {
  const { company, member, onTold, onClosed } = props
  const t = useTexts(accountCompaniesTexts, 'people')
  const openModal = useModals()
  const [role, setRole] = useState(roleNames[member.role])
  const { press, isBusy, errors } = useChange({
    rereadsPage: true,
    onDone: () => {
      onClosed()
      onTold(t('changed'))
    },
  })
  const change = () =>
    mutate(ChangeRoleDocument, { company: company.id, member: member.id, role: roleOf(role) })
  return (
    <Modal title={t('changeTitle', { name: member.name })} onClosed={onClosed} isLoading={isBusy}>
      <div className="grid gap-5">
        <CompanyRoleCards
          legend={t('changeTitle', { name: member.name })}
          value={role}
          onChange={setRole}
        />
        <ErrorRows errors={errors} />
        <div className="grid gap-3 sm:flex">
          <Button isLoading={isBusy} onClick={() => void press(change)}>
            {t('save')}
          </Button>
          {!member.isMe && (
            <Button
              variant="dangerLink"
              onClick={() => openModal('removeCompanyMember', { company, member, onTold })}
            >
              {t('remove')}
            </Button>
          )}
        </div>
      </div>
    </Modal>
  )
}

const ChangeRoleDocument = graphql(`
  mutation ChangeCompanyRole(
    $userData: UserData!
    $company: String!
    $member: String!
    $role: CompanyRole!
  ) {
    changeCompanyRole(userData: $userData, company: $company, member: $member, role: $role) {
      errors { ...ShopError }
    }
  }
`)
