import { expect, it } from 'vitest';
import { PLAYERS, seenIn, TOO_FAR } from './test/played.ts';

/** `chance.slow.test.ts` plays more of them, and of every table. */
const ROUNDS = 200_000;
/** Every market of theirs is one of another table. */
const ALIKE = ['oddeven', 'dice'];

it.each([...PLAYERS.keys()].filter((name) => !ALIKE.includes(name)))(
  'drawn rounds of %s come out as its table says',
  (name) => {
    for (const { what, seen, expected, square } of seenIn(name, ROUNDS))
      expect(square, `${what}: ${seen} of ${expected}`).toBeLessThan(TOO_FAR);
  },
);
