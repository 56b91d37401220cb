import { press } from '../lib/press.ts';
import type { TestServer } from '../lib/server.ts';
import {
  bets,
  board,
  cell,
  type FixtureView,
  login,
  member,
  must,
  openSlip,
  passTime,
  placeBet,
  tokenOf,
} from '../lib/site.ts';
import { expect, test } from '../lib/test.ts';

const MINUTE = 60_000;
const STAKE = 20_000;
const ANYTIME = 711;
const ENDED = [3, 4, 5, 7];

interface ScorerDetail {
  fixture: Omit<FixtureView, 'markets'> & {
    markets: {
      typeId: number;
      selections: { id: string; outcome: string; odds: number; participant?: { name: string } }[];
    }[];
  };
}

interface Result {
  fixture: {
    status: number;
    goals?: { scorer?: { participant: { id: string; name: string }; isOwnGoal: boolean } }[];
  };
}

/** The football match that begins next, with all its markets. */
async function nextMatch(server: TestServer): Promise<ScorerDetail['fixture']> {
  const all = await board(server, 'cross', 'football');
  const [first] = all.toSorted((one, other) => one.startsAt - other.startsAt);
  const { id } = must(first, 'match to come');
  const { body } = await server.call<{ data: ScorerDetail }>('GET', `/sports/fixture/${id}`);
  return body.data.fixture;
}

test('a bet on a scorer, the match is played, and the bet is what the goals say', async ({
  page,
  server,
}) => {
  const admin = await server.login('admin01');
  const match = await nextMatch(server);
  const market = must(
    match.markets.find(({ typeId }) => typeId === ANYTIME),
    'market on scorers',
  );
  const pick = must(market.selections[0], 'player');
  const name = must(pick.participant, 'name of the player').name;

  await login(page, 'member01');
  const token = await tokenOf(page);
  await page.goto(`/europe?fixture=${match.id}`);
  await press(page.getByRole('alertdialog').getByRole('button', { name: '입장하기' }));
  await press(page.getByRole('button', { name: /^득점자/ }).first());
  const grid = page.getByRole('region', { name: '득점자' });
  await expect(grid.getByRole('group', { name: `${name}, ${match.home}` })).toBeVisible();
  await press(cell(page, pick.id).first());
  await openSlip(page);
  await placeBet(page, STAKE);
  await expect.poll(async () => (await bets(server, token)).length, 'bets').toBe(1);
  const before = (await member(server, token)).emoney;

  const result = async () => {
    const { body } = await server.call<Result>('GET', `/sports/result/${match.id}`);
    return body.fixture;
  };
  const isOver = async () => ENDED.includes((await result())?.status ?? 0);
  for (let step = 0; step < 60 && !(await isOver()); step += 1)
    await passTime(server, admin, 10 * MINUTE);

  const { goals = [] } = await result();
  const hit = goals.some(
    ({ scorer }) => scorer && !scorer.isOwnGoal && scorer.participant.id === pick.outcome,
  );
  // The session ended while the match was played.
  await login(page, 'member01');
  const later = await tokenOf(page);
  const bet = must((await bets(server, later))[0], 'bet');
  expect(bet.status, 'status at the end').toBe('settled');
  const leg = must(bet.legs[0], 'leg');
  expect(leg, 'the leg names the player').toMatchObject({ participant: { name } });
  // Whoever does not play is given his stake back.
  const factor = leg.result === 3 ? 100 : hit ? leg.odds : 0;
  const paid = Math.floor((STAKE * factor) / 100);
  expect(bet.payout, 'payout').toBe(paid);
  expect((await member(server, later)).emoney, 'balance').toBe(before + paid);
  await page.goto('/bet_result');
  await expect(page.getByRole('article').getByText(name).first()).toBeVisible();
});
