import { combine, createEvent, createStore, sample } from 'effector';
import * as z from 'zod/mini';
import { $member, sessionLost } from '@/entities/member';
import { createSending } from '@/entities/money-request';
import { type ApiError, isProblem } from '@/shared/api';
import { createForm } from '@/shared/lib/form';
import { keepDraft } from '@/shared/lib/kept-draft';
import { typedDigits } from '@/shared/lib/typed-number';
import { joinTether, type TetherJoin } from './api';
import { passwordRule, tetherWithdrawal } from './model';
import { messages } from './ui/messages';

/** The dialog that registers the wallet withdrawals go to. */
export const walletOpened = createEvent();
export const walletClosed = createEvent();

export const joining = createSending<TetherJoin, { address: string }>(
  (api, { body }) => joinTether(api, body),
  // A wrong password costs a try, which the form says as well.
  { done: messages.joined, refresh: tetherWithdrawal.terms.refresh },
);
export const $isWalletOpen = createStore(false)
  .on(walletOpened, () => true)
  .reset(walletClosed, joining.done, tetherWithdrawal.closed);

export const form = createForm({
  initial: { address: '', withdrawPassword: '' },
  schema: z.object({
    address: z.string().check(z.regex(/^T[1-9A-HJ-NP-Za-km-z]{33}$/, messages.addressForm)),
    withdrawPassword: passwordRule,
  }),
  normalize: {
    // Spaces come with what is pasted, and no address has any.
    address: (text) => text.replace(/\s/g, ''),
    withdrawPassword: typedDigits,
  },
  validatesOnBlur: false,
  isBusy: joining.$isPending,
});

const isMistaken = (error: ApiError) => isProblem(error, 'VALIDATION');
/** What the frame of the form draws; mistaken letters are said at the address. */
export const sending = {
  ...joining,
  $failure: joining.$failure.map((error) => (error && isMistaken(error) ? null : error)),
};

sample({ clock: form.accepted, target: joining.start });
// What was refused is not what is in the form any more.
sample({ clock: form.changed, target: joining.edited });
// A password that was wrong is typed again; one that was right is not kept.
sample({
  clock: [joining.refused, joining.done],
  fn: () => ({ withdrawPassword: '' }),
  target: form.filled,
});
form.$touched.reset(joining.refused, joining.done);
// The server's check of the sum says so.
sample({
  clock: joining.failed,
  filter: ({ error }) => isMistaken(error),
  fn: () => ({ address: messages.addressMistaken }),
  target: form.errorsUpdated,
});
sample({
  clock: [walletOpened, tetherWithdrawal.closed],
  target: [joining.reset, form.reset],
});

const restored = keepDraft({
  draft: combine({ isOpen: $isWalletOpen, values: form.$values }),
  opened: tetherWithdrawal.opened,
  owner: $member,
  ended: sessionLost,
});
$isWalletOpen.on(restored, (_last, { isOpen }) => isOpen);
sample({
  clock: restored,
  filter: ({ isOpen }) => isOpen,
  fn: ({ values: { address } }) => ({ address }),
  target: form.filled,
});
