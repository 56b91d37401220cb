import { MICRO_PER_CENT, TETHER_CONFIRMATIONS } from '#rules/tether.ts';

/** How long a block takes on the simulated chain. */
export const BLOCK_MS = 3_000;

/** How the provider reports: as providers do, late and all at once, each block three times, or the newest block first. */
export const DELIVERIES = ['usual', 'delayed', 'duplicate', 'disordered'] as const;
export type Delivery = (typeof DELIVERIES)[number];

/** What a payer may do with the requested amount. */
export const PAY_CHOICES = ['exact', 'less', 'more', 'late', 'twice'] as const;
export type PayChoice = (typeof PAY_CHOICES)[number];
/** The choice of an amount of the payer's own. */
export const OWN_AMOUNT = 'own';

/** A late provider says nothing until its blocks have been made twice over. */
const DELAYED_BLOCKS = 2 * TETHER_CONFIRMATIONS;
/** A disordered one collects this many. */
const COLLECTED = 5;
const LESS = 0.6;
const MORE = 0.1;

interface Reporting {
  at: number;
  /** Blocks that are reported already. */
  reported: number;
  delivery: Delivery;
}

/** When the provider next has something to report, epoch milliseconds. */
export function reportDue({ at, reported, delivery }: Reporting): number {
  if (delivery === 'delayed') return at + DELAYED_BLOCKS * BLOCK_MS;
  if (delivery === 'disordered')
    return at + (Math.floor(reported / COLLECTED) + 1) * COLLECTED * BLOCK_MS;
  return at + (reported + 1) * BLOCK_MS;
}

/** Up to which block the provider reports at an instant. */
export function reportedUntil({ at, delivery }: Reporting, now: number): number {
  const blocks = Math.max(0, Math.floor((now - at) / BLOCK_MS));
  if (delivery === 'delayed') return blocks < DELAYED_BLOCKS ? 0 : TETHER_CONFIRMATIONS;
  const made = Math.min(TETHER_CONFIRMATIONS, blocks);
  return delivery === 'disordered' ? made - (made % COLLECTED) : made;
}

/** The blocks that the provider reports when it has come to one, in its order. */
export function reportsOf(delivery: Delivery, block: number): number[] {
  if (delivery === 'delayed') return [block];
  if (delivery === 'duplicate') return [block, block, block];
  if (delivery === 'disordered') return [block, block - 3, block - 1, block - 4, block - 2];
  return [
    block,
    ...(block % 3 === 0 ? [block] : []),
    ...(block % COLLECTED === 0 ? [block - 2] : []),
  ];
}

export interface PlannedTransfer {
  amountMicro: number;
  /** Of its block. */
  at: number;
}

/** Whole cents of a share of micro-USDT, one micro at least. */
function shareOf(micro: number, share: number): number {
  return Math.floor((micro * share) / MICRO_PER_CENT) * MICRO_PER_CENT || 1;
}

/** The transfers that a choice puts on the chain, for what is still to be paid. */
export function transfersOf(
  choice: PayChoice,
  { dueMicro, now, expiresAt }: { dueMicro: number; now: number; expiresAt: number },
): PlannedTransfer[] {
  const exact = { amountMicro: dueMicro, at: now };
  switch (choice) {
    case 'less':
      return [{ ...exact, amountMicro: shareOf(dueMicro, LESS) }];
    case 'more':
      return [{ ...exact, amountMicro: dueMicro + shareOf(dueMicro, MORE) }];
    case 'late':
      return [{ ...exact, at: Math.max(now, expiresAt + 1_000) }];
    case 'twice':
      return [exact, { ...exact, at: now + BLOCK_MS }];
    case 'exact':
      return [exact];
  }
}
