import { makeProfile } from '@/entities/member/testing';
import type { BlockAnswers } from '@/shared/lib/test-page';

/** What the server says of the way to level 5. */
export const levelAnswers: BlockAnswers = {
  ordinary: {
    'GET /member/profile': {
      body: makeProfile({
        level: 4,
        nextLevel: { level: 5, required: 100_000_000, done: 98_400_000 },
      }),
    },
  },
  empty: {
    'GET /member/profile': { body: makeProfile({ nextLevel: null }) },
  },
};
