import { createEvent, sample } from 'effector';
import { isGetBankNamesAnswer } from '#contract/checks.gen.ts';
import { createApiQuery, request } from '@/shared/api';

/** Loads the banks unless they are here already. */
export const banksRequested = createEvent();

export const banksQuery = createApiQuery((api) =>
  request(api.GET('/settingbankname'), isGetBankNamesAnswer),
);

/** Banks in use, in the order of the site. */
export const $banks = banksQuery.$data.map(
  (banks) => banks?.filter(({ useFlag }) => useFlag === 1) ?? [],
);

sample({
  clock: banksRequested,
  source: $banks,
  filter: (banks) => banks.length === 0,
  target: banksQuery.start,
});
