/** Needs nothing of the shop but its styles: both languages, one way on. */
const words = [
  {
    language: 'nl',
    title: 'Er is iets misgegaan',
    text: 'We werken er al aan. Probeer het over een paar minuten nog eens.',
  },
  {
    language: 'en',
    title: 'Something went wrong',
    text: 'We are already working on it. Please try again in a few minutes.',
  },
] as const

const home = 'cadeaubon'

export function EmergencyPage() {
  return (
    <main className="page-width grid max-w-xl! gap-8 py-20">
      <title>{words[0].title}</title>
      {words.map(({ language, title, text }) => (
        <section key={language} lang={language}>
          <h1 className="mb-3 text-heading-2">{title}</h1>
          <p className="text-text-soft">{text}</p>
        </section>
      ))}
      <a href="/" className="font-bold text-action underline">
        {home}
      </a>
    </main>
  )
}
