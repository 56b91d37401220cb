// The table of one game: its round by the clock, what is offered on it, and the results before it.
import { combine, createEffect, createEvent, createStore, sample } from 'effector';
import { type RoundTimes, roundAt, roundFrom } from '#rules/rounds/clock.ts';
import { type Game, gameById, isVenue } from '#rules/rounds/round.ts';
import { createApiQuery } from '@/shared/api';
import { $now, readNowFx } from '@/shared/lib/clock';
import { loadEvents, loadSetting, type PlayedRound } from '../api';

/** Members do not all ask at the same instant. */
const jitterMs = 400;
/** A draw that is so long overdue is polled less often. */
const overdueMs = 30_000;
const overdueEveryMs = 5_000;
const second = 1_000;

/** A game is shown, by its id; another one takes its place. */
export const gameOpened = createEvent<number>();
export const gameClosed = createEvent();
export const tableRetried = createEvent();
/** All of the newest result was shown, or skipped. */
export const drawingEnded = createEvent();

export const settingQuery = createApiQuery(loadSetting);
export const eventsQuery = createApiQuery(loadEvents, { takes: 'first' });

const waitJitterFx = createEffect(
  () => new Promise<void>((resolve) => setTimeout(resolve, Math.random() * jitterMs)),
);
const waitFx = createEffect(
  ({ at, ms }: { at: number; ms: number }) =>
    new Promise<number>((resolve) => setTimeout(() => resolve(at), ms)),
);

export const $gameId = createStore<number | null>(null)
  .on(gameOpened, (_last, id) => id)
  .reset(gameClosed);
export const $game = $gameId.map((id): Game | null =>
  id === null ? null : (gameById(id) ?? null),
);
export const $setting = settingQuery.$data;
export const $events = eventsQuery.$data;

/** An instant that has come, between two ticks of the clock. */
const $moment = createStore(0)
  .on(waitFx.doneData, Math.max)
  .on(eventsQuery.done, (last, { result }) => Math.max(last, result.serverTime));
/** The server's time: at each tick, and when a round closes or is drawn. 0 while it is not known. */
export const $at = combine($now, $moment, Math.max);

/** The round that takes bets, or is closed and waits for its draw: the next one opens at the draw. */
export const $round = combine([$game, $at] as const, ([game, at]): RoundTimes | null =>
  game === null || at === 0 ? null : roundAt(game, at),
);

/** What a round is for who bets: `loading` where its odds are its own and not here yet. */
export type TableState = 'open' | 'closed' | 'voided' | 'loading';

export const $tableState = combine(
  [$round, $at, $events, $setting] as const,
  ([round, at, events, setting]): TableState => {
    if (round === null || events === null || setting === null) return 'loading';
    if (at >= round.closesAt) return 'closed';
    if (events.roundId !== round.key) return events.markets ? 'loading' : 'open';
    return events.isVoided ? 'voided' : 'open';
  },
);

/** The markets of the round, or of the one before until its own are here. A venue has none without a round. */
export const $markets = combine([$game, $events, $setting] as const, ([game, events, setting]) => {
  if (events === null && game !== null && isVenue(game)) return null;
  return events?.markets ?? setting?.markets ?? null;
});

/** Why nothing is here; null while something is, however old: it is requested again by itself. */
export const $tableFailure = combine(
  [$setting, $events, settingQuery.$failure, eventsQuery.$failure] as const,
  ([setting, events, ...failures]) =>
    setting !== null && events !== null ? null : (failures[0] ?? failures[1]),
);

/** A result that is being shown, and how long after its draw it came, milliseconds. */
export interface Drawing {
  roundId: string;
  late: number;
}

const readDrawingFx = createEffect(
  async ({ roundId, drawsAt }: PlayedRound): Promise<Drawing> => ({
    roundId,
    late: (await readNowFx()) - drawsAt,
  }),
);
export const $drawing = createStore<Drawing | null>(null)
  .on(readDrawingFx.doneData, (_last, drawing) => drawing)
  .reset(drawingEnded, gameOpened, gameClosed);
/** The newest result; null before the first answer and where the game has none. */
export const $lastResult = $events.map((events) => events?.lastResults[0] ?? null);
/** Results as lists show them, the newest first: without the one that is being drawn, which only the stage shows. */
export const $results = combine([$events, $drawing] as const, ([events, drawing]) => {
  const all = events?.lastResults ?? [];
  return all[0] && all[0].roundId === drawing?.roundId ? all.slice(1) : all;
});
/** The round that was drawn and whose result is not here yet. */
export const $awaited = combine(
  [$game, $round, $events] as const,
  ([game, round, events]): RoundTimes | null => {
    if (game === null || round === null || events === null) return null;
    const drawn = roundFrom(game, round, -1);
    return (events.lastResults[0]?.drawsAt ?? 0) < drawn.drawsAt ? drawn : null;
  },
);
/** What is known is of a round before. */
const $isBehind = combine(
  [$round, $events, $awaited] as const,
  ([round, events, awaited]) =>
    awaited !== null || (round !== null && events !== null && events.drawsAt < round.drawsAt),
);

sample({
  clock: [gameOpened, gameClosed],
  target: [settingQuery.reset, eventsQuery.reset],
});
sample({ clock: gameOpened, target: [settingQuery.start, eventsQuery.start] });
sample({ clock: tableRetried, target: [settingQuery.refresh, eventsQuery.refresh] });

/** When a round closes or is drawn within a second; null where it does neither. */
function boundaryAfter(round: RoundTimes | null, now: number): number | null {
  const next = [round?.closesAt ?? 0, round?.drawsAt ?? 0].find((instant) => instant > now);
  return next === undefined || next - now >= second ? null : next;
}
// Ticks are a second apart; a round closes and is drawn between them.
sample({
  clock: $now,
  source: $round,
  filter: (round, now) => boundaryAfter(round, now) !== null,
  fn: (round, now) => {
    const at = boundaryAfter(round, now) ?? now;
    return { at, ms: at - now };
  },
  target: waitFx,
});

// At the draw, then with each tick until everything of the new round is here.
sample({
  clock: [$now, waitFx.doneData],
  source: { isBehind: $isBehind, round: $round, at: $at, isWaiting: waitJitterFx.pending },
  filter: ({ isBehind, round, at, isWaiting }) => {
    if (!isBehind || isWaiting || round === null) return false;
    const since = at - round.opensAt;
    return since < overdueMs || since % overdueEveryMs < second;
  },
  target: waitJitterFx,
});
sample({ clock: waitJitterFx.done, target: eventsQuery.refresh });

/** The newest result that is known; null before the first answer, which shows nothing new. */
const $newest = createStore<string | null>(null).reset(gameOpened, gameClosed);
const resultCame = sample({
  clock: eventsQuery.done,
  source: $newest,
  filter: (newest, { result: { lastResults } }) =>
    newest !== null && !!lastResults[0]?.result && lastResults[0].roundId !== newest,
  fn: (_newest, { result: { lastResults } }) => lastResults[0] as PlayedRound,
});
sample({ clock: resultCame, target: readDrawingFx });
// After the fact above, which has to see the result before.
sample({
  clock: eventsQuery.done,
  fn: ({ result }) => result.lastResults[0]?.roundId ?? '',
  target: $newest,
});
