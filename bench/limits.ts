import { LIMIT_KINDS, LIMIT_PERIODS } from '#rules/protection.ts';
import { send } from '../conformance/client/send.ts';
import { checkInvariants } from '../server/src/invariants.ts';
import type { SliceResult, Target } from './placements/client.ts';
import { startClients } from './placements/client-process.ts';
import { openWorld } from './placements/world.ts';
import { median } from './lib/median.ts';

export interface LimitsBenchOptions {
  clients: number;
  rounds: number;
  sliceMs: number;
}

/** Never reached: what is measured is the asking. */
const AMPLE = 1_000_000_000_000;
const MINUTES = { day: 24 * 60, week: 7 * 24 * 60, month: 31 * 24 * 60 } as const;

async function setAll({ port }: Target, token: string): Promise<void> {
  for (const kind of LIMIT_KINDS)
    for (const period of LIMIT_PERIODS) {
      const limit = kind === 'session' ? MINUTES[period] : AMPLE;
      const { status } = await send({
        method: 'PUT',
        url: `http://127.0.0.1:${port}/api/protection/limit`,
        headers: { 'x-auth-token': token, 'content-type': 'application/json' },
        body: JSON.stringify({ kind, period, limit }),
      });
      if (status !== 200) throw new Error(`a limit answered ${status}`);
    }
}

/** Measures bets a second of members with all twelve limits beside members without any, slice by slice on one server. */
export async function benchLimits(options: Partial<LimitsBenchOptions> = {}): Promise<void> {
  const { clients, rounds, sliceMs } = { clients: 8, rounds: 5, sliceMs: 2_000, ...options };
  console.log(`bets a second, median of ${rounds} slices of ${sliceMs} ms each side in turn`);
  console.log('database  without  with   ratio    p50    p99 ms with');
  for (const kind of ['postgres', 'pglite'] as const) {
    const world = await openWorld(kind, clients * 2);
    const members = startClients();
    try {
      const { tokens } = world.target;
      const without = { ...world.target, tokens: tokens.slice(0, clients) };
      const limited = { ...world.target, tokens: tokens.slice(clients) };
      for (const token of limited.tokens) await setAll(world.target, token);
      const slice = async (target: Target, ms = sliceMs) => {
        await members.aim(target);
        return members.place({ clients, ms });
      };
      for (const target of [without, limited]) await slice(target, Math.min(sliceMs, 1_000));
      const pairs: [SliceResult, SliceResult][] = [];
      for (let round = 0; round < rounds; round += 1)
        pairs.push([await slice(without), await slice(limited)]);
      const refused = pairs.flat().reduce((sum, one) => sum + one.refused, 0);
      if (refused > 0) throw new Error(`${refused} placements were not accepted`);
      const rate = ({ accepted, elapsedMs }: SliceResult) => (accepted / elapsedMs) * 1000;
      const [free, held] = [0, 1].map((side) =>
        median(pairs.map((pair) => rate(pair[side] as SliceResult))),
      );
      const ratio = median(pairs.map(([one, other]) => rate(other) / rate(one)));
      const [p50, p99] = [
        median(pairs.map(([, other]) => other.p50)),
        median(pairs.map(([, other]) => other.p99)),
      ];
      console.log(
        `${kind.padEnd(9)}${(free ?? 0).toFixed(0).padStart(8)}${(held ?? 0).toFixed(0).padStart(6)}   ×${ratio.toFixed(2)}` +
          `${p50.toFixed(0).padStart(7)}${p99.toFixed(0).padStart(7)}`,
      );
      const [wrong] = await checkInvariants(world.db);
      if (wrong) throw new Error(`the ledger is broken: ${JSON.stringify(wrong)}`);
    } finally {
      members.stop();
      await world.close();
    }
  }
}
