// Apart from what the modes admit: a page that filters by them need not load the rules.

/** In the order in which a slip without a mode takes the first that admits its legs. */
export const SLIP_MODES = ['domestic', 'inplay', 'european'] as const;
export type SlipMode = (typeof SLIP_MODES)[number];
