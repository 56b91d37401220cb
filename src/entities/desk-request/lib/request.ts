import type { Dto } from '#contract/types.gen.ts';

export type DeskEvent = Dto<'DeskEvent'>;
export type DeskKind = Dto<'DeskKind'>;
export type DeskTab = Dto<'DeskTab'>;

/** What a member asks staff for. Amounts in minor units, instants in epoch milliseconds. */
export type DeskRequest = Readonly<Dto<'DeskRequest'>>;
export type DeskRequestDetail = Readonly<Dto<'DeskRequestDetail'>>;
/** How much waits in one queue, and since when. */
export type DeskQueue = Readonly<Dto<'DeskState'>['queues'][number]>;
export type DeskRequestState = DeskRequest['state'];

const deskKinds = [
  'signup',
  'deposit',
  'withdrawal',
  'tetherDeposit',
  'settlement',
  'adjustment',
  'setting',
  'couponIssue',
] as const satisfies readonly DeskKind[];
const adminKinds: readonly DeskKind[] = ['adjustment', 'setting', 'couponIssue'];

/** The queues that somebody of staff decides; the server refuses a manager the others. */
export function deskKindsOf(isAdmin: boolean): readonly DeskKind[] {
  return deskKinds.filter((kind) => isAdmin || !adminKinds.includes(kind));
}

/** What addresses of the desk call a queue: the name of its kind, but for settings, whose page has that one. */
export function queueSection(kind: DeskKind): string {
  return kind === 'setting' ? 'setting-request' : kind;
}

/** Whether requests of a kind may need another person of staff. */
export function mayTakeTwo(kind: DeskKind): boolean {
  return kind !== 'signup' && kind !== 'settlement';
}

export const deskTabs = [
  'waiting',
  'done',
  'refused',
  'closed',
] as const satisfies readonly DeskTab[];

const TABS: Record<DeskRequestState, DeskTab | null> = {
  // Coins that have not all come yet cannot be decided on.
  waiting: null,
  confirming: null,
  partial: null,
  late: 'waiting',
  reviewing: 'waiting',
  credited: 'done',
  applied: 'waiting',
  requested: 'waiting',
  checking: 'waiting',
  awaiting_second: 'waiting',
  approved: 'done',
  paid: 'done',
  rejected: 'refused',
  reversed: 'refused',
  failed: 'refused',
  cancelled: 'closed',
  expired: 'closed',
};

/** The tab of its queue that a request is in; null while it is in none. */
export function tabOf(state: DeskRequestState): DeskTab | null {
  return TABS[state];
}

/** Who works on a request at an instant; null where it is free. */
export function handlerOf({ lock }: Pick<DeskRequest, 'lock'>, now: number): string | null {
  return lock !== null && lock.until > now ? lock.staffId : null;
}

/** From so long on something has waited too long, milliseconds. */
const lateAfter = 10 * 60_000;

/** Whether a request of that instant has waited too long; null is no request. */
export function isLate(at: number | null, now: number): boolean {
  return at !== null && now - at >= lateAfter;
}

/** Who asks: staff, by its id, at an instant. */
export interface Asker {
  staffId: string;
  isAdmin: boolean;
  now: number;
}

export interface Decisions {
  /** Whoever else works on it; nobody may decide it before it is given back. */
  lockedBy: string | null;
  /** Takes it up, or gives it back. */
  take: 'check' | 'release' | null;
  /** Grants it. */
  grant: 'approve' | 'pay' | 'second' | null;
  /** The other person has to grant it. */
  isSamePerson: boolean;
  refuse: 'reject' | 'reverse' | 'fail' | null;
}

function grantOf({ kind, state }: DeskRequest): Decisions['grant'] {
  if (state === 'awaiting_second') return 'second';
  // A withdrawal is paid by hand at the bank, so it is taken up first.
  if (kind === 'withdrawal') return state === 'checking' ? 'pay' : null;
  return 'approve';
}

function refuseOf({ kind, state, money }: DeskRequest, isAdmin: boolean): Decisions['refuse'] {
  if (tabOf(state) === 'waiting') return 'reject';
  // What it took two to pay no manager gives back alone.
  if (state === 'paid') return isAdmin || !money?.takesTwo ? 'fail' : null;
  return kind === 'deposit' && state === 'approved' && isAdmin ? 'reverse' : null;
}

function takeOf({ state }: DeskRequest, isMine: boolean): Decisions['take'] {
  if (state === 'awaiting_second') return null;
  return isMine ? 'release' : 'check';
}

/** What staff may do about a request as it is; the server decides it again. */
export function decisionsFor(request: DeskRequest, { staffId, isAdmin, now }: Asker): Decisions {
  const handler = handlerOf(request, now);
  const lockedBy = handler === staffId ? null : handler;
  const isWaiting = tabOf(request.state) === 'waiting';
  const isFree = lockedBy === null;
  const grant = isWaiting && isFree ? grantOf(request) : null;
  const { approvedBy } =
    request.money ?? request.adjustment ?? request.setting ?? request.coupon ?? {};
  const isSamePerson = grant === 'second' && approvedBy === staffId;
  return {
    lockedBy: isWaiting ? lockedBy : null,
    take: isWaiting && isFree ? takeOf(request, handler === staffId) : null,
    grant: isSamePerson ? null : grant,
    isSamePerson,
    refuse: isFree ? refuseOf(request, isAdmin) : null,
  };
}
