import { combine, createEffect, createEvent, createStore, sample } from 'effector';
import { createGate } from 'effector-react';
import * as z from 'zod/mini';
import { $bannedWords } from '@/entities/setting';
import {
  $referral,
  accountHolderSchema,
  accountNumberSchema,
  allowedNickname,
  allowedUserId,
  banksRequested,
  birthYears,
  checkDuplicateFx,
  consentSchema,
  fieldMessages,
  isCoinCode,
  lookUpCodeFx,
  memberCodeSchema,
  optionalRecommenderSchema,
  passwordIsNotId,
  passwordsMatch,
  passwordSchema,
  phoneNumberSchema,
  requiredText,
  signUpFx,
  withdrawPasswordSchema,
} from '@/entities/signup';
import { readNowFx } from '@/shared/lib/clock';
import { createForm, type FieldCheck, guardClose } from '@/shared/lib/form';
import { messages } from '../ui/messages';
import { $validationCode, codeRequested } from './code';

/** The sign-up dialog is open. */
export const JoinGate = createGate();
/** Back from the confirmation to the fields. */
export const editClicked = createEvent();

const digits = (value: string) => value.replace(/\D/g, '');

/** Birth years to choose from, by the server's clock at the opening. */
export const $birthYears = createStore<readonly number[]>([]);
/** The fields are right and the member reads them once more. */
export const $isConfirming = createStore(false);

/** Asks what only the server knows: duplicates, and whether the code is a member's. */
export const checkFieldFx = createEffect(async (check: FieldCheck): Promise<string | null> => {
  if (check.name !== 'code') return checkDuplicateFx(check);
  return (await lookUpCodeFx(check.value)) === null ? fieldMessages.codeInvalid : null;
});

export const form = createForm({
  initial: {
    code: '',
    userId: '',
    nickname: '',
    password: '',
    passwordConfirm: '',
    withdrawPassword: '',
    phoneNumber: '',
    bankId: '',
    accountNumber: '',
    accountHolder: '',
    birthYear: '',
    recommender: '',
    validationCode: '',
    consent: false,
  },
  normalize: {
    phoneNumber: digits,
    accountNumber: digits,
    validationCode: (value) => value.toUpperCase(),
  },
  schema: combine($bannedWords, $validationCode, (banned, shown) =>
    z
      .object({
        // The server makes coin-only accounts of the coin code, and only by the other form.
        code: memberCodeSchema(messages.coinCodeOnly),
        userId: allowedUserId(banned),
        nickname: allowedNickname(banned),
        password: passwordSchema,
        passwordConfirm: requiredText,
        withdrawPassword: withdrawPasswordSchema,
        phoneNumber: phoneNumberSchema,
        bankId: requiredText,
        accountNumber: accountNumberSchema,
        accountHolder: accountHolderSchema,
        birthYear: requiredText,
        recommender: optionalRecommenderSchema,
        validationCode: requiredText.check(
          z.refine((value) => value === shown, fieldMessages.validationCode),
        ),
        consent: consentSchema,
      })
      .check(passwordIsNotId, passwordsMatch),
  ),
  checks: {
    names: ['code', 'userId', 'nickname', 'phoneNumber', 'accountNumber'],
    fx: checkFieldFx,
  },
  isBusy: signUpFx.pending,
});

/** Esc, the ground behind or the close button. */
export const closeRequested = guardClose('signup', form, fieldMessages.leave);

sample({ clock: [JoinGate.open, JoinGate.close], target: form.reset });
sample({
  clock: JoinGate.open,
  fn: () => undefined,
  target: [codeRequested, banksRequested, readNowFx],
});
sample({ clock: readNowFx.doneData, fn: birthYears, target: $birthYears });
// Who came by a member's code need not type it again; USD belongs to the other form.
sample({
  clock: JoinGate.open,
  source: $referral,
  filter: (referral) => referral !== null && !isCoinCode(referral.code),
  fn: (referral) => ({ code: referral?.code ?? '' }),
  target: form.filled,
});
// A new picture asks for new typing.
sample({ clock: codeRequested, fn: () => ({ validationCode: '' }), target: form.filled });

sample({ clock: form.accepted, fn: () => true, target: $isConfirming });
sample({
  clock: [editClicked, JoinGate.open, JoinGate.close],
  fn: () => false,
  target: $isConfirming,
});
