/** A hundred thousand characters: nearly as much as the API reads. */
export const long = 100_000

const range = (count: number): number[] => Array.from({ length: count }, (_, index) => index)
const many = (count: number, text: (index: number) => string): string =>
  range(count).map(text).join(' ')

const user = 'userData: { language: nl, storeID: 61, countryCode: "NL" }'
const basket = (text: string): string => `{ cartV2(${user}) { ${text} } }`

/** Each fragment spreads the next one `times` over. */
const chain = (length: number, times: number, leaf: string): string =>
  many(length, (at) => {
    const next = at + 1 < length ? many(times, () => `...F${at + 1}`) : leaf
    return `fragment F${at} on GiftcardOrder { ${next} }`
  })

/** Documents that are short to write and long to check, by what they are made of. */
export const worstDocuments: Readonly<Record<string, string>> = {
  'one field 690 times': basket(many(690, () => 'id')),
  'one field 690 times, each with other arguments': `{ ${many(
    340,
    (at) => `cartV2(${user}, orderUuid: "${at}") { id }`,
  )} }`,
  'one object 170 times, each with the same arguments': `{ ${many(
    170,
    () => `cartV2(${user}) { id }`,
  )} }`,
  'one type 340 times, each with the same arguments': `{ ${many(
    340,
    () => '__type(name: "Product") { name }',
  )} }`,
  'one object 170 times, four deep': basket(
    many(170, () => 'shipments { packages { total { value } } }'),
  ),
  'one object in itself, 25 fields at each of 13 depths': basket(
    range(13).reduce((text) => `${many(25, () => 'totals { subTotal { value } }')} ${text}`, 'id'),
  ),
  'names that are not there': basket(many(690, (at) => `field${at}`)),
  'one name that is not there, with as many letters as are read': basket('a'.repeat(long)),
  'aliases without end': basket(many(690, (at) => `a${at}: id`)),
  'names that conflict': basket(many(340, (at) => `a: id a${at}: uuid`)),
  '110 spreads of one fragment': `${basket(many(110, () => '...F'))} fragment F on GiftcardOrder { id }`,
  '90 fragments, each of which spreads the next': `${basket('...F0')} ${chain(90, 1, 'id')}`,
  'fragments that double 50 times': `${basket('...F0')} ${chain(50, 2, 'id')}`,
  'fragments that triple 30 times': `${basket('...F0')} ${chain(30, 3, 'id')}`,
  'ten fragments that spread ten each': `${basket(many(10, (at) => `...F${at}`))} ${many(
    10,
    (at) =>
      `fragment F${at} on GiftcardOrder { ${many(10, (to) => (to === at ? 'id' : `...F${to}`))} }`,
  )}`,
  'fragments with 600 fields between them': `${basket(many(50, (at) => `...F${at}`))} ${many(
    50,
    (at) => `fragment F${at} on GiftcardOrder { ${many(12, (field) => `a${field}: id`)} }`,
  )}`,
  'fragments whose fields are objects': `${basket(many(40, (at) => `...F${at}`))} ${many(
    40,
    (at) =>
      `fragment F${at} on GiftcardOrder { ${many(5, () => 'totals { subTotal { value } }')} }`,
  )}`,
  '110 inline fragments in one another': basket(
    `${'... { '.repeat(35)}id${' }'.repeat(35)} ${many(70, () => '... { id }')}`,
  ),
  '40 directives': basket(`id ${many(40, () => '@include(if: true)')}`),
  'eight hundred variables that are not used': `query Q(${many(800, (at) => `$v${at}: Int`)}) { __typename }`,
  'eight hundred variables that are not told of': basket(
    many(340, (at) => `shipments(a: $v${at}) { tag }`),
  ),
  'variables used in a chain of fragments': `query Q(${many(300, (at) => `$v${at}: Boolean!`)}) ${basket(
    '...F0',
  )} ${chain(
    80,
    1,
    many(38, (at) => `id @include(if: $v${at})`),
  )}`,
  'a list of three thousand': `{ product(${user}, path: [${many(3000, String)}]) { __typename } }`,
  'an object of a thousand fields': `{ product(userData: { ${many(1000, (at) => `f${at}: 1`)} }, path: "a") { __typename } }`,
  'one field of an object a thousand times': `{ product(userData: { ${many(1000, () => 'language: nl')} }, path: "a") { __typename } }`,
  'brackets in brackets': `{ product(path: ${'['.repeat(39)}1${']'.repeat(39)}) { __typename } }`,
  'a thousand brackets': '{'.repeat(long),
  'the schema of itself': `{ __schema { types { name fields { name args { name type { name ofType { name ofType { name } } } } type { name ofType { name } } } } } }`,
  'types in types': `{ __type(name: "Product") { ${'fields { type { '.repeat(6)}name${' } }'.repeat(6)} } }`,
  'definitions without end': many(1300, (at) => `query Q${at} {a}`),
  'fragments without end': `${basket('id')} ${many(600, (at) => `fragment F${at} on X {a}`)}`,
  'types of a schema': many(1000, (at) => `scalar S${at}`),
  'a comment': `# ${'a'.repeat(long)}\n{ __typename }`,
  'a hundred thousand comments': `${'#\n'.repeat(long / 2)}{ __typename }`,
  spaces: `${' '.repeat(long)}{ __typename }`,
  commas: `${','.repeat(long)}{ __typename }`,
  'lines without end': `${'\n'.repeat(long)}{`,
  'a text': `{ product(${user}, path: "${'a'.repeat(long)}") { __typename } }`,
  'a text of signs': `{ product(${user}, path: "${'\\u0061'.repeat(long / 6)}") { __typename } }`,
  'a text in many lines': `{ product(${user}, path: """${'\n '.repeat(long / 2)}""") { __typename } }`,
  'a text without an end': `{ product(path: "${'a'.repeat(long)}`,
  'a number': `{ product(path: ${'1'.repeat(long)}) { __typename } }`,
  'a sign that is none': `{ ${'\u0000'.repeat(long)} }`,
  'an operation without a name': `query ${'a'.repeat(long)} { __typename }`,
}

/** Texts that expressions and searches may go through again and again. */
export const worstTexts: readonly string[] = [
  ...['a', ' ', '1', '-', '(', '.', '\n', '<', '@', '%', '\\', '🎁'.slice(0, 1)].map((sign) =>
    sign.repeat(long),
  ),
  ...['a ', 'a@', 'a.', '1 ', '-a', 'a,', '+3', 'ab'].map((signs) => signs.repeat(long / 2)),
  ...['www.', 'a@b.', 'bon ', 'e\u0301 ', '<a b'].map((signs) => signs.repeat(long / 4)),
  '🎁'.repeat(long / 4),
  `${'a'.repeat(long / 2)}@${'b.'.repeat(long / 4)}`,
  `${' '.repeat(long - 1)}a`,
  many(long / 8, (at) => `woord${at % 10}`),
]
