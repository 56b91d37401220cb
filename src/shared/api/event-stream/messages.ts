import * as z from 'zod/mini';
import { isOddsChange } from '#contract/checks.gen.ts';
import {
  boardChanges,
  boardState,
  deskChanges,
  deskState,
  fixtureChanges,
  fixtureState,
  inPlayState,
  leagueListState,
  leaguesChanges,
  leagueState,
  meChanges,
  meState,
  siteChanges,
  siteState,
  tournamentChanges,
  tournamentState,
} from './schemas';
import { kindOfTopic, type TopicKind } from './topics';
import type { EndReason, StreamMessage } from './types';

const stateOf: Record<TopicKind, z.ZodMiniType> = {
  board: boardState,
  fixture: fixtureState,
  inplay: inPlayState,
  league: leagueState,
  leagues: leagueListState,
  me: meState,
  site: siteState,
  desk: deskState,
  tournament: tournamentState,
};
const changesOf: Record<TopicKind, z.ZodMiniType> = {
  board: boardChanges,
  fixture: fixtureChanges,
  inplay: boardChanges,
  league: boardChanges,
  leagues: leaguesChanges,
  me: meChanges,
  site: siteChanges,
  desk: deskChanges,
  tournament: tournamentChanges,
};

const snapshotHead = z.object({
  topic: z.string(),
  seq: z.int(),
  at: z.number(),
  data: z.unknown(),
});
const deltaHead = z.object({
  topic: z.string(),
  seq: z.int(),
  prevSeq: z.int(),
  at: z.number(),
  changes: z.unknown(),
});
const heartbeat = z.object({ at: z.number(), seq: z.int() });
/** A reason of a later server is no reason to forget the session. */
const end = z.object({
  reason: z.catch(
    z.enum(['replaced', 'expired', 'logout', 'maintenance', 'blocked', 'shutdown']),
    'shutdown',
  ),
});

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function readSnapshot(value: unknown): StreamMessage | null {
  const head = z.safeParse(snapshotHead, value);
  const kind = head.success ? kindOfTopic(head.data.topic) : null;
  if (!head.success || kind === null) return null;
  const data = z.safeParse(stateOf[kind], head.data.data);
  if (!data.success) return null;
  return { ...head.data, type: 'snapshot', data: data.data } as StreamMessage;
}

/** The topics with prices. */
const priced: readonly TopicKind[] = ['board', 'league', 'fixture'];

/**
 * Whether all changes are prices, and valid. Nearly all are, and the schema takes several times as long to say the same;
 * it checks the rest.
 */
function areOddsChanges(changes: unknown): boolean {
  return Array.isArray(changes) && changes.every(isOddsChange);
}

function readDelta(value: unknown): StreamMessage | null {
  const head = z.safeParse(deltaHead, value);
  const kind = head.success ? kindOfTopic(head.data.topic) : null;
  if (!head.success || kind === null) return null;
  const { changes } = head.data;
  const isKnownRight = priced.includes(kind) && areOddsChanges(changes);
  const parsed = isKnownRight
    ? { success: true, data: changes }
    : z.safeParse(changesOf[kind], changes);
  if (!parsed.success) return null;
  return { ...head.data, type: 'delta', changes: parsed.data } as StreamMessage;
}

/** Reads one server-sent event; null when it is not what the contract says. */
export function parseMessage(event: string | undefined, text: string): StreamMessage | null {
  const value = parseJson(text);
  if (event === 'snapshot') return readSnapshot(value);
  if (event === 'delta') return readDelta(value);
  if (event === 'heartbeat') {
    const parsed = z.safeParse(heartbeat, value);
    return parsed.success ? { type: 'heartbeat', ...parsed.data } : null;
  }
  if (event !== 'end') return null;
  const parsed = z.safeParse(end, value);
  const reason: EndReason = parsed.success ? parsed.data.reason : 'shutdown';
  return { type: 'end', reason };
}
