import type { components } from '#contract/types.gen.ts';

type Schemas = components['schemas'];

export type RollingView = Schemas['RollingState'];
export type RollingConversion = Schemas['RollingConversion'];
export type RollingRateBounds = Schemas['RollingRateBounds'];
export type RollingRateChange = Schemas['RollingRateChange'];
