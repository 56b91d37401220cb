import type { Dto } from '#contract/types.gen.ts';

/** What somebody of staff did. Nobody changes or deletes it. */
export type AuditRecord = Readonly<Dto<'AuditRecord'>>;

/** What records are filtered by: their actions begin so. */
export const auditAreas = [
  'member',
  'signup',
  'deposit',
  'withdrawal',
  'settlement',
  'adjustment',
  'setting',
  'coupon',
  'address',
  'inquiry',
  'message',
  'fixture',
  'news',
  'popup',
  'event',
  'bank',
  'tetherDeposit',
  'game',
  'round',
  'casino',
  'post',
  'reply',
  'attendance',
  'quest',
  'tournament',
  'clock',
] as const;
export type AuditArea = (typeof auditAreas)[number];

export interface AuditQuery {
  /** All when null. */
  area: AuditArea | null;
  /** Id of who or what it was done to; empty for all. */
  target: string;
  /** Epoch milliseconds: from `from` until before `to`. */
  from: number;
  to: number;
}
