import { createEvent } from 'effector';

// What a visitor asks for on many screens. The feature that answers listens; who asks does not know it.

/** Login is needed; `returnTo` is where it leads afterwards. */
export const loginRequested = createEvent<{ returnTo?: string }>();
export const signupRequested = createEvent();
/** Sign-up on the word of a member. */
export const recommenderSignupRequested = createEvent();
export const passwordResetRequested = createEvent();
export const passwordChangeRequested = createEvent();
/** Everything about the own account. */
export const accountRequested = createEvent();
/** A deposit in coins, over the page that is shown. */
export const coinDepositRequested = createEvent();
/** A withdrawal in tether, over the page that is shown. */
export const tetherWithdrawalRequested = createEvent();
/** A question to the staff without an account. */
export const inquiryRequested = createEvent();
/** A question of the member to the staff. */
export const inquiryWriteRequested = createEvent();
