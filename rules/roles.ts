/** Who somebody is to the site. Managers and admins are staff: each works on a page of their own. */
export const ROLES = ['guest', 'member', 'manager', 'admin'] as const;
export type Role = (typeof ROLES)[number];

/** The groups that the contract's `x-access` names: who may call an operation. */
export const ACCESS = {
  everyone: ROLES,
  signedIn: ['member', 'manager', 'admin'],
  /** Staff neither bets nor deposits: it decides results, limits and requests. */
  players: ['member'],
  /** Managers and admins work on the same queues. */
  staff: ['manager', 'admin'],
  admins: ['admin'],
} as const satisfies Record<string, readonly Role[]>;
export type Access = keyof typeof ACCESS;

export function mayCall(role: Role, access: Access): boolean {
  const allowed: readonly Role[] = ACCESS[access];
  return allowed.includes(role);
}

/** The specification's numbers: type 1 is a regular member, and with role 10 an admin; type 2 is a manager. */
export const MEMBER_TYPE = { regular: 1, manager: 2 } as const;
export const ADMIN_ROLE = 10;

export interface Account {
  type: number;
  role: number;
}

/** Returns who an account is; null is a guest. Numbers that the specification does not name give no rights. */
export function roleOf(account: Account | null): Role {
  if (account === null) return 'guest';
  if (account.type === MEMBER_TYPE.manager) return 'manager';
  return account.type === MEMBER_TYPE.regular && account.role === ADMIN_ROLE ? 'admin' : 'member';
}

/** Returns the page staff is sent to: managers always, admins while their `withdrawalType` is 0. */
export function staffHomeOf(
  account: Account & { withdrawalType: number },
): '/manager' | '/admin' | null {
  const role = roleOf(account);
  if (role === 'manager') return '/manager';
  return role === 'admin' && account.withdrawalType === 0 ? '/admin' : null;
}

export function mayEnterCasino(tendency: number): boolean {
  return tendency !== 22 && tendency !== 30;
}
