import { createEvent, sample } from 'effector';
import { $isSignupClosed } from '@/entities/setting';
import { alertShown } from '@/shared/lib/alerts';
import { dialogOpened } from '@/shared/lib/dialogs';
import { messages } from './ui/messages';

export const loginClicked = createEvent();
export const signupClicked = createEvent();
export const recommenderJoinClicked = createEvent();
export const inquiryClicked = createEvent();

const joinRequested = sample({
  clock: [
    sample({ clock: signupClicked, fn: () => 'referral' as const }),
    sample({ clock: recommenderJoinClicked, fn: () => 'recommenderJoin' as const }),
  ],
  source: $isSignupClosed,
  fn: (isClosed, name) => ({ isClosed, name }),
});

sample({
  clock: loginClicked,
  fn: () => ({ name: 'login' as const, props: {} }),
  target: dialogOpened,
});
sample({ clock: inquiryClicked, fn: () => ({ name: 'nonMember' as const }), target: dialogOpened });
sample({
  clock: joinRequested,
  filter: ({ isClosed }) => isClosed,
  fn: () => ({ text: messages.closed }),
  target: alertShown,
});
sample({
  clock: joinRequested,
  filter: ({ isClosed, name }) => !isClosed && name === 'referral',
  fn: () => ({ name: 'referral' as const, props: {} }),
  target: dialogOpened,
});
sample({
  clock: joinRequested,
  filter: ({ isClosed, name }) => !isClosed && name === 'recommenderJoin',
  fn: () => ({ name: 'recommenderJoin' as const }),
  target: dialogOpened,
});
