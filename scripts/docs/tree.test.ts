import { it } from 'vitest';
import { expectRun, runsIn } from './shown.ts';

const RUN_MS = 120_000;
const outcomes = new Map<string, Promise<void>>();

it.each(runsIn('tree'))(
  '%s runs',
  (text, shown) => {
    const key = JSON.stringify([shown.args ?? text, String(shown.answers)]);
    const outcome = outcomes.get(key) ?? expectRun(text, shown);
    outcomes.set(key, outcome);
    return outcome;
  },
  RUN_MS,
);
