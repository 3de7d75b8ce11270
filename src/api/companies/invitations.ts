import { AccountPayloadRef, done } from '#api/accounts/account-payload.ts'
import { builder } from '#api/builder.ts'
import { companyArg, MemberRoleRef, NewCompanyPayloadRef } from '#api/companies/company-types.ts'
import { parseInput } from '#api/parse-input.ts'
import { type Payload, payload } from '#api/payload.ts'
import { ApiErrorRef } from '#api/shared/api-error.ts'
import { proofArg } from '#api/shared/proof-arg.ts'
import { UserDataRef } from '#api/shared/user-data.ts'
import {
  acceptInvitation,
  type InvitationLinkView,
  inviteMember,
  showInvitation,
  withdrawInvitation,
} from '#flows/companies/invitations.ts'
import { invitationSchema } from '#kernel/company.ts'

const CallerRef = builder.enumType('InvitedCaller', {
  description: 'Who looks at an invitation.',
  values: {
    INVITED: { value: 'invited', description: 'Logged in with the invited address.' },
    OTHER: { value: 'other', description: 'Logged in with another address.' },
    NOBODY: { value: 'nobody', description: 'Not logged in.' },
  } as const,
})

const InvitationLinkRef = builder.objectRef<InvitationLinkView>('CompanyInvitationLink').implement({
  description: 'What the private link of an invitation shows.',
  fields: (t) => ({
    companyName: t.exposeString('companyName', { description: 'Name of the company.' }),
    role: t.expose('role', { type: MemberRoleRef, description: 'What the invited may do.' }),
    invitedBy: t.exposeString('invitedBy', { description: 'First name of who invites.' }),
    maskedEmail: t.exposeString('maskedEmail', {
      description: 'The address, so that its owner knows it.',
    }),
    caller: t.expose('caller', { type: CallerRef, description: 'Who looks.' }),
  }),
})

const InvitationLinkPayloadRef = builder
  .objectRef<Payload<{ invitation: InvitationLinkView }>>('CompanyInvitationLinkPayload')
  .implement({
    description: 'An invitation, or why its link does not work.',
    fields: (t) => ({
      invitation: t.expose('invitation', {
        type: InvitationLinkRef,
        nullable: true,
        description: 'What it says.',
      }),
      errors: t.expose('errors', { type: [ApiErrorRef], description: 'Empty when all went well.' }),
    }),
  })

const tokenArg = { required: true, description: 'Out of the link.' } as const

builder.queryField('companyInvitation', (t) =>
  t.field({
    type: InvitationLinkPayloadRef,
    description: 'The content of an invitation. Looking changes nothing.',
    args: {
      userData: t.arg({ type: UserDataRef, required: true }),
      token: t.arg.string(tokenArg),
    },
    resolve: (_root, { userData, token }, ctx) =>
      payload(ctx, userData, async () => {
        const { sessionKey } = ctx.visitor
        return { invitation: await showInvitation(ctx.deps, { token, sessionKey }) }
      }),
  }),
)

builder.mutationField('acceptCompanyInvitation', (t) =>
  t.field({
    type: NewCompanyPayloadRef,
    description: 'Joins a company; the caller is logged in with the invited address.',
    args: {
      userData: t.arg({ type: UserDataRef, required: true }),
      token: t.arg.string(tokenArg),
    },
    resolve: (_root, { userData, token }, ctx) =>
      payload(ctx, userData, async () => {
        const { sessionKey } = ctx.visitor
        return { companyId: await acceptInvitation(ctx.deps, { token, sessionKey }) }
      }),
  }),
)

builder.mutationField('inviteToCompany', (t) =>
  t.field({
    type: AccountPayloadRef,
    description: 'Invites somebody by mail; an earlier invitation of theirs ends. For owners.',
    args: {
      userData: t.arg({ type: UserDataRef, required: true }),
      company: t.arg.string(companyArg),
      email: t.arg.string({ required: true, description: 'Who is invited.' }),
      role: t.arg({ type: MemberRoleRef, required: true, description: 'What they may do.' }),
      captchaToken: t.arg.string(proofArg),
    },
    resolve: (_root, { userData, company: companyId, captchaToken, ...typed }, ctx) =>
      done(ctx, userData, async ({ language }) => {
        const { email, role } = parseInput(invitationSchema, typed)
        const { clientIp, visitor } = ctx
        await inviteMember(ctx.deps, {
          sessionKey: visitor.sessionKey,
          companyId,
          email,
          role,
          language,
          clientIp,
          captchaToken: captchaToken ?? undefined,
        })
      }),
  }),
)

builder.mutationField('withdrawCompanyInvitation', (t) =>
  t.field({
    type: AccountPayloadRef,
    description: 'Withdraws an invitation. For owners.',
    args: {
      userData: t.arg({ type: UserDataRef, required: true }),
      company: t.arg.string(companyArg),
      invitation: t.arg.string({ required: true, description: 'Id of the invitation.' }),
    },
    resolve: (_root, { userData, company: companyId, invitation: invitationId }, ctx) =>
      done(ctx, userData, () => {
        const { sessionKey } = ctx.visitor
        return withdrawInvitation(ctx.deps, { sessionKey, companyId, invitationId })
      }),
  }),
)
