import type { components } from '#contract/types.gen.ts';

type Schemas = components['schemas'];

export type Protection = Schemas['Protection'];
export type LimitChoice = Schemas['LimitChoice'];
export type LimitName = Schemas['LimitName'];
export type RealityCheck = Schemas['RealityCheck'];
