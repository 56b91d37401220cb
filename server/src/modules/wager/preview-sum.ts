import { SETTLEMENT_LABEL } from '#rules/leg-result.ts';
import type { Currency } from '#rules/money.ts';
import type { StoredBet } from './types.ts';

type Outcome = Pick<StoredBet, 'label' | 'payout'> & { status: 'accepted' | 'settled' };

/** What a settlement would do to one bet; amounts in minor units of its currency. */
export interface PreviewedBet {
  betId: string;
  memberId: string;
  nickname: string;
  currency: Currency;
  stake: number;
  before: Outcome;
  after: Outcome;
  /** What the member's money gains, below 0 what it loses. */
  change: number;
  /** What could not be taken back, for the balance does not go so far. */
  debt: number;
  /** What the new pay-out gives to a debt that the bet has. */
  debtMet: number;
}

interface MoneyMoved {
  currency: Currency;
  /** What members gain and lose who do so over all their bets, and members of each. */
  toMembers: number;
  fromMembers: number;
  gaining: number;
  losing: number;
  debt: number;
  indebted: number;
  debtMet: number;
}

export interface SettlementPreview {
  /** Members with a bet whose outcome changes. */
  members: number;
  changed: number;
  won: number;
  lost: number;
  refunded: number;
  /** Settled bets that would be open again, for other legs of theirs are. */
  reopened: number;
  /** Legs that get no result. */
  undecided: number;
  money: MoneyMoved[];
  /** The bets with most at stake, `MOST_SHOWN` of them. */
  bets: PreviewedBet[];
  hasMore: boolean;
}

const MOST_SHOWN = 200;

function isChanged({ before, after }: PreviewedBet): boolean {
  return (
    before.status !== after.status || before.label !== after.label || before.payout !== after.payout
  );
}

function sum(bets: readonly PreviewedBet[], of: (bet: PreviewedBet) => number): number {
  return bets.reduce((total, bet) => total + of(bet), 0);
}

function moneyOf(currency: Currency, bets: readonly PreviewedBet[]): MoneyMoved {
  const members = [...Map.groupBy(bets, ({ memberId }) => memberId).values()];
  const changes = members.map((own) => sum(own, ({ change }) => change));
  const gains = changes.filter((change) => change > 0);
  const losses = changes.filter((change) => change < 0);
  return {
    currency,
    toMembers: gains.reduce((total, change) => total + change, 0),
    fromMembers: losses.reduce((total, change) => total - change, 0),
    gaining: gains.length,
    losing: losses.length,
    debt: sum(bets, ({ debt }) => debt),
    indebted: members.filter((own) => own.some(({ debt }) => debt > 0)).length,
    debtMet: sum(bets, ({ debtMet }) => debtMet),
  };
}

/** Bets that a settlement leaves as they are do not count. */
export function summarise(tried: readonly PreviewedBet[], undecided: number): SettlementPreview {
  const bets = tried
    .filter(isChanged)
    .sort((a, b) => Math.abs(b.change) + b.debt - Math.abs(a.change) - a.debt);
  const { won, lost, refunded } = SETTLEMENT_LABEL;
  const count = (label: number) => bets.filter(({ after }) => after.label === label).length;
  return {
    members: new Set(bets.map(({ memberId }) => memberId)).size,
    changed: bets.length,
    won: count(won),
    lost: count(lost),
    refunded: count(refunded),
    reopened: bets.filter(
      ({ before, after }) => before.status === 'settled' && after.status === 'accepted',
    ).length,
    undecided,
    money: [...Map.groupBy(bets, ({ currency }) => currency)].map(([currency, own]) =>
      moneyOf(currency, own),
    ),
    bets: bets.slice(0, MOST_SHOWN),
    hasMore: bets.length > MOST_SHOWN,
  };
}
