import type { components } from '#contract/types.gen.ts';
import { isCancelled, isCoverageLost, isFinished, isOver } from '#rules/fixture-status.ts';
import type { Queryable } from '../../lib/db.ts';
import { pageOf, type Position } from '../../lib/page.ts';
import { type FixtureState, listDeskFixtures } from './desk-repository.ts';
import { CORRECTION_MS } from '../sports/index.ts';

type DeskFixture = components['schemas']['DeskFixture'];

export interface DeskFixtureFilter {
  /** Part of a team's or the league's name, or the id. */
  search: string | undefined;
  state: FixtureState | undefined;
  after: Position | undefined;
  limit: number;
}

/** Lists fixtures for staff, the latest kick-off first. */
export async function deskFixtures(
  q: Queryable,
  { limit, ...filter }: DeskFixtureFilter,
  now: number,
): Promise<{ data: DeskFixture[]; nextCursor: string | null }> {
  const rows = await listDeskFixtures(q, { ...filter, limit: limit + 1 });
  const page = pageOf(rows, limit, ({ startsAt, id }) => ({ at: startsAt, id }));
  return {
    ...page,
    data: page.data.map(({ finishedAt, counts, ...row }) => {
      const changeableUntil =
        isOver(row.status) && finishedAt !== null ? finishedAt + CORRECTION_MS : null;
      const inTime = changeableUntil === null || now <= changeableUntil;
      return {
        ...row,
        ...(Object.keys(counts).length > 0 && { counts }),
        changeableUntil,
        canCorrect: isCoverageLost(row.status) || (isFinished(row.status) && inTime),
        canVoid: !isCancelled(row.status) && inTime,
      };
    }),
  };
}
