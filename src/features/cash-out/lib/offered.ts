import { type Bet, isFixtureLeg } from '@/entities/bet';

/** Whether a bet may be cashed out as long as it runs: one on matches alone, for a round is drawn too soon. */
export function mayCashOut({ status, legs }: Pick<Bet, 'status' | 'legs'>): boolean {
  return status === 'accepted' && legs.every(isFixtureLeg);
}
