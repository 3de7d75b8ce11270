/** The argument of what asks for a captcha only above a limit. */
export const proofArg = {
  description:
    'A solved `captchaChallenge` of the action `common`, once the shop has asked for one (3720).',
} as const
