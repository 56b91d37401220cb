/** Market types of the single quarters. */
export const QUARTERS: Readonly<
  Record<string, { winner: number; total: number; handicap: number }>
> = {
  '1': { winner: 202, total: 21, handicap: 64 },
  '2': { winner: 203, total: 45, handicap: 65 },
  '3': { winner: 204, total: 46, handicap: 66 },
  '4': { winner: 205, total: 47, handicap: 67 },
};
