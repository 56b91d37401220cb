const MEMBER = 'mem_demo_member02';

const add = (legs: string, id = `'slip-1'`, from = '') =>
  `insert into saved_slip select '${MEMBER}', ${id}, 'x', 'multiple', 'domestic', null, '${legs}', 0 ${from};`;

/** By rule of saved slips what breaks it. */
export const SAVED_SLIP_FAULTS: Record<string, string[]> = {
  'a member has no more saved slips than are allowed': [
    add('[{"selectionId": "x", "odds": 101}]', `'slip-' || n`, 'from generate_series(1, 21) n'),
  ],
  'a saved slip has picks with their odds, and nothing of money': [
    add('[]'),
    add('[{"selectionId": "x"}]'),
    add('[{"selectionId": "x", "odds": 101, "stake": 1}]'),
  ],
};
