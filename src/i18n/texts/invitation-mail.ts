import { texts } from '#i18n/texts.ts'

/** Mail that invites somebody to a company. */
export const invitationMailTexts = texts({
  greeting: { nl: 'Hallo,', en: 'Hello,' },
  subject: {
    nl: '{name} nodigt je uit voor {company}',
    en: '{name} invites you to join {company}',
  },
  subjectWithoutName: {
    nl: 'Je bent uitgenodigd voor {company}',
    en: 'You’re invited to join {company}',
  },
  preview: {
    nl: 'Bestel uit naam van {company} cadeaubonnen.',
    en: 'On behalf of {company} you can order gift cards.',
  },
  heading: { nl: 'Je bent uitgenodigd', en: 'You’re invited' },
  intro: {
    owner: {
      nl: '{company} bestelt cadeaubonnen bij {shop} en vraagt je om mee te beheren: je bestelt, ziet alle facturen en bepaalt wie erbij hoort.',
      en: '{company} orders gift cards from {shop} and asks you to help run the account: you can order, see every invoice and decide who’s part of it.',
    },
    buyer: {
      nl: '{company} bestelt cadeaubonnen bij {shop} en vraagt je om dat ook te doen. Je ziet wat je zelf bestelt.',
      en: '{company} orders gift cards from {shop} and asks you to do the same. You’ll see what you order yourself.',
    },
    finance: {
      nl: '{company} bestelt cadeaubonnen bij {shop} en vraagt je om de facturen te bekijken. Je ziet geen ontvangers en geen codes.',
      en: '{company} orders gift cards from {shop} and asks you to look after the invoices. You won’t see any recipients or codes.',
    },
  },
  action: { nl: 'Bekijk de uitnodiging', en: 'View the invitation' },
  until: { nl: 'De link werkt tot {until}.', en: 'The link works until {until}.' },
  ignore: {
    nl: 'Ken je dit bedrijf niet? Dan hoef je niets te doen.',
    en: 'Don’t know this company? Then there’s nothing to do.',
  },
  linkHint: {
    nl: 'Werkt de knop niet? Kopieer dan dit adres naar je browser:',
    en: 'Button not working? Copy this address into your browser:',
  },
})
