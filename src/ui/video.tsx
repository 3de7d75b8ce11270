import { useEffect, useRef, useState } from 'react'
import { videoTexts } from '#i18n/texts/video.ts'
import { useLanguage } from '#ui/language.tsx'
import { useTexts } from '#ui/use-texts.ts'
import { Icon } from './icon.tsx'
import { useHydrated } from './use-hydrated.ts'

/** SPEC §3: Image, EmbedVideo and SelfHostedVideo. */
export type EmbedVideo = { provider: 'VIMEO' | 'YOUTUBE'; url: string }
export type SelfHostedVideo = {
  mimeType: string
  url: string
  captions: readonly { language: string; url: string }[]
}
type Film = { title: string; poster: { url: string } }
export type VideoProps = Film & (EmbedVideo | SelfHostedVideo)

const frameClass = 'relative aspect-video w-full overflow-hidden rounded-panel shadow-soft'

/** A film. Before it is played only its poster is loaded, when somebody comes near. */
export function Video(props: VideoProps) {
  return 'provider' in props ? <Embedded {...props} /> : <SelfHosted {...props} />
}

/**
 * The browser's own player: it needs no script and loads nothing until it is played. Until then there is one button:
 * ours, or the browser's controls without a script.
 */
function SelfHosted({ title, poster, url, mimeType, captions }: Film & SelfHostedVideo) {
  const t = useTexts(videoTexts)
  const names = new Intl.DisplayNames([useLanguage()], { type: 'language' })
  const player = useRef<HTMLVideoElement>(null)
  const [isStarted, setIsStarted] = useState(false)
  const isAlive = useHydrated()
  const hasControls = !isAlive || isStarted
  // Moves the focus from our button to the player, once that has its controls.
  useEffect(() => {
    if (isStarted) player.current?.focus()
  }, [isStarted])
  return (
    <div className={frameClass}>
      <Poster poster={poster} />
      {/* biome-ignore lint/a11y/useMediaCaption: the tracks come as data, in every language. */}
      <video
        ref={player}
        controls={hasControls}
        preload="none"
        playsInline
        // Without controls it is a picture below our sign, which says what it plays.
        aria-label={hasControls ? title : undefined}
        onPlay={({ currentTarget: { textTracks } }) => {
          // A default track would be fetched with the page; the first is that of the visitor's language.
          if (!isStarted && textTracks[0]) textTracks[0].mode = 'showing'
          setIsStarted(true)
        }}
        className="relative size-full object-cover"
      >
        <source src={url} type={mimeType} />
        {captions.map((track) => (
          <track
            key={track.language}
            kind="captions"
            src={track.url}
            srcLang={track.language}
            label={names.of(track.language)}
          />
        ))}
      </video>
      {!hasControls && (
        <button
          type="button"
          aria-label={t('play', { title })}
          onClick={() => {
            // Where the browser will not play, its own controls and their message are still there.
            player.current?.play().catch(() => setIsStarted(true))
          }}
          className="group absolute inset-0 grid place-items-center"
        >
          <PlaySign />
        </button>
      )}
    </div>
  )
}

const providerNames = { VIMEO: 'Vimeo', YOUTUBE: 'YouTube' } as const

/**
 * The player of another company. Before it is asked for it is our picture, and says which company a click would tell;
 * without a script it is a link to the film.
 */
function Embedded({ title, poster, provider, url }: Film & EmbedVideo) {
  const t = useTexts(videoTexts)
  const [isStarted, setIsStarted] = useState(false)
  const isAlive = useHydrated()
  const label = t('play', { title })
  const picture = (
    <>
      <Poster poster={poster} />
      <PlaySign />
    </>
  )
  const coverClass = 'group absolute inset-0 grid place-items-center'
  return (
    <div>
      <div className={frameClass}>
        {isStarted && <Frame title={title} url={url} />}
        {!isStarted && isAlive && (
          <button
            type="button"
            aria-label={label}
            onClick={() => setIsStarted(true)}
            className={coverClass}
          >
            {picture}
          </button>
        )}
        {!isStarted && !isAlive && (
          <a
            href={url}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={label}
            className={coverClass}
          >
            {picture}
          </a>
        )}
      </div>
      {!isStarted && (
        <p className="mt-3 flex gap-2.5 text-[0.9375rem] text-text-soft">
          <Icon name="shield" size={20} className="mt-0.5" />
          <span>{t('contact', { provider: providerNames[provider] })}</span>
        </p>
      )}
    </div>
  )
}

/** Below the film rather than its `poster`, which a browser loads with the page, however far down it is. */
function Poster({ poster }: Pick<Film, 'poster'>) {
  return (
    <img
      src={poster.url}
      alt=""
      width={1280}
      height={720}
      loading="lazy"
      className="absolute inset-0 size-full object-cover"
    />
  )
}

/** Allows scripts and full screen only: no forms, no downloads, no navigation of our page. */
function Frame({ title, url }: { title: string; url: string }) {
  return (
    <iframe
      // Moves the keyboard's focus to the player.
      ref={(frame) => frame?.focus()}
      src={`${url}?autoplay=1`}
      title={title}
      sandbox="allow-scripts allow-same-origin allow-presentation"
      allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
      referrerPolicy="strict-origin-when-cross-origin"
      className="size-full bg-surface-deep"
    />
  )
}

function PlaySign() {
  return (
    <span className="relative grid size-16 place-items-center rounded-full bg-surface text-action shadow-giftcard transition-[scale,color] duration-150 group-hover:scale-105 group-hover:text-action-strong">
      <Icon name="play" size={30} className="ml-1" />
    </span>
  )
}
