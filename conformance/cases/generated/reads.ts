import type { Operation } from '../../contract/document.ts';
import { sampleRequest } from '../../contract/sample.ts';
import { type Case, defineCase } from '../define-case.ts';
import { accountFor } from '../spender.ts';
import { sessionOf } from '../people.ts';

/** Where the contract says in words only what a reader has to name. */
const QUERIES: Readonly<Record<string, Record<string, string>>> = {
  checkMember: { userIdEquals: 'nobody77' },
};

/** Those that want ids in their query: the contract's examples are of no running server. */
const WITH_IDS = ['getMeetings'];

/** For each reading operation that needs no id, and for those whose feature comes later: it answers as declared. */
export function readCase(operation: Operation): readonly Case[] {
  const { id, method, path, tags } = operation;
  const isLater = tags.includes('later');
  const isRead =
    method === 'GET' && !path.includes('{') && !tags.includes('stream') && !WITH_IDS.includes(id);
  if (!isRead && !isLater) return [];
  return [
    defineCase({
      id: `reads/${id}`,
      what: `${id} answers as the contract has it`,
      async run(t) {
        const account = accountFor(operation);
        const as = account === null ? t.site.guest() : await sessionOf(t, account);
        const sample = sampleRequest(operation);
        const query = { ...sample.query, ...QUERIES[id] };
        const answer = await t.send(operation, { ...sample, query, as });
        const success = [...operation.successes.keys()][0] ?? 200;
        t.check(answer, isLater && answer.code === 'NOT_READY' ? 'NOT_READY' : success);
      },
    }),
  ];
}
