import type { celadon } from './celadon';

/** The shape both themes fill: a token added to one does not compile until the other has it. */
export type ColorTokens = Record<keyof typeof celadon, string>;
