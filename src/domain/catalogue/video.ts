import type { Localized } from '#kernel/language.ts'

/** SPEC §3, video provider. */
export type VideoProvider = 'VIMEO' | 'YOUTUBE'

type Film = {
  title: Localized
  /** File name in content/catalogue/films: what is seen before the film plays. */
  poster: string
}

/** On another company's server: nothing of it is loaded before the visitor agrees. */
export type EmbeddedFilm = Film & { kind: 'embed'; provider: VideoProvider; videoId: string }

/** Ours: a file of content/catalogue/films, with captions in every language. */
export type HostedFilm = Film & {
  kind: 'selfHosted'
  mimeType: 'video/mp4'
  file: string
  captions: Localized
}

export type CatalogueFilm = EmbeddedFilm | HostedFilm

/** The addresses that set no cookie before the film is played. */
const embedAddresses: Record<VideoProvider, string> = {
  VIMEO: 'https://player.vimeo.com/video/',
  YOUTUBE: 'https://www.youtube-nocookie.com/embed/',
}

export const embedAddressOf = ({ provider, videoId }: EmbeddedFilm): string =>
  `${embedAddresses[provider]}${videoId}`

export const filmPath = (file: string): string => `/films/${file}`

type MayShowFilm = { video?: CatalogueFilm | undefined }

/** The origins that these products and blocks show in frames: only they may be in the Content-Security-Policy. */
export function embedOriginsOf(holders: readonly MayShowFilm[]): readonly string[] {
  const origins = holders.flatMap(({ video }) =>
    video?.kind === 'embed' ? [new URL(embedAddressOf(video)).origin] : [],
  )
  return [...new Set(origins)].sort()
}
