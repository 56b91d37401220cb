import { type CashOutLeg, cashOutOffer, type LegPrice } from '#rules/cash-out.ts';
import { sharesChances } from '#rules/cash-out-market.ts';
import { slipDelayMs } from '#rules/in-play.ts';
import { LEG_RESULT } from '#rules/leg-result.ts';
import { marketType } from '#rules/markets/market-types.ts';
import { isSameScore } from '#rules/scores.ts';
import { returnOf } from './enemy.ts';
import { createView, type MemberView, type SeenMarket, see } from './member-view.ts';
import { endOf, fixturesOf, messagesOf } from './season.ts';
import type { SimulatedFixture } from '../model.ts';
import { createRandom, type Random } from '../random.ts';
import type { PlayedSport } from '../sport-models.ts';
import { addBet, createTally, endGame, type Outcome, outcomeOf } from './tally.ts';

type Market = SeenMarket['market'];

/** A pick that was bought before the start. */
interface Held {
  key: string;
  market: Market;
  index: number;
  /** When it was asked for, with the offer that was seen then; in play it is decided later. */
  pending: { at: number; offer: number } | null;
  paid: number | null;
}

/** What the seller sees of a pick that he holds. */
export interface Moment {
  /** Odds that it was bought at and odds now, hundredths. */
  bought: number;
  now: number;
  isInPlay: boolean;
  /** Milliseconds since the start of the match. */
  played: number;
}

export type Seller = (moment: Moment) => boolean;

const UNIT = 1_000_000;

/** What the house pays for one unit on a pick by its market now; null where it pays nothing. */
function cashOutPays(odds: number, price: LegPrice): number | null {
  const leg: CashOutLeg = { odds, result: LEG_RESULT.open, price };
  const offer = cashOutOffer({ stake: UNIT, legs: [leg], bonusFolders: null });
  return offer === null ? null : offer / UNIT;
}

function oddsOf(market: Market, index: number): number {
  return market.selections[index]?.odds ?? 0;
}

function offerFor(view: MemberView, { key, market, index }: Held) {
  const now = view.open.get(key)?.market;
  if (!now || !isSameScore(now.offerScore, market.offerScore)) return null;
  if (now.selections.length !== market.selections.length) return null;
  const odds = now.selections.map((selection) => selection.odds);
  const price = { picked: oddsOf(now, index), market: odds };
  const offer = cashOutPays(oddsOf(market, index), price);
  return offer === null ? null : { offer, odds: price.picked };
}

/** Decides what was asked for: paid what is offered then, never less than was asked. */
function decide(view: MemberView, held: Held): void {
  const offered = offerFor(view, held);
  if (held.pending && offered && offered.offer >= held.pending.offer) held.paid = offered.offer;
  held.pending = null;
}

/** Markets that he buys at the start of one game, of all: chosen by chance, so that in a season he has bought each. */
const AT_ONCE = 24;

/** What can be cashed out, as it is offered at the start. */
function buy(view: MemberView, sport: PlayedSport, random: Random): Held[] {
  const share = AT_ONCE / view.open.size;
  const chosen = [...view.open].filter(() => share >= 1 || random.next() < share);
  return chosen.flatMap(([key, { market }]) => {
    const type = marketType(market.typeId);
    if (!type || !sharesChances(type, market.line, sport)) return [];
    return market.selections.map((_, index): Held => {
      return { key, market: structuredClone(market), index, pending: null, paid: null };
    });
  });
}

function sellIn(sport: PlayedSport, fixture: SimulatedFixture, sells: Seller): Held[] {
  const view = createView();
  const delay = slipDelayMs([sport]);
  let held: Held[] | null = null;
  for (const message of messagesOf(fixture)) {
    const isInPlay = view.status === 2;
    for (const one of held ?? [])
      if (one.pending && message.at > one.pending.at + (isInPlay ? delay : 0)) decide(view, one);
    const isStart = message.status === 2 && held === null;
    if (isStart) held = buy(view, sport, createRandom(`${fixture.key}/seller`));
    see(view, message);
    for (const one of held ?? []) {
      if (one.pending !== null || one.paid !== null) continue;
      const offered = offerFor(view, one);
      if (!offered) continue;
      const bought = oddsOf(one.market, one.index);
      const played = message.at - fixture.startsAt;
      if (sells({ bought, now: offered.odds, isInPlay: view.status === 2, played }))
        one.pending = { at: message.at, offer: offered.offer };
    }
  }
  return held ?? [];
}

/** What a season returns for one staked to who buys everything at the start and sells as `sells` says, else waits for the end. */
export function sellSeason(
  sport: PlayedSport,
  games: number,
  sells: Seller,
): Outcome & { sold: number } {
  const tally = createTally();
  let sold = 0;
  for (const fixture of fixturesOf('cash-out', sport, games)) {
    const end = endOf(fixture);
    for (const { market, index, paid } of sellIn(sport, fixture, sells)) {
      // What wins about one unit: the same edge shows in fewer games when long shots do not decide the sum.
      const staked = 100 / oddsOf(market, index);
      if (paid !== null) sold += 1;
      addBet(tally, staked, staked * (paid ?? returnOf(sport, end, market, index)));
    }
    endGame(tally);
  }
  return { ...outcomeOf(tally), sold };
}
