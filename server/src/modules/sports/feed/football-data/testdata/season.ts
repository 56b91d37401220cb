import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Eight good rows and five broken ones. */
export const smallSeason = readFileSync(join(import.meta.dirname, 'season-small.csv'), 'utf8');

/** The small season, or the whole one that SEASON_FILE names: the same tests hold it. */
export const season = process.env.SEASON_FILE
  ? readFileSync(process.env.SEASON_FILE, 'utf8')
  : smallSeason;
