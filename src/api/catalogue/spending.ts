import { builder } from '#api/builder.ts'

export type SpendPlaceView = { title: string; url: string }

export const SpendPlaceRef = builder.objectRef<SpendPlaceView>('SpendPlace').implement({
  description: 'A web shop where a card is accepted.',
  fields: (t) => ({
    title: t.exposeString('title', { description: 'Its name.' }),
    url: t.exposeString('url', { description: 'Its address.' }),
  }),
})

export type SpendingView = {
  webshops: readonly SpendPlaceView[]
  placeCount: number
  cities: readonly string[]
  howTo: string
}

export const SpendingRef = builder.objectRef<SpendingView>('Spending').implement({
  description: 'Where and how a card is spent.',
  fields: (t) => ({
    webshops: t.expose('webshops', {
      type: [SpendPlaceRef],
      description: 'Web shops that accept it.',
    }),
    placeCount: t.exposeInt('placeCount', {
      description: 'How many shops on the street accept it.',
    }),
    cities: t.exposeStringList('cities', { description: 'Cities with such a shop.' }),
    howTo: t.exposeString('howTo', { description: 'What the holder does to spend it.' }),
  }),
})
