import { sample } from 'effector';
import * as z from 'zod/mini';
import { type DeskMember, deskMember } from '@/entities/desk-member';
import { staffReason } from '@/entities/staff-reason';
import { createForm } from '@/shared/lib/form';
import { foldText } from '#rules/typed.ts';
import { parseWhole } from '@/shared/lib/typed-number';
import type { Care } from '../api';
import { messages } from '../ui/messages';
import { caring } from './caring';

export const form = createForm({
  initial: { level: '1', tendency: '0', reason: '' },
  normalize: { tendency: foldText },
  schema: z.object({
    level: z.string(),
    tendency: z.string().check(z.regex(/^\d{1,2}$/, messages.tendencyWrong)),
    reason: staffReason,
  }),
  isBusy: caring.$isPending,
});

sample({
  clock: deskMember.done,
  fn: ({ result: { member } }) => ({
    level: String(member.level),
    tendency: String(member.tendency),
  }),
  target: form.filled,
});
sample({
  clock: form.accepted,
  source: deskMember.$data,
  filter: (data: DeskMember | null) => data !== null,
  fn: (data, { level, tendency, reason }): Care => ({
    act: 'standing',
    memberId: data.member.id,
    level: parseWhole(level) ?? 1,
    tendency: parseWhole(tendency) ?? 0,
    reason: reason.trim(),
  }),
  target: caring.start,
});
