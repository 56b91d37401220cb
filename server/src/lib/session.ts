/** Who is asking, as the auth module found it behind a live X-AUTH-TOKEN. */
export interface Session {
  id: string;
  memberId: string;
  userId: string;
  /** With `role` what `roleOf` of `rules/roles.ts` reads. */
  type: number;
  role: number;
}

/** The member who calls, from where and when. */
export interface Caller {
  memberId: string;
  ip: string;
  now: number;
}

type Context = Omit<Caller, 'memberId'> & { member: Pick<Caller, 'memberId'> };

export const callerOf = ({ member: { memberId }, ip, now }: Context): Caller => ({
  memberId,
  ip,
  now,
});

/** Who asks for what is done once under a key. */
export interface Asking extends Caller {
  key: string;
}

export const askingOf = (ctx: Context, headers: { 'Idempotency-Key': string }): Asking => ({
  ...callerOf(ctx),
  key: headers['Idempotency-Key'],
});
