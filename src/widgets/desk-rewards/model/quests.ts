import { sample } from 'effector';
import * as z from 'zod/mini';
import { isQuestFair, questCost } from '#rules/quest.ts';
import { isAddQuestAnswer, isEndQuestAnswer, isGetDeskQuestsAnswer } from '#contract/checks.gen.ts';
import type { Dto } from '#contract/types.gen.ts';
import { createSending } from '@/entities/money-request';
import {
  createDeskList,
  createDraft,
  formatMinute,
  minuteField,
  parseMinute,
  rowChosen,
  rowLeft,
  timedQuery,
  type WithState,
  wholeWithin,
} from '@/features/desk-list';
import { confirmedMutation, request } from '@/shared/api';
import { $now } from '@/shared/lib/clock';
import { createForm } from '@/shared/lib/form';
import { addTime, formatPoint } from '@/shared/lib/format';
import { hundredthsFrom, isTitle } from '../lib/typed';
import { messages } from '../ui/messages';

/** A quest as staff sees it. Instants in epoch milliseconds. */
export type DeskQuest = Readonly<Dto<'DeskQuest'>>;
export type QuestRow = WithState<DeskQuest>;
type QuestDraft = Readonly<Dto<'QuestDraft'>>;
type Kind = QuestDraft['condition']['kind'];

const { quests: texts } = messages;

export const questKinds = ['bets', 'stakes', 'deposits', 'attendance', 'firstBet'] as const;
export const questGames = ['sports', 'mini', 'virtual', 'casino', 'slot'] as const;
/** Bets, won, days or games that a condition asks for at most. */
const mostOf: Record<Kind, number> = {
  bets: 1_000,
  stakes: 10_000_000_000,
  deposits: 10_000_000_000,
  attendance: 7,
  firstBet: 20,
};
/** Which fields a kind of condition has beside its amount. */
export const fieldsOf: Record<Kind, readonly ('game' | 'minOdds' | 'minStake' | 'minLegs')[]> = {
  bets: ['game', 'minOdds', 'minStake', 'minLegs'],
  stakes: ['game', 'minOdds'],
  deposits: [],
  attendance: [],
  firstBet: ['game'],
};
export const kindOf = (text: string): Kind => questKinds.find((kind) => kind === text) ?? 'bets';
/** A new one runs for so long unless staff says otherwise, days. */
const usualDays = 30;
const noQuest = {
  title: '',
  period: 'daily',
  kind: 'bets',
  game: 'sports',
  amount: '',
  minOdds: '1.50',
  minStake: '10000',
  minLegs: '1',
  needsDeposit: true,
  minLevel: '1',
  points: '',
  startsAt: '',
  endsAt: '',
};
type QuestValues = typeof noQuest;

const draft = createDraft({
  /** A field that the kind has not is never wrong. */
  read: (values: QuestValues) => {
    const kind = kindOf(values.kind);
    const has = (name: 'minOdds' | 'minStake' | 'minLegs') => fieldsOf[kind].includes(name);
    return {
      amount: wholeWithin(values.amount, [1, mostOf[kind]]),
      minOdds: has('minOdds') ? hundredthsFrom(values.minOdds, 100) : 100,
      minStake: has('minStake') ? wholeWithin(values.minStake, [0, 100_000_000]) : 0,
      minLegs: has('minLegs') ? wholeWithin(values.minLegs, [1, 20]) : 1,
      points: wholeWithin(values.points, [1_000, 30_000]),
      startsAt: parseMinute(values.startsAt),
      endsAt: parseMinute(values.endsAt),
    };
  },
  wrong: texts.questWrong,
  draftOf: ({ amount, minOdds, minStake, minLegs, ...read }, values): QuestDraft => {
    const game = questGames.find((one) => one === values.game) ?? 'sports';
    const conditions = {
      bets: { kind: 'bets', game, count: amount, minOdds, minStake, minLegs },
      stakes: { kind: 'stakes', game, sum: amount, minOdds },
      deposits: { kind: 'deposits', sum: amount },
      attendance: { kind: 'attendance', count: amount },
      firstBet: { kind: 'firstBet', game, games: amount },
    } as const;
    return {
      ...read,
      title: values.title.trim(),
      condition: conditions[kindOf(values.kind)],
      period: values.period === 'weekly' ? 'weekly' : 'daily',
      needsDeposit: values.needsDeposit,
      minLevel: wholeWithin(values.minLevel, [0, 12]) ?? 0,
    };
  },
  faults: (quest: QuestDraft | null, { title }: QuestValues) => ({
    ...(!isTitle(title) && { title: texts.questWrong.title }),
    ...(quest && quest.endsAt <= quest.startsAt && { endsAt: texts.endTooEarly }),
    ...(quest &&
      !isQuestFair(quest) && { points: texts.unfair(formatPoint(questCost(quest.condition))) }),
  }),
});

export const quests = createDeskList<QuestRow>({
  query: timedQuery<DeskQuest>((api) => request(api.GET('/desk/quest'), isGetDeskQuestsAnswer)),
  keyOf: ({ id }) => String(id),
});
export const adding = confirmedMutation({
  send: createSending<QuestDraft, DeskQuest>((api, { key, body }) =>
    request(
      api.POST('/admin/quest', { params: { header: { 'Idempotency-Key': key } }, body }),
      isAddQuestAnswer,
    ),
  ),
  confirm: ({ title, points }) => ({ title: texts.add, text: texts.addText(title, points) }),
  done: texts.added,
  refusals: { VALIDATION: texts.refused },
  refresh: quests.refresh,
});
export const form = createForm({
  initial: noQuest,
  schema: draft.schemaAt(),
  isBusy: adding.$isPending,
});
const written = sample({ clock: form.accepted, fn: draft.toDraft });
sample({ clock: written, filter: (one) => one !== null, target: adding.start });
sample({ clock: adding.done, target: [form.reset, rowLeft] });
// What was typed before stays.
sample({
  clock: quests.addClicked,
  source: { values: form.$values, now: $now },
  filter: ({ values }) => values.startsAt === '',
  fn: ({ now }) => ({
    ...noQuest,
    startsAt: formatMinute(now),
    endsAt: formatMinute(addTime(now, usualDays, 'day')),
  }),
  target: form.filled,
});

export const ending = confirmedMutation({
  send: (api, { id, endsAt }: Pick<DeskQuest, 'id' | 'title' | 'endsAt'>) => {
    const params = { path: { questId: id } };
    return request(
      api.PUT('/admin/quest/{questId}', { params, body: { endsAt } }),
      isEndQuestAnswer,
    );
  },
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
  schema: z.object({ endsAt: minuteField(texts.questWrong.endsAt) }),
  isBusy: ending.$isPending,
});
sample({ clock: [rowChosen, rowLeft], target: endForm.reset });
const looked = sample({ clock: rowChosen, source: quests.$row, filter: quests.Gate.status });
const chosen = sample({ clock: looked, filter: (row) => row !== null });
sample({
  clock: chosen,
  fn: ({ endsAt }) => ({ endsAt: formatMinute(endsAt) }),
  target: endForm.filled,
});
sample({
  clock: endForm.accepted,
  source: quests.$row,
  filter: (row: QuestRow | null) => row !== null,
  fn: ({ id, title }, { endsAt }) => ({ id, title, endsAt: parseMinute(endsAt) ?? 0 }),
  target: ending.start,
});
