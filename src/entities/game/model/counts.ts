import { createStore, sample } from 'effector';
import { isGetBoardCountsAnswer } from '#contract/checks.gen.ts';
import type { Dto } from '#contract/types.gen.ts';
import { SPORT_KEYS } from '#rules/sport-keys.ts';
import { createApiQuery, request, siteStreamed } from '@/shared/api';

/** Fixtures by board and sport. */
export type BoardCounts = Readonly<
  Partial<Record<Dto<'BoardKind'>, Readonly<Partial<Record<Dto<'Sport'>, number>>>>>
>;

export const $counts = createStore<BoardCounts>({});

/** Started by the pages that show counts; the stream keeps them from then on. */
export const countsQuery = createApiQuery((api) =>
  request(api.GET('/sports/count'), isGetBoardCountsAnswer),
);

/** Groups the list of the wire by board. */
export function toCounts(list: readonly Dto<'BoardCount'>[]): BoardCounts {
  const counts: Partial<Record<Dto<'BoardKind'>, Partial<Record<Dto<'Sport'>, number>>>> = {};
  for (const { kind, sport, fixtures } of list) {
    counts[kind] = { ...counts[kind], [sport]: fixtures };
  }
  return counts;
}

/** The sports that have fixtures on a board, in the order of the list. */
export function sportsOf(counts: BoardCounts, kind: Dto<'BoardKind'>): Dto<'Sport'>[] {
  return SPORT_KEYS.filter((sport) => (counts[kind]?.[sport] ?? 0) > 0);
}

/** Sums one board over the sports. */
export function totalOf(counts: BoardCounts, kind: Dto<'BoardKind'>): number {
  return Object.values(counts[kind] ?? {}).reduce((sum, count) => sum + count, 0);
}

const countsUpdated = sample({
  clock: siteStreamed,
  fn: ({ snapshots, deltas }) => {
    const received = deltas.flatMap(({ changes }) =>
      changes.filter((change) => change.kind === 'counts'),
    );
    return received.at(-1)?.counts ?? snapshots.at(-1)?.data.counts ?? null;
  },
});

sample({ clock: countsQuery.done, fn: ({ result }) => toCounts(result), target: $counts });
sample({
  clock: countsUpdated,
  filter: (list) => list !== null,
  fn: (list) => toCounts(list ?? []),
  target: $counts,
});
