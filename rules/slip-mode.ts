// Apart from what the modes admit: a page that filters by them need not load the rules.

/** In the order in which a slip of fixtures without a mode takes the first that admits its legs. */
export const FIXTURE_MODES = ['domestic', 'inplay', 'european'] as const;
/** Of bets on rounds. */
export const ROUND_MODES = ['mini', 'virtual'] as const;
/** In the order in which they are listed. */
export const SLIP_MODES = [...FIXTURE_MODES, ...ROUND_MODES] as const;

export type FixtureMode = (typeof FIXTURE_MODES)[number];
export type RoundMode = (typeof ROUND_MODES)[number];
export type SlipMode = (typeof SLIP_MODES)[number];
