import { createHmac } from 'node:crypto';
import type { operations } from '#contract/provider.gen.ts';
import type { Clock } from '../../lib/clock.ts';
import type { WalletProblem } from './types.ts';

type Call = keyof operations;
type Body<C extends Call> = operations[C]['requestBody']['content']['application/json'];
type Done<C extends Call> = operations[C]['responses'][200]['content']['application/json'];

export type WalletAnswer<C extends Call> =
  | { kind: 'done'; body: Done<C> }
  | { kind: 'refused'; problem: WalletProblem }
  /** Whether anything was booked cannot be known: to be tried again. */
  | { kind: 'unknown' };

/** The site's wallet, as its contract has it. */
export interface WalletClient {
  call<C extends Call>(call: C, body: Body<C>): Promise<WalletAnswer<C>>;
}

export interface WalletRequest {
  path: string;
  headers: Record<string, string>;
  body: string;
}

/** Sends a request to the wallet; throws where no answer came. */
export type Send = (request: WalletRequest) => Promise<{ status: number; body: string }>;

interface Parts {
  providerId: string;
  send: Send;
  /** What to sign with now. */
  key(): Promise<{ id: string; secret: Uint8Array }>;
  clock: Clock;
}

const INVALID_SIGNATURE = 401;
const FAILED = 500;

function readAnswer<C extends Call>(status: number, text: string): WalletAnswer<C> {
  const body: unknown = JSON.parse(text);
  if (status === 200) return { kind: 'done', body: body as Done<C> };
  const { code, limit, reason } = body as WalletProblem;
  // What was signed wrongly, or comes too early, says nothing of an earlier try of the same call.
  if (status >= FAILED || status === INVALID_SIGNATURE) return { kind: 'unknown' };
  const more = { ...(limit !== undefined && { limit }), ...(reason !== undefined && { reason }) };
  return { kind: 'refused', problem: { code, ...more } };
}

/** Each call is signed. */
export function createWalletClient({ providerId, send, key, clock }: Parts): WalletClient {
  return {
    async call<C extends Call>(call: C, body: Body<C>): Promise<WalletAnswer<C>> {
      try {
        const path = `/provider/${providerId}/${call}`;
        const text = JSON.stringify(body);
        const { id, secret } = await key();
        const at = String(clock.now());
        const signed = ['POST', path, at, text].join('\n');
        const headers = {
          'content-type': 'application/json',
          'x-key': id,
          'x-timestamp': at,
          'x-signature': createHmac('sha256', secret).update(signed).digest('hex'),
        };
        const answer = await send({ path, headers, body: text });
        return readAnswer(answer.status, answer.body);
      } catch {
        // A lost answer is no refusal.
        return { kind: 'unknown' };
      }
    },
  };
}
