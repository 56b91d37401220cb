import type { Dto } from '#contract/types.gen.ts';

/** What the site notified the member of. Amounts in minor units or points, instants in epoch milliseconds. */
export type Notification = Readonly<Dto<'Notification'>>;
export type NotificationKind = Dto<'NotificationKind'>;
/** Unread ones by kind. */
export type NotificationCounts = Readonly<Dto<'NotificationCounts'>>;

/** In the order of the filters. */
export const notificationKinds = [
  'money',
  'bet',
  'benefit',
  'message',
] as const satisfies readonly NotificationKind[];

export function totalOf(counts: NotificationCounts): number {
  return notificationKinds.reduce((sum, kind) => sum + counts[kind], 0);
}
