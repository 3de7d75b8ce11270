import { accountCompaniesTexts } from '#i18n/texts/account-companies.ts'
import { type MemberRole, memberRoles } from '#kernel/company.ts'
import type { CompanyRole } from '#storefront/graphql/generated/graphql.ts'
import { RadioCards } from '#ui/radio-cards.tsx'
import { useTexts } from '#ui/use-texts.ts'

export const roleNames: Readonly<Record<CompanyRole, MemberRole>> = {
  OWNER: 'owner',
  BUYER: 'buyer',
  FINANCE: 'finance',
}

export const roleOf = (role: MemberRole): CompanyRole => role.toUpperCase() as CompanyRole

type CompanyRoleCardsProps = {
  legend: string
  value: MemberRole
  onChange: (role: MemberRole) => void
}

/** Choice of what a member may do. */
export function CompanyRoleCards({ legend, value, onChange }: CompanyRoleCardsProps) {
  const t = useTexts(accountCompaniesTexts)
  return (
    <RadioCards
      legend={legend}
      name="role"
      layout="stack"
      value={value}
      onChange={(role) => onChange(role as MemberRole)}
      options={memberRoles.map((role) => ({
        value: role,
        label: t(`role.${role}`),
        hint: t(`roleHint.${role}`),
      }))}
    />
  )
}
