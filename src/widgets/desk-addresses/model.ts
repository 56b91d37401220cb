import { sample } from 'effector';
import * as z from 'zod/mini';
import { isGetBlockedAddressesAnswer } from '#contract/checks.gen.ts';
import type { Dto } from '#contract/types.gen.ts';
import { staffReason } from '@/entities/staff-reason';
import { createDeskList, createNewForm, rowLeft } from '@/features/desk-list';
import { confirmedMutation, createApiQuery, request } from '@/shared/api';
import { messages } from './ui/messages';

const ipv4 = /^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(?:\.(?!$)|$)){4}$/;
/** Zod's own check would be in the members' entry, with the rest of it. */
const isAddress = (text: string) =>
  text.includes(':')
    ? /^[\da-f:.]+$/i.test(text) && URL.canParse(`http://[${text}]`)
    : ipv4.test(text);

/** An address from which nobody reaches the site. */
export type BlockedAddress = Readonly<Dto<'BlockedAddress'>>;

const query = createApiQuery<void, readonly BlockedAddress[]>((api) =>
  request(api.GET('/desk/address'), isGetBlockedAddressesAnswer),
);
export const addresses = createDeskList({ query, keyOf: ({ ip }) => ip });

export const blocking = confirmedMutation({
  send: (api, body: Pick<BlockedAddress, 'ip' | 'reason'>) =>
    request(api.POST('/admin/address', { body })),
  confirm: ({ ip }) => ({ title: messages.block, text: messages.blockText(ip), tone: 'danger' }),
  done: (_none, { ip }) => messages.blocked(ip),
  refusals: { INVALID_STATE: messages.ownAddress },
  refresh: addresses.refresh,
});
export const releasing = confirmedMutation({
  send: (api, ip: string) =>
    request(api.DELETE('/admin/address/{ip}', { params: { path: { ip } } })),
  confirm: (ip) => ({ title: messages.release, text: messages.releaseText(ip) }),
  done: (_none, ip) => messages.released(ip),
  refusals: { NOT_FOUND: messages.gone },
  refresh: addresses.refresh,
});
export const form = createNewForm({
  initial: { ip: '', reason: '' },
  normalize: { ip: (typed: string) => typed.trim() },
  schema: z.object({
    ip: z.string().check(z.refine(isAddress, messages.ipMalformed)),
    reason: staffReason,
  }),
  sending: blocking,
  orderOf: ({ ip, reason }) => ({ ip, reason: reason.trim() }),
});
sample({ clock: releasing.done, target: rowLeft });
