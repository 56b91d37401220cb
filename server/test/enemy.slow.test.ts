import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Api, createApi } from '../../bench/enemy/api.ts';
import { campaign } from '../../bench/enemy/campaign.ts';
import { openAccounts } from '../../bench/enemy/accounts.ts';
import { reportOf } from '../../bench/enemy/report.ts';
import { createRandom } from '../../simulator/random.ts';
import { buildTestApp, type TestApp } from './build-test-app.ts';

/** What is wrong with the house, on purpose. */
const broken = vi.hoisted(() => ({ pairs: false, rounding: false, lateOdds: false, joint: false }));
beforeEach(() =>
  Object.assign(broken, { pairs: false, rounding: false, lateOdds: false, joint: false }),
);

vi.mock('#rules/slip.ts', async (original) => {
  const slip = await original<typeof import('#rules/slip.ts')>();
  const checkLegs: typeof slip.checkLegs = (...input) =>
    slip
      .checkLegs(...input)
      .filter(({ code }) => !broken.pairs || !/SAME_FIXTURE|DUPLICATE/.test(code));
  return { ...slip, checkLegs };
});

vi.mock('#rules/money.ts', async (original) => {
  const money = await original<typeof import('#rules/money.ts')>();
  const payoutOf: typeof money.payoutOf = (stake, odds) =>
    broken.rounding ? Math.ceil((stake * odds) / 100) : money.payoutOf(stake, odds);
  return { ...money, payoutOf };
});

vi.mock('#rules/joint-price.ts', async (original) => {
  const [prices, { FACTOR_UNIT, jointOdds }] = await Promise.all([
    original<typeof import('#rules/joint-price.ts')>(),
    vi.importActual<typeof import('#rules/joint.ts')>('#rules/joint.ts'),
  ]);
  const jointPrice: typeof prices.jointPrice = (input) => {
    const answer = prices.jointPrice(input);
    if (!answer.ok || !broken.joint) return answer;
    const product = jointOdds(
      input.picks.map(({ odds }) => odds),
      FACTOR_UNIT,
    );
    const factors = answer.factors.map(({ legs }) => ({ legs, factor: FACTOR_UNIT }));
    return { ...answer, odds: product, factor: FACTOR_UNIT, factors };
  };
  return { ...prices, jointPrice };
});

vi.mock('#simulator/index.ts', async (original) => {
  const simulator = await original<typeof import('#simulator/index.ts')>();
  const createSimulator: typeof simulator.createSimulator = (seed) => {
    const sound = simulator.createSimulator(seed);
    // Scores are totals, and betting goes on at the odds that there were.
    return {
      ...sound,
      advance: (after, to) =>
        sound.advance(after, to).map(({ suspend, markets, ...facts }) => ({
          ...facts,
          ...(!broken.lateOdds || facts.create || facts.status
            ? { ...(suspend && { suspend }), ...(markets && { markets }) }
            : {}),
        })),
    };
  };
  return { ...simulator, createSimulator };
});

const MINUTE = 60_000;
let site: TestApp;
afterEach(() => site?.close());

/** Some minutes of `npm run enemy`, on a server in this process. */
async function play(minutes: number, { finish = false, through = (api: Api) => api } = {}) {
  site = await buildTestApp({ feed: 'simulated' });
  const api = through(createApi(await site.listen()));
  const accounts = await openAccounts(api, ['member02', 'member01', 'coin01']);
  const totals = await campaign({
    api,
    accounts,
    length: minutes * MINUTE,
    settle: () => new Promise((done) => setTimeout(done, 115)),
    random: createRandom('enemy').next,
    pause: 0,
    betsPerLook: 3,
    finish,
  });
  return { totals, ...reportOf(accounts, totals) };
}

describe('an enemy who knows the API alone', { timeout: 180_000 }, () => {
  it('does not beat the house', async () => {
    const { findings, outcomes, totals } = await play(6, { finish: true });
    expect(findings).toEqual([]);
    expect(outcomes.size).toBeGreaterThan(10);
    expect(totals.forbidden).toBeGreaterThan(5);
    expect(totals.jointMixes).toBeGreaterThan(0);
    expect([...outcomes.keys()].filter((name) => name.startsWith('together'))).not.toEqual([]);
  });

  it('finds a house that takes two picks of one fixture', async () => {
    broken.pairs = true;
    expect((await play(1)).findings.join()).toMatch(/taken: two picks of one fixture/);
  });

  it('finds one that multiplies the odds of picks of one match', async () => {
    broken.joint = true;
    expect((await play(2)).findings.join()).toMatch(/pay together whatever happens/);
  });

  it('finds one that rounds up', async () => {
    broken.rounding = true;
    expect((await play(1)).findings.join()).toMatch(/a promised payout above its odds/);
  });

  it('finds one that goes on at the odds of before a score', async () => {
    broken.lateOdds = true;
    expect((await play(12)).findings.join()).toMatch(/bets at the odds of before a score/);
  });

  it('finds one that forgets the keys of placements', async () => {
    const through = (api: Api): Api => ({
      ...api,
      as: (userId, method, path, call) =>
        api.as(userId, method, path, call?.key ? { ...call, key: randomUUID() } : call),
    });
    const { findings } = await play(1, { through });
    expect(findings.join()).toMatch(/one key, two bets.*one key, charged twice/);
  });
});
