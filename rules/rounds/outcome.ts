/** What a result makes of the selections of a game: by market, those that win and those that are refunded. All others lose. */
export interface Outcome {
  won: Readonly<Record<string, readonly string[]>>;
  /** The stake comes back, whatever the odds. */
  void?: Readonly<Record<string, readonly string[]>>;
  /** By market and selection, how many times what the odds bring beyond the stake is paid; once where it is not named. */
  times?: Readonly<Record<string, Readonly<Record<string, number>>>>;
}

export function oddOrEven(number: number): 'odd' | 'even' {
  return number % 2 === 0 ? 'even' : 'odd';
}

/** The key of the first section whose highest number is not below the one given. */
export function sectionOf(
  sections: readonly (readonly [key: string, to: number])[],
  of: number,
): string {
  const [key] = sections.find(([, to]) => of <= to) ?? [];
  if (key === undefined) throw new Error(`no section has ${of}`);
  return key;
}
