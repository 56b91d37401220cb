import { expect } from 'vitest';
import type { components } from '#contract/types.gen.ts';
import { ENTRY } from '#rules/ledger.ts';
import type { RoundTimes } from '#rules/rounds/clock.ts';
import type { Outcome } from '#rules/rounds/outcome.ts';
import { type Game, gameOutcome, type GameResult } from '#rules/rounds/round.ts';
import type { VirtualCard } from '#rules/rounds/virtual.ts';
import { createRandom } from '../../../../../simulator/random.ts';
import type { TestApp } from '../../../../test/build-test-app.ts';
import { createIds } from '../../../lib/ids.ts';
import { createWalletService } from '../../wallet/index.ts';
import type { MinigameEvents, PlayedRound, WireMarket } from '../types.ts';
import type { Look, Offered } from './strategies.ts';

type Schemas = components['schemas'];
export type Bet = Schemas['Bet'];

const RICH = 1_000_000_000_000;
/** What is staked where nothing speaks for more, minor units. */
export const STAKE = { KRW: 10_000, USD: 1_000 };
const REMEMBERED = 60;

export interface Member {
  userId: string;
  token: string;
  currency: Schemas['Currency'];
  limits: Schemas['BetSetting']['mini'];
  /** The balance before the first bet. */
  start: number;
}

/** A bet that was answered as accepted. */
export interface Taken {
  id: string;
  key: string;
  member: Member;
  strategy: string;
  game: Game;
  round: RoundTimes;
  pick: Offered;
  stake: number;
  payout: number | null;
}

/** A round that is played. */
export interface Play {
  game: Game;
  round: RoundTimes;
  look: Look;
  /** What was taken on it. */
  taken: Taken[];
}

export interface Answer {
  status: number;
  codes: string;
  betId: string;
}

interface Sending {
  stake?: number;
  key?: string;
  strategy?: string;
}

/** What a round made of selections; undefined of one that is not drawn or void. */
export function outcomeOfRound({
  result,
  card,
}: Partial<Pick<PlayedRound, 'result' | 'card'>>): Outcome | undefined {
  return result ? gameOutcome(result as GameResult, card as VirtualCard | undefined) : undefined;
}

function offeredBy(markets: readonly WireMarket[]): Offered[] {
  return markets.flatMap(({ market, selections }) => selections.map((one) => ({ market, ...one })));
}

/** What members see of a game in its current round. */
export async function lookAt(
  { site, settings }: Pick<Players, 'site' | 'settings'>,
  { game, round }: Pick<Play, 'game' | 'round'>,
): Promise<Look> {
  const get = async <R>(path: string) => (await site.call<R>('GET', path)).body;
  const events = await get<MinigameEvents>(`/minigame/events?gameId=${game.id}&currentGame=1`);
  expect(events.roundId).toBe(round.key);
  let markets = events.markets ?? settings.get(game.id);
  if (!markets) {
    ({ markets } = await get<{ markets: WireMarket[] }>(`/settingMinigame/${game.id}`));
    settings.set(game.id, markets);
  }
  const main = markets.find(({ selections }) => selections.length > 1);
  return {
    offer: offeredBy(markets),
    main: offeredBy(main ? [main] : []),
    past: events.lastResults.slice(0, REMEMBERED).flatMap((one) => outcomeOfRound(one) ?? []),
    luck: createRandom(round.key).next(),
  };
}

export type Players = ReturnType<typeof createPlayers>;

/** Members who send bets, and the books that they keep of the answers. */
export function createPlayers(site: TestApp) {
  const members = new Map<string, Member>();
  const books = new Map<string, Taken>();
  const settings = new Map<number, WireMarket[]>();
  /** How often what was tried was refused. */
  const refused = new Map<string, number>();
  let keys = 0;

  async function get<R>(path: string, token: string): Promise<R> {
    const { status, body } = await site.call<R>('GET', path, { token });
    expect(status, path).toBe(200);
    return body;
  }
  const balance = async ({ token }: Member) =>
    (await get<{ emoney: number }>('/member/user', token)).emoney;

  /** Logs a member in whose session is over, the first time with more money than can be lost. */
  async function enter(userId: string): Promise<void> {
    const known = members.get(userId);
    const answer = known && (await site.call('GET', '/member/user', { token: known.token }));
    if (answer?.status === 200) return;
    const token = await site.login(userId);
    if (known) {
      known.token = token;
      return;
    }
    const { mini, currency } = await get<Schemas['BetSetting']>('/bet/setting', token);
    const wallet = createWalletService({ ids: createIds({ clock: site.clock }) });
    await wallet.post(site.db, {
      key: `rich:${userId}`,
      entry: ENTRY.deposit,
      actor: 'test',
      at: site.clock.now(),
      lines: [
        { account: { owner: null, kind: 'house:bank', currency }, amount: -RICH },
        { account: { owner: `mem_demo_${userId}`, kind: 'money', currency }, amount: RICH },
      ],
    });
    const member: Member = { userId, token, currency, limits: mini, start: 0 };
    member.start = await balance(member);
    members.set(userId, member);
  }

  /** Sends a bet, and notes it where the answer says that it is taken. */
  async function send(
    member: Member,
    { game, round, taken }: Omit<Play, 'look'>,
    pick: Offered,
    { stake = STAKE[member.currency], key, strategy = 'what is tried' }: Sending = {},
  ): Promise<Answer> {
    keys += 1;
    const { market, selection, odds } = pick;
    const sent = key ?? `players-${keys}`;
    const { status, body } = await site.call<Bet & { code?: string }>('POST', '/minigame/bet', {
      token: member.token,
      headers: { 'idempotency-key': sent },
      body: { stake, roundId: round.key, market, selection, odds },
    });
    const { id } = body;
    if (status === 201 && !books.has(id)) {
      const bet = { id, key: sent, member, strategy, game, round, pick, stake, payout: null };
      books.set(id, bet);
      taken.push(bet);
    }
    const codes = body.refusals?.map(({ code }) => code).join() || (body.code ?? '');
    return { status, codes, betId: id };
  }

  function expectRefused(what: string, { status, codes }: Answer, code: RegExp): void {
    expect(status, what).toBeGreaterThanOrEqual(400);
    expect(codes, what).toMatch(code);
    refused.set(what, (refused.get(what) ?? 0) + 1);
  }

  return { site, members, books, settings, refused, get, balance, enter, send, expectRefused };
}
