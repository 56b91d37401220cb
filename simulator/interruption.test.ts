import { describe, expect, it } from 'vitest';
import type { FeedUpdate } from '#rules/feed.ts';
import { isOpen } from '#rules/market-status.ts';
import { fixtureRecord } from './day-record.ts';
import { fixtureScript } from './fixture-script.ts';
import { type Fate, MINUTE, type SimulatedFixture } from './model.ts';
import { dayOf, fixturesOfDay } from './schedule.ts';
import { MODELS, PLAYED_SPORTS, type PlayedSport } from './sport-models.ts';

const DAY = dayOf(Date.UTC(2026, 4, 11));
const [INTERRUPTED, ABANDONED] = [6, 7];
const fixtures = fixturesOfDay('stops', DAY);

function fixtureOf(sport: PlayedSport, fate: Fate): SimulatedFixture {
  const found = fixtures.find(({ league }) => league.sport === sport);
  if (!found) throw new Error(sport);
  return { ...found, fate };
}

/** Everything that a fixture tells from its start on. */
function messagesOf(fixture: SimulatedFixture): FeedUpdate[] {
  const script = fixtureScript(fixture, MODELS[fixture.league.sport]);
  const messages: FeedUpdate[] = [];
  for (let at = script.nextAt(fixture.startsAt - 1); at !== null; at = script.nextAt(at)) {
    const update = script.updateAt(at);
    if (update) messages.push(update);
  }
  return messages;
}

const statusesOf = (messages: readonly FeedUpdate[]) =>
  messages.flatMap(({ status }) => status ?? []);
const eventsOf = (messages: readonly FeedUpdate[]) => messages.flatMap(({ events = [] }) => events);

describe.each(PLAYED_SPORTS)('a match of %s', (sport) => {
  it('that is interrupted goes on as it would have, later', () => {
    const [messages, usual] = [
      messagesOf(fixtureOf(sport, 'interrupted')),
      messagesOf(fixtureOf(sport, 'played')),
    ];
    expect(statusesOf(messages)).toEqual([2, INTERRUPTED, 2, 3]);
    const stop = messages.findIndex(({ status }) => status === INTERRUPTED);
    const again = messages.findIndex(({ status }, place) => place > stop && status === 2);
    expect(messages[stop]).toMatchObject({ suspend: true });
    expect(messages[stop]).not.toHaveProperty('markets');
    // Nothing is sent until it goes on, with its markets.
    expect(again).toBe(stop + 1);
    expect(messages[again]?.markets?.every(({ status }) => isOpen(status))).toBe(true);
    const wait = (messages[again]?.at ?? 0) - (messages[stop]?.at ?? 0);
    expect(wait).toBeGreaterThanOrEqual(20 * MINUTE);
    expect(wait).toBeLessThanOrEqual(60 * MINUTE);
    expect((messages.at(-1)?.at ?? 0) - (usual.at(-1)?.at ?? 0)).toBe(wait);
    expect(messages.at(-1)?.scores).toEqual(usual.at(-1)?.scores);
    const happened = (all: readonly FeedUpdate[]) =>
      eventsOf(all).map(({ at, clock, ...event }) => event);
    expect(happened(messages)).toEqual(happened(usual));
  });

  it('that is abandoned ends with what there was', () => {
    const fixture = fixtureOf(sport, 'abandoned');
    const [messages, usual] = [messagesOf(fixture), messagesOf({ ...fixture, fate: 'played' })];
    expect(statusesOf(messages)).toEqual([2, INTERRUPTED, ABANDONED]);
    expect(messages.at(-1)).toMatchObject({ marketsClosed: 'all' });
    const stop = messages.findIndex(({ status }) => status === INTERRUPTED);
    expect(messages.slice(0, stop)).toEqual(usual.slice(0, stop));
    expect(messages.at(-1)).not.toHaveProperty('scores');
    const facts = fixtureRecord(fixture).facts();
    expect(facts.status).toBe(ABANDONED);
    expect(facts.scores).toEqual(messages.findLast(({ scores }) => scores)?.scores);
    expect(facts.scores).not.toHaveProperty('100');
  });

  it('says at any time what its messages have led to', () => {
    const fixture = fixtureOf(sport, 'interrupted');
    const script = fixtureScript(fixture, MODELS[sport]);
    const messages = messagesOf(fixture);
    const stop = messages.findIndex(({ status }) => status === INTERRUPTED);
    const during = (messages[stop]?.at ?? 0) + 5 * MINUTE;
    expect(script.stateAt(during)).toMatchObject({ status: INTERRUPTED, markets: [] });
    expect(script.isOver(during)).toBe(false);
    const after = script.stateAt(messages[stop + 1]?.at ?? 0);
    expect(after?.status).toBe(2);
    expect(after?.markets).toEqual(messages[stop + 1]?.markets);
  });
});

it('one match in some hundreds is stopped, and most of them go on', () => {
  const fates = Array.from({ length: 60 }, (_, day) => fixturesOfDay('fates', DAY + day)).flat();
  const count = (fate: Fate) => fates.filter((one) => one.fate === fate).length;
  const stopped = count('interrupted') + count('abandoned');
  expect(stopped / fates.length).toBeGreaterThan(1 / 600);
  expect(stopped / fates.length).toBeLessThan(1 / 150);
  expect(count('interrupted')).toBeGreaterThan(count('abandoned'));
  expect(count('abandoned')).toBeGreaterThan(0);
});
