import { operationNamed, operations } from '../../contract/document.ts';
import { sampleRequest } from '../../contract/sample.ts';
import { type Case, defineCase } from '../define-case.ts';
import { accountFor } from '../spender.ts';
import { sessionOf } from '../people.ts';

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];

/** For each path: methods that it does not have are refused, with those that it has. */
export const methodCases: readonly Case[] = [...Map.groupBy(operations, ({ path }) => path)].map(
  ([path, served]) =>
    defineCase({
      id: `methods${path}`,
      what: `${path} refuses the methods it does not have`,
      async run(t) {
        const [operation] = served;
        if (!operation) return;
        const allowed = served.map(({ method }) => method);
        const account = accountFor(operation);
        const as = account === null ? t.site.guest() : await sessionOf(t, account);
        const { path: values } = sampleRequest(operation);
        for (const method of METHODS.filter((one) => !allowed.includes(one))) {
          const answer = await t.send(operation, { as, path: values, method });
          if (!t.check(answer, 'METHOD_NOT_ALLOWED', method)) continue;
          const named = (answer.headers.allow ?? '').split(/, */).sort();
          t.same(answer, 'the header Allow', named, [...allowed].sort());
        }
      },
    }),
);

export const unknownPathCase: Case = defineCase({
  id: 'methods/no-such-path',
  what: 'a path that the contract does not have is answered as a problem',
  async run(t) {
    const nowhere = {
      ...operationNamed('getHealth'),
      path: '/no-such-path',
      problems: ['NOT_FOUND'],
    };
    for (const method of ['GET', 'POST']) t.check(await t.send(nowhere, { method }), 'NOT_FOUND');
  },
});
