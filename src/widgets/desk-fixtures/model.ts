import { combine, createEffect, createEvent, createStore, sample } from 'effector';
import { createGate } from 'effector-react';
import { debounce, not } from 'patronum';
import { $currentRow, rowChosen } from '@/features/desk-list';
import { isHandledByApp, isProblem } from '@/shared/api';
import { failureAdvice } from '@/shared/copy';
import { askConfirmFx } from '@/shared/lib/alerts';
import { toastShown } from '@/shared/lib/toasts';
import {
  type Change,
  type ChangeOrder,
  changing,
  type DeskFixture,
  fixtures,
  type FixtureState,
  type ResultPreview,
  trying,
} from './api';
import { type TypedCounts, typedCounts } from './lib/typed-counts';
import { type TypedPart, type TypedScores, typedScores, withPart } from './lib/typed-scores';
import { wantedChange, type WrongFields } from './lib/wanted-change';
import { messages } from './ui/messages';
import type { CorrectedCount } from '#rules/count-correction.ts';

/** What is typed is looked for once nothing was typed for so long, milliseconds. */
const typingPause = 250;
/** Letters of a reason, at least. */
const leastReason = 3;

export type ChangeKind = 'correct' | 'void';

export const FixturesGate = createGate();
export const searchChanged = createEvent<string>();
export const stateChosen = createEvent<FixtureState | null>();
/** What the table shows, in its order. */
export const rowsSeen = createEvent<readonly DeskFixture[]>();
export const kindChosen = createEvent<ChangeKind>();
export const scoreTyped = createEvent<TypedPart>();
export const countTyped = createEvent<TypedPart & { count: CorrectedCount }>();
export const reasonTyped = createEvent<string>();
export const previewClicked = createEvent();
export const changeClicked = createEvent();

export const $search = createStore('').on(searchChanged, (_last, text) => text);
export const $state = createStore<FixtureState | null>('over').on(stateChosen, (_last, one) => one);
const $shown = createStore<readonly DeskFixture[]>([]).on(rowsSeen, (_last, rows) => rows);

sample({
  clock: [FixturesGate.open, stateChosen, debounce(searchChanged, typingPause)],
  source: { text: $search, state: $state },
  filter: FixturesGate.status,
  target: fixtures.opened,
});
sample({ clock: FixturesGate.close, fn: () => undefined, target: fixtures.closed });

// The row that is worked on, by the newest answer.
export const $fixture = combine(
  [$shown, $currentRow] as const,
  ([rows, id]) => rows.find((row) => row.id === id) ?? null,
);

const chosen = sample({
  clock: rowChosen,
  source: $shown,
  filter: (rows, id) => rows.some((row) => row.id === id),
  fn: (rows, id) => rows.find((row) => row.id === id) as DeskFixture,
});
const $wantedKind = createStore<ChangeKind>('correct')
  .on(kindChosen, (_last, kind) => kind)
  .reset(chosen);
/** What is possible with the fixture, of what was asked for. */
export const $kind = combine(
  [$wantedKind, $fixture] as const,
  ([kind, fixture]): ChangeKind => (fixture?.canCorrect ? kind : 'void'),
);
export const $typed = createStore<TypedScores>({})
  .on(chosen, (_last, fixture) => typedScores(fixture))
  .on(scoreTyped, withPart);
export const $typedCounts = createStore<TypedCounts>({})
  .on(chosen, (_last, fixture) => typedCounts(fixture))
  .on(countTyped, (typed, { count, ...part }) => ({
    ...typed,
    [count]: withPart(typed[count] ?? {}, part),
  }));
export const $reason = createStore('')
  .on(reasonTyped, (_last, text) => text)
  .reset(chosen, changing.done);
/** What is wrong with what was typed, once a button was pressed. */
export const $wrong = createStore<WrongFields>({}).reset(
  ...[chosen, kindChosen, scoreTyped, countTyped, reasonTyped],
);

/** What would be sent, or what is wrong with it; null without a fixture. */
const $wanted = combine(
  [$fixture, $kind, $typed, $typedCounts] as const,
  ([fixture, kind, scores, counts]) => fixture && wantedChange(fixture, { kind, scores, counts }),
);

interface Tried {
  change: Change;
  preview: ResultPreview;
}
/** What the change that was tried last would do. */
export const $tried = createStore<Tried | null>(null)
  .on(trying.done, (_last, { params, result }) => ({ change: params, preview: result }))
  // Whatever is typed is another change than the one that was tried.
  .reset(
    ...[chosen, kindChosen, scoreTyped, countTyped, previewClicked, changing.done, changing.failed],
  );

sample({
  clock: [chosen, kindChosen, scoreTyped, countTyped],
  fn: () => undefined,
  target: trying.reset,
});
sample({
  clock: previewClicked,
  source: $wanted,
  filter: (wanted) => wanted !== null && 'wrong' in wanted,
  fn: (wanted) => (wanted as { wrong: WrongFields }).wrong,
  target: $wrong,
});
sample({
  clock: previewClicked,
  source: $wanted,
  filter: (wanted) => wanted !== null && 'change' in wanted,
  fn: (wanted) => (wanted as { change: Change }).change,
  target: trying.start,
});

const asked = sample({
  clock: changeClicked,
  source: { tried: $tried, reason: $reason, isBusy: changing.$isPending, fixture: $fixture },
  filter: ({ tried, isBusy, fixture }) => tried !== null && !isBusy && fixture !== null,
});
sample({
  clock: asked,
  filter: ({ reason }) => reason.trim().length < leastReason,
  fn: () => ({ reason: messages.reasonMissing }),
  target: $wrong,
});

interface Question {
  order: ChangeOrder;
  preview: ResultPreview;
  fixture: DeskFixture;
}
/** Asks once more before bets are settled again; null where it was declined. */
export const confirmFx = createEffect(async ({ order, preview, fixture }: Question) => {
  const isVoid = order.scores === null;
  const isConfirmed = await askConfirmFx({
    title: isVoid ? messages.voidTitle : messages.correctTitle,
    text: messages.question(fixture, preview, order.reason),
    confirmLabel: isVoid ? messages.void : messages.correct,
    tone: 'danger',
  });
  return isConfirmed ? order : null;
});
sample({
  clock: sample({ clock: asked, filter: ({ reason }) => reason.trim().length >= leastReason }),
  filter: not(confirmFx.pending),
  fn: ({ tried, reason, fixture }): Question => {
    const { change, preview } = tried as Tried;
    const { resultVersion } = preview;
    return {
      ...{ preview, fixture: fixture as DeskFixture },
      order: { ...change, reason: reason.trim(), resultVersion },
    };
  },
  target: confirmFx,
});
sample({
  clock: confirmFx.doneData,
  filter: (order) => order !== null,
  fn: (order) => order as ChangeOrder,
  target: changing.start,
});

sample({
  clock: changing.done,
  fn: ({ result: { bets } }) => ({ text: messages.changed(bets), tone: 'success' as const }),
  target: toastShown,
});
sample({
  clock: [changing.failed, trying.failed],
  filter: ({ error }) => !isHandledByApp(error),
  fn: ({ error }) => ({
    text: isProblem(error, 'INVALID_STATE') ? messages.moved : failureAdvice(error),
    tone: 'danger' as const,
  }),
  target: toastShown,
});
// Whatever became of it, the fixture is perhaps not as it was shown.
sample({
  clock: [changing.done, changing.failed],
  source: { text: $search, state: $state },
  filter: FixturesGate.status,
  target: fixtures.opened,
});
