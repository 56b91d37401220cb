import { parseArgs } from 'node:util';
import type { Db } from '../server/src/lib/db.ts';
import { checkInvariants } from '../server/src/invariants.ts';
import type { Slice, SliceResult } from './placements/client.ts';
import { startClients } from './placements/client-process.ts';
import { LEGS, openWorld, type World } from './placements/world.ts';
import { median } from './lib/median.ts';

export interface PlacementBenchOptions {
  kinds: readonly Db['kind'][];
  clients: readonly number[];
  rounds: number;
  sliceMs: number;
}

/** The same function on the same database, one bet a call, without HTTP, checks or validation. */
async function runBare(
  { db, now, recorded }: World,
  { clients, ms }: Slice,
  round: string,
): Promise<number> {
  const statement = 'select bet_place($1::jsonb, $2) as answer';
  let [accepted, made] = [0, 0];
  const from = performance.now();
  const work = async (client: number): Promise<void> => {
    const template = recorded.items[client % recorded.items.length] ?? {};
    while (performance.now() - from < ms) {
      made += 1;
      const mark = `${round}-${made}`;
      const item = {
        ...template,
        betId: `bet_${mark}`,
        body: { ...(template.body as object), id: `bet_${mark}` },
        txId: `txn_${mark}`,
        key: `bare-${mark}`,
        comboKey: mark,
      };
      const [row] = await db.query<{ answer: { status?: number } }>(statement, [
        JSON.stringify(item),
        now,
      ]);
      if (row?.answer.status === 201) accepted += 1;
      else throw new Error(`the bare function answered ${JSON.stringify(row?.answer)}`);
    }
  };
  await Promise.all(Array.from({ length: clients }, (_, client) => work(client)));
  return (accepted / (performance.now() - from)) * 1000;
}

const whole = (value: number) => value.toFixed(0).padStart(7);

async function benchKind(kind: Db['kind'], options: PlacementBenchOptions): Promise<void> {
  const { clients: sizes, rounds, sliceMs } = options;
  const world = await openWorld(kind, Math.max(...sizes));
  const members = startClients();
  try {
    await members.aim(world.target);
    // Every member once, so that the bare side has a template of each; and warm code on both.
    const most = Math.max(...sizes);
    await members.place({ clients: most, ms: 1_500 });
    await runBare(world, { clients: most, ms: 500 }, 'warm');
    for (const clients of sizes) {
      const http: SliceResult[] = [];
      const bare: number[] = [];
      for (let round = 0; round < rounds; round += 1) {
        http.push(await members.place({ clients, ms: sliceMs }));
        bare.push(await runBare(world, { clients, ms: sliceMs }, `${clients}-${round}`));
      }
      const refused = http.reduce((sum, one) => sum + one.refused, 0);
      if (refused > 0) throw new Error(`${refused} placements were not accepted`);
      const rate = median(http.map(({ accepted, elapsedMs }) => (accepted / elapsedMs) * 1000));
      const ratio = median(
        http.map(
          ({ accepted, elapsedMs }, at) => ((accepted / elapsedMs) * 1000) / (bare[at] ?? 1),
        ),
      );
      console.log(
        `${kind.padEnd(9)}${String(clients).padStart(8)}${whole(rate)}${whole(median(bare))}   ×${ratio.toFixed(2)}` +
          `${whole(median(http.map((one) => one.p50)))}${whole(median(http.map((one) => one.p99)))}`,
      );
    }
    const wrong = await checkInvariants(world.db);
    if (wrong.length > 0) throw new Error(`the ledger is broken: ${JSON.stringify(wrong[0])}`);
  } finally {
    members.stop();
    await world.close();
  }
}

/** Measures bets a second through HTTP beside the same SQL function on the same database, slice by slice. */
export async function benchPlacements(options: Partial<PlacementBenchOptions> = {}): Promise<void> {
  const all: PlacementBenchOptions = {
    kinds: ['postgres', 'pglite'],
    clients: [8, 32],
    rounds: 5,
    sliceMs: 2_000,
    ...options,
  };
  console.log(
    `bets of ${LEGS} legs a second, median of ${all.rounds} slices of ${all.sliceMs} ms each side in turn`,
  );
  console.log('database  clients   HTTP    SQL   ratio    p50    p99 ms');
  for (const kind of all.kinds) await benchKind(kind, all);
}

if (import.meta.main) {
  const { values } = parseArgs({
    options: { kind: { type: 'string' }, rounds: { type: 'string' }, ms: { type: 'string' } },
  });
  await benchPlacements({
    ...(values.kind ? { kinds: [values.kind as Db['kind']] } : {}),
    ...(values.rounds ? { rounds: Number(values.rounds) } : {}),
    ...(values.ms ? { sliceMs: Number(values.ms) } : {}),
  });
}
