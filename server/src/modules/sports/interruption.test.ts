import { expect, it } from 'vitest';
import { FIXTURE_STATUS } from '#rules/fixture-status.ts';
import type { FeedUpdate } from './feed/types.ts';
import { fixtureTopic } from './boards.ts';
import { blankDb, listSource, match, MINUTE, openStage, START } from './test/stage.ts';

const ID = 'aaaaaaaa';
const HOUR = 60 * MINUTE;
const BEGAN = START + MINUTE;
const STOPPED = START + 30 * MINUTE;
const { inPlay, interrupted, abandoned } = FIXTURE_STATUS;
const clock = { period: '10', minute: 23 };
const scores = { 10: { home: 1, away: 0 }, live: { home: 1, away: 0 } };
const stop: FeedUpdate[] = [
  match(ID, BEGAN),
  { fixtureId: ID, at: BEGAN, status: inPlay, clock, scores },
  { fixtureId: ID, at: STOPPED, status: interrupted, suspend: true },
];

/** A match that stopped, and what the feed tells of it later. */
async function stopped(later: readonly FeedUpdate[] = []) {
  const stage = openStage(blankDb(), listSource([...stop, ...later]));
  await stage.runner.start();
  for (const topic of [fixtureTopic(ID), 'board:football:live', 'inplay']) stage.join(topic);
  await stage.to(STOPPED);
  return { ...stage, fixture: () => stage.fixtureCache.fixtures.get(ID) };
}

it('an interrupted match tells where it stopped, and that it goes on', async () => {
  const { to, fixture, published, wrong } = await stopped([
    { fixtureId: ID, at: STOPPED + HOUR, status: inPlay },
  ]);
  const interruption = { since: STOPPED, until: STOPPED + 24 * HOUR, clock };
  expect(fixture()?.interruption).toEqual(interruption);
  const states = () => published.flatMap(([, one]) => (one.kind === 'state' ? one : []));
  expect(states().at(-1)).toMatchObject({ status: interrupted, interruption });
  await to(STOPPED + HOUR);
  expect(fixture()).toMatchObject({ status: inPlay, interruption: null });
  expect(states().at(-1)).not.toHaveProperty('interruption');
  expect(wrong()).toEqual([]);
});

it('one that nobody goes on with is abandoned by the clock alone, exactly when its time is over', async () => {
  const until = STOPPED + 24 * HOUR;
  const { to, fixture, runner, wrong } = await stopped([
    { fixtureId: ID, at: until + HOUR, status: inPlay },
  ]);
  expect(runner.nextDue()).toBe(until);
  await to(until - 1);
  expect(fixture()?.status).toBe(interrupted);
  await to(until);
  expect(fixture()).toMatchObject({ status: abandoned, finishedAt: until, clock: null, scores });
  expect(fixture()?.interruption?.clock).toEqual(clock);
  await to(until + HOUR);
  expect(fixture()?.status).toBe(abandoned);
  expect(wrong()).toEqual([]);
});

it('one that is gone on with too late was abandoned before, also where both are played at once', async () => {
  const until = STOPPED + 24 * HOUR;
  const { to, fixture } = await stopped([{ fixtureId: ID, at: until + MINUTE, status: inPlay }]);
  await to(until + 2 * MINUTE);
  expect(fixture()).toMatchObject({ status: abandoned, finishedAt: until });
});

it('keeps the clock of a match that is abandoned at once, though the feed takes it away', async () => {
  const stage = openStage(
    blankDb(),
    listSource([
      ...stop.slice(0, 2),
      { fixtureId: ID, at: STOPPED, status: abandoned, clock: null },
    ]),
  );
  await stage.runner.start();
  await stage.to(STOPPED);
  expect(stage.fixtureCache.fixtures.get(ID)).toMatchObject({
    clock: null,
    interruption: { since: STOPPED, until: STOPPED, clock },
  });
});
