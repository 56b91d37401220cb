import type { Dto } from '#contract/types.gen.ts';

/** What settling something by another result, or by none, would do. */
export type ResultPreview = Readonly<Dto<'ResultPreview'>>;
