// Members who all bet within one second, in a process of their own.
import { send } from '../../conformance/client/send.ts';

export interface Burst {
  url: string;
  /** Sent evenly over the time, whether those before are answered or not. */
  bets: { path: string; token: string; body: object }[];
  ms: number;
}

export interface BurstResult {
  accepted: number;
  /** By which code, how often. */
  refused: Record<string, number>;
  /** From the first bet to the last answer. */
  elapsedMs: number;
  p50: number;
  p99: number;
}

let sent = 0;

async function run({ url, bets, ms }: Burst): Promise<BurstResult> {
  const times: number[] = [];
  const refused: Record<string, number> = {};
  const from = performance.now();
  async function place({ path, token, body }: Burst['bets'][number], dueAt: number) {
    sent += 1;
    const answer = await send({
      method: 'POST',
      url: `${url}/api${path}`,
      body: JSON.stringify(body),
      headers: {
        'content-type': 'application/json',
        'x-auth-token': token,
        'idempotency-key': `burst-${process.pid}-${sent}`,
      },
    });
    times.push(performance.now() - from - dueAt);
    if (answer.status === 201) return;
    const code = /"code":"(\w+)"/.exec(answer.text)?.[1] ?? String(answer.status);
    refused[code] = (refused[code] ?? 0) + 1;
  }
  await Promise.all(
    bets.map(async (bet, at) => {
      const dueAt = (at * ms) / bets.length;
      await new Promise((due) => setTimeout(due, dueAt));
      await place(bet, dueAt);
    }),
  );
  const elapsedMs = performance.now() - from;
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.floor(times.length * share)] ?? 0;
  const accepted = bets.length - Object.values(refused).reduce((sum, count) => sum + count, 0);
  return { accepted, refused, elapsedMs, p50: at(0.5), p99: at(0.99) };
}

process.on('message', (burst: Burst) => {
  void run(burst).then((result) => process.send?.(result));
});
