/** Who is asking, as the auth module found it behind a live X-AUTH-TOKEN. */
export interface Session {
  id: string;
  memberId: string;
  userId: string;
  /** With `role` what `roleOf` of `rules/roles.ts` reads. */
  type: number;
  role: number;
}
