import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../scripts/lib/free-port.ts';
import { gather, type Outcome, spawnNode, stop } from '../../scripts/lib/processes.ts';

const START_WITHIN_MS = 180_000;

/** A server of its own with a manual clock, for the enemy alone. */
export interface House {
  address: string;
  /** Ends the server and checks what it leaves in its books. */
  checkBooks(): Promise<Outcome>;
  close(): Promise<void>;
}

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

/** Starts a server; `feed` is where its fixtures come from. */
export async function openHouse({ seed, feed }: { seed: string; feed: string }): Promise<House> {
  const folder = await mkdtemp(join(tmpdir(), 'hanpan-enemy-'));
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  const own = { DATA_DIR: folder, CLOCK: 'manual', SEED: seed, FEED: feed, CLIENT_DIR: folder };
  const ports = { PORT: String(port), GAMES_PORT: '0' };
  const env = { ...process.env, ...ports, HOST: '127.0.0.1', ...own };
  const server = spawnNode('server/src/main.ts', [], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env,
  });
  const close = async () => {
    await stop(server);
    await rm(folder, { recursive: true, force: true });
  };
  try {
    await untilUp(address);
  } catch (error) {
    await close();
    throw error;
  }
  return {
    address,
    async checkBooks() {
      await stop(server);
      return gather(spawnNode('server/src/ledger-check.ts', [], { env }));
    },
    close,
  };
}
