import type { Messenger } from './messenger';

/** Messengers for stories and tests; the picture is empty, so that stories ask no network. */
export function makeMessengers(): Messenger[] {
  return [
    { id: 1, name: '텔레그램', account: 'hanpan_cs', imageUrl: '' },
    { id: 2, name: '카카오톡', account: 'hanpan24', imageUrl: '' },
  ];
}
