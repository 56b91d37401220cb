import type { FeedMarket, FeedUpdate } from '#rules/feed.ts';
import type { FixtureStatus } from '#rules/fixture-status.ts';
import { marketId, selectionId } from '#rules/ids.ts';
import { isOpen } from '#rules/market-status.ts';
import type { Goal, MatchCounts, PlayerFacts } from '#rules/match-facts.ts';
import type { Scores } from '#rules/scores.ts';
import { type FixtureScript, fixtureScript } from './fixture-script.ts';
import type { SimulatedFixture } from './model.ts';
import { fixturesOfDay } from './schedule.ts';
import { MODELS } from './sport-models.ts';

/** From when on a selection had which odds, and whether bets on it were taken. */
export type PriceStep = readonly [from: number, odds: number, isOpen: boolean];

/** By selection id, its prices in order of time. */
export type PriceRecord = ReadonlyMap<string, readonly PriceStep[]>;

/** How a fixture ended. */
export interface FinalFacts {
  /** Finished, cancelled or postponed. */
  status: FixtureStatus;
  /** When that was published. */
  at: number;
  scores: Scores;
  counts: MatchCounts | null;
  goals: readonly Goal[] | null;
  players: Readonly<Record<string, PlayerFacts>> | null;
  firstScorer: '1' | '2' | null;
}

/** Everything that a simulated fixture publishes, from its announcement to its end; computed on demand. */
export interface FixtureRecord {
  fixture: SimulatedFixture;
  facts(): FinalFacts;
  prices(): PriceRecord;
}

function endOf(script: FixtureScript): FeedUpdate {
  let last: number | null = null;
  for (let at = script.nextAt(0); at !== null; at = script.nextAt(at)) last = at;
  const state = last === null ? null : script.stateAt(last);
  if (!state) throw new Error('a fixture without an end');
  return state;
}

/** Writes down prices as a reader of the feed would know them. */
class PriceBook {
  readonly steps = new Map<string, PriceStep[]>();
  /** The selections that bets are taken on, by market. */
  readonly #open = new Map<string, Set<string>>();

  #write(id: string, at: number, odds: number, taken: boolean): void {
    const steps = this.steps.get(id) ?? [];
    this.steps.set(id, steps);
    if (steps.at(-1)?.[0] === at) steps.pop();
    const last = steps.at(-1);
    if (last?.[1] !== odds || last[2] !== taken) steps.push([at, odds, taken]);
  }

  #close(market: string, at: number): void {
    for (const id of this.#open.get(market) ?? [])
      this.#write(id, at, this.steps.get(id)?.at(-1)?.[1] ?? 0, false);
    this.#open.delete(market);
  }

  #quote(fixtureId: string, at: number, { typeId, line, status, selections }: FeedMarket): void {
    const market = marketId(fixtureId, typeId, line);
    this.#close(market, at);
    const open = new Set<string>();
    for (const { outcome, odds, status: own = status } of selections) {
      const id = selectionId(market, outcome);
      const taken = isOpen(status) && isOpen(own);
      this.#write(id, at, odds, taken);
      if (taken) open.add(id);
    }
    if (open.size > 0) this.#open.set(market, open);
  }

  apply({ at, fixtureId, suspend, marketsClosed, markets = [] }: FeedUpdate): void {
    if (suspend || marketsClosed)
      for (const market of [...this.#open.keys()]) this.#close(market, at);
    for (const market of markets) this.#quote(fixtureId, at, market);
  }
}

function pricesOf(script: FixtureScript): PriceRecord {
  const book = new PriceBook();
  for (let at = script.nextAt(0); at !== null; at = script.nextAt(at)) {
    const update = script.updateAt(at);
    if (update) book.apply(update);
  }
  return book.steps;
}

export function fixtureRecord(fixture: SimulatedFixture): FixtureRecord {
  const script = fixtureScript(fixture, MODELS[fixture.league.sport]);
  return {
    fixture,
    facts() {
      const { at, status, scores = {}, counts, goals, players, firstScorer } = endOf(script);
      if (status === undefined) throw new Error('an end without a status');
      return {
        status,
        at,
        scores,
        counts: counts ?? null,
        goals: goals ?? null,
        players: players ?? null,
        firstScorer: firstScorer ?? null,
      };
    },
    prices: () => pricesOf(script),
  };
}

/** The fixtures of a day of the schedule, drawn again from its seed, with all that was published of them. */
export function dayRecord(seed: string, day: number, gamesADay?: number): FixtureRecord[] {
  return fixturesOfDay(seed, day, gamesADay).map(fixtureRecord);
}
