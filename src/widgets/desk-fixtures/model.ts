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
import { changedScores, parseScores, type TypedScores, typedScores } from './lib/typed-scores';
import { messages } from './ui/messages';

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
export const scoreTyped = createEvent<{ code: string; side: 'home' | 'away'; text: string }>();
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
  .on(scoreTyped, (typed, { code, side, text }) => ({
    ...typed,
    [code]: { ...(typed[code] ?? { home: '', away: '' }), [side]: text },
  }));
export const $reason = createStore('')
  .on(reasonTyped, (_last, text) => text)
  .reset(chosen, changing.done);
/** What is wrong with what was typed, once a button was pressed. */
export const $wrong = createStore<{ scores?: string; reason?: string }>({}).reset(
  ...[chosen, kindChosen, scoreTyped, reasonTyped],
);

/** What would be sent; null where scores are not whole numbers, or none was changed. */
const $change = combine(
  [$fixture, $kind, $typed] as const,
  ([fixture, kind, typed]): Change | null => {
    if (fixture === null) return null;
    if (kind === 'void') return { fixtureId: fixture.id, scores: null };
    const scores = parseScores(typed);
    const changed = scores && changedScores(scores, fixture);
    if (changed === null || Object.keys(changed).length === 0) return null;
    return { fixtureId: fixture.id, scores: changed };
  },
);

interface Tried {
  change: Change;
  preview: ResultPreview;
}
/** What the change that was tried last would do. */
export const $tried = createStore<Tried | null>(null)
  .on(trying.done, (_last, { params, result }) => ({ change: params, preview: result }))
  // Whatever is typed is another change than the one that was tried.
  .reset(chosen, kindChosen, scoreTyped, previewClicked, changing.done, changing.failed);

sample({ clock: [chosen, kindChosen, scoreTyped], fn: () => undefined, target: trying.reset });
sample({
  clock: previewClicked,
  source: $change,
  filter: (change) => change === null,
  fn: () => ({ scores: messages.scoresWrong }),
  target: $wrong,
});
sample({
  clock: previewClicked,
  source: $change,
  filter: (change) => change !== null,
  fn: (change) => change as Change,
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
