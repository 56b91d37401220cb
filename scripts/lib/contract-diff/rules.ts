import { ACCESS, type Access } from '#rules/roles.ts';
import { breaking, type Found, type Json, safe, show } from './types.ts';

const needsToken = ({ security }: Json): boolean => {
  const ways = (security ?? []) as object[];
  return ways.length > 0 && ways.every((way) => Object.keys(way).length > 0);
};

/** Who may call; a group that nobody knows has no roles. */
function rolesOf({ 'x-access': access }: Json): readonly string[] {
  return ACCESS[access as Access] ?? [];
}

function compareAccess(old: Json, now: Json): Found[] {
  const out = rolesOf(old).filter((role) => !rolesOf(now).includes(role));
  const added = rolesOf(now).filter((role) => !rolesOf(old).includes(role));
  return [
    ...(out.length > 0 ? [breaking('access', `no longer for ${out.join(', ')}`)] : []),
    ...(added.length > 0 ? [safe('access', `also for ${added.join(', ')}`)] : []),
    ...(needsToken(now) && !needsToken(old) ? [breaking('security', 'needs a token')] : []),
    ...(needsToken(old) && !needsToken(now) ? [safe('security', 'needs no token')] : []),
  ];
}

interface Rate {
  max: number;
  perSeconds: number;
  by: string;
}

function compareRate(old: Json, now: Json): Found[] {
  const [was, is] = [old['x-rate'] as Rate | undefined, now['x-rate'] as Rate | undefined];
  if (JSON.stringify(was) === JSON.stringify(is)) return [];
  const what = `${show(was ?? 'none')} → ${show(is ?? 'none')}`;
  if (!is) return [safe('rate', what)];
  const isNarrower =
    !was ||
    is.max < was.max ||
    is.max / is.perSeconds < was.max / was.perSeconds ||
    is.by !== was.by;
  return [(isNarrower ? breaking : safe)('rate', what)];
}

/** Switches of the server's behaviour, and whether turning each on breaks clients; turning it off is the opposite. */
const SWITCHES = {
  'x-unread-gate': {
    breaksOn: true,
    on: 'unread messages come first',
    off: 'unread messages do not matter',
  },
  'x-allow-in-maintenance': {
    breaksOn: false,
    on: 'served under maintenance',
    off: 'not served under maintenance',
  },
  'x-no-activity': {
    breaksOn: true,
    on: 'no longer extends the session',
    off: 'extends the session',
  },
} as const;

function compareSwitches(old: Json, now: Json): Found[] {
  return Object.entries(SWITCHES).flatMap(([name, { breaksOn, on, off }]) => {
    const [was, is] = [old[name] === true, now[name] === true];
    if (was === is) return [];
    return [(is === breaksOn ? breaking : safe)('behaviour', is ? on : off)];
  });
}

/** Compares who may call an operation, how often, and what the server does beside. */
export function compareRules(old: Json, now: Json): Found[] {
  return [...compareAccess(old, now), ...compareRate(old, now), ...compareSwitches(old, now)];
}
