import { type FixturePrice, jointGroups, mayStandTogether } from '#rules/joint.ts';
import { type JointAnswer, jointPrice } from '#rules/joint-price.ts';
import { kindOfMarket } from '#rules/markets/market-kinds.ts';
import { decideOdds, type OddsPolicy } from '#rules/odds-policy.ts';
import type { Outlook } from '#rules/outlook.ts';
import type { Schemas } from '../contract/types.ts';
import type { Game } from './game.ts';

type Refusal = Schemas['Refusal'];

/** A pick that is on offer. */
export interface Offered {
  game: Game;
  market: Schemas['Market'];
  selection: Schemas['Selection'];
}

/** What the mock expects of every football match: it has no model of its own. */
const OUTLOOK: Outlook = { '10': { home: 0.7, away: 0.5 }, '20': { home: 0.85, away: 0.6 } };

/** What picks of one match pay together. */
export function priceOf(group: readonly Offered[]): JointAnswer {
  const { fixture, scores } = group[0]?.game ?? {};
  if (!fixture || !scores) return { ok: false, code: 'JOINT_UNAVAILABLE' };
  const outlook = fixture.sport === 'football' ? OUTLOOK : null;
  const picks = group.map(({ market: { typeId, line, offerScore }, selection }) => {
    return { typeId, line, offerScore, outcome: selection.outcome, odds: selection.odds };
  });
  return jointPrice({ sport: fixture.sport, outlook, scores, picks });
}

/** The prices of a slip's matches now, and what is wrong with those that were sent. */
export function checkJoint(
  offered: readonly Offered[],
  sent: readonly FixturePrice[],
  policy: OddsPolicy,
): { prices: FixturePrice[]; refusals: Refusal[] } {
  const legs = offered.map(({ game, market }) => {
    const { id: fixtureId } = game.fixture;
    return { fixtureId, typeId: market.typeId, marketKind: kindOfMarket(market.typeId) };
  });
  const prices: FixturePrice[] = [];
  const refusals: Refusal[] = [];
  for (const places of jointGroups(legs)) {
    const fixtureId = legs[places[0] ?? 0]?.fixtureId ?? '';
    const seen = sent.findLast((one) => one.fixtureId === fixtureId);
    const own = places.flatMap((place) => legs[place] ?? []);
    const areOfKinds = own.every((leg, at) =>
      own.slice(at + 1).every((other) => mayStandTogether(leg, other)),
    );
    if (!seen || !areOfKinds) continue;
    const group = places.flatMap((place) => offered[place] ?? []);
    const selectionIds = group.map(({ selection }) => selection.id);
    const answer = priceOf(group);
    const price = answer.ok ? { odds: answer.odds, factors: answer.factors } : { odds: seen.odds };
    prices.push({ fixtureId, ...price });
    if (!answer.ok) refusals.push({ code: answer.code, selectionIds });
    else if (!decideOdds(policy, seen.odds, answer.odds, null, null).accept)
      refusals.push({ code: 'ODDS_CHANGED', selectionIds, from: seen.odds, to: answer.odds });
  }
  return { prices, refusals };
}
