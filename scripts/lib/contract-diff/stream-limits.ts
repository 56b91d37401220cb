import { breaking, type Found, type Json, safe } from './types.ts';

type Limits = Readonly<Record<string, unknown>>;

/** What a reader may use: it is refused or cut off where there is less. `openings` is the rate of `openStream`. */
const MOST = ['topics', 'topicsLength', 'streamsPerMember', 'streamsPerAddress'];
const ALLOWED = [...MOST, 'unreadBytes', 'unread'];
/** How long a reader waits at most. */
const WITHIN = ['heartbeat'];

function compareLimit(name: string, was: unknown, is: unknown): Found[] {
  if (JSON.stringify(was) === JSON.stringify(is) || name === 'openings') return [];
  const show = (value: unknown): string => (value === undefined ? 'none' : JSON.stringify(value));
  const [before, after] = [Number(was ?? Infinity), Number(is ?? Infinity)];
  const breaks =
    (ALLOWED.includes(name) && after < before) || (WITHIN.includes(name) && after > before);
  return [(breaks ? breaking : safe)(`limit ${name}`, `${show(was)} → ${show(is)}`)];
}

/** Compares the numbers and the rules that a server of the stream holds to; texts of rules do not count. */
export function comparePromises(old: Json, now: Json): Found[] {
  const [was, is] = [(old['x-limits'] ?? {}) as Limits, (now['x-limits'] ?? {}) as Limits];
  const rulesOf = (one: Json): string[] => Object.keys(one['x-rules'] ?? {});
  const [rules, rulesNow] = [rulesOf(old), rulesOf(now)];
  return [
    ...Object.keys({ ...was, ...is }).flatMap((name) => compareLimit(name, was[name], is[name])),
    ...rules
      .filter((name) => !rulesNow.includes(name))
      .map((name) => breaking(`rule ${name}`, 'removed')),
    ...rulesNow.filter((name) => !rules.includes(name)).map((name) => safe(`rule ${name}`, 'new')),
  ];
}
