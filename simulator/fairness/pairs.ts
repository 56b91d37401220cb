import { checkLegs, DEFAULT_LIMITS, limitsFor } from '#rules/slip.ts';
import type { SlipLeg } from '#rules/slip-state.ts';
import { createView, type MemberView, type SeenMarket, see } from './member-view.ts';
import { fixturesOf, messagesOf } from './season.ts';
import type { PlayedSport } from '../sport-models.ts';

interface Pick {
  market: SeenMarket['market'];
  index: number;
}

/** Chooses two picks of a fixture from what a member sees; null while the moment has not come, undefined when it is over. */
export type PairHunter = (view: MemberView) => readonly [Pick, Pick] | null | undefined;

function find(view: MemberView, typeId: number, outcome: string, line?: number): Pick | null {
  for (const { market } of view.open.values()) {
    const index = market.selections.findIndex((selection) => selection.outcome === outcome);
    if (market.typeId === typeId && (line === undefined || market.line === line) && index >= 0)
      return { market, index };
  }
  return null;
}

function both(one: Pick | null, other: Pick | null): readonly [Pick, Pick] | null {
  return one && other ? [one, other] : null;
}

const MAP_WINNERS = [202, 203, 204, 205, 206];

/** A side is one map from the match: that it wins the next one and that no more are played is one event. */
export const lastMap: PairHunter = (view) => {
  const { home, away } = view.scores.live ?? { home: 0, away: 0 };
  const leader = home > away ? '1' : '2';
  const typeId = MAP_WINNERS[home + away];
  if (view.status !== 2 || home === away || typeId === undefined) return null;
  return both(find(view, typeId, leader), find(view, 2, 'Under', 100 * (home + away + 1) + 50));
};

/** A side leads by one in the first half: that it ends level is that another goal falls in it. */
export const runningHalf: PairHunter = (view) => {
  const { home, away } = view.scores['10'] ?? { home: 0, away: 0 };
  if (view.finished.includes('10')) return undefined;
  if (view.clock?.period !== '10' || Math.abs(home - away) !== 1) return null;
  const draw = find(view, 41, 'X');
  // Late in the half the draw is a lottery, which would take more games to tell.
  if ((draw?.market.selections[draw.index]?.odds ?? 0) > 600) return null;
  return both(draw, find(view, 21, 'Over', 100 * (home + away) + 50));
};

/** A draw leans on few goals, by the middle line. */
export const drawAndUnder: PairHunter = (view) => {
  const lines = [...view.open.values()]
    .flatMap(({ market }) => (market.typeId === 2 ? (market.line ?? []) : []))
    .sort((left, right) => left - right);
  if (view.status !== 1) return null;
  return both(find(view, 1, 'X'), find(view, 2, 'Under', lines[Math.floor(lines.length / 2)]));
};

const limits = limitsFor({ level: 1, currency: 'KRW', inPlay: true, rate: 1 }, DEFAULT_LIMITS);

function legOf({ market, index }: Pick, isInPlay: boolean): SlipLeg {
  const marketId = `fixture01.${market.typeId}.${market.line ?? '_'}`;
  const { outcome = '', odds = 0 } = market.selections[index] ?? {};
  const { typeId, line } = market;
  const selectionId = `${marketId}.${outcome}`;
  return { selectionId, marketId, fixtureId: 'fixture01', typeId, line, odds, inPlay: isInPlay };
}

/** How often in some games the hunter finds its pair, and how often the house takes it. */
export function huntPairs(sport: PlayedSport, games: number, hunt: PairHunter) {
  let [found, taken] = [0, 0];
  for (const fixture of fixturesOf('pairs', sport, games)) {
    const view = createView();
    for (const message of messagesOf(fixture)) {
      see(view, message);
      const pair = hunt(view);
      if (pair === undefined) break;
      if (pair === null) continue;
      found += 1;
      const legs = pair.map((pick) => legOf(pick, view.status === 2));
      if (checkLegs({ legs, bonus: null }, { limits }).length === 0) taken += 1;
    }
  }
  return { found, taken };
}
