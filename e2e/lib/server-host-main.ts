// Runs in a process of its own: `server-host.ts` starts it and asks it for servers.
import { parseConfig } from '../../server/src/config.ts';
import { buildApp } from '../../server/src/app.ts';
import { createSystemClock } from '../../server/src/lib/clock.ts';
import { restoreManualClock } from '../../server/src/lib/clock-store.ts';
import { openDb } from '../../server/src/lib/db.ts';
import { updateSchema } from '../../server/src/lib/schema.ts';
import { root } from '../../scripts/lib/source-hash.ts';
import type { HostReply, HostRequest } from './server-host.ts';

type Close = () => Promise<void>;

const running = new Map<number, Promise<Close>>();

/** Starts what `server/src/main.ts` starts, on a free port; reports its address and returns what ends it. */
async function start(id: number, env: Record<string, string>): Promise<Close> {
  const parsed = parseConfig({ ...process.env, ...env }, root);
  if (!parsed.ok) throw new Error(parsed.errors.join('\n'));
  const config = parsed.value;
  const db = await openDb(config);
  const system = createSystemClock();
  await updateSchema(db, system);
  const from = config.manualClockStart;
  const clock = from === null ? system : await restoreManualClock(db, from);
  const { app, games, close } = await buildApp({ db, clock, config });
  await games?.listen({ port: 0, host: '127.0.0.1' });
  reply({ id, url: await app.listen({ port: 0, host: '127.0.0.1' }) });
  return async () => {
    const closing = close();
    // A connection that has asked nothing yet counts as busy, and would be waited for a minute.
    for (const one of [app, games]) one?.server.closeAllConnections();
    await closing;
    await db.close();
  };
}

function reply(message: HostReply): void {
  process.send?.(message);
}

async function act({ id, env }: HostRequest): Promise<void> {
  try {
    if (env) {
      const started = start(id, env);
      running.set(id, started);
      await started;
    } else {
      const close = await running.get(id);
      running.delete(id);
      await close?.();
      reply({ id });
    }
  } catch (error) {
    reply({ id, error: error instanceof Error ? (error.stack ?? error.message) : String(error) });
  }
}

process.on('message', (request: HostRequest) => void act(request));
process.on('disconnect', () => process.exit());
// As a server by itself does, it goes on.
process.on('unhandledRejection', (error) => console.error(error));
