import { randomUUID } from 'node:crypto';
import { isUpcoming, takesInPlayBets } from '#rules/fixture-status.ts';
import { isOpen } from '#rules/market-status.ts';
import type { BoardKind } from '#rules/markets/boards.ts';
import type { Answer } from '../site/call.ts';
import type { Caller } from '../site/caller.ts';
import { type CaseContext, notTried, type Schemas } from './context.ts';

export type Bet = Schemas['Bet'];
export type Slip = Schemas['PlaceBetRequest'];
export type Leg = Slip['legs'][number];
export type Fixture = Schemas['Fixture'];
export type Market = Schemas['Market'];

/** The legs on selections of fixtures. */
export function fixtureLegs(legs: Bet['legs'] | undefined): Schemas['FixtureLeg'][] {
  return (legs ?? []).filter((leg) => leg.kind === 'fixture_selection');
}

/** A selection on offer, with the leg that takes it. */
export interface Offer {
  fixture: Fixture;
  market: Market;
  leg: Leg;
}

const MINUTE = 60_000;
/** Far enough from the start that a run ends before it, and that a bet may be cancelled. */
const AHEAD_MS = 120 * MINUTE;

export async function readBoards(t: CaseContext, kind: BoardKind): Promise<Schemas['Board'][]> {
  const answer = t.want(await t.call('getBoard', { query: { kind } }), 200);
  return answer.body.boards.map(({ data }) => data);
}

export function offersOf(fixture: Fixture): Offer[] {
  const inPlay = takesInPlayBets(fixture.status);
  return fixture.markets
    .filter(({ status }) => isOpen(status))
    .flatMap((market) =>
      market.selections
        .filter(({ status }) => isOpen(status))
        .map(({ id, odds }) => {
          const { line, offerScore } = market;
          return { fixture, market, leg: { selectionId: id, odds, line, offerScore, inPlay } };
        }),
    );
}

/** The server's clock by its last answer. */
export async function serverNow(t: CaseContext): Promise<number> {
  return (await t.call('getSetting')).body.serverTime;
}

/** Fixtures that start no earlier than `aheadMs` from now, the nearest first. */
export async function upcoming(t: CaseContext, aheadMs = AHEAD_MS): Promise<Fixture[]> {
  const [boards, now] = [await readBoards(t, 'cross'), await serverNow(t)];
  const fixtures = boards
    .flatMap((board) => board.fixtures)
    .filter(({ status, startsAt }) => isUpcoming(status) && startsAt - now > aheadMs)
    .sort((one, two) => one.startsAt - two.startsAt);
  if (fixtures.length === 0) notTried('the boards have no fixture that starts late enough');
  return fixtures;
}

/** One open selection of each of so many upcoming fixtures, with odds between bounds (hundredths). */
export async function pickOffers(
  t: CaseContext,
  count: number,
  { from = 131, to = 100_000, except = [] as readonly Offer[] } = {},
): Promise<Offer[]> {
  const taken = new Set(except.map(({ fixture }) => fixture.id));
  const free = (await upcoming(t)).filter(({ id }) => !taken.has(id));
  const picked = free.flatMap((fixture) => {
    const fitting = offersOf(fixture).filter(({ leg }) => leg.odds >= from && leg.odds <= to);
    return fitting.slice(0, 1);
  });
  if (picked.length < count)
    notTried(`fewer than ${count} fixtures with odds from ${from} to ${to}`);
  // Any of them: the same picks by one member reach the limit of a combination.
  const start = Math.floor(Math.random() * (picked.length - count + 1));
  return picked.slice(start, start + count);
}

/** Fixtures in play that take bets, with what is open. */
export async function liveOffers(t: CaseContext): Promise<Offer[][]> {
  const boards = await readBoards(t, 'live');
  const offers = boards
    .flatMap((board) => board.fixtures)
    .filter(({ status }) => takesInPlayBets(status))
    .map(offersOf)
    .filter((each) => each.length > 0);
  if (offers.length === 0) notTried('no fixture in play takes bets now');
  return offers;
}

export function slipOf(offers: readonly Offer[], stake: number, more: Partial<Slip> = {}): Slip {
  const legs = offers.map(({ leg }) => leg);
  return { stake, legs, bonusFolders: null, oddsPolicy: 'any', ...more };
}

export const newKey = (): string => `cf-${randomUUID()}`;

/** Sends a slip under a key, a new one where none is given. */
export function place(
  t: CaseContext,
  as: Caller,
  body: Slip,
  key = newKey(),
): Promise<Answer<Bet>> {
  return t.call('placeBet', { as, body, headers: { 'Idempotency-Key': key } });
}

export async function limitsOf(t: CaseContext, as: Caller): Promise<Schemas['BetSetting']> {
  const setting = t.want(await t.call('getBetSetting', { as }), 200);
  return setting.body;
}
