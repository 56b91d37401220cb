import type { components } from '#contract/types.gen.ts';

type Schemas = components['schemas'];

export type DeskKind = Schemas['DeskKind'];
export type DeskTab = Schemas['DeskTab'];
export type DeskEvent = Schemas['DeskEvent'];
export type DeskQueue = Schemas['DeskQueue'];
export type DeskState = Schemas['DeskState'];
export type DeskKnown = Schemas['DeskKnown'];
export type DeskRequest = Schemas['DeskRequest'];
export type DeskRequestDetail = Schemas['DeskRequestDetail'];
export type DeskRequestState = Schemas['DeskRequestState'];
export type DeskMember = Schemas['DeskMember'];
export type DeskMemberRow = Schemas['DeskMemberRow'];
export type DeskBalances = Schemas['DeskBalances'];
export type MemberState = Schemas['MemberState'];
