import type { video as dutch } from '#i18n/nl/video.ts'
import type { Translation } from '#i18n/translation.ts'

export const video = {
  play: 'Play the film: {title}',
  contact:
    'Playing contacts {provider}, which can then see that you are watching. Nothing is loaded before that.',
} satisfies Translation<typeof dutch>
