import { $isSignupClosed } from '@/entities/setting';
import { createDialog } from '@/shared/lib/dialogs';

// While sign-up is closed its dialogs do not open, whoever asks; one that is open stays, and the server decides.
const $isAllowed = $isSignupClosed.map((isClosed) => !isClosed);

/** First step: a member's code, or USD. `code` came with the address and is looked up at once. */
export const referralDialog = createDialog<{ code?: string }>({ name: 'referral', $isAllowed });
/** First step on the word of a member: the code, then the normal sign-up. `code` is that of an invitation. */
export const recommenderDialog = createDialog<{ code?: string }>({
  name: 'recommender',
  $isAllowed,
});
/** Second step: a coin-only account without personal data. */
export const usdSignupDialog = createDialog({ name: 'usdSignup', $isAllowed });
/** The normal sign-up. */
export const signupDialog = createDialog({ name: 'signup', $isAllowed });
/** The account was applied for. */
export const signupDoneDialog = createDialog({ name: 'signupDone' });
