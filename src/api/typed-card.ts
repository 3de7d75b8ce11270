import type { Call } from '#api/ask.ts'
import { builder } from '#api/builder.ts'
import type { ApiContext } from '#api/context.ts'
import { parseInput } from '#api/parse-input.ts'
import { choiceCardSchema } from '#kernel/choice-card.ts'

/** What its holder types, wherever number and pin of a choice card are asked. */
export const typedCardArgs = builder.args((t) => ({
  cardNumber: t.string({
    required: true,
    description: '19 digits; spaces, dots and dashes do not matter.',
  }),
  pin: t.string({ required: true, description: '6 digits.' }),
  captchaToken: t.string({
    required: true,
    description: 'A solved `captchaChallenge` of the action `common`.',
  }),
}))

type Typed = { cardNumber: string; pin: string; captchaToken: string }

/** Throws what each field of it has wrong. */
export function parseTypedCard(
  { clientIp }: Pick<ApiContext, 'clientIp'>,
  { storefront }: Pick<Call, 'storefront'>,
  { captchaToken, ...given }: Typed,
) {
  const prefixes = storefront.cardProgrammes.map(({ prefix }) => prefix)
  return { ...parseInput(choiceCardSchema(prefixes), given), captchaToken, clientIp }
}
