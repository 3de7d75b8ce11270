import { texts } from '#i18n/texts.ts'

/** Logging in, signing up, a new password, and confirming an email address. */
export const accountEntryTexts = texts({
  identify: {
    pageTitle: { nl: 'Mijn account', en: 'My account' },
    heading: { nl: 'Fijn dat je er bent', en: 'Good to see you' },
    intro: {
      nl: 'Vul je e-mailadres in. Dan weten we of je al een account hebt.',
      en: 'Enter your email address and we’ll check whether you have an account.',
    },
    submit: { nl: 'Verder', en: 'Continue' },
    why: { nl: 'Waarom een account?', en: 'Why an account?' },
    reasons: {
      orders: { nl: 'Al je bestellingen bij elkaar', en: 'All your orders in one place' },
      follow: {
        nl: 'Zie wanneer je cadeau is verstuurd en uitgepakt',
        en: 'See when your gift is sent and unwrapped',
      },
      safe: {
        nl: 'Je gegevens zijn van jou: je past ze zelf aan of verwijdert ze',
        en: 'Your details are yours: change or delete them yourself',
      },
    },
    withoutAccount: {
      nl: 'Bestellen kan ook zonder account.',
      en: 'You can order without an account, too.',
    },
    shop: { nl: 'Bekijk alle cadeaubonnen', en: 'View all gift cards' },
    asked: {
      nl: 'Log in, dan ga je verder waar je was.',
      en: 'Log in to carry on where you left off.',
    },
    deleted: {
      nl: 'Je account is verwijderd. Bedankt dat je klant was.',
      en: 'Your account has been deleted. Thank you for shopping with us.',
    },
  },
  login: {
    pageTitle: { nl: 'Inloggen', en: 'Log in' },
    heading: { nl: 'Welkom terug', en: 'Welcome back' },
    intro: {
      nl: 'Log in met je e-mailadres en wachtwoord.',
      en: 'Log in with your email address and password.',
    },
    ended: {
      nl: 'Je was niet meer ingelogd. Log opnieuw in, dan ga je verder waar je was.',
      en: 'You were no longer logged in. Log in again to carry on where you left off.',
    },
    submit: { nl: 'Inloggen', en: 'Log in' },
    forgot: { nl: 'Wachtwoord vergeten?', en: 'Forgotten your password?' },
    byPasskey: { nl: 'Log in met een passkey', en: 'Log in with a passkey' },
    passkeyStopped: {
      nl: 'Er is geen passkey gebruikt. Probeer het nog eens, of log anders in.',
      en: 'No passkey was used. Try again, or log in another way.',
    },
    byLink: { nl: 'Mail me een inloglink', en: 'Email me a log-in link' },
    noAccount: {
      nl: 'Nog geen account? <link>Maak er een</link>',
      en: 'No account yet? <link>Create one</link>',
    },
  },
  register: {
    pageTitle: { nl: 'Account maken', en: 'Create an account' },
    heading: { nl: 'Maak je account', en: 'Create your account' },
    intro: {
      nl: 'Een minuut werk. Daarna vind je al je bestellingen hier terug.',
      en: 'It takes a minute. After that, all your orders are here.',
    },
    submit: { nl: 'Maak mijn account', en: 'Create my account' },
    hasAccount: {
      nl: 'Heb je al een account? <link>Log in</link>',
      en: 'Already have an account? <link>Log in</link>',
    },
    toLogin: { nl: 'Inloggen met dit adres', en: 'Log in with this email address' },
  },
  registered: {
    pageTitle: { nl: 'Je account is klaar', en: 'Your account is ready' },
    heading: { nl: 'Welkom, je account is klaar', en: 'Welcome, your account is ready' },
    text: {
      nl: 'Je bent meteen ingelogd. We hebben een mail gestuurd naar {email}: klik daarin op de knop, dan weten we dat het adres van jou is.',
      en: 'You’re logged in. We’ve sent an email to {email}: click the button in it to show us the address is yours.',
    },
    spam: {
      nl: 'Niets te zien? Kijk dan ook bij de ongewenste mail.',
      en: 'Nothing there? Check your spam folder too.',
    },
    next: { nl: 'Naar je account', en: 'To your account' },
  },
  forgot: {
    pageTitle: { nl: 'Wachtwoord vergeten', en: 'Forgotten your password' },
    heading: { nl: 'Wachtwoord vergeten?', en: 'Forgotten your password?' },
    intro: {
      nl: 'Geen zorgen. Vul je e-mailadres in, dan mailen we je een link om een nieuw wachtwoord te kiezen.',
      en: 'It happens. Enter your email address and we’ll send you a link to choose a new one.',
    },
    submit: { nl: 'Mail me een link', en: 'Email me a link' },
    back: { nl: 'Terug naar inloggen', en: 'Back to logging in' },
  },
  forgotSent: {
    pageTitle: { nl: 'Kijk in je mailbox', en: 'Check your inbox' },
    heading: { nl: 'Kijk nu in je mailbox', en: 'Now check your inbox' },
    text: {
      nl: 'Op {email} vind je een mail van ons, met een link om een nieuw wachtwoord te kiezen.',
      en: 'We’ve sent an email to {email}, with a link to choose a new password.',
    },
    textWithoutEmail: {
      nl: 'Je vindt er een mail van ons, met een link om een nieuw wachtwoord te kiezen.',
      en: 'We’ve sent you an email with a link to choose a new password.',
    },
    spam: {
      nl: 'De link werkt een uur. Niets te zien? Kijk dan ook bij de ongewenste mail.',
      en: 'The link works for an hour. Nothing there? Check your spam folder too.',
    },
    again: { nl: 'Vraag een nieuwe link', en: 'Ask for a new link' },
    back: { nl: 'Terug naar inloggen', en: 'Back to logging in' },
  },
  signInLink: {
    pageTitle: { nl: 'Inloggen met een link', en: 'Log in with a link' },
    heading: { nl: 'Inloggen zonder wachtwoord', en: 'Log in without a password' },
    intro: {
      nl: 'Vul je e-mailadres in. Heb je een account, dan mailen we je een link waarmee je inlogt.',
      en: 'Enter your email address. If you have an account, we’ll email you a link that logs you in.',
    },
    submit: { nl: 'Mail me een inloglink', en: 'Email me a log-in link' },
    sent: {
      heading: { nl: 'Kijk nu in je mailbox', en: 'Now check your inbox' },
      text: {
        nl: 'Hoort er een account bij {email}, dan vind je daar zo een mail van ons. De link erin werkt één keer, een uur lang.',
        en: 'If {email} has an account, you’ll find an email from us there in a moment. Its link works once, for an hour.',
      },
      spam: {
        nl: 'Niets te zien? Kijk dan ook bij de ongewenste mail.',
        en: 'Nothing there? Check your spam folder too.',
      },
    },
  },
  signIn: {
    pageTitle: { nl: 'Inloggen', en: 'Log in' },
    heading: { nl: 'Welkom terug', en: 'Welcome back' },
    text: { nl: 'Log in op het account van {email}.', en: 'Log in to the account of {email}.' },
    first: {
      nl: 'Je bevestigt zo ook dat dit adres van jou is. Een wachtwoord dat eerder is gekozen, werkt daarna niet meer, en op andere apparaten word je uitgelogd.',
      en: 'This also confirms that the address is yours. Any password chosen before then stops working, and you’ll be logged out on other devices.',
    },
    submit: { nl: 'Log me in', en: 'Log me in' },
    invalid: {
      heading: { nl: 'Deze link werkt niet meer', en: 'This link does not work any more' },
      text: {
        nl: 'Een inloglink werkt een uur, en maar één keer. Je vraagt zo een nieuwe aan.',
        en: 'A log-in link works once, for an hour. You can ask for a new one here.',
      },
      again: { nl: 'Vraag een nieuwe link', en: 'Ask for a new link' },
    },
  },
  undoEmail: {
    pageTitle: { nl: 'Adres herstellen', en: 'Restore your address' },
    heading: { nl: 'Was jij dit niet?', en: 'Wasn’t it you?' },
    text: {
      nl: 'Je account krijgt {email} terug. Iedereen wordt uitgelogd, en het wachtwoord en de passkeys werken niet meer.',
      en: 'Your account gets {email} back. Everybody is logged out, and its password and passkeys stop working.',
    },
    submit: { nl: 'Herstel mijn adres', en: 'Restore my address' },
    invalid: {
      heading: { nl: 'Deze link werkt niet meer', en: 'This link does not work any more' },
      text: {
        nl: 'Een adres herstellen kan een week lang, en maar één keer. Neem contact op als er iets niet klopt.',
        en: 'An address can be restored once, for a week. Please contact us if something is wrong.',
      },
      next: { nl: 'Neem contact op', en: 'Contact us' },
    },
  },
  newPassword: {
    pageTitle: { nl: 'Nieuw wachtwoord', en: 'New password' },
    heading: { nl: 'Kies een nieuw wachtwoord', en: 'Choose a new password' },
    intro: {
      nl: 'Voor het account van {email}. Op andere apparaten word je uitgelogd.',
      en: 'For the account of {email}. You’ll be logged out on other devices.',
    },
    submit: { nl: 'Bewaar mijn wachtwoord', en: 'Save my password' },
    invalid: {
      heading: { nl: 'Deze link werkt niet meer', en: 'This link does not work any more' },
      text: {
        nl: 'Een link om een wachtwoord te kiezen werkt een uur, en maar één keer. Je vraagt zo een nieuwe aan.',
        en: 'A link to choose a password works once, for an hour. You can ask for a new one here.',
      },
      again: { nl: 'Vraag een nieuwe link', en: 'Ask for a new link' },
    },
  },
  newPasswordDone: {
    pageTitle: { nl: 'Je nieuwe wachtwoord is bewaard', en: 'Your new password is saved' },
    heading: { nl: 'Je nieuwe wachtwoord is bewaard', en: 'Your new password is saved' },
    text: {
      nl: 'Je bent meteen ingelogd. Op andere apparaten log je opnieuw in, met je nieuwe wachtwoord.',
      en: 'You’re logged in. On other devices, log in again with your new password.',
    },
    next: { nl: 'Naar je account', en: 'To your account' },
  },
  confirm: {
    pageTitle: { nl: 'E-mailadres bevestigen', en: 'Confirm your email address' },
    heading: { nl: 'Is dit jouw e-mailadres?', en: 'Is this your email address?' },
    text: { nl: 'Bevestig dat {email} van jou is.', en: 'Confirm that {email} is yours.' },
    password: {
      nl: 'Voor de zekerheid vragen we je wachtwoord.',
      en: 'To be on the safe side, please enter your password.',
    },
    submit: { nl: 'Ja, dit adres is van mij', en: 'Yes, this address is mine' },
    done: {
      heading: { nl: 'Je e-mailadres is bevestigd', en: 'Your email address is confirmed' },
      text: {
        nl: 'Dank je wel. {email} hoort nu bij je account.',
        en: 'Thank you. {email} is now linked to your account.',
      },
      next: { nl: 'Naar je account', en: 'To your account' },
    },
    invalid: {
      heading: { nl: 'Deze link werkt niet meer', en: 'This link does not work any more' },
      text: {
        nl: 'Misschien is er al een nieuwere mail, of is de link te oud. In je account vraag je een nieuwe aan.',
        en: 'We may have sent you a newer email, or the link is too old. You can ask for a new one in your account.',
      },
      next: { nl: 'Naar je account', en: 'To your account' },
    },
  },
})
