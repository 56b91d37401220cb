import { type EventStream, openStream, type StreamEvent } from '../client/stream.ts';
import { operationNamed } from '../contract/document.ts';
import { createCall, headersOf, type SendCall, urlOf } from './call.ts';
import { type Caller, createAddresses } from './caller.ts';
import { createHistory, type StreamHistory } from '../stream/index.ts';
import type { AccountRole, Credentials, SiteOptions } from './options.ts';
import { createReached, type Reached } from './reached.ts';

export interface Session extends Caller {
  token: string;
  /** Epoch milliseconds by the server's clock; 0 when the login did not say. */
  expiresAt: number;
}

/** Somebody who signed up during the run. */
export interface Newcomer {
  session: Session;
  memberId: string;
  credentials: Credentials;
}

export interface StreamOptions {
  /** As in the query, comma separated. */
  topics: string;
  as: Caller;
  lastEventId?: string;
  onEvent?(event: StreamEvent): void;
  onRetry?(ms: number): void;
}

/** The server under test. */
export interface Site {
  options: SiteOptions;
  reached: Reached;
  call: SendCall;
  clockMode: 'system' | 'manual';
  /** A guest; from an address of their own where the server takes one. */
  guest(): Caller;
  /** Sessions of the accounts, while they last. */
  sessions: Map<AccountRole, Session>;
  /** New members that serve many cases. */
  regulars: Newcomer[];
  /** Owners of sign-up codes. */
  known: Map<string, string>;
  /** What was received over all streams of the run. */
  history: StreamHistory;
  openStream(options: StreamOptions): Promise<EventStream>;
}

/** Asks for the settings, which every server has. Throws where nobody answers there. */
async function askSetting(call: SendCall, url: string): ReturnType<SendCall> {
  try {
    return await call(operationNamed('getSetting'));
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`no server answers at ${url}: ${why}`, { cause });
  }
}

/** Reads what kind of server it is. Throws when it does not answer its settings. */
export async function openSite(options: SiteOptions): Promise<Site> {
  const nextAddress = createAddresses();
  const guest = (): Caller => ({
    name: 'guest',
    ...(options.spreadsAddresses && { address: nextAddress() }),
  });
  const reached = createReached();
  const call = createCall(options.url, guest, reached);
  const setting = await askSetting(call, options.url);
  const { clockMode } = (setting.body ?? {}) as { clockMode?: Site['clockMode'] };
  if (setting.status !== 200)
    throw new Error(
      `${options.url} is no server of this contract: getSetting answered ${setting.status}`,
    );
  return {
    options,
    reached,
    call,
    clockMode: clockMode ?? 'system',
    guest,
    sessions: new Map(),
    regulars: [],
    known: new Map(),
    history: createHistory(),
    openStream({ topics, as, lastEventId, onEvent, onRetry }) {
      const url = urlOf(options.url, operationNamed('openStream'), { query: { topics } });
      const last = lastEventId !== undefined && { 'last-event-id': lastEventId };
      const headers = { ...headersOf(as), ...last };
      return openStream({ url, headers, ...(onEvent && { onEvent }), ...(onRetry && { onRetry }) });
    },
  };
}
