import type { components } from '#contract/types.gen.ts';
import type { ModuleDeps } from '../../module.ts';
import { listMembers } from './member-list-repository.ts';
import { findAddresses, findRequests } from './search-repository.ts';

type Schemas = components['schemas'];

/** How much is found of each at most. */
const MOST = 5;

const KINDS: readonly Schemas['DeskKind'][] = [
  'signup',
  'deposit',
  'withdrawal',
  'tetherDeposit',
  'settlement',
  'adjustment',
  'setting',
  'couponIssue',
];

/** Ids begin with letters and a low line, as far as they are typed. */
const ID = /^[a-z]{2,6}(_[a-z\d]*)?$/;
/** Some of an address: with less than a part of it half the members would be looked at. */
const ADDRESS = /^[\da-f]{0,4}[.:][\da-f.:]*$/;

/** Finds members, requests and addresses by how they begin. */
export function createDeskSearch({ db }: Pick<ModuleDeps, 'db'>) {
  return async function search(typed: string): Promise<Schemas['DeskFound']> {
    const begins = typed.toLowerCase();
    const members = await listMembers(db, {
      begins: typed,
      state: undefined,
      after: undefined,
      limit: MOST,
    });
    const isId = ID.test(begins);
    const isAddress = ADDRESS.test(begins);
    return {
      members: members.map(({ id, userId, nickname, level }) => ({ id, userId, nickname, level })),
      requests: isId ? await findRequests(db, { begins, kinds: KINDS, limit: MOST }) : [],
      addresses: isAddress ? await findAddresses(db, { begins, limit: MOST }) : [],
    };
  };
}

export type DeskSearch = ReturnType<typeof createDeskSearch>;
