/** Whom the cases need; each is one account of the server. */
export const ACCOUNT_ROLES = [
  'member',
  'other',
  'coin',
  'restricted',
  'unread',
  'manager',
  'admin',
  'suspended',
  'blocked',
  'collector',
  'rich',
] as const;
export type AccountRole = (typeof ACCOUNT_ROLES)[number];

export interface Credentials {
  userId: string;
  password: string;
}

/** The server under test and what it was given for the run. */
export interface SiteOptions {
  /** Base of the calls, such as `https://their-server/api`. */
  url: string;
  accounts: Partial<Record<AccountRole, Credentials>>;
  /** Sign-up codes: of the normal form, and of the coin-only one. */
  codes: { normal: string; coin: string };
  /** Whether the server takes the caller's address from X-Forwarded-For of this machine. */
  spreadsAddresses: boolean;
  /** An address that the server blocks, where no admin shall block one for the run; needs `spreadsAddresses`. */
  blockedAddress: string | null;
  /** How long a call that came too often is waited for, seconds. */
  patience: number;
  /** How far a case may move a manual clock at a time, hours. */
  hours: number;
}

const DEMO_PASSWORD = 'demo1234';
const demo = (userId: string): Credentials => ({ userId, password: DEMO_PASSWORD });

/** The demo accounts of the reference server. */
export const DEMO_ACCOUNTS: SiteOptions['accounts'] = {
  member: demo('member01'),
  other: demo('member02'),
  coin: demo('coin01'),
  restricted: demo('tend22'),
  unread: demo('unread01'),
  manager: demo('manager01'),
  admin: demo('admin01'),
};

/** Fills in what a run may leave out. */
export function siteOptions(given: Pick<SiteOptions, 'url'> & Partial<SiteOptions>): SiteOptions {
  return {
    codes: { normal: 'HANPAN', coin: 'USD' },
    spreadsAddresses: false,
    blockedAddress: null,
    patience: 5,
    hours: 6,
    ...given,
    url: given.url.replace(/\/$/, ''),
    accounts: { ...DEMO_ACCOUNTS, ...given.accounts },
  };
}
