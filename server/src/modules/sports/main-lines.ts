import { isClosed, isOpen } from '#rules/market-status.ts';
import { isQuarterLine } from '#rules/markets/market-kinds.ts';
import type { FixtureDraft, Market } from './types.ts';

function imbalance({ selections }: Market): number {
  const chances = selections.map((one) => 1 / one.odds);
  return Math.max(...chances) - Math.min(...chances);
}

/** The most even of the lines, or the one that is shown while it may stay. */
function chosenLine(markets: readonly Market[], shown: string | null): string | null {
  const open = markets.filter((market) => isOpen(market.status));
  const current = markets.find((market) => market.id === shown);
  if (current && (isOpen(current.status) || open.length === 0)) return current.id;
  const choice = [...(open.length > 0 ? open : markets)].sort(
    (a, b) => imbalance(a) - imbalance(b) || (a.line ?? 0) - (b.line ?? 0),
  )[0];
  return choice?.id ?? shown;
}

const isWhole = ({ line }: Market) => line !== null && !isQuarterLine(line);

/**
 * Chooses for each market type with lines the ones that lists show: the most even line at first, and from
 * then on the same one until it is closed, or suspended while another of its type is open. The domestic boards have no
 * quarter lines; those are on the fixture's own page, and in the lists of its league.
 */
export function chooseMainLines(fixture: FixtureDraft): void {
  const byType = new Map<number, Market[]>();
  for (const market of fixture.markets.values()) {
    if (market.line === null || isClosed(market.status)) continue;
    byType.set(market.typeId, [...(byType.get(market.typeId) ?? []), market]);
  }
  for (const [typeId, markets] of byType) {
    const known = fixture.mainLines.get(typeId);
    const domestic = chosenLine(markets.filter(isWhole), known?.domestic ?? null);
    const european = chosenLine(markets, known?.european ?? null);
    fixture.mainLines.set(typeId, { domestic, european });
  }
}
