import * as v from 'valibot'
import type { CatalogueFilm } from '#domain/catalogue/video.ts'
import { kebabId, localized, svgName } from '#domain/source-schemas.ts'

const videoId = (shape: RegExp, provider: string) =>
  v.pipe(
    v.string(),
    v.regex(shape, ({ input }) => `${input} is not the id of a video at ${provider}`),
  )

/** A film of our own: `<film>.mp4`, `.svg`, `.nl.vtt` and `.en.vtt` in content/catalogue/films. */
const selfHosted = v.pipe(
  v.strictObject({ film: kebabId, title: localized }),
  v.transform(
    ({ film, title }): CatalogueFilm => ({
      kind: 'selfHosted',
      mimeType: 'video/mp4',
      title,
      poster: `${film}.svg`,
      file: `${film}.mp4`,
      captions: { nl: `${film}.nl.vtt`, en: `${film}.en.vtt` },
    }),
  ),
)

const youtube = v.pipe(
  v.strictObject({ youtube: videoId(/^[\w-]{11}$/, 'YouTube'), poster: svgName, title: localized }),
  v.transform(
    ({ youtube: id, ...film }): CatalogueFilm => ({
      kind: 'embed',
      provider: 'YOUTUBE',
      videoId: id,
      ...film,
    }),
  ),
)

const vimeo = v.pipe(
  v.strictObject({ vimeo: videoId(/^\d{6,12}$/, 'Vimeo'), poster: svgName, title: localized }),
  v.transform(
    ({ vimeo: id, ...film }): CatalogueFilm => ({
      kind: 'embed',
      provider: 'VIMEO',
      videoId: id,
      ...film,
    }),
  ),
)

/** A film as authors write it: with an id, never with an address, so that a frame shows these providers only. */
export const videoSchema = v.union(
  [selfHosted, youtube, vimeo],
  'must have a title and one of film, youtube with a poster, or vimeo with a poster',
)

/** The files of content/catalogue/films that a film needs. */
export const filesOf = (video: CatalogueFilm): readonly string[] =>
  video.kind === 'embed'
    ? [video.poster]
    : [video.poster, video.file, video.captions.nl, video.captions.en]
