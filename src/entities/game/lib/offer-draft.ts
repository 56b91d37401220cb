import type { Dto } from '#contract/types.gen.ts';
import { type Market, toFacts, toFixtureState, toLeague, toMarket } from './game';
import type { Member, Members } from './membership';
import type { Offer, World } from './offer';
import { draftQuotes } from './quotes';
import { draftRecord, type RecordDraft } from './record-draft';

/** A world that is being changed; what is untouched keeps its identity. */
export type OfferDraft = ReturnType<typeof draftOffer>;

/** Opens a world for changes. With `addsOnly` what is known stays as it is. */
export function draftOffer(world: World, addsOnly = false) {
  const { offer, quotes, followed } = world;
  const members = new Map<string, RecordDraft<Member>>();
  const draft = {
    addsOnly,
    leagues: draftRecord(offer.leagues, addsOnly),
    fixtures: draftRecord(offer.fixtures, addsOnly),
    states: draftRecord(offer.states, addsOnly),
    markets: draftRecord(offer.markets),
    topics: draftRecord(offer.topics),
    quotes: draftQuotes(quotes),
    /** Fixtures of which a topic offers less than before. */
    shrunk: new Set<string>(),
    /** The members of a known topic. */
    membersOf(topic: string): RecordDraft<Member> {
      const known = members.get(topic) ?? draftRecord(draft.topics.get(topic) ?? {});
      members.set(topic, known);
      return known;
    },
    /** Another state of a topic, in place of what was known of it. */
    setMembers(topic: string, next: Members): void {
      members.delete(topic);
      draft.topics.set(topic, next);
    },
    result(): World {
      for (const [topic, { result }] of members) draft.topics.set(topic, result());
      const next: Offer = {
        leagues: draft.leagues.result(),
        fixtures: draft.fixtures.result(),
        states: draft.states.result(),
        markets: draft.markets.result(),
        topics: draft.topics.result(),
      };
      const keys = Object.keys(next) as (keyof Offer)[];
      const kept = keys.every((key) => next[key] === offer[key]) ? offer : next;
      const moved = draft.quotes.result();
      return kept === offer && moved === quotes ? world : { offer: kept, quotes: moved, followed };
    },
  };
  return draft;
}

/** Writes markets and their prices. */
export function putMarkets(
  draft: OfferDraft,
  fixtureId: string,
  dtos: readonly Dto<'Market'>[],
): void {
  const own = draftRecord<Market>(draft.markets.get(fixtureId) ?? {}, draft.addsOnly);
  for (const dto of dtos) {
    const market = toMarket(dto);
    const ids = new Set(market.outcomes.map(({ id }) => id));
    for (const { id } of own.get(market.id)?.outcomes ?? []) {
      if (!ids.has(id) && !draft.addsOnly) draft.quotes.drop(id);
    }
    own.put(market.id, market);
    for (const selection of dto.selections) draft.quotes.put(selection, draft.addsOnly);
  }
  draft.markets.set(fixtureId, own.result());
}

/** Writes a fixture with what moves of it, its league and the markets that come with it. */
export function putFixture(
  draft: OfferDraft,
  fixture: Dto<'Fixture'>,
  league?: Dto<'League'>,
): void {
  if (league) draft.leagues.put(league.id, toLeague(league));
  draft.fixtures.put(fixture.id, toFacts(fixture));
  draft.states.put(fixture.id, toFixtureState(fixture));
  putMarkets(draft, fixture.id, fixture.markets);
}
