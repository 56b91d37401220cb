import { betAnswers } from './bet.ts';
import { casinoAnswers } from './casino.ts';
import { deskAnswers } from './desk.ts';
import { memberAnswers } from './member.ts';
import { messageAnswers } from './message.ts';
import { savedSlipAnswers } from './saved-slip.ts';
import { siteAnswers } from './site.ts';
import { sportsAnswers } from './sports.ts';
import type { Answers } from './types.ts';

/** What the mock remembers, by operation; the rest is the contract's examples. */
export const answers: Answers = {
  ...siteAnswers,
  ...memberAnswers,
  ...messageAnswers,
  ...sportsAnswers,
  ...betAnswers,
  ...casinoAnswers,
  ...savedSlipAnswers,
  ...deskAnswers,
};
