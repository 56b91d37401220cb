import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { freePort } from '../../scripts/lib/free-port.ts';
import { spawnNode, stop } from '../../scripts/lib/processes.ts';
import { createRandom } from '../../simulator/random.ts';
import { createApi } from './api.ts';
import { campaign } from './campaign.ts';
import { openAccounts } from './accounts.ts';
import { reportOf } from './report.ts';

const DAY = 24 * 60 * 60_000;
/** Deltas leave the server at most this much later; in real time. */
const FRAME_MS = 115;
const START_WITHIN_MS = 180_000;

async function untilUp(address: string): Promise<void> {
  const giveUp = performance.now() + START_WITHIN_MS;
  while (performance.now() < giveUp) {
    const up = await fetch(`${address}/api/health`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (up) return;
    await new Promise((done) => setTimeout(done, 200));
  }
  throw new Error('the server did not start');
}

const { values } = parseArgs({
  options: {
    days: { type: 'string', default: '10' },
    seed: { type: 'string', default: '1' },
    pause: { type: 'string', default: '40' },
    minutes: { type: 'string', default: '240' },
    members: { type: 'string', default: 'member02,member01,coin01,tend22' },
  },
});

/** Starts a server with a manual clock and plays it as an enemy does; ends with 1 when the house was beaten. */
async function main(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'hanpan-enemy-'));
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  const server = spawnNode('server/src/main.ts', [], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: folder,
      CLOCK: 'manual',
      SEED: values.seed,
      CLIENT_DIR: folder,
    },
  });
  try {
    await untilUp(address);
    const from = performance.now();
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
      finish: true,
      log: (line) => console.log(`${((performance.now() - from) / 1000).toFixed(0)} s, ${line}`),
    });
    const { lines, findings } = reportOf(accounts, totals);
    const days = (totals.played / DAY).toFixed(1);
    console.log(`\n${days} simulated days, seed ${values.seed}\n${lines.join('\n')}`);
    if (findings.length > 0) process.exitCode = 1;
  } finally {
    await stop(server);
    await rm(folder, { recursive: true, force: true });
  }
}

await main();
