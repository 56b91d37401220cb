export const oddsStatuses = ['open', 'suspended', 'closed'] as const;
export type OddsStatus = (typeof oddsStatuses)[number];

export type OddsMove = 'up' | 'down';

export const oddsLayouts = ['auto', 'row', 'stack', 'compact', 'sign'] as const;
export type OddsLayout = (typeof oddsLayouts)[number];

export const oddsAligns = ['start', 'center', 'end'] as const;
export type OddsAlign = (typeof oddsAligns)[number];

export const oddsTones = ['plain', 'hint', 'blue', 'red'] as const;
export type OddsTone = (typeof oddsTones)[number];
