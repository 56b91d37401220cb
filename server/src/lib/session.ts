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

export const callerOf = ({
  member: { memberId },
  ip,
  now,
}: Omit<Caller, 'memberId'> & { member: Pick<Caller, 'memberId'> }): Caller => ({
  memberId,
  ip,
  now,
});
