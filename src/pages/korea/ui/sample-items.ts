import type { Fixture, League } from '@/entities/game';
import { boardValues, makeFixtureDto, sampleBoards, sampleViews } from '@/entities/game/testing';
import { $api, createFakeApi } from '@/shared/api/testing';
import type { ListItem } from '../lib/list-items';

const boards = sampleBoards();
const [football] = Object.values(sampleViews(boards));
const fixtureOf = (id: string) => football?.fixtures[id] as Fixture;
const league = Object.values(football?.leagues ?? {})[0] as League;

/** The match that can be open, with all its markets. */
export const openId = 'sample00manc';

/** Pairs of store and value that hold the offer of these items, and all markets of one match. */
export function itemValues(): (readonly [unknown, unknown])[] {
  const [board] = boards;
  const fixture = board?.fixtures.find(({ id }) => id === openId) ?? makeFixtureDto({ id: openId });
  const offer = boardValues(boards, [{ league, fixture, scores: {} }]);
  // The match is opened before the story has a server of its own.
  return [...offer, [$api, createFakeApi({})]];
}

interface RowInput {
  id?: string;
  /** One market of the match; null for the match with all of them. */
  typeId?: number | null;
  isLast?: boolean;
  /** Pixels. */
  size?: number;
}

export function rowOf({
  id = openId,
  typeId = null,
  isLast = false,
  size = 53,
}: RowInput = {}): ListItem {
  const key = `${id}.${typeId}`;
  const topic = football?.topic ?? '';
  const row = { key, topic, kind: 'cross', fixture: fixtureOf(id), typeId } as const;
  return { type: 'row', key, size, row, league, note: null, isLast };
}

interface HeadInput {
  isFolded?: boolean;
  /** Names of the columns; cards have none. */
  captions?: readonly string[];
  /** Pixels. */
  size?: number;
}

/** The head of a league. */
export function headOf({
  isFolded = false,
  captions = ['승무패', '핸디캡', '언더오버'],
  size = 34,
}: HeadInput = {}): ListItem {
  const note = '연장없음';
  return { type: 'league', key: 'head', size, league, fixtures: 2, note, isFolded, captions };
}

/** All markets of the match over it. */
export const panel: ListItem = { type: 'panel', key: 'panel', size: 440, isLast: true };
