import { parseArgs } from 'node:util';
import { createRandom } from '../../simulator/random.ts';
import { createApi } from './api.ts';
import { campaign } from './campaign.ts';
import { openAccounts } from './accounts.ts';
import { openHouse } from './house.ts';
import { reportOf } from './report.ts';
import { attackTether } from './tether/campaign.ts';

const DAY = 24 * 60 * 60_000;
/** Deltas leave the server at most this much later; in real time. */
const FRAME_MS = 115;
/** Calls sent at once to one balance. */
const AT_ONCE = 200;

const { values } = parseArgs({
  options: {
    days: { type: 'string', default: '10' },
    seed: { type: 'string', default: '1' },
    pause: { type: 'string', default: '40' },
    minutes: { type: 'string', default: '240' },
    members: { type: 'string', default: 'member02,member01,coin01,tend22' },
    tether: { type: 'boolean', default: false },
    rounds: { type: 'string', default: '3' },
  },
});

type Log = (line: string) => void;

async function playPrices(address: string, log: Log): Promise<string[]> {
  const api = createApi(address);
  const accounts = await openAccounts(api, values.members.split(','));
  const random = createRandom(`enemy/${values.seed}`);
  const totals = await campaign({
    api,
    accounts,
    length: Number(values.days) * DAY,
    settle: () => new Promise((done) => setTimeout(done, FRAME_MS)),
    random: random.next,
    pause: Number(values.pause) * 60_000,
    budget: Number(values.minutes) * 60_000,
    betsPerLook: 4,
    log,
  });
  const { lines, findings } = reportOf(accounts, totals);
  const days = (totals.played / DAY).toFixed(1);
  console.log(`\n${days} simulated days, seed ${values.seed}\n${lines.join('\n')}`);
  return findings;
}

async function playTether(address: string, log: Log): Promise<string[]> {
  const { lines, findings } = await attackTether({
    api: createApi(address),
    random: createRandom(`tether/${values.seed}`).next,
    atOnce: AT_ONCE,
    rounds: Number(values.rounds),
    log,
  });
  console.log(`\nseed ${values.seed}\n${lines.join('\n')}`);
  return findings;
}

/** Starts a server with a manual clock and plays it as an enemy does; ends with 1 when the house was beaten. */
async function main(): Promise<void> {
  const feed = values.tether ? 'none' : 'simulated';
  const house = await openHouse({ seed: values.seed, feed });
  try {
    const from = performance.now();
    const log: Log = (line) =>
      console.log(`${((performance.now() - from) / 1000).toFixed(0)} s, ${line}`);
    const play = values.tether ? playTether : playPrices;
    const findings = await play(house.address, log);
    const books = await house.checkBooks();
    console.log(books.output.trim());
    if (findings.length > 0 || books.code !== 0) process.exitCode = 1;
  } finally {
    await house.close();
  }
}

await main();
