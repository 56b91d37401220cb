// Somebody who buys multiples and systems before the start and sells them while their games are played.
import { type CashOutLeg, cashOutOffer } from '#rules/cash-out.ts';
import { sharesChances } from '#rules/cash-out-market.ts';
import { slipDelayMs } from '#rules/in-play.ts';
import { LEG_RESULT, type LegResult } from '#rules/leg-result.ts';
import { marketType } from '#rules/markets/market-types.ts';
import { isSameScore } from '#rules/scores.ts';
import { settleSelection } from '#rules/settle.ts';
import { settleSlip } from '#rules/slip-settle.ts';
import { systemCount } from '#rules/system.ts';
import { settleSystem } from '#rules/system-settle.ts';
import type { SimulatedFixture } from '../model.ts';
import { createRandom, type Random } from '../random.ts';
import { PLAYED_SPORTS, type PlayedSport } from '../sport-models.ts';
import { createView, type MemberView, type SeenMarket, see } from './member-view.ts';
import { fixturesOf, messagesOf } from './season.ts';
import { addBet, createTally, endGame, type Outcome, outcomeOf, type Tally } from './tally.ts';

/** Matches of a slip, each of another sport. */
const LEGS = 3;
/** Slips of each kind that are bought in a round. */
const SLIPS = 12;
/** A multiple, pairs, and pairs with the three: sizes of a system. */
const KINDS: readonly (readonly number[] | null)[] = [null, [2], [2, 3]];
/** Whole in each bet of a system. */
const STAKE = 12_000_000;

interface Game {
  sport: PlayedSport;
  fixture: SimulatedFixture;
  view: MemberView;
}

interface Leg {
  game: Game;
  key: string;
  market: SeenMarket['market'];
  index: number;
  odds: number;
  result: LegResult;
}

/** A slip with what became of it for one seller. */
interface Held {
  sizes: readonly number[] | null;
  legs: readonly Leg[];
  pending: Map<string, { at: number; offer: number }>;
  paid: Map<string, number>;
}

/** What a seller sees of a slip, for a stake of one. */
export interface SlipMoment {
  offer: number;
  /** Legs without a result, and whether one is lost. */
  open: number;
  isHurt: boolean;
  /** The longest odds of an open leg now, hundredths. */
  longest: number;
  inPlay: boolean;
}

export type SlipSeller = (moment: SlipMoment) => boolean;

function pickOf(game: Game, random: Random): Leg | null {
  const open = [...game.view.open].filter(([, { market }]) => {
    const type = marketType(market.typeId);
    return type !== undefined && sharesChances(type, market.line, game.sport);
  });
  const [key, seen] = open[Math.floor(random.next() * open.length)] ?? [];
  if (key === undefined || !seen) return null;
  const market = structuredClone(seen.market);
  const index = Math.floor(random.next() * market.selections.length);
  const odds = market.selections[index]?.odds ?? 0;
  return { game, key, market, index, odds, result: LEG_RESULT.open };
}

function buy(games: readonly Game[], random: Random): Held[] {
  return KINDS.flatMap((sizes) =>
    Array.from({ length: SLIPS }, (): Held => {
      const legs = games.flatMap((game) => pickOf(game, random) ?? []);
      return { sizes, legs, pending: new Map(), paid: new Map() };
    }),
  ).filter(({ legs }) => legs.length === LEGS);
}

/** Decides a leg as soon as what is known of its match does. */
function decide(leg: Leg): void {
  const { game, market, index, key } = leg;
  if (leg.result !== LEG_RESULT.open || game.view.open.has(key)) return;
  const { typeId, line, offerScore, selections } = market;
  const { scores, finished, firstScorer, status } = game.view;
  leg.result = settleSelection({
    typeId,
    line,
    offerScore,
    scores,
    sport: game.sport,
    outcome: selections[index]?.outcome ?? '',
    offered: selections.map((each) => each.outcome),
    finishedParts: finished,
    finished: status === 3,
    ...(firstScorer && { firstScorer }),
  });
}

function priced({ game, key, market, index, odds, result }: Leg): CashOutLeg {
  const now = game.view.open.get(key)?.market;
  const isSame =
    now?.selections.length === market.selections.length &&
    isSameScore(now.offerScore, market.offerScore);
  if (result !== LEG_RESULT.open || !now || !isSame) return { odds, result, price: null };
  const all = now.selections.map((selection) => selection.odds);
  return { odds, result, price: { picked: all[index] ?? 0, market: all } };
}

function momentOf(held: Held): SlipMoment | null {
  const legs = held.legs.map(priced);
  const offer = cashOutOffer({ stake: STAKE, legs, bonusFolders: null, sizes: held.sizes });
  if (offer === null) return null;
  const open = legs.filter(({ result }) => result === LEG_RESULT.open);
  return {
    offer: offer / STAKE,
    open: open.length,
    isHurt: legs.some(({ result }) => result === LEG_RESULT.lost),
    longest: Math.max(...open.map(({ price }) => price?.picked ?? 0)),
    inPlay: held.legs.some(({ game }) => game.view.status === 2),
  };
}

function payoutOf({ legs, sizes }: Held): number {
  const { payout } = sizes
    ? settleSystem({ stake: STAKE / systemCount(LEGS, sizes), legs, sizes })
    : settleSlip({ stake: STAKE, legs, bonusFolders: null });
  return payout / STAKE;
}

/** What each seller asks for or is paid after a message. */
function sell(held: Held, now: number, sellers: Readonly<Record<string, SlipSeller>>) {
  const moment = momentOf(held);
  const delay = moment?.inPlay ? slipDelayMs(held.legs.map(({ game }) => game.sport)) : 0;
  for (const [name, sells] of Object.entries(sellers)) {
    if (held.paid.has(name)) continue;
    const sale = held.pending.get(name);
    if (sale && now > sale.at + delay) {
      held.pending.delete(name);
      if (moment && moment.offer >= sale.offer) held.paid.set(name, moment.offer);
    } else if (!sale && moment && sells(moment)) {
      held.pending.set(name, { at: now, offer: moment.offer });
    }
  }
}

/** The messages of some games as if all began together, in their order; the first ones are those before the start. */
function* messagesOfAll(games: readonly Game[]) {
  const all = games.flatMap((game) =>
    [...messagesOf(game.fixture)].map((message) => {
      const at = message.at - game.fixture.startsAt;
      return { game, message, at };
    }),
  );
  yield* all.sort((one, other) => one.at - other.at);
}

function playRound(games: readonly Game[], sellers: Readonly<Record<string, SlipSeller>>): Held[] {
  let all: Held[] | null = null;
  for (const { game, message, at } of messagesOfAll(games)) {
    if (at >= 0) all ??= buy(games, createRandom(`${game.fixture.key}/slips`));
    see(game.view, message);
    for (const held of all ?? []) {
      const own = held.legs.filter((leg) => leg.game === game);
      own.forEach(decide);
      sell(held, at, sellers);
    }
  }
  return all ?? [];
}

/** What a season of slips returns for one staked to each of some sellers, who wait for the end where they do not sell. */
export function playSlips(
  rounds: number,
  sellers: Readonly<Record<string, SlipSeller>>,
): Map<string, Outcome> {
  const tallies = new Map<string, Tally>(Object.keys(sellers).map((name) => [name, createTally()]));
  const seasons = PLAYED_SPORTS.map((sport) => fixturesOf('slips', sport, rounds));
  for (let round = 0; round < rounds; round += 1) {
    const games = Array.from({ length: LEGS }, (_, leg): Game[] => {
      const at = (round + 2 * leg) % PLAYED_SPORTS.length;
      const [sport, fixture] = [PLAYED_SPORTS[at], seasons[at]?.[round]];
      return sport && fixture ? [{ sport, fixture, view: createView() }] : [];
    }).flat();
    for (const held of playRound(games, sellers)) {
      const odds = held.legs.reduce((product, leg) => (product * leg.odds) / 100, 1);
      // The same edge shows in fewer rounds when long shots do not decide the sum.
      const staked = 1 / odds;
      for (const [name, tally] of tallies)
        addBet(tally, staked, staked * (held.paid.get(name) ?? payoutOf(held)));
    }
    for (const tally of tallies.values()) endGame(tally);
  }
  return new Map([...tallies].map(([name, tally]) => [name, outcomeOf(tally)]));
}
