import type { Boards } from '@/entities/game';

/** The names by which a search finds something of the boards: leagues and teams. */
export function boardNames(boards: Boards): string[] {
  return Object.values(boards).flatMap(({ leagues, fixtures }) => [
    ...Object.values(leagues).map(({ name }) => name),
    ...Object.values(fixtures).flatMap(({ home, away }) => [home, away]),
  ]);
}
