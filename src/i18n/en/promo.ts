import type { promo as dutch } from '#i18n/nl/promo.ts'
import type { Translation } from '#i18n/translation.ts'

export const promo = { notNow: 'Not now, thanks' } satisfies Translation<typeof dutch>
