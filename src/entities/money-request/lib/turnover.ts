import type { Dto } from '#contract/types.gen.ts';

/** What has to be bet before a withdrawal, minor units, with the points that wait for it. */
export type Turnover = Readonly<Dto<'Turnover'>>;
export type HeldBonus = Turnover['held'][number];
