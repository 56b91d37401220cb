import { createEvent, createStore, sample } from 'effector';
import { type BankDto, createApiFx, request, isGetBankNamesAnswer } from '@/shared/api';

export const banksRequested = createEvent();

export const loadBanksFx = createApiFx(
  (api): Promise<BankDto[]> => request(api.GET('/settingbankname'), isGetBankNamesAnswer),
);

/** Banks in use, in the order of the site. */
export const $banks = createStore<BankDto[]>([]);
export const $banksFailed = createStore(false);

sample({
  clock: banksRequested,
  source: $banks,
  filter: (banks) => banks.length === 0,
  fn: () => undefined,
  target: loadBanksFx,
});
sample({
  clock: loadBanksFx.doneData,
  fn: (banks) => banks.filter(({ useFlag }) => useFlag === 1),
  target: $banks,
});
sample({ clock: loadBanksFx, fn: () => false, target: $banksFailed });
sample({ clock: loadBanksFx.fail, fn: () => true, target: $banksFailed });
