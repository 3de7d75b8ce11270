import type { receiverList as dutch } from '#i18n/nl/receiver-list.ts'
import type { Translation } from '#i18n/translation.ts'
import { address } from './address.ts'
import { errors } from './errors.ts'

export const receiverList: Translation<typeof dutch> = {
  pageTitle: '{title} for several people',
  heading: '{title} for several people',
  intro:
    'Paste your list or choose a file, with at most {max, number} people. Everyone gets an email and a code of their own.',
  introByPost:
    'Paste your list or choose a file, with at most {max, number} people. Everyone gets a card of their own, at their own address.',
  otherProduct: 'Choose another gift card',
  parts: { gift: 'What are you giving?', receivers: 'Who gets it?', note: 'What do they read?' },
  quantity: 'Number for each person',
  source: {
    label: 'Paste your list here',
    hint: 'A name and an email address, and a message of their own if you like. Straight from a spreadsheet is fine.',
    hintByPost:
      'Name, street, house number, postcode and town, and a message of their own if you like. Straight from a spreadsheet is fine.',
    add: 'Add to the list',
    file: 'Choose a file',
    fileHint: 'CSV or text, at most 5 MB',
    one: 'Add someone',
    added: '{count, plural, one {One person} other {{count, number} people}} added.',
    nobody: 'We can’t find anyone in this. Each line needs a name and an email address.',
    tooLarge:
      'This file is larger than 5 MB. Keep only the names and addresses, then choose it again.',
    spreadsheet:
      'This is the spreadsheet itself. Copy its cells and paste them here, or save it as CSV.',
    unreadable: 'We can’t read this file. Save it as CSV and try again.',
    readAsWindows: 'We read accented letters the way Windows writes them. Please check the names.',
    readAsMac: 'We read accented letters the way an older Mac writes them. Please check the names.',
    readAsMixed:
      'Accented letters are written in two different ways in this file. Please check all names.',
  },
  list: {
    heading: 'Your list',
    count: '{count, plural, one {1 person} other {{count, number} people}}',
    wrong: '{count, plural, one {One isn’t right yet} other {{count, number} aren’t right yet}}',
    fine: 'All fine',
    doubt:
      '{count, plural, one {One address may have a typo} other {{count, number} addresses may have a typo}}',
    doubles: '{count, plural, one {One is listed twice} other {{count, number} are listed twice}}',
    removeDoubles: 'Remove duplicates',
    removedDoubles:
      '{count, plural, one {One duplicate} other {{count, number} duplicates}} removed.',
    showAll: 'Everyone',
    showWrong: 'To check ({count, number})',
    show: 'Which recipients do you see?',
    clear: 'Clear the list',
    cleared: 'The list is empty.',
    undo: 'Put back',
    tooMany:
      '{over, plural, one {There is one too many} other {There are {over, number} too many}}: a list holds at most {max, number} people. Remove a few, or make it two lists.',
    page: '{from, number} to {to, number} of {total, number}',
    previous: 'Previous',
    next: 'Next',
  },
  row: {
    firstName: 'First name or full name',
    lastName: 'Last name',
    optional: 'optional',
    email: 'Email address',
    message: 'Their own message',
    nameless: 'No name yet',
    ownNote: 'Their own message: {note}',
    double: 'Listed twice',
    meant: 'Did you mean {email}?',
    edit: 'Edit',
    editWho: 'Edit: {who}',
    done: 'Done',
    doneWho: 'Done: {who}',
    preview: 'Preview',
    previewWho: 'Preview: {who}',
    remove: 'Remove',
    removeWho: 'Remove: {who}',
    removed: '{who} is off the list.',
    fields: 'Row {number, number}',
  },
  note: {
    giverName: 'Who is it from?',
    giverNameHint: 'They’ll read this on the tag. Leave it empty and it’ll be your first name.',
    label: 'Message for everyone (optional)',
    hint: 'Anyone with a message of their own gets that one. {token} becomes each person’s first name.',
    insert: 'Insert first name',
    unknown: 'We don’t know {token}. It’ll appear in the message as it is.',
  },
  total: {
    heading: 'Altogether',
    gifts: '{count, plural, one {1 gift card} other {{count, number} gift cards}} of {amount}',
    none: 'No one on the list yet',
    wrapping: 'Wrapping',
    postage: 'Postage',
    serviceFee: 'Service fee per order',
    total: 'Total',
    promotions: 'Current offers are taken off in your basket.',
    submit: 'Add to basket',
    leaveOut:
      '{wrong, plural, one {Leave that one out} other {Leave those {wrong, number} out}} and continue with {count, number}',
    many: 'Only a business can order more than 500 gift cards at once, with its company details.',
  },
  required: {
    name: 'Enter a name.',
    email: 'Enter an email address.',
    street: 'Enter a street.',
    houseNumber: 'Enter a house number.',
    postCode: 'Enter a postcode.',
    city: 'Enter a town.',
  },
  problems: { ...address.problems, notPostedThere: errors.notPostedThere },
}
