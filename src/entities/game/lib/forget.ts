import type { Market } from './game';
import type { World } from './offer';
import { draftOffer, type OfferDraft } from './offer-draft';
import { draftRecord } from './record-draft';

function dropPrices(draft: OfferDraft, { outcomes }: Market): void {
  for (const { id } of outcomes) draft.quotes.drop(id);
}

/** Forgets, of the fixtures that a topic offers less of, what no topic offers any more. */
export function forgetUnoffered(draft: OfferDraft): void {
  if (draft.shrunk.size === 0) return;
  const topics = Object.keys(draft.topics.result());
  let isFixtureGone = false;
  for (const id of draft.shrunk) {
    const members = topics.flatMap((topic) => draft.membersOf(topic).get(id) ?? []);
    const offered = new Set(members.flatMap(({ markets }) => markets));
    const own = draftRecord(draft.markets.get(id) ?? {});
    for (const market of Object.values(own.result())) {
      if (offered.has(market.id)) continue;
      own.drop(market.id);
      dropPrices(draft, market);
    }
    if (members.length > 0) {
      draft.markets.set(id, own.result());
      continue;
    }
    isFixtureGone = true;
    draft.markets.drop(id);
    draft.fixtures.drop(id);
    draft.states.drop(id);
  }
  if (!isFixtureGone) return;
  const used = new Set(Object.values(draft.fixtures.result()).map(({ leagueId }) => leagueId));
  for (const id of Object.keys(draft.leagues.result())) if (!used.has(id)) draft.leagues.drop(id);
}

/** The world for other topics than before: what only the others offered is forgotten. */
export function followTopics(world: World, topics: readonly string[]): World {
  const followed = new Set(topics);
  const draft = draftOffer({ ...world, followed });
  for (const [topic, members] of Object.entries(world.offer.topics)) {
    if (followed.has(topic)) continue;
    draft.topics.drop(topic);
    for (const id of Object.keys(members)) draft.shrunk.add(id);
  }
  forgetUnoffered(draft);
  return draft.result();
}
