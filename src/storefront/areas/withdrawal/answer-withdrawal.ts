import * as v from 'valibot'
import { type Withdrawal, withdrawalSchema } from '#kernel/withdrawal-input.ts'
import { graphql } from '#storefront/graphql/generated/gql.ts'
import type { ShopApi } from '#storefront/parts/api/shop-api.ts'

/** In the order of the page. */
export const typedFields = ['name', 'orderNumber', 'email', 'partsText'] as const

export type Typed = { readonly [Field in (typeof typedFields)[number]]: string }

export type WithdrawalAnswer = {
  typed: Typed
  /** Of the order's own page; undefined: all of it, or in words. */
  deliveryIds: readonly string[] | undefined
  step: 'typing' | 'confirming' | 'done'
  /** Names of errors of the fields. */
  problems: Partial<Record<keyof Typed, string>>
  /** As the shop said it. */
  errors: readonly string[]
  statedOn: string | undefined
}

const textOf = (sent: FormData, name: string): string => {
  const value = sent.get(name)
  return typeof value === 'string' ? value : ''
}

function readTyped(sent: FormData): Typed {
  const [name, orderNumber, email, partsText] = typedFields.map((field) => textOf(sent, field))
  return {
    ...{ name: name ?? '', orderNumber: orderNumber ?? '' },
    ...{ email: email ?? '', partsText: partsText ?? '' },
  }
}

function problemsOf(typed: Typed): WithdrawalAnswer['problems'] {
  const parsed = v.safeParse(withdrawalSchema, typed)
  const problems: WithdrawalAnswer['problems'] = {}
  for (const { path, message } of parsed.issues ?? []) {
    const field = typedFields.find((one) => one === path?.[0]?.key)
    if (field !== undefined) problems[field] ??= message
  }
  return problems
}

/** The form works without a script: each step is a page that answers what was sent. */
export async function answerWithdrawal(
  api: ShopApi,
  sent: FormData,
  orderUuid: string | undefined,
): Promise<WithdrawalAnswer> {
  const typed = readTyped(sent)
  const chosen = sent.getAll('deliveryId').flatMap((id) => (typeof id === 'string' ? id : []))
  const deliveryIds = orderUuid !== undefined && sent.has('hasParts') ? chosen : undefined
  const answer = { typed, deliveryIds, errors: [], statedOn: undefined }
  const problems = problemsOf(typed)
  if (Object.keys(problems).length > 0) return { ...answer, problems, step: 'typing' }
  const step = textOf(sent, 'step')
  if (step !== 'confirm')
    return { ...answer, problems, step: step === 'change' ? 'typing' : 'confirming' }
  const { partsText, ...input }: Withdrawal = v.parse(withdrawalSchema, typed)
  const { withdraw } = await api.query(WithdrawDocument, {
    input: { ...input, partsText: partsText ?? null },
    orderUuid: orderUuid ?? null,
    deliveryIds: deliveryIds === undefined ? null : [...deliveryIds],
  })
  if (withdraw.statedOn === null)
    return {
      ...{ ...answer, problems, step: 'typing' },
      errors: withdraw.errors.map(({ message }) => message),
    }
  return { ...answer, problems, step: 'done', statedOn: withdraw.statedOn }
}

/** What may be withdrawn, for whoever sees all of their order; undefined for everybody else. */
export async function loadOffer(
  api: ShopApi,
  { orderUuid, deliveryIds }: { orderUuid: string; deliveryIds: readonly string[] | undefined },
) {
  const { withdrawalOffer } = await api.query(WithdrawalOfferDocument, {
    orderUuid,
    deliveryIds: deliveryIds === undefined ? null : [...deliveryIds],
  })
  return withdrawalOffer.offer ?? undefined
}

const WithdrawalOfferDocument = graphql(`
  query WithdrawalOffer($userData: UserData!, $orderUuid: String!, $deliveryIds: [String!]) {
    withdrawalOffer(userData: $userData, orderUuid: $orderUuid, deliveryIds: $deliveryIds) {
      offer { ...WithdrawalOffer }
    }
  }
`)

const WithdrawDocument = graphql(`
  mutation Withdraw(
    $userData: UserData!
    $input: WithdrawalInput!
    $orderUuid: String
    $deliveryIds: [String!]
  ) {
    withdraw(userData: $userData, input: $input, orderUuid: $orderUuid, deliveryIds: $deliveryIds) {
      statedOn
      errors { message }
    }
  }
`)
