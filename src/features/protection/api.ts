import {
  isAnswerRealityCheckAnswer,
  isCancelLimitRaiseAnswer,
  isExcludeSelfAnswer,
  isGetProtectionAnswer,
  isGetRealityCheckAnswer,
  isSetOwnLimitAnswer,
  isTakeBreakAnswer,
} from '#contract/checks.gen.ts';
import type { Dto } from '#contract/types.gen.ts';
import { type ApiClient, createApiMutation, createApiQuery, request } from '@/shared/api';

export type Protection = Readonly<Dto<'Protection'>>;
export type OwnLimit = Readonly<Dto<'OwnLimit'>>;
export type LimitChange = Readonly<Dto<'LimitChange'>>;
export type LimitChoice = Readonly<Dto<'LimitChoice'>>;
export type LimitName = Readonly<Dto<'LimitName'>>;
export type Stop = NonNullable<Protection['stop']>;
export type RealityCheck = Readonly<Dto<'RealityCheck'>>;

/** What the member has set for themselves, with what is used of it. */
export const protection = createApiQuery((api: ApiClient) =>
  request(api.GET('/protection'), isGetProtectionAnswer),
);

export const settingLimit = createApiMutation((api, body: LimitChoice) =>
  request(api.PUT('/protection/limit', { body }), isSetOwnLimitAnswer),
);

export const cancellingRaise = createApiMutation((api, { kind, period }: LimitName) =>
  request(
    api.POST('/protection/limit/cancel', { body: { kind, period } }),
    isCancelLimitRaiseAnswer,
  ),
);

/** Whole days. */
export const takingBreak = createApiMutation((api, days: number) =>
  request(api.POST('/protection/break', { body: { days } }), isTakeBreakAnswer),
);

/** Months of Seoul's calendar. */
export const excluding = createApiMutation((api, months: number) =>
  request(api.POST('/protection/exclusion', { body: { months } }), isExcludeSelfAnswer),
);

/** How long the member has been here and what it came to; it keeps no session alive. */
export const check = createApiQuery(
  (api: ApiClient) => request(api.GET('/protection/check'), isGetRealityCheckAnswer),
  { takes: 'first' },
);

export const answering = createApiMutation((api: ApiClient) =>
  request(api.POST('/protection/check'), isAnswerRealityCheckAnswer),
);
