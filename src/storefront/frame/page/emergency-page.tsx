import { EmptyBox } from '#storefront/parts/messages/empty-box.tsx'

/** Needs only the styles of the shop: both languages, one link for each. */
const words = [
  {
    language: 'nl',
    title: 'Er is iets misgegaan',
    text: 'We werken er al aan. Probeer het over een paar minuten nog eens.',
    toHome: 'Naar de voorpagina',
    home: '/',
  },
  {
    language: 'en',
    title: 'Something went wrong',
    text: 'We’re already working on it. Please try again in a few minutes.',
    toHome: 'Go to the home page',
    home: '/en/',
  },
] as const

export function EmergencyPage() {
  return (
    <main className="page-width grid max-w-3xl! justify-items-center gap-10 py-12 text-center sm:py-20">
      <title>{words[0].title}</title>
      <EmptyBox />
      <div className="grid gap-10 sm:grid-cols-2">
        {words.map(({ language, title, text, toHome, home }) => {
          const Heading = language === 'nl' ? 'h1' : 'h2'
          return (
            <section key={language} lang={language} className="grid justify-items-center gap-3">
              <Heading className="text-heading-2">{title}</Heading>
              <p className="text-balance text-text-soft">{text}</p>
              <a href={home} className="font-bold text-action underline">
                {toHome}
              </a>
            </section>
          )
        })}
      </div>
    </main>
  )
}
