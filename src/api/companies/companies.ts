import { AccountPayloadRef, done } from '#api/accounts/account-payload.ts'
import { builder } from '#api/builder.ts'
import {
  CompanyInputRef,
  CompanyRef,
  companyArg,
  MemberRoleRef,
  MembershipRef,
  NewCompanyPayloadRef,
} from '#api/companies/company-types.ts'
import { parseInput } from '#api/parse-input.ts'
import { type Payload, payload } from '#api/payload.ts'
import { ApiErrorRef } from '#api/shared/api-error.ts'
import { settleStreets } from '#api/shared/settle-streets.ts'
import { UserDataRef } from '#api/shared/user-data.ts'
import type { Membership } from '#domain/companies/company.ts'
import { changeMemberRole, leaveCompany, removeCompanyMember } from '#flows/companies/members.ts'
import {
  type CompanyView,
  openCompany,
  saveCompany,
  showCompanies,
  showCompany,
} from '#flows/companies/own-companies.ts'
import { companySchema } from '#kernel/company.ts'

const CompaniesPayloadRef = builder
  .objectRef<Payload<{ companies: readonly Membership[] }>>('CompaniesPayload')
  .implement({
    description: 'Companies of a customer.',
    fields: (t) => ({
      companies: t.expose('companies', {
        type: [MembershipRef],
        nullable: true,
        description: 'By name.',
      }),
      errors: t.expose('errors', { type: [ApiErrorRef], description: 'Empty when all went well.' }),
    }),
  })

const CompanyPayloadRef = builder
  .objectRef<Payload<{ company: CompanyView }>>('CompanyPayload')
  .implement({
    description: 'A company, or why it cannot be seen.',
    fields: (t) => ({
      company: t.expose('company', {
        type: CompanyRef,
        nullable: true,
        description: 'As the caller may see it.',
      }),
      errors: t.expose('errors', { type: [ApiErrorRef], description: 'Empty when all went well.' }),
    }),
  })

builder.queryField('companies', (t) =>
  t.field({
    type: CompaniesPayloadRef,
    description: 'Companies of the customer who is logged in.',
    args: { userData: t.arg({ type: UserDataRef, required: true }) },
    resolve: (_root, { userData }, ctx) =>
      payload(ctx, userData, async () => ({
        companies: await showCompanies(ctx.deps, ctx.visitor.sessionKey),
      })),
  }),
)

builder.queryField('company', (t) =>
  t.field({
    type: CompanyPayloadRef,
    description: 'A company of the customer who is logged in.',
    args: {
      userData: t.arg({ type: UserDataRef, required: true }),
      company: t.arg.string(companyArg),
    },
    resolve: (_root, { userData, company: companyId }, ctx) =>
      payload(ctx, userData, async () => {
        const { sessionKey } = ctx.visitor
        return { company: await showCompany(ctx.deps, { sessionKey, companyId }) }
      }),
  }),
)

builder.mutationField('openCompany', (t) =>
  t.field({
    type: NewCompanyPayloadRef,
    description: 'Opens a company; the caller, whose address is confirmed, is its first owner.',
    args: {
      userData: t.arg({ type: UserDataRef, required: true }),
      details: t.arg({ type: CompanyInputRef, required: true, description: 'All of it.' }),
    },
    resolve: (_root, { userData, details: typed }, ctx) =>
      payload(ctx, userData, async () => {
        const details = parseInput(companySchema, await settleStreets(ctx, typed))
        const { sessionKey } = ctx.visitor
        return { companyId: await openCompany(ctx.deps, { sessionKey, details }) }
      }),
  }),
)

builder.mutationField('saveCompany', (t) =>
  t.field({
    type: AccountPayloadRef,
    description: 'Saves what a company is called and where its invoices go. For owners.',
    args: {
      userData: t.arg({ type: UserDataRef, required: true }),
      company: t.arg.string(companyArg),
      details: t.arg({ type: CompanyInputRef, required: true, description: 'All of it.' }),
    },
    resolve: (_root, { userData, company: companyId, details: typed }, ctx) =>
      done(ctx, userData, async () => {
        const details = parseInput(companySchema, await settleStreets(ctx, typed))
        const { sessionKey } = ctx.visitor
        await saveCompany(ctx.deps, { sessionKey, companyId, details })
      }),
  }),
)

const memberArg = { required: true, description: 'Id of the member.' } as const

builder.mutationField('changeCompanyRole', (t) =>
  t.field({
    type: AccountPayloadRef,
    description: 'Changes what a member may do. For owners; one owner always stays.',
    args: {
      userData: t.arg({ type: UserDataRef, required: true }),
      company: t.arg.string(companyArg),
      member: t.arg.string(memberArg),
      role: t.arg({ type: MemberRoleRef, required: true, description: 'From now on.' }),
    },
    resolve: (_root, { userData, company: companyId, member: memberId, role }, ctx) =>
      done(ctx, userData, () => {
        const { sessionKey } = ctx.visitor
        return changeMemberRole(ctx.deps, { sessionKey, companyId, memberId, role })
      }),
  }),
)

builder.mutationField('removeCompanyMember', (t) =>
  t.field({
    type: AccountPayloadRef,
    description:
      'Takes somebody out of a company and logs them out everywhere. For owners; one owner always stays.',
    args: {
      userData: t.arg({ type: UserDataRef, required: true }),
      company: t.arg.string(companyArg),
      member: t.arg.string(memberArg),
    },
    resolve: (_root, { userData, company: companyId, member: memberId }, ctx) =>
      done(ctx, userData, () => {
        const { sessionKey } = ctx.visitor
        return removeCompanyMember(ctx.deps, { sessionKey, companyId, memberId })
      }),
  }),
)

builder.mutationField('leaveCompany', (t) =>
  t.field({
    type: AccountPayloadRef,
    description: 'Leaves a company, which ends with its last member.',
    args: {
      userData: t.arg({ type: UserDataRef, required: true }),
      company: t.arg.string(companyArg),
    },
    resolve: (_root, { userData, company: companyId }, ctx) =>
      done(ctx, userData, () => {
        const { sessionKey } = ctx.visitor
        return leaveCompany(ctx.deps, { sessionKey, companyId })
      }),
  }),
)
