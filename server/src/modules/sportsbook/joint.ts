import { type FixturePrice, jointGroups, mayStandTogether } from '#rules/joint.ts';
import { type JointAnswer, jointPrice } from '#rules/joint-price.ts';
import { kindOfMarket } from '#rules/markets/market-kinds.ts';
import { decideOdds, type OddsPolicy } from '#rules/odds-policy.ts';
import type { Refusal } from '../wager/index.ts';
import type { Offer } from './ports.ts';

/** The offers of a slip that share a fixture, fixture by fixture. */
export function groupsOf(offers: readonly Offer[]): Offer[][] {
  const legs = offers.map(({ fixture }) => ({ fixtureId: fixture.id }));
  return jointGroups(legs).map((places) => places.flatMap((place) => offers[place] ?? []));
}

function isOfKinds(group: readonly Offer[]): boolean {
  const legs = group.map(({ fixture, market: { typeId } }) => {
    return { fixtureId: fixture.id, typeId, marketKind: kindOfMarket(typeId) };
  });
  return legs.every((leg, place) =>
    legs.slice(place + 1).every((one) => mayStandTogether(leg, one)),
  );
}

/** What the picks of one fixture pay together as they are offered now. */
export function priceOfGroup(group: readonly Offer[]): JointAnswer {
  const [first] = group;
  if (!first) return { ok: false, code: 'JOINT_UNAVAILABLE' };
  const { sport, outlook, scores } = first.fixture;
  const picks = group.map(({ market: { typeId, line, offerScore }, selection }) => {
    return { typeId, line, offerScore, outcome: selection.outcome, odds: selection.odds };
  });
  return jointPrice({ sport, outlook, scores, picks });
}

/** What a group was priced at by whoever holds it, and what they take of a move. */
interface Seen {
  odds: number | undefined;
  policy: OddsPolicy;
}

/** The price of a group, with its factors as far as it has been priced now. */
export type GroupPrice = Pick<FixturePrice, 'odds' | 'factors'>;

/**
 * A group against the price that was seen. Its price now is null where there is none; picks that the slip's own rules refuse are
 * not priced, nor those without a price that was seen.
 */
export function checkGroup(
  group: readonly Offer[],
  { odds: from, policy }: Seen,
): { price: GroupPrice | null; refusals: Refusal[] } {
  if (from === undefined) return { price: null, refusals: [] };
  if (!isOfKinds(group)) return { price: { odds: from }, refusals: [] };
  const selectionIds = group.map(({ selection }) => selection.id);
  const answer = priceOfGroup(group);
  if (!answer.ok) return { price: { odds: from }, refusals: [{ code: answer.code, selectionIds }] };
  const { odds, factors } = answer;
  const price = { odds, factors };
  if (decideOdds(policy, from, odds, null, null).accept) return { price, refusals: [] };
  return { price, refusals: [{ code: 'ODDS_CHANGED', selectionIds, from, to: odds }] };
}

/**
 * The groups of a slip against the prices that came with it: their prices now, and what is wrong with them. Of one with a leg that
 * takes no bets nothing is said beside that.
 */
export function checkGroups(
  offers: readonly Offer[],
  sent: readonly FixturePrice[],
  { policy, isOpen }: { policy: OddsPolicy; isOpen: (offer: Offer) => boolean },
): { prices: FixturePrice[]; refusals: Refusal[] } {
  const seen = new Map(sent.map(({ fixtureId, odds }) => [fixtureId, odds]));
  const prices: FixturePrice[] = [];
  const refusals: Refusal[] = [];
  for (const group of groupsOf(offers).filter((all) => all.every(isOpen))) {
    const fixtureId = group[0]?.fixture.id ?? '';
    const checked = checkGroup(group, { odds: seen.get(fixtureId), policy });
    if (checked.price) prices.push({ fixtureId, ...checked.price });
    refusals.push(...checked.refusals);
  }
  return { prices, refusals };
}
