import { afterAll, beforeAll, it } from 'vitest';
import { type Copy, copyWithClient } from '../copies.ts';
import { expectRun, expectServed, runsIn, servedIn } from '../shown.ts';

const RUN_MS = 240_000;

let copy: Copy;
beforeAll(async () => {
  copy = await copyWithClient();
}, RUN_MS);
afterAll(() => copy[Symbol.dispose](), RUN_MS);

it.each(runsIn('client'))('%s', (text, shown) => expectRun(text, shown, copy.folder), RUN_MS);

// After the journeys, which leave the report that is shown.
it.each(servedIn('client'))(
  '%s is served',
  (text, shown) => expectServed(text, shown, copy.folder),
  RUN_MS,
);
