import { ask, type Call, type UserData } from '#api/ask.ts'
import type { ApiContext } from '#api/context.ts'
import { type ApiError, translateErrors } from '#api/errors.ts'
import { followVisitor } from '#api/follow-visitor.ts'
import type { OneStatement } from '#domain/db.ts'
import { inOneStatement } from '#flows/shared/transact.ts'

/** What a payload holds: its data where all went well, else the errors (SPEC §7). */
export type Payload<Data extends object> = Partial<Data> & { errors: readonly ApiError[] }

const none: readonly ApiError[] = []

type Work<Data> = (call: Call) => Promise<Data> | Data

/** Runs a call whose errors belong in its payload. For flows, which open their own transactions. */
export const payload = <Data extends object>(
  ctx: ApiContext,
  userData: UserData,
  work: Work<Data>,
): Promise<Payload<Data>> => payloadOr(ctx, userData, { work, rescue: () => ({}) })

/** As `payload`, for failures that still tell something: a refused payment names its order. */
export async function payloadOr<Data extends object>(
  ctx: ApiContext,
  userData: UserData,
  { work, rescue }: { work: Work<Data>; rescue: (error: unknown) => Partial<Data> },
): Promise<Payload<Data>> {
  try {
    const call = ask(ctx, userData)
    return { ...(await followVisitor(ctx, () => work(call))), errors: none }
  } catch (error) {
    return { ...rescue(error), errors: translateErrors(error, ctx) }
  }
}

/** Runs a command that is one statement. An error of it leaves nothing behind; a lost race is run again. */
export const mutation = <Data extends object>(
  ctx: ApiContext,
  userData: UserData,
  work: (one: OneStatement, call: Call) => Promise<Data>,
): Promise<Payload<Data>> =>
  payload(ctx, userData, (call) => inOneStatement(ctx, (one) => work(one, call)))
