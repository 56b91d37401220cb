import type { FixtureChange, FixtureDetailDto, MarketDto } from '@/shared/api';
import type { OfferScore } from './slip';

export type OfferStatus = 1 | 2 | 3;

/** How a selection of the slip stands now. */
export interface Offer {
  fixtureId: string;
  marketId: string;
  odds: number;
  /** 1 open, 2 suspended, 3 closed; the worse of market and selection. */
  status: OfferStatus;
  marketStatus: OfferStatus;
  selectionStatus: OfferStatus;
  offerScore: OfferScore | null;
}

export interface FixtureState {
  /** 1 scheduled … 9 about to start. */
  status: number;
  score: OfferScore | null;
}

export interface Offers {
  selections: Readonly<Record<string, Offer>>;
  fixtures: Readonly<Record<string, FixtureState>>;
}

export const NO_OFFERS: Offers = { selections: {}, fixtures: {} };

function offersOfMarket(fixtureId: string, market: MarketDto): Record<string, Offer> {
  return Object.fromEntries(
    market.selections.map(({ id, odds, status }) => [
      id,
      {
        fixtureId,
        marketId: market.id,
        odds,
        status: Math.max(market.status, status) as OfferStatus,
        marketStatus: market.status,
        selectionStatus: status,
        offerScore: market.offerScore,
      },
    ]),
  );
}

/** Replaces everything known of a fixture with a snapshot; what it does not offer any more is gone. */
export function applyDetail(offers: Offers, { fixture }: FixtureDetailDto): Offers {
  const others = Object.entries(offers.selections).filter(
    ([, offer]) => offer.fixtureId !== fixture.id,
  );
  const fresh = fixture.markets.map((market) => offersOfMarket(fixture.id, market));
  return {
    selections: Object.assign(Object.fromEntries(others), ...fresh) as Record<string, Offer>,
    fixtures: {
      ...offers.fixtures,
      [fixture.id]: { status: fixture.status, score: fixture.score },
    },
  };
}

function withStatus(offer: Offer, change: Partial<Offer>): Offer {
  const next = { ...offer, ...change };
  return { ...next, status: Math.max(next.marketStatus, next.selectionStatus) as OfferStatus };
}

/** Applies one change of a fixture's topic. */
export function applyChange(offers: Offers, change: FixtureChange): Offers {
  if (change.kind === 'state') {
    const { fixtureId, status, score } = change;
    return { ...offers, fixtures: { ...offers.fixtures, [fixtureId]: { status, score } } };
  }
  const selections = { ...offers.selections };
  if (change.kind === 'odds') {
    for (const { id, odds, status } of change.selections) {
      const known = selections[id];
      if (known) selections[id] = withStatus(known, { odds, selectionStatus: status });
    }
  } else if (change.kind === 'market') {
    Object.assign(selections, offersOfMarket(change.fixtureId, change.market));
  } else {
    for (const [id, offer] of Object.entries(selections)) {
      if (change.marketIds.includes(offer.marketId))
        selections[id] = withStatus(offer, { marketStatus: change.status });
    }
  }
  return { ...offers, selections };
}

/** Forgets every fixture but these. */
export function keepFixtures(offers: Offers, fixtureIds: readonly string[]): Offers {
  const isKept = (id: string) => fixtureIds.includes(id);
  const selections = Object.entries(offers.selections).filter(([, { fixtureId }]) =>
    isKept(fixtureId),
  );
  const fixtures = Object.entries(offers.fixtures).filter(([id]) => isKept(id));
  return {
    selections: Object.fromEntries(selections),
    fixtures: Object.fromEntries(fixtures),
  };
}

/** Odds (hundredths) of open selections; a suspended one keeps the price it had. */
export function openPrices({ selections }: Offers): Record<string, number> {
  const open = Object.entries(selections).filter(([, { status }]) => status === 1);
  return Object.fromEntries(open.map(([id, { odds }]) => [id, odds]));
}
