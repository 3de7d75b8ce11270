import { goodPassword } from '#tests/support/account-browser.ts'
import {
  type Access,
  account,
  address,
  captcha,
  companyInput,
  done,
  guessed,
  members,
  none,
  nothingTold,
  ofCompany,
  ownBrowser,
  provenIn,
  shows,
  told,
  withoutBrowser,
} from './access.ts'
import { victim } from './world.ts'

/** Operations of accounts and companies. */
export const accountOperations: Record<string, Access> = {
  getUserInfo: ownBrowser(none, '', shows(victim.email, victim.street)),
  addressBook: account(none, '', shows(victim.booked, victim.street)),
  keepAddress: account(
    ({ bookedAddress }) => ({
      id: bookedAddress,
      input: { customerType: 'PRIVATE', firstName: 'Anders', lastName: 'Elders', address },
    }),
    '3820 id',
  ),
  accountOrders: account(none, '', shows(victim.receiver)),
  accountSessions: account(none, ''),
  accountPasskeys: account(none, ''),
  keptGifts: account(none, ''),
  isGiftKept: ownBrowser(({ kept }) => ({ token: kept.token }), '', done),
  companies: {
    kind: 'guarded',
    given: none,
    refusals: {
      visitor: '3804',
      expired: '3804',
      customer: '',
      removed: '',
      buyer: undefined,
      finance: undefined,
    },
    right: shows(victim.company),
    tells: nothingTold,
  },
  company: members(
    ['owner', 'buyer', 'finance'],
    ofCompany(),
    shows(victim.company, victim.street),
  ),
  companyDebts: members(['owner', 'finance'], ofCompany(), shows('')),
  saveCompany: members(
    ['owner'],
    ofCompany(() => ({ details: companyInput })),
  ),
  inviteToCompany: members(
    ['owner'],
    ofCompany(() => ({ email: 'iemand@elders.example', role: 'OWNER', ...captcha })),
  ),
  withdrawCompanyInvitation: members(
    ['owner'],
    ofCompany(({ invitation }) => ({ invitation })),
  ),
  changeCompanyRole: members(
    ['owner'],
    ofCompany(({ memberId }) => ({ member: memberId, role: 'OWNER' })),
  ),
  removeCompanyMember: members(
    ['owner'],
    ofCompany(({ memberId }) => ({ member: memberId })),
  ),
  orderForCompany: withoutBrowser(
    '3203',
    members(
      ['owner', 'buyer'],
      ofCompany(() => ({ acceptTerms: true })),
    ),
  ),

  keepGift: account(
    ({ kept }) => ({ token: guessed(kept.token) }),
    '3500 token',
    provenIn('kept-gifts'),
  ),
  markKeptCard: account(
    ({ kept }) => ({ id: kept.id, card: kept.cardId, isUsedUp: true }),
    '3830 id',
  ),
  remindOfKeptGift: account(({ kept }) => ({ id: kept.id, isWanted: true }), '3830 id'),
  removeKeptGift: account(({ kept }) => ({ id: kept.id }), '3830 id'),
  removeAddress: account(({ bookedAddress }) => ({ id: bookedAddress }), '3820 id'),

  deletePasskey: account(({ passkey }) => ({ id: passkey, password: goodPassword }), '3813'),
  leaveCompany: members(['owner', 'buyer', 'finance'], ofCompany(), told('3852 member')),
  userLogout: { kind: 'endsOwnSession' },
}
