import type { Dto } from '#contract/types.gen.ts';
import { isClosed } from '#rules/market-status.ts';
import { marketIdsOfBoard } from '#rules/markets/boards.ts';
import type { Fixture, Market } from './game';

/** One row of a board: a fixture and one type of market. */
export interface Slot {
  key: string;
  topic: string;
  fixture: Fixture;
  typeId: number;
}

/** The market a slot shows: the newest that is not closed, else the newest; null without any. */
export function marketOfSlot(fixture: Fixture, typeId: number): Market | null {
  const all = fixture.markets.filter((market) => market.typeId === typeId);
  return all.findLast(({ status }) => !isClosed(status)) ?? all.at(-1) ?? null;
}

/** The rows of a fixture on a board, in the board's order of market types. */
export function slotsOf(topic: string, kind: Dto<'BoardKind'>, fixture: Fixture): Slot[] {
  const types = new Set(fixture.markets.map(({ typeId }) => typeId));
  return marketIdsOfBoard(kind)
    .filter((typeId) => types.has(typeId))
    .map((typeId) => ({ key: `${fixture.id}.${typeId}`, topic, fixture, typeId }));
}
