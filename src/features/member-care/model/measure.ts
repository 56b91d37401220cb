import { combine, sample } from 'effector';
import * as z from 'zod/mini';
import { type DeskMember, deskMember } from '@/entities/desk-member';
import { $isAdmin } from '@/entities/member';
import { staffReason } from '@/entities/staff-reason';
import { $now } from '@/shared/lib/clock';
import { addTime } from '@/shared/lib/format';
import { createForm } from '@/shared/lib/form';
import { parseWhole } from '@/shared/lib/typed-number';
import type { Care, Measure } from '../api';
import { messages } from '../ui/messages';
import { caring } from './caring';

/** Days that a suspension lasts; 0 until somebody lifts it. */
export const suspensionDays = ['1', '3', '7', '30', '0'] as const;

/** What may be done to a member now; the server decides it again. */
function measuresFor(
  { member, ban, leaving, withdrawTriesLeft }: DeskMember,
  { isAdmin, mayTakeBack }: { isAdmin: boolean; mayTakeBack: boolean },
): Measure[] {
  const isKept = member.state === 'suspended';
  const isOpen = member.state === 'approved' || isKept;
  const isBanned = ban?.kind === 'ban';
  const mayStop = isOpen && (isAdmin || (member.role === 'member' && !isBanned));
  const all: [Measure, boolean][] = [
    ['takeBack', mayTakeBack],
    ['confirmLeaving', leaving?.state === 'open' && leaving.obstacles.length === 0],
    ['restore', isKept && (isAdmin || !isBanned)],
    ['suspend', mayStop],
    ['ban', isOpen && isAdmin],
    ['signOut', isAdmin || member.role === 'member'],
    ['unlock', withdrawTriesLeft === 0],
    ['block', isAdmin],
  ];
  return all.flatMap(([measure, isPossible]) => (isPossible ? measure : []));
}

/** Whether a leaving may still be taken back; not of the clock itself, which ticks. */
const $mayTakeBack = combine(
  [deskMember.$data, $now] as const,
  ([data, now]) => data?.leaving?.state === 'open' && now < data.leaving.until,
);
export const $measures = combine(
  [deskMember.$data, $isAdmin, $mayTakeBack] as const,
  ([data, isAdmin, mayTakeBack]) =>
    data === null ? [] : measuresFor(data, { isAdmin, mayTakeBack }),
);
/** Addresses that the member came from, the newest first. */
export const $addresses = deskMember.$data.map((data) => [
  ...new Set(data?.sessions.map(({ ip }) => ip)),
]);

export const form = createForm({
  initial: { act: 'suspend', days: '1', ip: '', reason: '' },
  schema: z
    .object({ act: z.string(), days: z.string(), ip: z.string(), reason: staffReason })
    .check(
      z.refine(({ act, ip }) => act !== 'block' || ip !== '', {
        error: messages.ipMissing,
        path: ['ip'],
      }),
    ),
  isBusy: caring.$isPending,
});
/** The measure that is chosen, as far as it is still possible. */
export const $measure = combine(
  [form.$values, $measures] as const,
  ([{ act }, measures]) => measures.find((one) => one === act) ?? measures[0] ?? null,
);

// Other measures than before: the first of them is offered, and what was typed for the same ones stays.
sample({
  clock: $measures.map((measures) => measures.join(' ')),
  source: $measures,
  fn: ([first = '']) => ({ act: first }),
  target: form.filled,
});

const accepted = sample({
  clock: form.accepted,
  source: { data: deskMember.$data, measure: $measure, now: $now },
  fn: ({ data, measure: act, now }, { days: typed, ip, reason }): Care | null => {
    if (data === null || act === null) return null;
    const { id: memberId, nickname } = data.member;
    const whole = { memberId, nickname, reason: reason.trim() };
    if (act === 'block') return { ...whole, act, ip };
    if (act !== 'suspend' && act !== 'ban') return { ...whole, act };
    const days = act === 'suspend' ? (parseWhole(typed) ?? 0) : 0;
    return { ...whole, act, until: days === 0 ? null : addTime(now, days, 'day') };
  },
});
sample({ clock: accepted, filter: (care) => care !== null, target: caring.start });
