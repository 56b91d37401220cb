import { type ArchivedMatch, isWithheld, offerOf } from '../feed/index.ts';
import type { ImportedSeason } from './import-rows.ts';
import type { Moved } from './merge-season.ts';

const SHOWN = 5;
const DAY = 24 * 3_600_000;

const LONDON = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/London',
  dateStyle: 'short',
  timeStyle: 'short',
});

function nameOf({ home, away }: ArchivedMatch): string {
  return `${home} against ${away}`;
}

function kickOff({ startsAt }: ArchivedMatch): string {
  return LONDON.format(startsAt);
}

const COUNT_NAMES = { corner: 'corners', 'yellow-card': 'yellow cards', 'red-card': 'red cards' };

function scoreOf({ fullTime, halfTime, counts = {} }: ArchivedMatch): string {
  const half = halfTime ? ` (${halfTime.home}:${halfTime.away})` : '';
  const counted = Object.entries(counts).map(
    ([kind, { home, away }]) => `, ${COUNT_NAMES[kind as keyof typeof counts]} ${home}:${away}`,
  );
  return `${fullTime.home}:${fullTime.away}${half}${counted.join('')}`;
}

/** A heading with the first few of what it counts; nothing where there is none. */
function list<T>(heading: string, all: readonly T[], textOf: (one: T) => string): string[] {
  if (all.length === 0) return [];
  const rest = all.length > SHOWN ? [`    … and ${all.length - SHOWN} more`] : [];
  return [`  ${heading}`, ...all.slice(0, SHOWN).map((one) => `    ${textOf(one)}`), ...rest];
}

function change(factOf: (match: ArchivedMatch) => string) {
  return ({ before, after }: Moved) => `${nameOf(after)}: ${factOf(before)} to ${factOf(after)}`;
}

function missingLines({ missing }: ImportedSeason, remove: boolean): string[] {
  const count = missing.length;
  const heading = remove
    ? `${count} removed, for the file does not have them; bets on them are void:`
    : `${count} known matches are not in the file and stay; import with --remove to cancel them, which makes bets on them void:`;
  return list(heading, missing, (match) => `${nameOf(match)}, ${kickOff(match)}`);
}

function playLine(archive: readonly ArchivedMatch[], dataDir: string | undefined): string {
  const folder = dataDir ? `DATA_DIR=${dataDir} ` : '';
  const first = Math.min(...archive.filter((one) => !one.isRemoved).map((one) => one.startsAt));
  const day = new Date(first - DAY).toISOString().slice(0, 10);
  return `Or play all that is in the folder from its start: ${folder}FEED=football-data CLOCK=manual CLOCK_START=${day}T00:00:00Z npm start`;
}

/** What an import did and what to do next, as lines for the terminal; times are UK times. */
export function reportImport(
  imported: ImportedSeason,
  { remove, dataDir }: { remove: boolean; dataDir: string | undefined },
): string[] {
  const { added, moved, postponed, corrected, repriced, unchanged, archive, folder } = imported;
  const current = archive.filter((match) => !match.isRemoved);
  const priced = [...added, ...repriced];
  const withheld = priced.filter(isWithheld);
  const without = priced.filter((match) => !isWithheld(match) && offerOf(match).length === 0);
  return [
    `  ${added.length} added, ${moved.length} moved, ${postponed.length} postponed, ${corrected.length} with other scores, ${repriced.length} with other odds, ${unchanged} as before.`,
    ...list('moved, bets stay:', moved, change(kickOff)),
    ...list(
      'moved by more than 24 hours: the old date is postponed, its bets are void, the new one is offered:',
      postponed,
      change(kickOff),
    ),
    ...list(
      'other scores, corners or cards; bets on a match that ended less than 24 hours ago are settled again:',
      corrected,
      change(scoreOf),
    ),
    ...list(
      `${without.length} have no odds that can be offered, so nobody can bet on them (expected columns like B365H, B365D, B365A):`,
      without,
      (match) => `${nameOf(match)}, ${kickOff(match)}`,
    ),
    ...list(
      `${withheld.length} have odds at which a mix of bets gains whatever the score, so that a line, a total or a result is not offered (expected the odds of one bookmaker, as B365H, not the best of all, as MaxH):`,
      withheld,
      (match) => `${nameOf(match)}, ${kickOff(match)}`,
    ),
    ...missingLines(imported, remove),
    `${folder} now has ${current.length} matches. A server that plays FEED=football-data takes them up by itself.`,
    ...(current.length > 0 ? [playLine(archive, dataDir)] : []),
  ];
}
