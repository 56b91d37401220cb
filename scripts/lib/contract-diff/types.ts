import type { ContractJson, Json } from '../contract-document/types.ts';

export type { ContractJson, Json };

/** Who writes a value: a `request` comes from clients, an `answer` from the server. */
export type Direction = 'request' | 'answer';

export interface Change {
  /** Whether a client made for the old contract may fail on the new one. */
  isBreaking: boolean;
  /** The operation, such as `placeBet`; '' for the document as a whole. */
  operation: string;
  /** Where in the operation, such as `request body legs[].odds`. */
  where: string;
  what: string;
}

/** A change before it is known which operation it is in. */
export type Found = Pick<Change, 'isBreaking' | 'where' | 'what'>;

export const breaking = (where: string, what: string): Found => ({ isBreaking: true, where, what });
export const safe = (where: string, what: string): Found => ({ isBreaking: false, where, what });

export const show = (value: unknown): string =>
  `\`${typeof value === 'string' ? value : JSON.stringify(value)}\``;
