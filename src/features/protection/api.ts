import {
  type ApiClient,
  createApiMutation,
  createApiQuery,
  isProtection,
  isRealityCheck,
  type LimitChangeDto,
  type LimitChoiceDto,
  type LimitNameDto,
  type OwnLimitDto,
  type ProtectionDto,
  type RealityCheckDto,
  request,
} from '@/shared/api';

export type Protection = Readonly<ProtectionDto>;
export type OwnLimit = Readonly<OwnLimitDto>;
export type LimitChange = Readonly<LimitChangeDto>;
export type LimitChoice = Readonly<LimitChoiceDto>;
export type LimitName = Readonly<LimitNameDto>;
export type Stop = NonNullable<Protection['stop']>;
export type RealityCheck = Readonly<RealityCheckDto>;

/** What the member has set for themselves, with what is used of it. */
export const protection = createApiQuery((api: ApiClient) =>
  request(api.GET('/protection'), isProtection),
);

export const settingLimit = createApiMutation((api, body: LimitChoice) =>
  request(api.PUT('/protection/limit', { body }), isProtection),
);

export const cancellingRaise = createApiMutation((api, { kind, period }: LimitName) =>
  request(api.POST('/protection/limit/cancel', { body: { kind, period } }), isProtection),
);

/** Whole days. */
export const takingBreak = createApiMutation((api, days: number) =>
  request(api.POST('/protection/break', { body: { days } }), isProtection),
);

/** Months of Seoul's calendar. */
export const excluding = createApiMutation((api, months: number) =>
  request(api.POST('/protection/exclusion', { body: { months } }), isProtection),
);

/** How long the member has been here and what it came to; it keeps no session alive. */
export const check = createApiQuery(
  (api: ApiClient) => request(api.GET('/protection/check'), isRealityCheck),
  { takes: 'first' },
);

export const answering = createApiMutation((api: ApiClient) =>
  request(api.POST('/protection/check'), isRealityCheck),
);
