import type { FixtureChange, FixtureDetailDto, StreamBatch } from '@/shared/api';
import { changeFixture } from './fold-boards';
import { type Fixture, type League, type Score, toFixture, toLeague } from './game';
import { keepRecord, reuseIfEqual } from './equality';

/** A fixture with every market on offer. */
export interface Detail {
  league: League;
  fixture: Fixture;
  /** By period code. */
  scores: Readonly<Record<string, Score>>;
}

type Details = Readonly<Record<string, Detail>>;

export function takeDetail(known: Detail | undefined, dto: FixtureDetailDto): Detail {
  const { league, fixture, scores } = dto;
  return reuseIfEqual(known, { league: toLeague(league), fixture: toFixture(fixture), scores });
}

/** The open fixtures after one frame of the stream. */
export function reduceDetails(
  details: Details,
  { snapshots, deltas }: StreamBatch<FixtureDetailDto, FixtureChange>,
  open: readonly string[],
): Details {
  const next: Record<string, Detail> = { ...details };
  for (const { data } of snapshots) {
    const { id } = data.fixture;
    if (open.includes(id)) next[id] = takeDetail(next[id], data);
  }
  for (const { topic, changes } of deltas) {
    const id = topic.slice(topic.indexOf(':') + 1);
    const known = next[id];
    if (!known) continue;
    const fixture = changes.reduce(changeFixture, known.fixture);
    if (fixture !== known.fixture) next[id] = { ...known, fixture };
  }
  return keepRecord(details, next);
}
