import { sample } from 'effector';
import { createGate } from 'effector-react';
import { isGetOpenRequestsAnswer } from '#contract/checks.gen.ts';
import type { Dto } from '#contract/types.gen.ts';
import { $member, sessionLost } from '@/entities/member';
import { createRequestMoved } from '@/entities/money-request';
import { createApiQuery, request } from '@/shared/api';

export type OpenRequests = Readonly<Dto<'OpenRequests'>>;

/** The way between the pages about money is drawn. */
export const NavGate = createGate();
/** What the member has under way; kept from page to page, and requested again by each. */
export const underWay = createApiQuery(
  (api): Promise<OpenRequests> => request(api.GET('/mywallet/open'), isGetOpenRequestsAnswer),
);

const moved = createRequestMoved(['deposit', 'withdrawal', 'tetherDeposit']);
sample({
  clock: NavGate.open,
  source: $member,
  filter: (member) => member !== null,
  target: underWay.start,
});
sample({ clock: moved, filter: NavGate.status, target: underWay.refresh });
sample({ clock: sessionLost, target: underWay.reset });
