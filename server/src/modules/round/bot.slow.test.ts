import { afterEach, describe, expect, it } from 'vitest';
import { isLost } from '#rules/leg-result.ts';
import { DEFAULT_USD_RATE } from '#rules/limits.ts';
import { roundAt, roundFrom } from '#rules/rounds/clock.ts';
import { deciderOf, type Game, GAMES, isVenue, settleRoundPick } from '#rules/rounds/round.ts';
import { buildTestApp, type TestApp } from '../../../test/build-test-app.ts';
import { databases } from '../../../test/databases.ts';
import { checkInvariants } from '../../invariants.ts';
import {
  type Bet,
  createPlayers,
  lookAt,
  type Member,
  outcomeOfRound,
  type Play,
  type Players,
  STAKE,
  type Taken,
} from './test/players.ts';
import { PROBES } from './test/probes.ts';
import { returnsOf } from './test/returns.ts';
import { hasWon, STRATEGIES } from './test/strategies.ts';
import type { MinigameEvents, PlayedRound, RoundLeg } from './types.ts';

/** An evening in Seoul: the day ends on the way. */
const START = Date.parse('2024-05-11T12:00:00Z');
const MINUTE = 60_000;
/** Each plays a round of every game; on a quiet machine they take three minutes. */
const TURNS = { postgres: 45, pglite: 10 };
/** Rounds on which one of the strategies bets alone, after those turns. */
const MORE_ROUNDS = { postgres: 100_000, pglite: 0 };
/** Won that a unit of a currency is worth. */
const WORTH = { KRW: 1, USD: DEFAULT_USD_RATE / 1_000_000 };
const byUser = Map.groupBy(Object.entries(STRATEGIES), ([, { userId }]) => userId);

/** What is sent at an instant, and what while the clock moves there. */
interface Step {
  at: number;
  run: () => Promise<void>;
  meanwhile?: () => Promise<void>;
}

/** The strategies, or the one of them that is named, bet on a round in its last millisecond. `doubled` has the next stake of those who double. */
async function betAll(
  players: Players,
  play: Play,
  doubled: Map<number, number>,
  only?: string,
): Promise<void> {
  play.look = await lookAt(players, play);
  async function betBy(member: Member, strategy: string): Promise<void> {
    const { choose, doubles } = STRATEGIES[strategy] ?? {};
    const pick = choose?.(play.look);
    if (!pick) return;
    const { maxStake, maxPayout } = member.limits;
    const most = Math.min(maxStake, Math.floor((maxPayout * 100) / pick.odds));
    const usual = STAKE[member.currency];
    const wanted = (doubles && doubled.get(play.game.id)) || usual;
    // Who cannot double any more begins again.
    const stake = wanted <= most ? wanted : Math.min(most, usual);
    const answer = await players.send(member, play, pick, { stake, strategy });
    if (answer.status !== 201) players.expectRefused('a second side', answer, /^OPPOSITE_BET$/);
  }
  await Promise.all(
    [...byUser].map(async ([userId, own]) => {
      const member = players.members.get(userId);
      for (const [strategy] of own)
        if (member && (only ?? strategy) === strategy) await betBy(member, strategy);
    }),
  );
}

/** Bets on a round that is drawn, by what was drawn. */
async function tryDrawn(players: Players, play: Play, doubled: Map<number, number>): Promise<void> {
  const { game, round, look, taken } = play;
  const path = `/minigame/events?gameId=${game.id}&currentGame=1`;
  const { body } = await players.site.call<MinigameEvents>('GET', path);
  const [last] = body.lastResults;
  expect(last?.roundId).toBe(round.key);
  const outcome = last && outcomeOfRound(last);
  if (!outcome) throw new Error(`${round.key} is not drawn`);
  const winners = look.offer.filter((one) => hasWon(outcome, one)).slice(0, 2);
  const lost = taken.find(({ pick }) => !hasWon(outcome, pick));
  for (const pick of winners) {
    for (const { member } of taken.slice(0, 1)) {
      const answer = await players.send(member, play, pick);
      players.expectRefused('a bet on what was drawn', answer, /^ROUND_CLOSED$/);
    }
    if (!lost) continue;
    const answer = await players.send(lost.member, play, pick, { key: lost.key });
    players.expectRefused('a lost bet changed', answer, /^IDEMPOTENCY_KEY_REUSED$/);
  }
  for (const { strategy, stake, pick } of taken)
    if (STRATEGIES[strategy]?.doubles) doubled.set(game.id, hasWon(outcome, pick) ? 0 : stake * 2);
}

function nextPlay({ site: { clock } }: Players, game: Game): Play {
  const current = roundAt(game, clock.now());
  const isOver = current.closesAt - 1 <= clock.now();
  const round = isOver ? roundFrom(game, current, 1) : current;
  return { game, round, look: { offer: [], main: [], past: [], luck: 0 }, taken: [] };
}

/** What happens about the next round of a game whose last millisecond is to come; `number` decides what else is tried. */
function stepsOf(
  players: Players,
  { game, number, doubled }: { game: Game; number: number; doubled: Map<number, number> },
): Step[] {
  const { send, expectRefused } = players;
  const play = nextPlay(players, game);
  const { round } = play;
  const member = [...players.members.values()][number % players.members.size];
  const probe = PROBES[number % (PROBES.length + 1)];

  async function betLate(times: number, what: string): Promise<void> {
    const [one] = play.taken;
    if (!one) return;
    const sent = Array.from({ length: times }, () => send(one.member, play, one.pick));
    // While the clock moves a bet may be in time.
    for (const answer of await Promise.all(sent))
      if (times === 1 || answer.status !== 201)
        expectRefused(what, answer, times === 1 ? /^ROUND_CLOSED$/ : /^ROUND_(CLOSED|BETS)$/);
  }

  return [
    {
      at: round.closesAt - 1,
      async run() {
        await betAll(players, play, doubled);
        const [pick] = play.look.main;
        if (member && pick) await probe?.(players, play, { member, pick });
      },
    },
    {
      at: round.closesAt,
      run: () => betLate(1, 'a late bet'),
      ...(!probe && { meanwhile: () => betLate(2, 'a bet at the end') }),
    },
    { at: round.drawsAt, run: () => tryDrawn(players, play, doubled) },
  ];
}

/** Reads the pay-outs of a turn, which are what the published results say, and compares the balance with the books. */
async function collect(players: Players, member: Member, from: number): Promise<void> {
  const { books, get, balance } = players;
  for (let cursor: string | null = ''; cursor !== null; ) {
    const path = `/bet?limit=100&from=${from}${cursor && `&cursor=${cursor}`}`;
    const page: { data: Bet[]; nextCursor: string | null } = await get(path, member.token);
    for (const { id, status, payout, legs } of page.data) {
      const taken = books.get(id);
      const [leg] = legs as RoundLeg[];
      const outcome = leg && outcomeOfRound({ ...leg, result: leg.outcome });
      if (!taken || !outcome) throw new Error(`bet ${id} is not one that was sent and drawn`);
      expect(status).toBe('settled');
      const { odds, result } = settleRoundPick(outcome, taken.pick);
      expect(payout, id).toBe(isLost(result) ? 0 : Math.floor((taken.stake * odds) / 100));
      taken.payout = payout;
    }
    cursor = page.nextCursor;
  }
  let expected = member.start;
  for (const { member: of, stake, payout } of books.values())
    if (of === member) expected += (payout ?? Number.NaN) - stake;
  expect(await balance(member)).toBe(expected);
}

/** Who doubles stakes sees what the last round made of the bet. */
async function noteDrawn({ site }: Players, play: Play, doubled: Map<number, number>) {
  const path = `/minigame/rounds?gameId=${play.game.id}&limit=1`;
  const { body } = await site.call<{ rounds: PlayedRound[] }>('GET', path);
  const outcome = outcomeOfRound(body.rounds[0] ?? {});
  for (const { strategy, stake, pick } of play.taken)
    if (outcome && STRATEGIES[strategy]?.doubles)
      doubled.set(play.game.id, hasWon(outcome, pick) ? 0 : stake * 2);
}

/** The same of a round on which one strategy bets and nothing else is tried. */
function quietSteps(
  players: Players,
  { game, number, doubled }: { game: Game; number: number; doubled: Map<number, number> },
): Step[] {
  const play = nextPlay(players, game);
  const names = Object.keys(STRATEGIES);
  const only = names[number % names.length] ?? '';
  const bet = () => betAll(players, play, doubled, only);
  const steps = [{ at: play.round.closesAt - 1, run: bet }];
  const note = () => noteDrawn(players, play, doubled);
  return STRATEGIES[only]?.doubles ? [...steps, { at: play.round.drawsAt, run: note }] : steps;
}

async function playTurn(
  players: Players,
  turn: number,
  { doubled, steps: of }: { doubled: Map<number, number>; steps: typeof stepsOf },
) {
  const { site, members, enter } = players;
  const from = site.clock.now();
  for (const userId of byUser.keys()) await enter(userId);
  const steps = GAMES.flatMap((game, place) =>
    of(players, { game, number: turn + place, doubled }),
  );
  const byInstant = [...Map.groupBy(steps, ({ at }) => at)].sort(([a], [b]) => a - b);
  for (const [at, together] of byInstant) {
    await Promise.all([site.advanceTo(at), ...together.map((step) => step.meanwhile?.())]);
    await Promise.all(together.map(({ run }) => run()));
  }
  // The longest race.
  await site.advanceTo(site.clock.now() + MINUTE);
  for (const member of members.values()) await collect(players, member, from);
}

/** What came back by family and strategy, held against chance. */
function compare(taken: readonly Taken[]): string[] {
  const bets = taken.map(({ pick, stake, payout, member, game, round, strategy }) => ({
    ...pick,
    stake: stake * WORTH[member.currency],
    payout: (payout ?? Number.NaN) * WORTH[member.currency],
    drawnBy: deciderOf(game, round.key),
    family: isVenue(game) ? game.sport : game.family,
    strategy,
  }));
  const groups = new Map([
    ['all', bets],
    ...Map.groupBy(bets, ({ family }) => family),
    ...Map.groupBy(bets, ({ strategy }) => strategy),
  ]);
  return [...groups].map(([name, group]) => {
    const { draws, staked, returned, expected, sd, z } = returnsOf(group);
    expect.soft(z, `${name} returns more than its odds say`).toBeLessThan(4.5);
    expect.soft(returned, `${name} wins`).toBeLessThan(staked + 4 * sd);
    const counts = [group.length, draws].map((count) => String(count).padStart(7));
    const shares = [returned, expected].map((money) => (money / staked).toFixed(3).padStart(9));
    return [name.padEnd(20), ...counts, ...shares, z.toFixed(2).padStart(7)].join('');
  });
}

let site: TestApp;
afterEach(() => site?.close());

describe.each(databases)('players who know the API alone on %s', (kind) => {
  it('get back no more than chance gives', { timeout: 7_200_000 }, async () => {
    site = await buildTestApp({ db: kind, clockStart: START });
    const players = createPlayers(site);
    const doubled = new Map<number, number>();
    for (let turn = 0; turn < TURNS[kind]; turn += 1)
      await playTurn(players, turn, { doubled, steps: stepsOf });
    for (let turn = 0; turn * GAMES.length < MORE_ROUNDS[kind]; turn += 1) {
      // A cluster that has grown so fast has no statistics of its tables by itself.
      if (turn % 20 === 0) await site.db.exec('analyze');
      await playTurn(players, turn, { doubled, steps: quietSteps });
    }
    // The cluster of the tests has no statistics of its tables by itself; without, some queries take minutes.
    await site.db.exec('analyze');
    expect(await checkInvariants(site.db)).toEqual([]);
    const head = `${kind}: ${TURNS[kind]} rounds of each of ${GAMES.length} games, and ${MORE_ROUNDS[kind]} more`;
    const columns = 'bets  draws     back expected      z'.padStart(57);
    const tried = [...players.refused].map(([what, times]) => `${what} ${times}`).join(', ');
    const lines = [head, columns, ...compare([...players.books.values()]), `refused: ${tried}`];
    console.log(lines.join('\n'));
  });
});
