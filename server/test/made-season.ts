/** The same numbers from 0 to 1 for the same seed. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

const TEAMS = [
  'Arsenal',
  'Chelsea',
  'Everton',
  'Fulham',
  'Leeds',
  'Liverpool',
  'Newcastle',
  'Wolves',
];
const ROUNDS = 2 * (TEAMS.length - 1);
const COLUMNS = [
  ...['Div', 'Date', 'Time', 'HomeTeam', 'AwayTeam', 'FTHG', 'FTAG', 'FTR', 'HTHG', 'HTAG'],
  ...['B365H', 'B365D', 'B365A', 'B365>2.5', 'B365<2.5', 'AHh', 'B365AHH', 'B365AHA'],
  ...['HC', 'AC', 'HY', 'AY', 'HR', 'AR'],
];

/** Pairs of one round: everybody meets everybody once in the first half of the season and once at the other's in the second. */
function pairsOf(round: number): [string, string][] {
  const [first = '', ...others] = TEAMS;
  const turn = round % others.length;
  const turned = [first, ...others.slice(turn), ...others.slice(0, turn)];
  return Array.from({ length: TEAMS.length / 2 }, (_, place) => {
    const pair = [turned[place] ?? '', turned[TEAMS.length - 1 - place] ?? ''] as const;
    return round < ROUNDS / 2 ? [pair[0], pair[1]] : [pair[1], pair[0]];
  });
}

/** Chances of 0 to 10 goals of a side that expects `mean`. */
function goalChances(mean: number): number[] {
  let chance = Math.exp(-mean);
  return Array.from({ length: 11 }, (_, goals) => {
    if (goals > 0) chance *= mean / goals;
    return chance;
  });
}

/** The chance of a pick that wins `units` of its stake, at most 1, or loses them: refunds are left out, halves count half. */
function chanceOf(
  [home, away]: readonly [readonly number[], readonly number[]],
  units: (home: number, away: number) => number,
): number {
  const sums = { won: 0, lost: 0 };
  for (const [left, chance] of home.entries()) {
    for (const [right, other] of away.entries()) {
      const unit = Math.max(-1, Math.min(1, units(left, right)));
      sums[unit > 0 ? 'won' : 'lost'] += Math.abs(unit) * chance * other;
    }
  }
  return sums.won / (sums.won + sums.lost);
}

/** The price of a chance, 6 % of it kept. */
function price(chance: number): string {
  return Math.max(1.02, 0.94 / chance).toFixed(2);
}

/** Prices of one match that do not contradict each other: those that do are not offered together. */
function pricesOf(means: readonly [number, number], line: number): (number | string)[] {
  const goals = [goalChances(means[0]), goalChances(means[1])] as const;
  const win = chanceOf(goals, (home, away) => (home > away ? 1 : -1));
  const loss = chanceOf(goals, (home, away) => (home < away ? 1 : -1));
  const over = chanceOf(goals, (home, away) => (home + away > 2.5 ? 1 : -1));
  const covers = chanceOf(goals, (home, away) => 2 * (home - away + line));
  const winners = [price(win), price(1 - win - loss), price(loss)];
  return [...winners, price(over), price(1 - over), line, price(covers), price(1 - covers)];
}

/**
 * A season of eight teams in the columns of football-data.co.uk, 56 matches on Saturdays from 12 August 2023, with whole,
 * half and quarter lines, and corners and cards. The same seed makes the same season.
 */
export function madeSeason(seed: number): string {
  const random = randomFrom(seed);
  // Apart from the goals, which stay as they were for a seed.
  const counted = randomFrom(seed + 1);
  const upTo = (most: number) => Math.floor(counted() * (most + 1));
  const goals = (most: number) => Math.floor(random() * random() * (most + 1));
  const rows = Array.from({ length: ROUNDS }, (_, round) => {
    const day = new Date(Date.UTC(2023, 7, 12 + 7 * round));
    const date = `${day.getUTCDate()}/${day.getUTCMonth() + 1}/${day.getUTCFullYear()}`;
    return pairsOf(round).map(([home, away]) => {
      const half = [goals(3), goals(3)] as const;
      const full = [half[0] + goals(4), half[1] + goals(3)] as const;
      const sign = Math.sign(full[0] - full[1]);
      const result = sign > 0 ? 'H' : sign < 0 ? 'A' : 'D';
      const means = [1 + random(), 0.8 + random()] as const;
      const line = Math.round((means[1] - means[0]) * 4 + random() * 2 - 1) / 4;
      const match = ['E0', date, '15:00', home, away, ...full, result, ...half];
      const counts = [
        upTo(11),
        upTo(9),
        upTo(4),
        upTo(5),
        ...[0, 0].map(() => (upTo(9) > 8 ? 1 : 0)),
      ];
      return [...match, ...pricesOf(means, line), ...counts].join(',');
    });
  });
  return [COLUMNS.join(','), ...rows.flat()].join('\n');
}
