import { parseSelectionId } from '#rules/ids.ts';
import { isOpen, MARKET_STATUS, type OfferStatus, stricterStatus } from '#rules/market-status.ts';
import { fixtureTopic } from '@/shared/api';
import type { Score } from './game';
import type { Member } from './membership';
import type { World } from './offer';

/** How a pick is offered now. */
export interface PickOffer {
  fixtureStatus: number;
  /** The stricter of market and selection; closed once it is gone. */
  status: OfferStatus;
  offerScore: Score | null;
  /** Hundredths; null once the price is gone. */
  odds: number | null;
  /** The same pick at the nearest line that takes bets, where its own line takes none; null without one. */
  moved: MovedPick | null;
}

/** A pick at another line than before. */
export interface MovedPick {
  selectionId: string;
  marketId: string;
  /** Hundredths, the home side's. */
  line: number | null;
  offerScore: Score | null;
  /** Hundredths. */
  odds: number;
}

export interface Pick {
  fixtureId: string;
  marketId: string;
  selectionId: string;
}

const isOffered = ({ markets, closed }: Member, marketId: string): boolean =>
  markets.includes(marketId) && !closed.includes(marketId);

function movedPick({ offer, quotes }: World, member: Member, pick: Pick): MovedPick | null {
  const parts = parseSelectionId(pick.selectionId);
  if (parts === null || parts.line === null) return null;
  const { fixtureId, typeId, line: before, outcome } = parts;
  const open = Object.values(offer.markets[fixtureId] ?? {}).flatMap((market) => {
    const { id: marketId, line, offerScore } = market;
    const selection = market.outcomes.find((one) => one.outcome === outcome);
    const quote = selection && quotes.map.get(selection.id);
    if (market.typeId !== typeId || line === null || !isOffered(member, marketId)) return [];
    if (!quote || !isOpen(stricterStatus(market.status, quote.status))) return [];
    return [{ selectionId: selection.id, marketId, line, offerScore, odds: quote.odds }];
  });
  const farness = ({ line }: { line: number }) => Math.abs(line - before);
  return open.sort((a, b) => farness(a) - farness(b))[0] ?? null;
}

function pickOffer(world: World, pick: Pick): PickOffer | null {
  const { offer, quotes } = world;
  const { fixtureId, marketId, selectionId } = pick;
  // A board may offer another line of the same market: only the fixture's own topic knows what is gone.
  const member = offer.topics[fixtureTopic(fixtureId)]?.[fixtureId];
  const state = offer.states[fixtureId];
  if (!member || !state) return null;
  const market = offer.markets[fixtureId]?.[marketId];
  const quote = quotes.map.get(selectionId);
  const fixtureStatus = state.status;
  if (!isOffered(member, marketId) || !market || !quote) {
    const gone = { status: MARKET_STATUS.closed, offerScore: null, odds: null };
    return { fixtureStatus, ...gone, moved: movedPick(world, member, pick) };
  }
  const status = stricterStatus(market.status, quote.status);
  const moved = isOpen(status) ? null : movedPick(world, member, pick);
  return { fixtureStatus, status, offerScore: market.offerScore, odds: quote.odds, moved };
}

/** How picks are offered now, by selection id; those whose fixture is not known yet are left out. */
export function pickOffers(world: World, picks: readonly Pick[]): Record<string, PickOffer> {
  const found = picks.map((pick) => [pick.selectionId, pickOffer(world, pick)] as const);
  return Object.fromEntries(found.filter((one): one is [string, PickOffer] => one[1] !== null));
}
