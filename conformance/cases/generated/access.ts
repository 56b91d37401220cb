import { mayCall, type Role } from '#rules/roles.ts';
import { type Operation, operations } from '../../contract/document.ts';
import { type Sample, sampleRequest } from '../../contract/sample.ts';
import type { CallOptions } from '../../site/call.ts';
import type { Caller } from '../../site/caller.ts';
import type { AccountRole } from '../../site/options.ts';
import { type CaseContext, notTried } from '../context.ts';
import { type Case, defineCase } from '../define-case.ts';
import { blockUntilEnd } from '../desk/addresses.ts';
import { logIn, sessionOf } from '../people.ts';

const UNKNOWN_TOKEN = 'A'.repeat(43);
/** What keeps a caller out, whatever the request. */
const GATES = ['UNAUTHENTICATED', 'FORBIDDEN', 'SESSION_EXPIRED', 'SESSION_REPLACED'];
const STAFF_AND_MEMBERS: readonly { role: Role; account: AccountRole }[] = [
  { role: 'member', account: 'member' },
  { role: 'member', account: 'coin' },
  { role: 'manager', account: 'manager' },
  { role: 'admin', account: 'admin' },
];

/** A request that passes every gate and then does nothing: its body is missing, or one that is not declared. */
function harmless({ method, body }: Operation, sample: Sample): CallOptions {
  if (method === 'GET') return sample;
  return { ...sample, body: body ? undefined : { unexpected: true } };
}

async function checkGate(t: CaseContext, operation: Operation, as: Caller, gate: string | null) {
  const answer = await t.send(operation, { ...harmless(operation, sampleRequest(operation)), as });
  if (gate !== null) return void t.check(answer, gate, `as ${as.name}`);
  const { code = '', status } = answer;
  const isGate = GATES.includes(code);
  t.holds(answer, !isGate, `${as.name} may call it`, code);
  const isSound = status < 500 || isGate || code === 'NOT_READY';
  t.holds(answer, isSound, `an answer to ${as.name} below 500`, status);
}

/** One token of somebody who has logged in again since, for all operations. */
const replaced = new WeakMap<object, Promise<Caller>>();

async function replacedSession(t: CaseContext): Promise<Caller> {
  const { member } = t.site.options.accounts;
  if (!member) notTried('no account "member" was given');
  const old = await logIn(t, 'member', member);
  t.site.sessions.set('member', await logIn(t, 'member', member));
  return { ...old, name: 'a replaced session' };
}

/** For each operation: the roles that `x-access` names may call it, and no other. */
export function accessCase(operation: Operation): Case {
  return defineCase({
    id: `access/${operation.id}`,
    what: `${operation.id} is for ${operation.access}, by the token of the caller`,
    // After the cases that want few calls of the same.
    ...(operation.rate && { phase: 'limits' as const }),
    async run(t) {
      const { access, security } = operation;
      const guest = t.site.guest();
      const needsToken = !mayCall('guest', access);
      await checkGate(t, operation, guest, needsToken ? 'UNAUTHENTICATED' : null);
      const dead = security === 'none' ? null : 'SESSION_EXPIRED';
      await checkGate(
        t,
        operation,
        { ...guest, name: 'an unknown token', token: UNKNOWN_TOKEN },
        dead,
      );
      for (const { role, account } of STAFF_AND_MEMBERS) {
        if (!t.site.options.accounts[account]) continue;
        const gate = mayCall(role, access) ? null : 'FORBIDDEN';
        await checkGate(t, operation, await sessionOf(t, account), gate);
      }
      if (security === 'none') return;
      const waiting = replaced.get(t.site) ?? replacedSession(t);
      replaced.set(t.site, waiting);
      await checkGate(t, operation, await waiting, 'SESSION_REPLACED');
    },
  });
}

export const blockedAddressCase: Case = defineCase({
  id: 'access/blocked-address',
  what: 'an address that is blocked gets nothing, with or without a token',
  needs: ['addresses'],
  async run(t) {
    const { blockedAddress, accounts } = t.site.options;
    if (blockedAddress === null && !accounts.admin)
      notTried('no blocked address was named (--blocked-address), and no admin to block one');
    const address = blockedAddress ?? t.site.guest().address ?? '';
    if (blockedAddress === null) await blockUntilEnd(t, address);
    const member = await sessionOf(t, 'member');
    for (const operation of operations)
      for (const as of [
        { name: 'a blocked guest', address },
        { ...member, address },
      ])
        t.check(
          await t.send(operation, { ...sampleRequest(operation), as }),
          'IP_BLOCKED',
          as.name,
        );
    t.check(await t.call('getMember', { as: member }), 200, 'the same member from elsewhere');
  },
});
