import type { video as dutch } from '#i18n/nl/video.ts'
import type { Translation } from '#i18n/translation.ts'

export const video = {
  play: 'Play the film: {title}',
  contact:
    'Playing the film contacts {provider}, which can then see that you’re watching. Nothing is loaded before that.',
} satisfies Translation<typeof dutch>
