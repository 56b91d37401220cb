import { isGetBlockedAddressesAnswer } from '#contract/checks.gen.ts';
import type { Dto } from '#contract/types.gen.ts';
import { type ApiClient, request } from '@/shared/api';

/** An address from which nobody reaches the site. */
export type BlockedAddress = Readonly<Dto<'BlockedAddress'>>;
export type Blocking = Pick<BlockedAddress, 'ip' | 'reason'>;

export async function loadAddresses(api: ApiClient): Promise<readonly BlockedAddress[]> {
  return request(api.GET('/desk/address'), isGetBlockedAddressesAnswer);
}

export async function sendBlocking(api: ApiClient, blocking: Blocking): Promise<void> {
  await request(api.POST('/admin/address', { body: blocking }));
}

export async function sendRelease(api: ApiClient, ip: string): Promise<void> {
  await request(api.DELETE('/admin/address/{ip}', { params: { path: { ip } } }));
}
