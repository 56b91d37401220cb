import { randomUUID } from 'node:crypto';
import type { CasinoBet } from '#rules/casino/types.ts';
import { buildTestApp } from '../../../../test/build-test-app.ts';
import type { Db } from '../../../lib/db.ts';
import type { Opened, RoundAnswer } from '../play-view.ts';
import type { PlayError } from '../types.ts';

type Answer<B> = { status: number; body: B & PlayError };

/** The whole server with the site's wallet and the provider, each spoken to at its own origin. */
export async function openJoinedSite(kind: Db['kind']) {
  const site = await buildTestApp({ db: kind, seed: 7 });
  const { games } = site;
  if (!games) throw new Error('the provider has no origin');

  async function ask<B>(method: 'GET' | 'POST', url: string, play?: string, body?: object) {
    const headers = play === undefined ? {} : { 'x-play': play };
    const answer = await games?.inject({ method, url, headers, ...(body && { payload: body }) });
    return { status: answer?.statusCode, body: answer?.json() } as Answer<B>;
  }

  return {
    site,
    ask,
    /** Goes into the lobby and launches a game, as the client does; returns the address of its page. */
    async launch(token: string, gameId: string, lobby: 'slot' | 'casino'): Promise<URL> {
      await site.call('POST', `/member/lobby/${lobby}`, { token });
      const launched = await site.call<{ url: string }>('POST', `/casino/game/${gameId}/launch`, {
        token,
        body: { theme: 'celadon' },
        headers: { host: 'localhost:3000' },
      });
      if (launched.status !== 201) throw new Error(JSON.stringify(launched.body));
      return new URL(launched.body.url);
    },
    open: (page: URL) =>
      ask<Opened>('POST', '/play/open', undefined, { token: page.searchParams.get('token') }),
    round: (play: string, bets: readonly CasinoBet[], requestId: string = randomUUID()) =>
      ask<RoundAnswer>('POST', '/play/round', play, { requestId, bets }),
    async moneyOf(token: string): Promise<number> {
      return (await site.call<{ emoney: number }>('GET', '/member/user', { token })).body.emoney;
    },
    pass: (ms: number) => site.advanceTo(site.clock.now() + ms),
  };
}

export type JoinedSite = Awaited<ReturnType<typeof openJoinedSite>>;
