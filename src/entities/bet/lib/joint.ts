import type { Bet } from './bet';

/** Whether the leg at a place of a bet was taken at one price with others of its match. */
export function isJointAt({ joint }: Pick<Bet, 'joint'>, place: number): boolean {
  return joint?.some(({ legs }) => legs.includes(place)) ?? false;
}
