/** Who is asking, as the auth module found it behind a live X-AUTH-TOKEN. */
export interface Session {
  id: string;
  memberId: string;
  userId: string;
  /** 1 staff, 2 manager, anything else a member. */
  type: number;
  role: number;
}
