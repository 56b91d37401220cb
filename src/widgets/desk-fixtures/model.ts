import { combine, createEvent, createStore, sample } from 'effector';
import {
  isCorrectResultAnswer,
  isGetDeskFixturesAnswer,
  isPreviewResultAnswer,
  isVoidFixtureAnswer,
} from '#contract/checks.gen.ts';
import type { ResultPreview } from '@/entities/desk-preview';
import { $currentRow, createPagedDeskList, rowChosen } from '@/features/desk-list';
import { confirmedMutation, request } from '@/shared/api';
import { type TypedCounts, typedCounts } from './lib/typed-counts';
import {
  type DeskFixture,
  type TypedPart,
  type TypedScores,
  typedScores,
  withPart,
} from './lib/typed-scores';
import { type Change, wantedChange, type WrongFields } from './lib/wanted-change';
import { messages } from './ui/messages';
import type { CorrectedCount } from '#rules/count-correction.ts';

export const fixtureStates = ['over', 'live', 'upcoming'] as const;
/** Letters of a reason, at least. */
const leastReason = 3;

type ChangeKind = 'correct' | 'void';

export const kindChosen = createEvent<ChangeKind>();
export const scoreTyped = createEvent<TypedPart>();
export const countTyped = createEvent<TypedPart & { count: CorrectedCount }>();
export const reasonTyped = createEvent<string>();
export const previewClicked = createEvent();
export const changeClicked = createEvent();

/** Fixtures as the desk found them, the latest kick-off first. */
const list = createPagedDeskList<DeskFixture, (typeof fixtureStates)[number]>({
  keyOf: ({ id }) => id,
  load: (api, query) =>
    request(api.GET('/admin/fixture', { params: { query } }), isGetDeskFixturesAnswer),
  state: 'over',
  most: 1000,
});
const { $shown } = list;
/** The row that is worked on; it stays while the list is read again. */
export const $fixture = combine(
  [$shown, $currentRow] as const,
  ([rows, id]) => rows.find((row) => row.id === id) ?? null,
);
export const fixtures = { ...list, $row: $fixture };

const refusals = { INVALID_STATE: messages.moved };
/** Tries a change and takes it back: nothing is booked. */
export const trying = confirmedMutation({
  send: (api, { fixtureId, ...body }: Change) =>
    request(
      api.POST('/admin/fixture/{fixtureId}/preview', { params: { path: { fixtureId } }, body }),
      isPreviewResultAnswer,
    ),
  refusals,
  shows: 'toast',
});

interface Tried {
  change: Change;
  preview: ResultPreview;
}
interface Order extends Tried {
  fixture: DeskFixture;
  reason: string;
}
export const changing = confirmedMutation({
  send: (api, { change: { fixtureId, scores, counts }, preview, reason }: Order) => {
    const params = { path: { fixtureId } };
    // Where the result has moved on from the version of the preview, the server does nothing.
    const order = { reason, resultVersion: preview.resultVersion };
    if (scores === null) {
      const call = api.POST('/admin/fixture/{fixtureId}/void', { params, body: order });
      return request(call, isVoidFixtureAnswer);
    }
    const body = { ...(scores && { scores }), ...(counts && { counts }), ...order };
    const call = api.PUT('/admin/fixture/{fixtureId}/result', { params, body });
    return request(call, isCorrectResultAnswer);
  },
  confirm: ({ fixture, change: { scores }, preview, reason }) => ({
    title: scores === null ? messages.voidTitle : messages.correctTitle,
    text: messages.question(fixture, preview, reason),
    confirmLabel: scores === null ? messages.void : messages.correct,
    tone: 'danger',
  }),
  done: ({ bets }) => messages.changed(bets),
  refusals,
  refresh: list.reread,
  shows: 'toast',
});

const looked = sample({ clock: rowChosen, source: $fixture });
const chosen = sample({ clock: looked, filter: (fixture) => fixture !== null });
const $wantedKind = createStore<ChangeKind>('correct')
  .on(kindChosen, (_last, kind) => kind)
  .reset(chosen);
/** What was chosen, as far as it is possible with the fixture. */
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

/** What the change that was tried last would do. */
export const $tried = createStore<Tried | null>(null)
  .on(trying.done, (_last, { params, result }) => ({ change: params, preview: result }))
  // Whatever is typed is another change than the one that was tried.
  .reset(
    ...[chosen, kindChosen, scoreTyped, countTyped, previewClicked, changing.done, changing.failed],
  );

sample({
  clock: [chosen, kindChosen, scoreTyped, countTyped],
  target: trying.reset,
});
const wanted = sample({ clock: previewClicked, source: $wanted });
const wrong = sample({
  clock: wanted,
  filter: (one) => one !== null && 'wrong' in one,
});
sample({ clock: wrong, fn: (one) => one.wrong, target: $wrong });
const right = sample({
  clock: wanted,
  filter: (one) => one !== null && 'change' in one,
});
sample({ clock: right, fn: ({ change }) => change, target: trying.start });

const requested = sample({
  clock: changeClicked,
  source: { fixture: $fixture, tried: $tried, reason: $reason },
  fn: ({ fixture, tried, reason }): Order | null =>
    fixture && tried && { fixture, ...tried, reason: reason.trim() },
});
const ordered = sample({ clock: requested, filter: (order) => order !== null });
sample({
  clock: ordered,
  filter: ({ reason }) => reason.length < leastReason,
  fn: () => ({ reason: messages.reasonMissing }),
  target: $wrong,
});
sample({
  clock: ordered,
  filter: ({ reason }) => reason.length >= leastReason,
  target: changing.start,
});
