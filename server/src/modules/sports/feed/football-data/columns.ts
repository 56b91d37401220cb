/** Spellings of each column through the years, best first. */
export const COLUMNS = {
  division: ['Div', 'League'],
  country: ['Country'],
  season: ['Season'],
  date: ['Date'],
  time: ['Time'],
  home: ['HomeTeam', 'Home', 'HT'],
  away: ['AwayTeam', 'Away', 'AT'],
  homeGoals: ['FTHG', 'HG'],
  awayGoals: ['FTAG', 'AG'],
  result: ['FTR', 'Res'],
  homeHalf: ['HTHG'],
  awayHalf: ['HTAG'],
} as const;

/** What is counted beside the goals, of the whole match: column of the home side and of the away side. */
export const COUNT_COLUMNS = {
  corner: ['HC', 'AC'],
  'yellow-card': ['HY', 'AY'],
  'red-card': ['HR', 'AR'],
} as const;

export type SeasonCount = keyof typeof COUNT_COLUMNS;

/** Prices that belong together are taken from the same bookmaker: triples or pairs of column names, best first. */
export const RESULT_ODDS: readonly (readonly [string, string, string])[] = [
  'B365',
  'Avg',
  'BbAv',
  'PS',
  'P',
  'BW',
  'IW',
  'WH',
  'VC',
  'LB',
  'SB',
  'SJ',
  'SO',
  'SY',
  'GB',
  'BS',
  'BF',
  '1XB',
  'BMGM',
  'BV',
  'CL',
  'BFE',
  'B365C',
  'PSC',
  'AvgC',
  'Max',
  'BbMx',
  'MaxC',
].map((maker) => [`${maker}H`, `${maker}D`, `${maker}A`]);

export const TOTAL_ODDS: readonly (readonly [string, string])[] = [
  'B365',
  'Avg',
  'BbAv',
  'P',
  'GB',
  'BFE',
  'B365C',
  'AvgC',
  'PC',
  'Max',
  'BbMx',
].map((maker) => [`${maker}>2.5`, `${maker}<2.5`]);

/** Bookmakers with a price for both sides of a handicap. */
const HANDICAP_MAKERS = ['B365', 'Avg', 'BbAv', 'P', 'GB', 'LB', 'BFE', 'Max', 'BbMx'] as const;

export const HANDICAP_ODDS: readonly {
  lines: readonly string[];
  prices: readonly [string, string];
}[] = HANDICAP_MAKERS.map((maker) => ({
  // A bookmaker's own line (old files) goes before the market's.
  lines: [`${maker}AH`, 'AHh', 'BbAHh'],
  prices: [`${maker}AHH`, `${maker}AHA`],
}));

/** Reads cells of a row by column name; '' for a column the file does not have. */
export type Row = (name: string) => string;

/** First spelling of a column that has a value in the row. */
export function pick(row: Row, names: readonly string[]): string {
  return names.map(row).find((value) => value !== '') ?? '';
}

/** Reader of the rows below a header line; a name that appears twice keeps its first place. */
export function rowReader(header: readonly string[]): (cells: readonly string[]) => Row {
  const places = new Map(header.map((name, place) => [name, place] as const).reverse());
  return (cells) => (name) => cells[places.get(name) ?? -1] ?? '';
}
