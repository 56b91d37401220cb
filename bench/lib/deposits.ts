import { send } from '../../conformance/client/send.ts';
import { createIds } from '../../server/src/lib/ids.ts';
import { createWalletService } from '../../server/src/modules/wallet/index.ts';
import { addSession, type Site } from './site.ts';

/** In won; small enough for one of the staff to approve. */
export const DEPOSIT = 50_000;
/** Members who ask at once. */
const ASKING = 16;

interface Sent {
  path: string;
  token: string;
  body: object;
  key?: string;
}

export async function post<R>({ url }: Site, { path, token, body, key }: Sent): Promise<R> {
  const answer = await send({
    method: 'POST',
    url: `${url}/api${path}`,
    headers: {
      'x-auth-token': token,
      'content-type': 'application/json',
      ...(key ? { 'idempotency-key': key } : {}),
    },
    body: JSON.stringify(body),
  });
  if (answer.status >= 300) throw new Error(`${path} was answered ${answer.status} ${answer.text}`);
  return JSON.parse(answer.text) as R;
}

/** Works through what is left, so many at once. */
export async function each<T>(
  left: T[],
  atOnce: number,
  work: (one: T, worker: number) => Promise<void>,
) {
  await Promise.all(
    Array.from({ length: atOnce }, async (_none, worker) => {
      for (let one = left.pop(); one !== undefined; one = left.pop()) await work(one, worker);
    }),
  );
}

/** Requests a deposit for each of so many new members; returns the ids of the requests. `first` numbers the first one. */
export async function askForDeposits(
  site: Site,
  deposits: number,
  at: number,
  first = 0,
): Promise<string[]> {
  const wallet = createWalletService({ ids: createIds({ clock: { now: () => at } }) });
  const members = Array.from({ length: deposits }, (_none, index) => `mem_bench_${first + index}`);
  const requests: string[] = [];
  await each(members, ASKING, async (memberId) => {
    const token = await addSession(site.db, memberId, { at });
    await wallet.openWallet(site.db, { memberId, currency: 'KRW' });
    const body = { amount: DEPOSIT, depositorName: '홍길동', chargeType: 1, bonus: 'none' };
    const { id } = await post<{ id: string }>(site, {
      path: '/charge',
      token,
      body,
      key: memberId,
    });
    requests.push(id);
  });
  return requests;
}
