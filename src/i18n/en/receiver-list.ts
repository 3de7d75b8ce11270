import type { receiverList as dutch } from '#i18n/nl/receiver-list.ts'
import type { Translation } from '#i18n/translation.ts'
import { address } from './address.ts'
import { errors } from './errors.ts'

export const receiverList: Translation<typeof dutch> = {
  pageTitle: '{title} for several people',
  heading: '{title} for several people',
  intro:
    'Paste your list or choose a file, with at most {max, number} people. Everybody gets an e-mail and a code of their own.',
  introByPost:
    'Paste your list or choose a file, with {max, number} receivers at most. Everybody gets a card of their own, at their own address.',
  otherProduct: 'Choose another gift card',
  parts: { gift: 'What are you giving?', receivers: 'Who gets it?', note: 'What do they read?' },
  quantity: 'Number for each person',
  source: {
    label: 'Paste your list here',
    hint: 'A name and an e-mail address, and a message of their own if you like. Straight from a spreadsheet is fine.',
    hintByPost:
      'Name, street, house number, postcode and town, and a message of their own if you like. Straight from a spreadsheet is fine.',
    add: 'Put on the list',
    file: 'Choose a file',
    fileHint: 'CSV or text, at most 5 MB',
    one: 'Add someone',
    added: '{count, plural, one {One person} other {{count, number} people}} added.',
    nobody: 'There is nobody in this. Every line has a name and an e-mail address.',
    tooLarge:
      'This file is larger than 5 MB. Keep only the names and addresses, then choose it again.',
    spreadsheet:
      'This is the spreadsheet itself. Copy its cells and paste them here, or save it as CSV.',
    unreadable: 'We can’t read this file. Save it as CSV and try again.',
  },
  list: {
    heading: 'Your list',
    count: '{count, plural, one {1 person} other {{count, number} people}}',
    wrong: '{count, plural, one {One isn’t right yet} other {{count, number} aren’t right yet}}',
    fine: 'All fine',
    doubt:
      '{count, plural, one {One address looks like a slip} other {{count, number} addresses look like slips}}',
    doubles: '{count, plural, one {One is on it twice} other {{count, number} are on it twice}}',
    removeDoubles: 'Take doubles out',
    removedDoubles: '{count, plural, one {One double} other {{count, number} doubles}} taken out.',
    showAll: 'Everybody',
    showWrong: 'To check ({count, number})',
    show: 'Whom do you see?',
    clear: 'Clear the list',
    cleared: 'The list is empty.',
    undo: 'Put back',
    tooMany:
      '{over, plural, one {There is one too many} other {There are {over, number} too many}}: a list holds at most {max, number} people. Take out who doesn’t belong, or make it two lists.',
    page: '{from, number} to {to, number} of {total, number}',
    previous: 'Previous',
    next: 'Next',
  },
  row: {
    firstName: 'First name or whole name',
    lastName: 'Last name',
    optional: 'optional',
    email: 'E-mail address',
    message: 'Message of their own',
    nameless: 'No name yet',
    ownNote: 'Message of their own: {note}',
    double: 'On the list twice',
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
    giverName: 'From whom?',
    giverNameHint: 'They read this on the tag. Without a name it says your first name.',
    label: 'Message for everybody (optional)',
    hint: 'Whoever has a message of their own reads that one. {token} becomes everybody’s first name.',
    insert: 'Insert first name',
    unknown: 'We don’t know {token}. It will stand in the message as it is.',
  },
  total: {
    heading: 'Together',
    gifts: '{count, plural, one {1 gift card} other {{count, number} gift cards}} of {amount}',
    none: 'Nobody on the list yet',
    wrapping: 'Wrapping',
    postage: 'Postage',
    serviceFee: 'Service fee per order',
    total: 'Total',
    submit: 'Add to basket',
    leaveOut:
      '{wrong, plural, one {Leave that one out} other {Leave those {wrong, number} out}} and go on with {count, number}',
    many: 'More than 500 gift cards in one order is for businesses, with your company details.',
  },
  required: {
    name: 'Please fill in a name.',
    email: 'Please fill in an e-mail address.',
    street: 'Enter a street.',
    houseNumber: 'Enter a house number.',
    postCode: 'Enter a postcode.',
    city: 'Enter a town.',
  },
  problems: { ...address.problems, notPostedThere: errors.notPostedThere },
}
