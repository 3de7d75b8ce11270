import { expect, test } from 'vitest'
import { embedOriginsOf } from '#domain/catalogue/video.ts'
import type { Block } from '#domain/content/block.ts'
import { buildHero, buildLandingPage, noContent } from '#tests/support/build-content.ts'
import { openContent, videoBlocksOf } from './content.ts'

const words = { nl: 'Kijk', en: 'Look' }
const film: Block = {
  id: 'film',
  blockType: 'video',
  terms: [],
  title: words,
  text: words,
  video: { kind: 'embed', provider: 'VIMEO', videoId: '123456', title: words, poster: 'kijk.svg' },
}
const seasonal: Block = {
  ...film,
  id: 'sint',
  period: { from: '2026-11-12', until: '2026-12-05' },
  video: { ...film.video, kind: 'embed', provider: 'YOUTUBE', videoId: 'abcdefghij0' },
}

test('the provider of a film on any page may be framed, one out of its season may not', () => {
  const documents = {
    ...noContent,
    queues: [{ id: 'home-1', blocks: [buildHero(), seasonal] }],
    landingPages: [buildLandingPage({ blocks: [buildHero(), film] })],
  }
  const originsOn = (now: string) =>
    embedOriginsOf(videoBlocksOf(openContent(documents, new Date(now))))
  expect(originsOn('2026-12-05T12:00:00Z')).toEqual([
    'https://player.vimeo.com',
    'https://www.youtube-nocookie.com',
  ])
  expect(originsOn('2026-12-06T12:00:00Z')).toEqual(['https://player.vimeo.com'])
})
