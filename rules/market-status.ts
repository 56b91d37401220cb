/** Status numbers of markets and of their selections, as feeds and the contract give them. They are compared here only. */
export const MARKET_STATUS = { open: 1, suspended: 2, closed: 3 } as const;

export type OfferStatus = (typeof MARKET_STATUS)[keyof typeof MARKET_STATUS];

const { open, suspended, closed } = MARKET_STATUS;

/** Whether bets are taken. */
export function isOpen(status: OfferStatus): boolean {
  return status === open;
}

/** Whether no bets are taken for now; the price is still shown. */
export function isSuspended(status: OfferStatus): boolean {
  return status === suspended;
}

/** Whether the offer is gone for good. */
export function isClosed(status: OfferStatus): boolean {
  return status === closed;
}

/** The stricter of two: a selection is open only in an open market. */
export function stricterStatus(market: OfferStatus, selection: OfferStatus): OfferStatus {
  return market > selection ? market : selection;
}
