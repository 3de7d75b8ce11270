import { texts } from '#i18n/texts.ts'
import { address } from './address.ts'
import { errors } from './errors.ts'

/** Texts of checkout: its steps, the customer's details and the overview. */
export const checkoutTexts = texts({
  assurances: {
    secure: { nl: 'Veilig betalen', en: 'Secure payment' },
    withdrawal: {
      consumer: {
        any: { nl: '14 dagen bedenktijd', en: '14 days to change your mind' },
        gift: {
          nl: '14 dagen bedenktijd zolang de code niet is bekeken',
          en: '14 days to change your mind, as long as the code hasn’t been viewed',
        },
        pack: {
          nl: '14 dagen bedenktijd zolang er geen bedrag op de kaarten staat',
          en: '14 days to change your mind, as long as there’s no amount on the cards',
        },
        donation: {
          nl: '14 dagen bedenktijd zolang we je donatie niet hebben overgemaakt',
          en: '14 days to change your mind, as long as we haven’t passed on your donation',
        },
      },
      unknown: {
        any: {
          nl: 'Particulieren hebben 14 dagen bedenktijd',
          en: 'Consumers have 14 days to change their mind',
        },
        gift: {
          nl: 'Particulieren hebben 14 dagen bedenktijd zolang de code niet is bekeken',
          en: 'Consumers have 14 days to change their mind, as long as the code hasn’t been viewed',
        },
        pack: {
          nl: 'Particulieren hebben 14 dagen bedenktijd zolang er geen bedrag op de kaarten staat',
          en: 'Consumers have 14 days to change their mind, as long as there’s no amount on the cards',
        },
        donation: {
          nl: 'Particulieren hebben 14 dagen bedenktijd zolang we je donatie niet hebben overgemaakt',
          en: 'Consumers have 14 days to change their mind, as long as we haven’t passed on your donation',
        },
      },
    },
  },
  pageTitle: { nl: 'Bestellen', en: 'Checkout' },
  steps: {
    label: { nl: 'Stappen van je bestelling', en: 'Checkout steps' },
    details: { nl: 'Je gegevens', en: 'Your details' },
    shipping: { nl: 'Controleren', en: 'Review' },
    payment: { nl: 'Betaling', en: 'Payment' },
    success: { nl: 'Klaar', en: 'Done' },
    transfer: { nl: 'Overmaken', en: 'Transfer' },
    unpaid: { nl: 'Afronden', en: 'Finish' },
    done: { nl: 'gedaan', en: 'done' },
  },
  back: {
    basket: { nl: 'Terug naar je mandje', en: 'Back to your basket' },
    details: { nl: 'Terug naar je gegevens', en: 'Back to your details' },
    shipping: { nl: 'Terug naar controleren', en: 'Back to review' },
  },
  details: {
    heading: { nl: 'Je gegevens', en: 'Your details' },
    intro: {
      nl: 'Bestellen kan zonder account. Je bevestiging mailen we naar het adres hieronder. Heb je wel een account? <link>Log in</link>',
      en: 'No account needed. We’ll email your confirmation to the address below. Have an account? <link>Log in</link>',
    },
    introCustomer: {
      nl: 'Je bent ingelogd als {email}. Deze bestelling vind je straks in je account.',
      en: 'You’re logged in as {email}. You’ll find this order in your account.',
    },
    forCompany: {
      legend: { nl: 'Voor wie bestel je?', en: 'Who are you ordering for?' },
      myself: { nl: 'Voor mezelf', en: 'For myself' },
      text: {
        nl: 'De factuur komt op naam van {company}, met de gegevens die in je account staan.',
        en: 'The invoice is made out to {company}, with the details in your account.',
      },
      reference: { nl: 'Referentie', en: 'Reference' },
      optional: { nl: 'niet verplicht', en: 'optional' },
      referenceHint: {
        nl: 'Vul je niets in, dan staat de vaste referentie van je bedrijf op de factuur.',
        en: 'Leave it empty to have your company’s usual reference on the invoice.',
      },
    },
    customerType: { nl: 'Ik bestel', en: 'I am ordering' },
    private: { nl: 'Privé', en: 'As a private customer' },
    business: { nl: 'Zakelijk', en: 'As a business' },
    companyName: { nl: 'Bedrijfsnaam', en: 'Company name' },
    kvkNumber: { nl: 'KVK-nummer', en: 'KVK number' },
    kvkHint: { nl: '8 cijfers.', en: '8 digits.' },
    vatNumber: { nl: 'Btw-nummer', en: 'VAT number' },
    invoiceEmail: { nl: 'E-mailadres voor facturen', en: 'Email address for invoices' },
    invoiceEmailHint: {
      nl: 'Leeg? Dan gebruiken we je eigen e-mailadres.',
      en: 'Leave it empty to use your own email address.',
    },
    billingAddress: { nl: 'Factuuradres', en: 'Billing address' },
    withAddress: { nl: 'Factuur op naam en adres', en: 'Invoice with name and address' },
    withAddressHint: {
      nl: 'Handig als je de factuur ergens inlevert. Nodig is het niet.',
      en: 'Handy if you’re claiming the money back. You don’t have to.',
    },
    reference: { nl: 'Referentie', en: 'Reference' },
    referenceHint: {
      nl: 'Bijvoorbeeld je inkoopnummer. Het staat op je bevestiging.',
      en: 'Your purchase order number, for example. It’ll be on your confirmation.',
    },
    firstName: { nl: 'Voornaam', en: 'First name' },
    lastName: { nl: 'Achternaam', en: 'Last name' },
    email: { nl: 'E-mailadres', en: 'Email address' },
    confirmEmail: { nl: 'Herhaal e-mailadres', en: 'Repeat email address' },
    phone: { nl: 'Telefoonnummer', en: 'Phone number' },
    optional: { nl: 'niet verplicht', en: 'optional' },
    phoneHint: {
      nl: 'Alleen om je te bellen als er iets met je bestelling is.',
      en: 'Only to call you if something is wrong with your order.',
    },
    next: { nl: 'Verder naar betaling', en: 'Continue to payment' },
    toShipping: { nl: 'Verder naar controleren', en: 'Continue to review' },
  },
  required: {
    ...address.required,
    companyName: { nl: 'Vul je bedrijfsnaam in.', en: 'Enter your company name.' },
    kvkNumber: { nl: 'Vul je KVK-nummer in.', en: 'Enter your KVK number.' },
    firstName: { nl: 'Vul je voornaam in.', en: 'Enter your first name.' },
    lastName: { nl: 'Vul je achternaam in.', en: 'Enter your last name.' },
    email: { nl: 'Vul je e-mailadres in.', en: 'Enter your email address.' },
    confirmEmail: { nl: 'Herhaal je e-mailadres.', en: 'Repeat your email address.' },
  },
  problems: {
    ...address.problems,
    kvkNumberInvalid: errors.kvkNumberInvalid,
    vatNumberInvalid: errors.vatNumberInvalid,
    nameInvalid: {
      nl: 'Gebruik voor je naam gewone letters, zonder emoji.',
      en: 'Please use ordinary letters for your name, without emoji.',
    },
    emailInvalid: {
      nl: 'Dit e-mailadres klopt niet. Een goed adres ziet eruit als naam@voorbeeld.nl.',
      en: 'This email address isn’t quite right. It should look like name@example.com.',
    },
    emailsDiffer: {
      nl: 'De twee e-mailadressen zijn niet gelijk.',
      en: 'The two email addresses don’t match.',
    },
    referenceInvalid: {
      nl: 'Gebruik voor je referentie hooguit 20 tekens: letters zonder accent, cijfers en leestekens.',
      en: 'Use up to 20 characters for your reference: letters without accents, digits and punctuation.',
    },
    phoneInvalid: {
      nl: 'Dit telefoonnummer klopt niet. Kijk het nog even na.',
      en: 'Please enter valid phone number',
    },
    termsNotAccepted: {
      nl: 'Vink aan dat je akkoord gaat met de voorwaarden.',
      en: 'Please tick the box to agree to the terms.',
    },
  },
  shipping: {
    heading: { nl: 'Controleer je bestelling', en: 'Review your order' },
    intro: {
      nl: 'Alles gaat per e-mail, direct na je betaling en binnen een uur.',
      en: 'Everything goes by email straight after payment, within the hour.',
    },
    introPlanned: {
      nl: 'Alles gaat per e-mail, op het moment dat je koos of anders binnen een uur na je betaling.',
      en: 'Everything goes by email, at the moment you chose or else within an hour of payment.',
    },
    to: { nl: 'Naar {email}', en: 'To {email}' },
    toSelf: { nl: 'Naar jou: {email}', en: 'To you: {email}' },
    introPosted: {
      nl: 'Kijk nog even na waar alles heen gaat. Wat per post gaat, doen wij op werkdagen voor je op de post.',
      en: 'Have a last look at where everything goes. We post what goes by post on working days.',
    },
    byPost: { nl: 'Per post naar {address}', en: 'By post to {address}' },
    postWithoutAddress: {
      nl: 'Per post, naar het adres bij je gegevens',
      en: 'By post, to the address in your details',
    },
    postOn: { nl: 'Naar verwachting op {day}', en: 'Expected on {day}' },
    line: { nl: '{count, number} × {product}', en: '{count, number} × {product}' },
    note: { nl: 'Met je boodschap', en: 'With your message' },
    moment: { nl: 'Direct na je betaling', en: 'Straight after payment' },
    planned: { nl: 'Op {when}', en: 'On {when}' },
    edit: { nl: 'Wijzigen', en: 'Change' },
    editReceiver: { nl: 'Cadeaubonnen {receiver} wijzigen', en: 'Change gift cards {receiver}' },
    yourDetails: { nl: 'Jouw gegevens', en: 'Your details' },
    editDetails: { nl: 'Je gegevens wijzigen', en: 'Change your details' },
    confirmation: {
      nl: 'Je bevestiging gaat naar {email}.',
      en: 'Your confirmation goes to {email}.',
    },
    reference: { nl: 'Referentie: {reference}', en: 'Reference: {reference}' },
    billedTo: { nl: 'Factuuradres: {address}', en: 'Billing address: {address}' },
    next: { nl: 'Verder naar betaling', en: 'Continue to payment' },
  },
})
