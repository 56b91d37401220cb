import type { Outcome } from '#rules/rounds/outcome.ts';
import type { WireMarket } from '../types.ts';

type WireSelection = WireMarket['selections'][number];

/** A selection that a player may take. */
export interface Offered extends WireSelection {
  market: string;
}

/** What a player sees of a game before a bet. */
export interface Look {
  offer: readonly Offered[];
  /** The first market with more than one side. */
  main: readonly Offered[];
  /** What the last rounds made of selections, the newest first. */
  past: readonly Outcome[];
  /** From 0 to 1, for who chooses by chance. */
  luck: number;
}

export interface Strategy {
  /** Who plays by it. */
  userId: string;
  choose(look: Look): Offered | undefined;
  /** Doubles after each loss, as far as the limits allow. */
  doubles?: true;
}

export function hasWon({ won }: Outcome, { market, selection }: Offered): boolean {
  return won[market]?.includes(selection) ?? false;
}

function best(offer: readonly Offered[], worth: (one: Offered) => number): Offered | undefined {
  return offer.reduce<Offered | undefined>(
    (chosen, one) => (chosen && worth(chosen) >= worth(one) ? chosen : one),
    undefined,
  );
}

/** Rounds since a selection won; all that are known where it did not. */
function waits(past: readonly Outcome[], one: Offered): number {
  const at = past.findIndex((outcome) => hasWon(outcome, one));
  return at < 0 ? past.length : at;
}

/** How much more often than its chance a selection won. */
function heat(past: readonly Outcome[], one: Offered): number {
  const wins = past.filter((outcome) => hasWon(outcome, one)).length;
  return wins / (past.length * (one.chance / 1_000_000));
}

/** Ways in which players hope to win. */
export const STRATEGIES: Readonly<Record<string, Strategy>> = {
  'with the streak': {
    userId: 'member01',
    choose: ({ main, past: [last] }) => main.find((one) => last && hasWon(last, one)) ?? main[0],
  },
  'against the streak': {
    userId: 'member02',
    choose: ({ main, past }) => best(main, (one) => waits(past, one)),
  },
  'double after a loss': {
    userId: 'coin01',
    choose: ({ main }) => best(main, ({ chance }) => chance),
    doubles: true,
  },
  'the hottest': {
    userId: 'member02',
    choose: ({ offer, past }) => best(offer, (one) => heat(past, one)),
  },
  'the longest odds': {
    userId: 'member02',
    choose: ({ offer }) => best(offer, ({ odds }) => odds),
  },
  'the best return': {
    userId: 'member01',
    choose: ({ offer }) => best(offer, ({ payback }) => payback),
  },
  'whatever comes': {
    userId: 'coin01',
    choose: ({ offer, luck }) => offer[Math.floor(luck * offer.length)],
  },
};
