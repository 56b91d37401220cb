import {
  isAnswerRealityCheckAnswer,
  isExcludeSelfAnswer,
  isGetProtectionAnswer,
  isGetRealityCheckAnswer,
  isTakeBreakAnswer,
} from '#contract/checks.gen.ts';
import type { Dto } from '#contract/types.gen.ts';
import { type ApiClient, createApiMutation, createApiQuery, request } from '@/shared/api';

export type Protection = Readonly<Dto<'Protection'>>;
export type OwnLimit = Readonly<Dto<'OwnLimit'>>;
export type LimitChange = Readonly<Dto<'LimitChange'>>;
export type LimitName = Readonly<Dto<'LimitName'>>;
export type Stop = NonNullable<Protection['stop']>;
export type RealityCheck = Readonly<Dto<'RealityCheck'>>;

/** What the member has set for themselves, with what is used of it. */
export const protection = createApiQuery((api: ApiClient) =>
  request(api.GET('/protection'), isGetProtectionAnswer),
);

/** Stops for whole days. */
export function takeBreak(api: ApiClient, days: number): Promise<Protection> {
  return request(api.POST('/protection/break', { body: { days } }), isTakeBreakAnswer);
}

/** Stops for months of Seoul's calendar. */
export function exclude(api: ApiClient, months: number): Promise<Protection> {
  return request(api.POST('/protection/exclusion', { body: { months } }), isExcludeSelfAnswer);
}

/** How long the member has been here and what it came to; it keeps no session alive. */
export const check = createApiQuery(
  (api: ApiClient) => request(api.GET('/protection/check'), isGetRealityCheckAnswer),
  { takes: 'first' },
);

export const answering = createApiMutation((api: ApiClient) =>
  request(api.POST('/protection/check'), isAnswerRealityCheckAnswer),
);
