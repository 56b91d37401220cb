import { sample } from 'effector';
import * as z from 'zod/mini';
import { type DeskMember, deskMember } from '@/entities/desk-member';
import { createForm } from '@/shared/lib/form';
import type { Care } from '../api';
import { messages } from '../ui/messages';
import { caring } from './caring';

export const form = createForm({
  initial: { contents: '' },
  schema: z.object({
    contents: z.string().check(
      z.refine((text) => text.trim() !== '', messages.noteMissing),
      z.maxLength(1000, messages.noteLong),
    ),
  }),
  isBusy: caring.$isPending,
});

sample({
  clock: form.accepted,
  source: deskMember.$data,
  filter: (data: DeskMember | null) => data !== null,
  fn: (data, { contents }): Care => ({
    act: 'note',
    memberId: data.member.id,
    contents: contents.trim(),
  }),
  target: caring.start,
});
