const levelNames: Record<number, string> = { 7: 'SLOT', 11: 'G', 12: 'GS' };

/** Names a level as members see it: 7 SLOT, 11 G, 12 GS, others their number. */
export function levelName(level: number): string {
  return levelNames[level] ?? String(level);
}
