/** What is bet on, as its margin tells it apart. `sports` is one outcome, in play or not; `multiple` are two or more legs. */
export type MarginGame = 'sports' | 'multiple' | 'mini' | 'virtual' | 'casino' | 'slot';

/**
 * Hundredths of a percent that a stake costs at least, by whatever way of betting costs least: what is left of the margin when
 * comp and the recommender's share are taken. A selection on sports returns 98.04 % at most, and the recommender has 1 % of what is
 * lost; three legs with their bonus pick of 1.03 return 97.06 %, two legs and more of them less. Baccarat's banker returns 98.95 %
 * and earns 1 % comp, a virtual event 93.00 % and 1 %. A casino's banker returns 98.94 % with 0.80 % comp and 0.10 % for the
 * recommender, a slot 96.20 % with 2 % and 0.30 %.
 */
export const MARGINS: Record<MarginGame, number> = {
  sports: 90,
  multiple: 190,
  mini: 5,
  virtual: 600,
  casino: 16,
  slot: 150,
};
