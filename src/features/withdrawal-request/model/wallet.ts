import { combine, createEvent, createStore, sample } from 'effector';
import { $member, sessionLost } from '@/entities/member';
import { createSending } from '@/entities/money-request';
import { isProblem } from '@/shared/api';
import { keepDraft } from '@/shared/lib/kept-draft';
import { typedDigits } from '@/shared/lib/typed-number';
import { joinTether, type TetherJoin } from '../api';
import { messages } from '../ui/messages';
import { tetherWithdrawal } from '.';

/** The dialog that registers the wallet withdrawals go to. */
export const walletOpened = createEvent();
export const walletClosed = createEvent();
export const addressChanged = createEvent<string>();
export const passwordChanged = createEvent<string>();
export const joinClicked = createEvent();

export const joining = createSending<TetherJoin, { address: string }>(
  (api, { body }) => joinTether(api, body),
  // A wrong password costs a try, which the form says as well.
  { done: messages.joined, refresh: tetherWithdrawal.terms.refresh },
);

export const $isWalletOpen = createStore(false)
  .on(walletOpened, () => true)
  .reset(walletClosed, joining.done, tetherWithdrawal.formClosed);
/** Spaces come with what is pasted, and no address has any. */
export const $address = createStore('').on(addressChanged, (_last, text) =>
  text.replace(/\s/g, ''),
);
export const $password = createStore('').on(passwordChanged, (_last, text) => typedDigits(text));
const $isTried = createStore(false).on(joinClicked, () => true);
/** Letters were mistaken: the server's check of the sum says so. */
const $isMistaken = createStore(false)
  .on(joining.failed, (_last, { error }) => isProblem(error, 'VALIDATION'))
  .reset(addressChanged, walletOpened);

const addressForm = /^T[1-9A-HJ-NP-Za-km-z]{33}$/;
const passwordForm = /^\d{4}$/;

const $faults = combine([$address, $password] as const, ([address, password]) => ({
  address: addressForm.test(address) ? undefined : messages.addressForm,
  password: passwordForm.test(password) ? undefined : messages.passwordForm,
}));
export const $walletErrors = combine(
  [$faults, $isTried, $isMistaken] as const,
  ([faults, isTried, isMistaken]): {
    address?: string | undefined;
    password?: string | undefined;
  } => {
    if (isMistaken) return { address: messages.addressMistaken };
    return isTried ? faults : {};
  },
);
export const $joinFailure = joining.$failure.map((error) =>
  error !== null && isProblem(error, 'VALIDATION') ? null : error,
);

sample({
  clock: joinClicked,
  source: { address: $address, withdrawPassword: $password, faults: $faults },
  filter: ({ faults }) => faults.address === undefined && faults.password === undefined,
  fn: ({ address, withdrawPassword }) => ({ address, withdrawPassword }),
  target: joining.start,
});
// What was refused is not what is in the form any more.
sample({
  clock: [addressChanged, passwordChanged],
  fn: () => undefined,
  target: joining.edited,
});
sample({ clock: [walletOpened, tetherWithdrawal.formClosed], target: joining.reset });

$address.reset(walletOpened, tetherWithdrawal.formClosed);
$password.reset(walletOpened, joining.refused, joining.done, tetherWithdrawal.formClosed);
$isTried.reset(walletOpened, joining.refused, joining.done);

const restored = keepDraft({
  draft: combine({ isOpen: $isWalletOpen, address: $address }),
  opened: tetherWithdrawal.formOpened,
  owner: $member,
  ended: sessionLost,
});
$isWalletOpen.on(restored, (_last, { isOpen }) => isOpen);
$address.on(restored, (_last, { isOpen, address }) => (isOpen ? address : ''));
