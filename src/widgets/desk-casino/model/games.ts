import { isGetDeskCasinoAnswer } from '#contract/checks.gen.ts';
import { createDeskList, createMaintenance } from '@/features/desk-list';
import { createApiQuery, request } from '@/shared/api';
import { type CasinoSubject, subjectKey, toSubjects } from '../lib/subjects';
import { messages } from '../ui/messages';

const query = createApiQuery<void, readonly CasinoSubject[]>(async (api) =>
  toSubjects((await request(api.GET('/desk/casino'), isGetDeskCasinoAnswer)).data),
);
export const subjects = createDeskList({ query, keyOf: subjectKey });
export const maintenance = createMaintenance<CasinoSubject>({
  list: subjects,
  isClosed: ({ state, isClosedAbove }) => state === 'maintenance' && !isClosedAbove,
  nameOf: ({ name }) => name,
  send: (api, { kind, id }, body) =>
    request(
      api.PUT('/desk/casino/{kind}/{subjectId}', {
        params: { path: { kind, subjectId: id } },
        body,
      }),
    ),
  texts: messages.maintenance,
  refusals: { INVALID_STATE: messages.unconnected },
});
