import type { components } from '#contract/types.gen.ts';

type Schemas = components['schemas'];

export type Conversion = Schemas['Conversion'];
export type PointTerms = Schemas['PointTerms'];
