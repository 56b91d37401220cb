import type { Dto } from '#contract/types.gen.ts';
import { isClosed } from '#rules/market-status.ts';
import { type Market, toFixtureState, toLeague } from './game';
import { forgetUnoffered } from './forget';
import {
  contentsOf,
  membersOf,
  membership,
  type Membership,
  type TopicContents,
  withMarket,
} from './membership';
import type { World } from './offer';
import { draftOffer, type OfferDraft, putFixture, putMarkets } from './offer-draft';
import { draftQuotes } from './quotes';
import { draftRecord } from './record-draft';

type Change = Dto<'BoardChange'> | Dto<'FixtureChange'>;
type OddsChange = Extract<Change, { kind: 'odds' }>;
type MarketStatusChange = Extract<Change, { kind: 'marketStatus' }>;

export interface TopicState {
  topic: string;
  seq: number;
  data: object;
}

export interface TopicChanges {
  topic: string;
  seq: number;
  changes: readonly object[];
}

/** One frame of the stream, of whatever topics. */
export interface OfferBatch {
  snapshots: readonly TopicState[];
  deltas: readonly TopicChanges[];
}

const isOddsChange = (change: Change): change is OddsChange => change.kind === 'odds';

function applyState(draft: OfferDraft, topic: string, contents: TopicContents): void {
  for (const league of contents.leagues) draft.leagues.put(league.id, toLeague(league));
  for (const fixture of contents.fixtures) putFixture(draft, fixture);
  const known = draft.topics.get(topic);
  const next = membersOf(known, contents);
  for (const id of Object.keys(known ?? {})) if (known?.[id] !== next[id]) draft.shrunk.add(id);
  draft.setMembers(topic, next);
}

function applyMarketStatus(
  draft: OfferDraft,
  topic: string,
  { fixtureId, marketIds, status }: MarketStatusChange,
): void {
  const members = draft.membersOf(topic);
  const own = draftRecord<Market>(draft.markets.get(fixtureId) ?? {});
  for (const id of marketIds) {
    const member = members.get(fixtureId);
    const market = own.get(id);
    if (!market || !member?.markets.includes(id)) continue;
    // Closed here means no more than that this topic does not offer it: another line may have taken its place.
    members.put(fixtureId, withMarket(member, id, isClosed(status)));
    if (!isClosed(status)) own.put(id, { ...market, status });
  }
  if (draft.fixtures.get(fixtureId)) draft.markets.set(fixtureId, own.result());
}

function applyChange(draft: OfferDraft, topic: string, change: Change): void {
  if (change.kind === 'odds') {
    for (const price of change.selections) draft.quotes.move(price);
    return;
  }
  if (draft.topics.get(topic) === undefined) return;
  const members = draft.membersOf(topic);
  if (change.kind === 'fixture') {
    const { fixture, league } = change;
    putFixture(draft, fixture, league);
    if (members.get(fixture.id)) draft.shrunk.add(fixture.id);
    const member = membersOf(undefined, { leagues: [league], fixtures: [fixture] })[fixture.id];
    if (member) members.put(fixture.id, member);
  } else if (change.kind === 'remove') {
    members.drop(change.fixtureId);
    draft.shrunk.add(change.fixtureId);
  } else if (change.kind === 'state') {
    const facts = draft.fixtures.get(change.fixtureId);
    if (!facts) return;
    draft.states.put(change.fixtureId, toFixtureState(change));
    if (change.startsAt !== undefined)
      draft.fixtures.put(change.fixtureId, { ...facts, startsAt: change.startsAt });
  } else if (change.kind === 'market') {
    const { fixtureId, market } = change;
    const member = members.get(fixtureId);
    if (!member) return;
    putMarkets(draft, fixtureId, [market]);
    members.put(fixtureId, withMarket(member, market.id, isClosed(market.status)));
  } else applyMarketStatus(draft, topic, change);
}

/** Most frames only move prices; they cost no more than their prices. */
function movePrices(world: World, changes: readonly OddsChange[]): World {
  const draft = draftQuotes(world.quotes);
  for (const { selections } of changes) for (const price of selections) draft.move(price);
  const quotes = draft.result();
  return quotes === world.quotes ? world : { ...world, quotes };
}

/** The world after one frame; the very same one where nothing of it changed. */
export function reduceOffer(
  world: World,
  { snapshots, deltas }: OfferBatch,
  kinds: Membership = membership,
): World {
  const changes = deltas.flatMap((delta) => delta.changes as readonly Change[]);
  if (snapshots.length === 0 && changes.every(isOddsChange)) return movePrices(world, changes);
  const draft = draftOffer(world);
  // One sequence numbers all topics: a snapshot holds what any of them said up to its number, and nothing later.
  const messages = [...deltas, ...snapshots].sort((a, b) => a.seq - b.seq);
  for (const message of messages) {
    const { topic } = message;
    if ('changes' in message) {
      for (const change of message.changes) applyChange(draft, topic, change as Change);
      continue;
    }
    const contents = world.followed.has(topic) ? contentsOf(kinds, topic, message.data) : null;
    if (contents) applyState(draft, topic, contents);
  }
  forgetUnoffered(draft);
  return draft.result();
}

/**
 * The world after an answer to a call. It only adds: whatever is known is followed through the stream, which is never
 * older. A topic that the stream has sent, or that nobody follows any more, is left alone.
 */
export function addAnswer(
  world: World,
  states: readonly Pick<TopicState, 'topic' | 'data'>[],
  kinds: Membership = membership,
): World {
  const draft = draftOffer(world, true);
  for (const { topic, data } of states) {
    const isNeeded = world.followed.has(topic) && draft.topics.get(topic) === undefined;
    const contents = isNeeded ? contentsOf(kinds, topic, data) : null;
    if (contents) applyState(draft, topic, contents);
  }
  return draft.result();
}
