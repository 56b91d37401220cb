import type { components } from '#contract/types.gen.ts';

type Schemas = components['schemas'];

export type DeskMember = Schemas['DeskMember'];
export type DeskMemberRow = Schemas['DeskMemberRow'];
export type DeskBalances = Schemas['DeskBalances'];
export type MemberBan = Schemas['MemberBan'];
export type MemberNote = Schemas['MemberNote'];
export type MemberState = Schemas['MemberState'];
export type BanKind = Schemas['BanKind'];
