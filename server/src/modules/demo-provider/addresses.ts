import { createHmac, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Clock } from '../../lib/clock.ts';
import { originAtPort, siteOf } from '../../lib/origin.ts';
import type { ConnectedProvider } from '../casino/index.ts';

/** How long the address of a round is good. */
const REPLAY_MS = 10 * 60_000;

interface Parts {
  /** What addresses are signed with. */
  secret(): Uint8Array;
  /** Where the pages are served. */
  port(): number;
  /** Where they are for members; null for the site's host at that port. */
  origin: string | null;
  clock: Clock;
}

export interface Addresses extends ConnectedProvider {
  /** Where the pages are as who asks the site sees them; null where their host is none. */
  addressFor(request: FastifyRequest): string | null;
  /** Who may frame the page at a path: the site that its address was made for; null for nobody. */
  frameOf(path: string, query: Readonly<Record<string, unknown>>): string | null;
  /** Whether the address of a round is ours and still good. */
  mayReplay(roundId: string, query: Readonly<Record<string, unknown>>): boolean;
}

function isSame(a: unknown, b: string): boolean {
  if (typeof a !== 'string' || a.length !== b.length) return false;
  return timingSafeEqual(Buffer.from(a), Buffer.from(b.padEnd(Buffer.byteLength(a))));
}

export function createAddresses({ secret, port, origin, clock }: Parts): Addresses {
  const sign = (...texts: string[]) =>
    createHmac('sha256', secret()).update(texts.join('\n')).digest('hex');

  const addressFor = (request: FastifyRequest) => origin ?? originAtPort(request, port());
  /** What makes an address good for one site: without it another could show the page as its own. */
  const sealOf = (path: string, site: string, proof: string) => sign('frame', path, site, proof);
  const replaySign = (roundId: string, until: string) => sign('replay', roundId, until);

  function urlOf(request: FastifyRequest, path: string, query: Record<string, string>): string {
    const proof = query.token ?? query.signature ?? '';
    const site = siteOf(request) ?? 'null';
    const url = new URL(path, addressFor(request) ?? `http://localhost:${port()}`);
    const seal = sealOf(path, site, proof);
    url.search = new URLSearchParams({ ...query, site, seal }).toString();
    return url.href;
  }

  return {
    addressFor,
    gameUrl: (request, { gameId, token, theme }) =>
      urlOf(request, `/game/${gameId}`, { token, theme }),
    replayUrl(request, { providerRoundId, theme }) {
      const until = String(clock.now() + REPLAY_MS);
      const signature = replaySign(providerRoundId, until);
      return urlOf(request, `/replay/${providerRoundId}`, { until, signature, theme });
    },
    frameOf(path, { site, seal, token, signature }) {
      const proof = token ?? signature;
      if (typeof site !== 'string' || typeof proof !== 'string' || site === 'null') return null;
      return isSame(seal, sealOf(path, site, proof)) ? site : null;
    },
    mayReplay(roundId, { until, signature }) {
      if (typeof until !== 'string' || !/^\d{1,15}$/.test(until)) return false;
      return (
        clock.now() <= Number.parseInt(until, 10) && isSame(signature, replaySign(roundId, until))
      );
    },
  };
}
