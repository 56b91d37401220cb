import type { components } from '#contract/types.gen.ts';
import type { Account } from '#rules/roles.ts';

type Schemas = components['schemas'];
export type Board = Schemas['PostBoard'];
export type PostSummary = Schemas['PostSummary'];
export type PostDetail = Schemas['PostDetail'];
export type PostDraft = Schemas['PostDraft'];
export type PostBet = Schemas['PostBet'];
export type PostBetState = Schemas['PostBetState'];
export type PostReply = Schemas['PostReply'];
export type PostImage = Schemas['PostImage'];
export type ReportedPost = Schemas['ReportedPost'];
export type SubjectKind = Schemas['ReportedKind'];

/** Who reads or writes. */
export interface Person {
  memberId: string;
  isStaff: boolean;
}

/** Who wrote a row, as it was read with it. */
export interface Writer extends Account {
  memberId: string;
  nickname: string;
  level: number;
}

/** How a post or a reply is kept. */
export type State = 'shown' | 'hidden' | 'deleted';
export type HiddenBy = 'reports' | 'staff';
