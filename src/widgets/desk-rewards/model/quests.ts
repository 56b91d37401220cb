import { combine, sample } from 'effector';
import * as z from 'zod/mini';
import { createSending } from '@/entities/money-request';
import {
  createDeskList,
  formatMinute,
  parseMinute,
  rowChosen,
  rowLeft,
} from '@/features/desk-list';
import { confirmedMutation, createApiQuery } from '@/shared/api';
import { $now } from '@/shared/lib/clock';
import { createForm } from '@/shared/lib/form';
import { type DeskQuest, loadQuests, type QuestDraft, sendEnd, sendQuest } from '../api';
import { blankQuest, noQuest, questDraftOf, questProblems } from '../lib/quest-draft';
import { draftSchema } from '../lib/typed';
import { messages } from '../ui/messages';

const { quests: texts } = messages;
const minute = 60_000;

export interface QuestRow extends DeskQuest {
  state: 'coming' | 'on' | 'over';
}

function stateAt({ startsAt, endsAt }: DeskQuest, now: number): QuestRow['state'] {
  if (endsAt <= now) return 'over';
  return startsAt > now ? 'coming' : 'on';
}

const loaded = createApiQuery(loadQuests);
/** The minute of now: a quest changes its state no oftener. */
const $minute = $now.map((now) => now - (now % minute));
const $rows = combine(
  [loaded.$data, $minute] as const,
  ([rows, now]) => rows?.map((row): QuestRow => ({ ...row, state: stateAt(row, now) })) ?? null,
);
export const quests = createDeskList<QuestRow>({
  query: { ...loaded, $data: $rows },
  keyOf: ({ id }) => String(id),
});

export const adding = confirmedMutation({
  send: createSending<QuestDraft, DeskQuest>(sendQuest),
  confirm: ({ title, points }) => ({ title: texts.add, text: texts.addText(title, points) }),
  done: texts.added,
  refusals: { VALIDATION: texts.refused },
  refresh: quests.refresh,
});
export const form = createForm({
  initial: noQuest,
  schema: draftSchema(questProblems),
  isBusy: adding.$isPending,
});
const draft = sample({ clock: form.accepted, fn: questDraftOf });
sample({ clock: draft, filter: (one) => one !== null, target: adding.start });
sample({ clock: adding.done, target: [form.reset, rowLeft] });
// What was typed before stays.
sample({
  clock: quests.addClicked,
  source: { values: form.$values, now: $now },
  filter: ({ values }) => values.startsAt === '',
  fn: ({ now }) => blankQuest(now),
  target: form.filled,
});

export const ending = confirmedMutation({
  send: (api, quest: Pick<DeskQuest, 'id' | 'title' | 'endsAt'>) => sendEnd(api, quest),
  confirm: ({ title, endsAt }) => ({
    title: texts.end,
    text: texts.endText(title, formatMinute(endsAt)),
    tone: 'danger',
  }),
  done: texts.ended,
  refusals: { VALIDATION: texts.endRefused, NOT_FOUND: texts.gone },
  refresh: quests.refresh,
});
export const endForm = createForm({
  initial: { endsAt: '' },
  schema: z.object({
    endsAt: z
      .string()
      .check(z.refine((text) => parseMinute(text) !== null, texts.questWrong.endsAt)),
  }),
  isBusy: ending.$isPending,
});
sample({ clock: [rowChosen, rowLeft], target: endForm.reset });
sample({
  clock: rowChosen,
  source: { row: quests.$row, isOpen: quests.Gate.status },
  filter: ({ row, isOpen }) => isOpen && row !== null,
  fn: ({ row }) => ({ endsAt: formatMinute((row as QuestRow).endsAt) }),
  target: endForm.filled,
});
sample({
  clock: endForm.accepted,
  source: quests.$row,
  filter: (row: QuestRow | null) => row !== null,
  fn: ({ id, title }, { endsAt }) => ({ id, title, endsAt: parseMinute(endsAt) ?? 0 }),
  target: ending.start,
});
