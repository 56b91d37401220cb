import type { Dto } from '#contract/types.gen.ts';

/** A member in staff's list. Money in minor units, instants in epoch milliseconds. */
export type DeskMemberRow = Readonly<Dto<'DeskMemberRow'>>;
/** All that staff sees of a member; lists have the newest first. */
export type DeskMember = Readonly<Dto<'DeskMember'>>;
export type RollingCategory = DeskMember['rollingRates'][number]['category'];
export type MemberState = DeskMemberRow['state'];

/** The states by which members are listed, in the order of the desk. */
export const memberStates = [
  'approved',
  'suspended',
  'leaving',
  'withdrawn',
] as const satisfies readonly MemberState[];

/** What a list of members shows. */
export interface MembersQuery {
  /** Beginning of an id, a nickname, a phone number or an account holder; empty for all. */
  text: string;
  /** All states when null. */
  state: MemberState | null;
}
