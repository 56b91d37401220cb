import { expect, it } from 'vitest';
import { fixtureScript } from '../fixture-script.ts';
import type { SimulatedFixture } from '../model.ts';
import { dayOf, fixturesOfDay } from '../schedule.ts';
import { baseball } from './model.ts';

const DAY = dayOf(Date.UTC(2026, 4, 16));

const GAMES: SimulatedFixture[] = [DAY, DAY + 1]
  .flatMap((day) => fixturesOfDay('innings', day))
  .filter(({ league, fate }) => league.sport === 'baseball' && fate === 'played')
  .slice(0, 4);

/** The halves that the updates of a game name, in order. */
function halvesOf(fixture: SimulatedFixture): string[] {
  const script = fixtureScript(fixture, baseball);
  const halves: string[] = [];
  for (let at = script.nextAt(fixture.startsAt - 1); at !== null; at = script.nextAt(at)) {
    const inning = script.updateAt(at)?.clock?.inning;
    const half = inning && `${inning.number} ${inning.half}`;
    if (half && half !== halves.at(-1)) halves.push(half);
  }
  return halves;
}

it('every half of every inning is sent, also one without a run', () => {
  expect(GAMES).toHaveLength(4);
  for (const game of GAMES) {
    const halves = halvesOf(game);
    expect(halves.length).toBeGreaterThanOrEqual(17);
    const half = (at: number) => `${Math.floor(at / 2) + 1} ${at % 2 === 0 ? 'top' : 'bottom'}`;
    expect(halves).toEqual(halves.map((_, at) => half(at)));
  }
});
