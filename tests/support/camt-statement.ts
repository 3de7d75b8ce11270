export type CamtEntry = {
  reference?: string
  amount?: string
  text?: string
  direction?: 'CRDT' | 'DBIT'
  state?: string
  /** Several payments in one entry. */
  payments?: readonly { reference?: string; amount: string; text: string }[]
}

const asText = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

const payment = ({ reference, amount, text }: NonNullable<CamtEntry['payments']>[number]) => `
        <TxDtls>
          <Refs>${reference === undefined ? '' : `<AcctSvcrRef>${reference}</AcctSvcrRef>`}<EndToEndId>NOTPROVIDED</EndToEndId></Refs>
          <Amt Ccy="EUR">${amount}</Amt>
          <RmtInf><Ustrd>${asText(text)}</Ustrd></RmtInf>
        </TxDtls>`

/** A transfer that came in. */
const purpose =
  '<BkTxCd><Domn><Cd>PMNT</Cd><Fmly><Cd>RCDT</Cd><SubFmlyCd>ESCT</SubFmlyCd></Fmly></Domn></BkTxCd>'
const balance =
  '<Bal><Tp><CdOrPrtry><Cd>CLBD</Cd></CdOrPrtry></Tp><Amt Ccy="EUR">0.00</Amt><CdtDbtInd>CRDT</CdtDbtInd><Dt><Dt>2026-11-21</Dt></Dt></Bal>'

const entry = ({
  reference = 'A1',
  amount = '25.95',
  text = '',
  direction = 'CRDT',
  state = 'BOOK',
  payments = [{ amount, text }],
}: CamtEntry) => `
      <Ntry>
        <Amt Ccy="EUR">${amount}</Amt>
        <CdtDbtInd>${direction}</CdtDbtInd>
        <Sts><Cd>${state}</Cd></Sts>
        <BookgDt><Dt>2026-11-21</Dt></BookgDt>
        ${reference === '' ? '' : `<AcctSvcrRef>${reference}</AcctSvcrRef>`}${purpose}
        <NtryDtls>${payments.map(payment).join('')}
        </NtryDtls>
      </Ntry>`

/** A bank's file of the shop's account, as CAMT.053 version 8. */
export const camtOf = (
  ...entries: readonly CamtEntry[]
): string => `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08">
  <BkToCstmrStmt>
    <GrpHdr><MsgId>1</MsgId><CreDtTm>2026-11-21T20:00:00</CreDtTm></GrpHdr>
    <Stmt>
      <Id>1</Id>
      <Acct><Id><IBAN>NL02BANK0123456789</IBAN></Id></Acct>${balance}${entries.map(entry).join('')}
    </Stmt>
  </BkToCstmrStmt>
</Document>
`
