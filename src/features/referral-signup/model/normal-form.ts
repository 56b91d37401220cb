import { combine, createEvent, createStore, sample } from 'effector';
import { createGate } from 'effector-react';
import * as z from 'zod/mini';
import { isAdultBirthYear, isCoinCode, tooYoungText } from '#rules/signup.ts';
import { foldPhone } from '#rules/typed.ts';
import {
  accountHolderSchema,
  accountNumberSchema,
  fieldMessages,
  memberCodeSchema,
  optionalRecommenderSchema,
  passwordIsNotId,
  passwordsMatch,
  phoneNumberSchema,
  requiredText,
} from '@/entities/account-fields';
import { $bannedWords } from '@/entities/setting';
import { readNowFx } from '@/shared/lib/clock';
import { createForm, guardClose } from '@/shared/lib/form';
import { parseWhole, typedDigits } from '@/shared/lib/typed-number';
import { signupDialog } from '../dialogs';
import { accountInitial, accountNormalize, accountShape } from '../lib/account-form';
import { birthYears, seoulYear } from '../lib/birth-years';
import { normalMessages } from '../ui/messages';
import { banksRequested } from './banks';
import { $referral } from './referral';
import { fieldQuery, normalSignup } from './signup';
import { $validationCode, codeRequested } from './validation-code';

/** The dialog is open. */
export const SignupGate = createGate();
/** Back from the confirmation to the fields. */
export const editClicked = createEvent();

/** The year in Seoul by the server's clock at the opening; null before it is read. */
const $year = createStore<number | null>(null);
/** Birth years to choose from: the specification's list, the youngest of which are refused with the reason. */
export const $birthYears = $year.map((year) => (year === null ? [] : birthYears(year)));
/** The fields are right and the member reads them once more. */
export const $isConfirming = createStore(false);

export const form = createForm({
  initial: {
    ...accountInitial,
    code: '',
    phoneNumber: '',
    bankId: '',
    accountNumber: '',
    accountHolder: '',
    birthYear: '',
    validationCode: '',
  },
  normalize: {
    ...accountNormalize,
    phoneNumber: foldPhone,
    accountNumber: typedDigits,
    validationCode: (value) => value.normalize('NFKC').toUpperCase(),
  },
  schema: combine($bannedWords, $validationCode, $year, (banned, shown, year) =>
    z
      .object({
        // The server makes coin-only accounts of the coin code, and only by the other form.
        code: memberCodeSchema(normalMessages.coinCodeOnly),
        ...accountShape(banned),
        phoneNumber: phoneNumberSchema,
        bankId: requiredText,
        accountNumber: accountNumberSchema,
        accountHolder: accountHolderSchema,
        birthYear: requiredText.check(
          z.refine((typed) => year === null || isAdultBirthYear(parseWhole(typed) ?? 0, year), {
            error: () => tooYoungText(year ?? 0),
          }),
        ),
        recommender: optionalRecommenderSchema,
        validationCode: requiredText.check(
          z.refine((value) => value === shown, normalMessages.validationFailed),
        ),
      })
      .check(passwordIsNotId, passwordsMatch),
  ),
  checks: {
    names: ['code', 'userId', 'nickname', 'phoneNumber', 'accountNumber'],
    fx: fieldQuery.loadFx,
  },
  isBusy: normalSignup.$isPending,
});

/** Esc, the ground behind or the close button. */
export const closeRequested = guardClose(signupDialog, form, fieldMessages.leave);

sample({ clock: [SignupGate.open, SignupGate.close], target: form.reset });
sample({
  clock: SignupGate.open,
  target: [codeRequested, banksRequested, readNowFx],
});
sample({ clock: readNowFx.doneData, fn: seoulYear, target: $year });
// Who came by a member's code need not type it again; USD belongs to the other form.
sample({
  clock: SignupGate.open,
  source: $referral,
  filter: (referral) => referral !== null && !isCoinCode(referral.code),
  fn: (referral) => ({ code: referral?.code ?? '' }),
  target: form.filled,
});
// A new picture asks for new typing.
sample({ clock: codeRequested, fn: () => ({ validationCode: '' }), target: form.filled });

sample({ clock: form.accepted, fn: () => true, target: $isConfirming });
sample({
  clock: [editClicked, SignupGate.open, SignupGate.close],
  fn: () => false,
  target: $isConfirming,
});
