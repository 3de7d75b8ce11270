import { accountCompaniesTexts } from '#i18n/texts/account-companies.ts'
import { graphql } from '#storefront/graphql/generated/gql.ts'
import type { CompanyPeopleFragment } from '#storefront/graphql/generated/graphql.ts'
import { mutate } from '#storefront/parts/api/call-shop.ts'
import { useChange } from '#storefront/parts/change/use-change.ts'
import { useModals } from '#storefront/parts/modals/use-modals.ts'
import { Button } from '#ui/button.tsx'
import { useToast } from '#ui/toasts.tsx'
import { useTexts } from '#ui/use-texts.ts'
import { roleNames } from './company-role-cards.tsx'

const row =
  'flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-line border-b py-3.5'

/** Members of a company and who was invited, for its owners. */
export function CompanyPeople({ company }: { company: CompanyPeopleFragment }) {
  const t = useTexts(accountCompaniesTexts)
  const openModal = useModals()
  const showToast = useToast()
  return (
    <section aria-labelledby="people" className="mt-10 border-line border-t pt-8">
      <h2 id="people" className="text-[1.3125rem]">
        {t('people.heading')}
      </h2>
      <ul className="mt-2">
        {company.members.map((member) => {
          const name = `${member.firstName} ${member.lastName}`
          return (
            <li key={member.id} className={row}>
              <span className="min-w-0">
                <span className="wrap-anywhere block font-semibold">
                  <span>{name}</span>
                  {member.isMe && (
                    <span className="font-normal text-text-soft">{` (${t('people.me')})`}</span>
                  )}
                </span>
                <span className="wrap-anywhere block text-[0.9375rem] text-text-soft">
                  {`${t(`role.${roleNames[member.role]}`)} · ${member.email}`}
                </span>
              </span>
              <Button
                variant="link"
                size="small"
                aria-label={t('people.changeOf', { name })}
                onClick={() =>
                  openModal('companyMember', {
                    company: { id: company.id, name: company.name },
                    member: { ...member, name },
                    onTold: showToast,
                  })
                }
              >
                {t('people.change')}
              </Button>
            </li>
          )
        })}
      </ul>
      {company.invitations.length > 0 && (
        <>
          <h3 className="mt-7 text-[1.125rem]">{t('invite.open')}</h3>
          <ul className="mt-1">
            {company.invitations.map((invitation) => (
              <li key={invitation.id} className={row}>
                <span className="min-w-0">
                  <span className="wrap-anywhere block font-semibold">{invitation.email}</span>
                  <span className="block text-[0.9375rem] text-text-soft">
                    {`${t(`role.${roleNames[invitation.role]}`)} · ${t(`invite.state.${invitation.state}`)}`}
                  </span>
                </span>
                <WithdrawButton company={company.id} invitation={invitation} />
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}

type WithdrawButtonProps = {
  company: string
  invitation: CompanyPeopleFragment['invitations'][number]
}

function WithdrawButton({ company, invitation: { id, email } }: WithdrawButtonProps) {
  const t = useTexts(accountCompaniesTexts, 'invite')
  const showToast = useToast()
  const { press, isBusy } = useChange({
    rereadsPage: true,
    refusedIn: 'window',
    onDone: () => showToast(t('withdrawn')),
  })
  return (
    <Button
      variant="link"
      size="small"
      aria-label={t('withdrawOf', { email })}
      isLoading={isBusy}
      onClick={() => void press(() => mutate(WithdrawDocument, { company, invitation: id }))}
    >
      {t('withdraw')}
    </Button>
  )
}

const WithdrawDocument = graphql(`
  mutation WithdrawCompanyInvitation(
    $userData: UserData!
    $company: String!
    $invitation: String!
  ) {
    withdrawCompanyInvitation(
      userData: $userData
      company: $company
      invitation: $invitation
    ) {
      errors { ...ShopError }
    }
  }
`)

graphql(`
  fragment CompanyPeople on Company {
    id
    name
    members { id firstName lastName email role isMe }
    invitations { id email role state }
  }
`)
