import { attach, createEffect, createEvent, createStore, sample, scopeBind } from 'effector';
import type { Dto } from '#contract/types.gen.ts';
import { $token } from '../model';
import type { RawBatch } from './frame-batch';
import type { StartOptions } from './start-stream';
import type { TabStream } from './tab-stream';
import type { AnsweredSeqs } from './tab-topics';
import { kindOfTopic, type TopicKind } from './topics';
import type {
  AnyChange,
  AnyData,
  Delta,
  Snapshot,
  StreamBatch,
  StreamEnd,
  StreamHealth,
} from './types';

/** Starts the stream of this tab; the app calls it once, after the first paint. */
export const streamStarted = createEvent();
export const streamStopped = createEvent();
/**
 * Someone, named by `id`, needs these topics from now on, in place of what it needed before. Where a call answered with their
 * state, `answered` has its seqs, and the stream goes on from there.
 */
export const topicsRequested = createEvent<{
  id: string;
  topics: readonly string[];
  answered?: AnsweredSeqs;
}>();
export const topicsReleased = createEvent<string>();
/** Everything of one animation frame; tests and stories fire it by hand. */
export const streamApplied = createEvent<RawBatch>();
export const streamEnded = createEvent<StreamEnd>();
/** The stream sent the server's time, epoch milliseconds. */
export const streamTimeSeen = createEvent<number>();
const healthChanged = createEvent<StreamHealth>();
const retryMs = 5000;

const $requested = createStore<Record<string, readonly string[]>>({});
/** Seqs by topic, until the stream has them. */
const $answered = createStore<AnsweredSeqs>({});
export const $streamHealth = createStore<StreamHealth>('offline');
/** Prices may be old: every odds cell is locked. */
export const $isStreamStale = $streamHealth.map((health) => health === 'stale');
const $isStarted = createStore(false)
  .on(streamStarted, () => true)
  .on(streamStopped, () => false);
const $stream = createStore<TabStream | null>(null, { serialize: 'ignore' });
const $topics = $requested.map((requested) => [...new Set(Object.values(requested).flat())].sort());
/** Replaceable, so that tests bring their own network. */
export const $streamOptions = createStore<Partial<StartOptions>>({}, { serialize: 'ignore' });
/** Read at every opening of the stream, which outlives the effect that made it. */
const $tokenCell = createStore<{ token: string | null } | null>(null, { serialize: 'ignore' });

const startFx = attach({
  source: { options: $streamOptions, cell: $tokenCell },
  effect: async ({ options, cell }): Promise<TabStream> => {
    const handlers = {
      onBatch: scopeBind(streamApplied),
      onTime: scopeBind(streamTimeSeen),
      onHealth: scopeBind(healthChanged),
      onEnded: scopeBind(streamEnded),
    };
    // Parser and schemas are not needed for the first paint.
    const { startStream } = await import('./start-stream');
    return startStream({ getToken: () => cell?.token ?? null, ...handlers, ...options });
  },
});
const waitFx = createEffect(() => new Promise<void>((resolve) => setTimeout(resolve, retryMs)));
const stopFx = attach({ source: $stream, effect: (stream) => stream?.stop() });
const setTopicsFx = attach({
  source: { stream: $stream, topics: $topics, answered: $answered },
  effect: ({ stream, topics, answered }) => {
    stream?.setTopics(topics, answered);
    return stream !== null;
  },
});
const keepTokenFx = attach({
  source: { stream: $stream, cell: $tokenCell },
  effect: ({ stream, cell }, token: string | null) => {
    if (cell) cell.token = token;
    stream?.tokenChanged();
  },
});
const makeCellFx = createEffect((token: string | null) => ({ token }));

/** What comes of one kind of topic; call it at module level. */
export function batchOf<Data extends AnyData, Change extends AnyChange>(kind: TopicKind) {
  const isSnapshot = <One extends Snapshot<AnyData>>(one: One): one is One & Snapshot<Data> =>
    kindOfTopic(one.topic) === kind;
  const isDelta = <One extends Delta<AnyChange>>(one: One): one is One & Delta<Change> =>
    kindOfTopic(one.topic) === kind;
  return sample({
    clock: streamApplied,
    filter: ({ snapshots, deltas }) => snapshots.some(isSnapshot) || deltas.some(isDelta),
    fn: ({ snapshots, deltas }): StreamBatch<Data, Change> => ({
      snapshots: snapshots.filter(isSnapshot),
      deltas: deltas.filter(isDelta),
    }),
  });
}

export const meStreamed = batchOf<Dto<'MeState'>, Dto<'MeChange'>>('me');
export const leaguesStreamed = batchOf<Dto<'LeagueList'>, Dto<'LeaguesChange'>>('leagues');
export const siteStreamed = batchOf<Dto<'SiteState'>, Dto<'SiteChange'>>('site');

sample({
  clock: topicsRequested,
  source: $requested,
  fn: (requested, { id, topics }) => ({ ...requested, [id]: topics }),
  target: $requested,
});
sample({
  clock: topicsRequested,
  source: $answered,
  // One requested without its seq is needed whole, whatever was answered before.
  fn: (known, { topics, answered }) => ({
    ...Object.fromEntries(Object.entries(known).filter(([topic]) => !topics.includes(topic))),
    ...answered,
  }),
  target: $answered,
});
sample({
  clock: topicsReleased,
  source: $requested,
  fn: (requested, id) =>
    Object.fromEntries(Object.entries(requested).filter(([key]) => key !== id)),
  target: $requested,
});
sample({ clock: streamStarted, source: $token, target: makeCellFx });
sample({ clock: makeCellFx.doneData, target: $tokenCell });
sample({ clock: $tokenCell, filter: Boolean, target: startFx });
sample({ clock: startFx.doneData, target: $stream });
// Without a stream no price is known to be of now.
sample({ clock: startFx.fail, fn: (): StreamHealth => 'stale', target: $streamHealth });
sample({ clock: startFx.fail, target: waitFx });
sample({ clock: waitFx.done, filter: $isStarted, target: startFx });
// What was requested while the code was loading, too.
sample({ clock: [$topics, $stream], target: setTopicsFx });
sample({ clock: setTopicsFx.doneData, filter: Boolean, fn: () => ({}), target: $answered });
sample({ clock: $token, target: keepTokenFx });
sample({ clock: streamStopped, target: stopFx });
sample({ clock: stopFx.done, fn: () => null, target: $stream });
sample({ clock: healthChanged, target: $streamHealth });
