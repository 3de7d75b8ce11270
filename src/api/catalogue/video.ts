import { builder } from '#api/builder.ts'
import { ImageRef, type ImageView } from '#api/shared/image.ts'
import {
  type CatalogueFilm,
  embedAddressOf,
  filmPath,
  type VideoProvider,
} from '#domain/catalogue/video.ts'
import { type Language, languages } from '#kernel/language.ts'

type FilmView = { title: string; poster: ImageView }
export type CaptionsView = { language: Language; url: string }
export type EmbedVideoView = FilmView & { kind: 'embed'; provider: VideoProvider; url: string }
export type SelfHostedVideoView = FilmView & {
  kind: 'selfHosted'
  mimeType: string
  url: string
  captions: readonly CaptionsView[]
}
export type VideoView = EmbedVideoView | SelfHostedVideoView

/** A film as one language shows it; its own captions come first. */
export function viewVideo(video: CatalogueFilm, language: Language): VideoView {
  const title = video.title[language]
  const film = { title, poster: { url: filmPath(video.poster), alt: title } }
  if (video.kind === 'embed')
    return { ...film, kind: 'embed', provider: video.provider, url: embedAddressOf(video) }
  const inOrder = [language, ...languages.filter((other) => other !== language)]
  return {
    ...film,
    kind: 'selfHosted',
    mimeType: video.mimeType,
    url: filmPath(video.file),
    captions: inOrder.map((code) => ({ language: code, url: filmPath(video.captions[code]) })),
  }
}

const VideoProviderRef = builder.enumType('VideoProvider', {
  description: 'Who shows a film that is not ours.',
  values: {
    VIMEO: { description: 'player.vimeo.com' },
    YOUTUBE: { description: 'www.youtube-nocookie.com' },
  },
})

const CaptionsRef = builder.objectRef<CaptionsView>('Captions').implement({
  description: 'A transcript of a film.',
  fields: (t) => ({
    language: t.exposeString('language', { description: 'Such as `nl`.' }),
    url: t.exposeString('url', { description: 'A WebVTT file, from the root of the site.' }),
  }),
})

export const VideoRef = builder.interfaceRef<VideoView>('Video').implement({
  description: 'A film. Nothing of it may be asked for before the visitor says so.',
  fields: (t) => ({
    title: t.exposeString('title', { description: 'What it shows.' }),
    poster: t.expose('poster', { type: ImageRef, description: 'Seen before it plays.' }),
  }),
  resolveType: ({ kind }) => (kind === 'embed' ? 'EmbedVideo' : 'SelfHostedVideo'),
})

builder.objectRef<EmbedVideoView>('EmbedVideo').implement({
  interfaces: [VideoRef],
  description: "A film in a frame of its provider, who learns the viewer's address.",
  fields: (t) => ({
    provider: t.expose('provider', { type: VideoProviderRef, description: 'Who shows it.' }),
    url: t.exposeString('url', { description: 'For the frame; sets no cookie before playing.' }),
  }),
})

builder.objectRef<SelfHostedVideoView>('SelfHostedVideo').implement({
  interfaces: [VideoRef],
  description: 'A film from our own server.',
  fields: (t) => ({
    mimeType: t.exposeString('mimeType', { description: 'Such as `video/mp4`.' }),
    url: t.exposeString('url', { description: 'From the root of the site.' }),
    captions: t.expose('captions', {
      type: [CaptionsRef],
      description: 'Those in the language of the call first.',
    }),
  }),
})
