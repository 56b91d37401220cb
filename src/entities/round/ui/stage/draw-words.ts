import type { Outcome } from '#rules/rounds/outcome.ts';
import { drawMessages } from './draw-messages';

/** The words of the first selection that won in each of the markets; of a market that nobody won, none. */
export function wonWords({ won }: Outcome, ...markets: string[]): string {
  return markets
    .flatMap((market) => won[market]?.slice(0, 1) ?? [])
    .map((selection) => drawMessages.selections[selection] ?? selection)
    .join(' · ');
}
