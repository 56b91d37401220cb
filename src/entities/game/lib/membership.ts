import type { Dto } from '#contract/types.gen.ts';
import { isClosed } from '#rules/market-status.ts';
import { keepRecord, reuseIfEqual } from './equality';
import type { ById } from './record-draft';

/** What a topic offers of a fixture. */
export interface Member {
  /** Market ids in the order they opened here: the newest is the last. */
  markets: readonly string[];
  /** Those that are closed to readers of this topic; another topic may still offer them. */
  closed: readonly string[];
}

/** The fixtures of a topic by id, in the order of the topic. */
export type Members = ById<Member>;

/** Who belongs to a topic, as its whole state says. */
export interface TopicContents {
  leagues: readonly Dto<'League'>[];
  fixtures: readonly Dto<'Fixture'>[];
}

type ReadContents = (data: object) => TopicContents | null;

/** A reader of a kind of topic; what does not look like its state offers nothing. */
export function readsContents<Data extends object>(
  isOfKind: (data: object) => data is Data,
  read: (data: Data) => TopicContents,
): ReadContents {
  return (data) => (isOfKind(data) ? read(data) : null);
}

const ofList = readsContents(
  (data): data is TopicContents => 'leagues' in data && 'fixtures' in data,
  ({ leagues, fixtures }) => ({ leagues, fixtures }),
);

/** How each kind of topic says who belongs to it. A new kind is one more line. */
export const membership: Membership = {
  board: ofList,
  inplay: ofList,
  league: readsContents(
    (data): data is Dto<'LeagueBoard'> => 'league' in data && 'fixtures' in data,
    ({ league, fixtures }) => ({ leagues: [league], fixtures }),
  ),
  fixture: readsContents(
    (data): data is Dto<'FixtureDetail'> => 'league' in data && 'fixture' in data,
    ({ league, fixture }) => ({ leagues: [league], fixtures: [fixture] }),
  ),
};

export type Membership = Readonly<Record<string, ReadContents>>;

/** Reads who belongs to a topic out of its state; null for a topic that offers nothing to bet on. */
export function contentsOf(kinds: Membership, topic: string, data: object): TopicContents | null {
  return kinds[topic.split(':', 1)[0] ?? '']?.(data) ?? null;
}

/** The members of a topic after its state came whole; what is unchanged keeps its identity. */
export function membersOf(known: Members | undefined, { fixtures }: TopicContents): Members {
  const next = Object.fromEntries(
    fixtures.map(({ id, markets }) => {
      const closed = markets.filter(({ status }) => isClosed(status)).map((market) => market.id);
      const member = { markets: markets.map((market) => market.id), closed };
      return [id, reuseIfEqual(known?.[id], member)];
    }),
  );
  const order = Object.keys(known ?? {});
  const isInOrder = Object.keys(next).every((id, at) => id === order[at]);
  return isInOrder ? keepRecord(known, next) : next;
}

/** The member after a market opened or closed here; one that opens again counts as the newest. */
export function withMarket(member: Member, marketId: string, isClosed: boolean): Member {
  const { markets, closed } = member;
  const isKnown = markets.includes(marketId);
  if (isKnown && closed.includes(marketId) === isClosed) return member;
  const others = closed.filter((id) => id !== marketId);
  if (isClosed)
    return { markets: isKnown ? markets : [...markets, marketId], closed: [...others, marketId] };
  return { markets: [...markets.filter((id) => id !== marketId), marketId], closed: others };
}
