import { setTimeout as wait } from 'node:timers/promises';
import type { Operation, Rate } from '../../contract/document.ts';
import { sampleRequest } from '../../contract/sample.ts';
import type { Caller } from '../../site/caller.ts';
import type { CaseContext } from '../context.ts';
import { type Case, defineCase } from '../define-case.ts';
import { regular, sessionOf } from '../people.ts';
import { accountFor } from '../spender.ts';

/** Calls at once; one after another would take longer than some windows. */
const TOGETHER = 16;

/** A caller whose earlier calls of the operation count no more. */
async function fresh(t: CaseContext, operation: Operation, rate: Rate, at: 0 | 1): Promise<Caller> {
  if (rate.by !== 'member') return t.site.guest();
  if (!isOfStaff(operation)) return regular(t, at);
  // Members sign up for it; staff is as many as a run is given, and has called before.
  const staff = await sessionOf(t, at === 0 ? 'manager' : 'admin');
  if (at === 0) await wait(rate.perSeconds * 1000);
  return staff;
}

const isOfStaff = (operation: Operation): boolean => accountFor(operation) === 'admin';

function needsOf(operation: Operation): NonNullable<Case['needs']> {
  if (operation.rate?.by !== 'member') return ['addresses'];
  return isOfStaff(operation) ? ['admin', 'manager'] : ['admin'];
}

/** For each operation with `x-rate`: so many calls are answered, the next is not. */
export function rateCase(operation: Operation): readonly Case[] {
  const { id, rate } = operation;
  if (!rate) return [];
  const { max, perSeconds, by } = rate;
  return [
    defineCase({
      id: `limits/${id}`,
      what: `${id} answers ${max} calls in ${perSeconds} s by ${by}, and no more`,
      needs: needsOf(operation),
      phase: 'limits',
      async run(t) {
        const as = await fresh(t, operation, rate, 0);
        // Refused for what it is after it was counted: the cheapest call there is.
        const call = { ...sampleRequest(operation), as, query: { noSuchParameter: '1' } };
        const codes: (string | undefined)[] = [];
        for (let sent = 0; sent < max; sent += TOGETHER) {
          const together = Math.min(TOGETHER, max - sent);
          const answers = Array.from({ length: together }, () => t.sendOnce(operation, call));
          codes.push(...(await Promise.all(answers)).map(({ code }) => code));
        }
        const early = codes.filter((code) => code === 'RATE_LIMITED').length;
        t.same(id, `calls of the first ${max} that were limited`, early, 0);
        const last = await t.sendOnce(operation, call);
        if (!t.check(last, 'RATE_LIMITED', `call ${max + 1}`)) return;
        const retryAfter = Number(last.headers['retry-after']);
        t.holds(last, retryAfter <= perSeconds, `Retry-After within ${perSeconds} s`, retryAfter);
        const other = await t.sendOnce(operation, {
          ...call,
          as: await fresh(t, operation, rate, 1),
        });
        t.check(other, 'VALIDATION', 'the limit is the caller’s own');
      },
    }),
  ];
}
