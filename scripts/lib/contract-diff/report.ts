import type { Change } from './types.ts';

/** One line for all operations that have the same change: most of them share shapes. */
function lines(changes: readonly Change[]): string[] {
  const same = Map.groupBy(changes, ({ where, what }) => `${where}: ${what}`);
  return [...same].map(([text, all]) => {
    const operations = [...new Set(all.map((one) => one.operation))].filter(Boolean);
    const [first, second, third, ...more] = operations;
    const shown = [first, second, third].filter(Boolean).join(', ');
    return `- ${shown}${more.length > 0 ? ` and ${more.length} more` : ''}${shown ? ': ' : ''}${text}`;
  });
}

/** Writes changes as a section of the changelog; '' where there are none. */
export function reportOf(changes: readonly Change[]): string {
  const parts = [
    ['Breaks clients', changes.filter((one) => one.isBreaking)],
    ['Safe', changes.filter((one) => !one.isBreaking)],
  ] as const;
  return parts
    .filter(([, own]) => own.length > 0)
    .map(([title, own]) => `### ${title}\n\n${lines(own).join('\n')}\n`)
    .join('\n');
}

const numbersOf = (version: string): number[] => version.split('.').map(Number);

/** Whether a version may break clients of another: its major is higher; before 1.0 its minor is enough. */
export function mayBreak(old: string, now: string): boolean {
  const [[major = 0, minor = 0], [newMajor = 0, newMinor = 0]] = [numbersOf(old), numbersOf(now)];
  return newMajor > major || (major === 0 && newMajor === 0 && newMinor > minor);
}
