import { useNavigate } from 'react-router'
import { accountCompaniesTexts } from '#i18n/texts/account-companies.ts'
import { graphql } from '#storefront/graphql/generated/gql.ts'
import { mutate } from '#storefront/parts/api/call-shop.ts'
import { useChange } from '#storefront/parts/change/use-change.ts'
import { ConfirmModal } from '#storefront/parts/modals/confirm-modal.tsx'
import type { Closable } from '#storefront/parts/modals/modal-names.ts'
import { usePaths } from '#storefront/parts/paths/use-paths.ts'
import { useTexts } from '#ui/use-texts.ts'

declare module '#storefront/parts/modals/modal-names.ts' {
  interface Modals {
    leaveCompany: LeaveCompanyProps
  }
}

export type LeaveCompanyProps = { company: { id: string; name: string } }

/** Asks before a member leaves a company. */
export function LeaveCompanyModal({ company, onClosed }: LeaveCompanyProps & Closable) {
  const t = useTexts(accountCompaniesTexts, 'leave')
  const navigate = useNavigate()
  const paths = usePaths()
  const { press, isBusy, errors } = useChange({
    onDone: () => {
      onClosed()
      void navigate(paths.accountCompanies(), { replace: true })
    },
  })
  return (
    <ConfirmModal
      kind="danger"
      title={t('title', { company: company.name })}
      text={t('text')}
      confirm={t('confirm')}
      cancel={t('keep')}
      onConfirm={() => void press(() => mutate(LeaveCompanyDocument, { company: company.id }))}
      isBusy={isBusy}
      errors={errors}
      onClosed={onClosed}
    />
  )
}

const LeaveCompanyDocument = graphql(`
  mutation LeaveCompany($userData: UserData!, $company: String!) {
    leaveCompany(userData: $userData, company: $company) { errors { ...ShopError } }
  }
`)
