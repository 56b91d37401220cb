import { combine, createEffect, sample } from 'effector';
import * as z from 'zod/mini';
import { type DeskMember, deskMember } from '@/entities/desk-member';
import { $isAdmin } from '@/entities/member';
import { staffReason } from '@/entities/staff-reason';
import { askConfirmFx } from '@/shared/lib/alerts';
import { $now, readNowFx } from '@/shared/lib/clock';
import { addTime } from '@/shared/lib/format';
import { createForm } from '@/shared/lib/form';
import { parseWhole } from '@/shared/lib/typed-number';
import { type Care, caring } from '../api';
import { messages } from '../ui/messages';

/** Whether a measure lets somebody in, or something go on. */
export function isGentle(measure: Measure): boolean {
  return measure === 'restore' || measure === 'unlock' || measure === 'takeBack';
}

export type Measure = Exclude<Care['act'], 'standing' | 'rate' | 'note'>;

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

interface Asked {
  memberId: string;
  nickname: string;
  measure: Measure;
  values: { days: string; ip: string; reason: string };
}

/** Asks once more, and answers with what to send; null where it was declined. */
export const confirmMeasureFx = createEffect(
  async ({ memberId, nickname, measure, values }: Asked): Promise<Care | null> => {
    const label = messages.measures[measure];
    const reason = values.reason.trim();
    const isConfirmed = await askConfirmFx({
      title: label,
      text: messages.measureText(nickname, label, reason),
      confirmLabel: label,
      ...(isGentle(measure) ? {} : { tone: 'danger' as const }),
    });
    if (!isConfirmed) return null;
    switch (measure) {
      case 'suspend': {
        const days = parseWhole(values.days) ?? 0;
        const until = days === 0 ? null : addTime(await readNowFx(), days, 'day');
        return { act: measure, memberId, until, reason };
      }
      case 'ban':
        return { act: measure, memberId, until: null, reason };
      case 'block':
        return { act: measure, memberId, ip: values.ip, reason };
      default:
        return { act: measure, memberId, reason };
    }
  },
);
sample({
  clock: form.accepted,
  source: { data: deskMember.$data, measure: $measure },
  filter: ({ data, measure }) => data !== null && measure !== null,
  fn: ({ data, measure }, values): Asked => ({
    memberId: data?.member.id ?? '',
    nickname: data?.member.nickname ?? '',
    measure: measure as Measure,
    values,
  }),
  target: confirmMeasureFx,
});
sample({
  clock: confirmMeasureFx.doneData,
  filter: (care) => care !== null,
  fn: (care) => care as Care,
  target: caring.start,
});
