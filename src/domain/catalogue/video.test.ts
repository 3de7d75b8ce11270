import { expect, test } from 'vitest'
import { type CatalogueFilm, type EmbeddedFilm, embedAddressOf, embedOriginsOf } from './video.ts'

const film = { title: { nl: 'Film', en: 'Film' }, poster: 'film.svg' }
const youtube: EmbeddedFilm = {
  ...film,
  kind: 'embed',
  provider: 'YOUTUBE',
  videoId: 'abcdefghij0',
}
const vimeo: EmbeddedFilm = { ...film, kind: 'embed', provider: 'VIMEO', videoId: '123456789' }
const own: CatalogueFilm = {
  ...film,
  kind: 'selfHosted',
  mimeType: 'video/mp4',
  file: 'film.mp4',
  captions: { nl: 'film.nl.vtt', en: 'film.en.vtt' },
}

test('a film of a provider is framed from the address that sets no cookie', () => {
  expect(embedAddressOf(youtube)).toBe('https://www.youtube-nocookie.com/embed/abcdefghij0')
  expect(embedAddressOf(vimeo)).toBe('https://player.vimeo.com/video/123456789')
})

test('only the origins that are really used may be framed, each once', () => {
  expect(embedOriginsOf([])).toEqual([])
  expect(embedOriginsOf([{ video: own }, { video: undefined }])).toEqual([])
  expect(embedOriginsOf([{ video: youtube }, { video: vimeo }, { video: youtube }])).toEqual([
    'https://player.vimeo.com',
    'https://www.youtube-nocookie.com',
  ])
})
