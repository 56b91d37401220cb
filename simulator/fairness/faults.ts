import type { FeedUpdate } from '#rules/feed.ts';
import { MINUTE } from '../model.ts';
import { pointsOf } from './member-view.ts';

/**
 * Faults that feeds have had, put into the messages of a sound one on purpose: a test that would not find them
 * is no test. Each takes all messages of one game and gives them back changed.
 */

/** Retells the messages from `from` on, up to `to`, as if that time took `factor` as long; what follows moves along. */
function stretch(
  messages: readonly FeedUpdate[],
  [from, to]: readonly [number, number],
  factor: number,
): FeedUpdate[] {
  const later = (to - from) * (factor - 1);
  return messages.map((message) => {
    const { at } = message;
    if (at <= from) return message;
    return { ...message, at: Math.round(at < to ? from + (at - from) * factor : at + later) };
  });
}

/** Instants at which betting stopped in play, and whether a score was told with it. */
function breaksOf(messages: readonly FeedUpdate[]): { at: number; isScore: boolean }[] {
  let points = 0;
  return messages.flatMap(({ at, scores, suspend }) => {
    const now = scores ? pointsOf(scores) : points;
    const isScore = now > points;
    points = now;
    return suspend ? [{ at, isScore }] : [];
  });
}

/** Baseball: what comes to a run takes three times as long as what comes to an out, so that the clock tells the run. */
export function leakByClock(messages: readonly FeedUpdate[]): FeedUpdate[] {
  const breaks = breaksOf(messages);
  let told = [...messages];
  for (let index = breaks.length - 1; index > 0; index--) {
    const [before, after] = [breaks[index - 1], breaks[index]];
    if (before && after?.isScore) told = stretch(told, [before.at, after.at], 3);
  }
  return told;
}

/** Moves no price for two minutes before a score; clock and breaks in betting go on. */
export function leakBySilence(messages: readonly FeedUpdate[]): FeedUpdate[] {
  let points = 0;
  const scores = messages.flatMap(({ at, scores: told }) => {
    const now = told ? pointsOf(told) : points;
    const isScore = now > points;
    points = now;
    return isScore ? [at] : [];
  });
  const isBefore = ({ at }: FeedUpdate) =>
    scores.some((score) => at < score && at >= score - 2 * MINUTE);
  return messages.flatMap((message) => {
    if (message.suspend || message.scores || !isBefore(message)) return [message];
    const { markets: _, ...silent } = message;
    return silent.clock ? [silent] : [];
  });
}

/** A score is told at once, the odds and the break in betting half a minute later. */
export function staleAfterScore(messages: readonly FeedUpdate[]): FeedUpdate[] {
  const late = MINUTE / 2;
  return messages
    .flatMap((message): FeedUpdate[] => {
      const { at, fixtureId, scores, clock, suspend, markets, marketsClosed, ...rest } = message;
      if (marketsClosed || message.create) return [message];
      const facts = { ...rest, at, fixtureId, ...(scores && { scores }), ...(clock && { clock }) };
      const offers = {
        at: at + late,
        fixtureId,
        ...(suspend && { suspend }),
        ...(markets && { markets }),
      };
      return suspend || markets ? [facts, offers] : [facts];
    })
    .sort((left, right) => left.at - right.at);
}

/** Prices the favourite and the outsider a tenth too high. */
export function overroundBelowOne(messages: readonly FeedUpdate[]): FeedUpdate[] {
  return messages.map((message) => ({
    ...message,
    ...(message.markets && {
      markets: message.markets.map((market) => ({
        ...market,
        selections: market.selections.map((selection) => ({
          ...selection,
          odds: Math.floor(selection.odds * 1.12),
        })),
      })),
    }),
  }));
}
