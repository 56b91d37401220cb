import { expect, it } from 'vitest';
import { PLAYERS, seenIn, TOO_FAR } from './test/played.ts';

const ROUNDS = 1_000_000;

it.each([...PLAYERS.keys()])(
  'a million rounds of %s come out as its table says',
  { timeout: 240_000 },
  (name) => {
    for (const { what, seen, expected, square } of seenIn(name, ROUNDS))
      expect(square, `${what}: ${seen} of ${expected}`).toBeLessThan(TOO_FAR);
  },
);
