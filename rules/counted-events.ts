import type { MatchEvent as CountedEvent, Side } from './match-facts.ts';
import { type CountEvent, isCountEvent, type MatchEvent } from './match-events.ts';

/** What a card of either colour is counted as, beside its colour. */
const CARDS: readonly CountEvent['kind'][] = ['yellow-card', 'red-card'];

/** What a corner or a card is to the markets on their order: a card of either colour is a card besides. */
export function countedAs(
  kind: CountEvent['kind'],
  side: CountEvent['side'],
  part: number,
): readonly CountedEvent[] {
  const counted: Side = side === 'home' ? '1' : '2';
  const event = { kind, side: counted, part };
  return CARDS.includes(kind) ? [event, { ...event, kind: 'card' }] : [event];
}

/**
 * The corners and cards of a match as those markets read them; undefined for a feed that tells no events. Of scores a feed may
 * keep the latest alone, so that none of them is here.
 */
export function countedEvents(events: readonly MatchEvent[]): readonly CountedEvent[] | undefined {
  if (events.length === 0) return undefined;
  return events
    .filter(isCountEvent)
    .flatMap(({ kind, side, clock }) => countedAs(kind, side, Number(clock.period)));
}
