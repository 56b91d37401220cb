import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { parseConfig, variables } from './config.ts';
import { readEnvironment } from './lib/environment.ts';

it('has a default for everything', () => {
  expect(parseConfig({}, '/srv/hanpan')).toEqual({
    ok: true,
    value: {
      port: 3000,
      gamesPort: 3001,
      gamesOrigin: null,
      host: '0.0.0.0',
      dataDir: '/srv/hanpan/.data',
      databaseUrl: null,
      feed: 'simulated',
      gamesADay: 206,
      isDemo: true,
      hasScenarios: false,
      admin: null,
      manualClockStart: null,
      seed: null,
      clientDir: '/srv/hanpan/dist/client',
      gamesDir: '/srv/hanpan/dist/games',
      publicApiBase: null,
      logLevel: 'warn',
      trustProxy: 0,
      personalDataYears: 5,
      streamsPerAddress: 100,
    },
  });
});

it('takes a manual clock with its start, as date or milliseconds', () => {
  const at = Date.parse('2024-05-19T18:00:00Z');
  for (const start of ['2024-05-19T18:00:00Z', String(at)]) {
    const parsed = parseConfig({ CLOCK: 'manual', CLOCK_START: start }, '/');
    expect(parsed.ok && parsed.value.manualClockStart).toBe(at);
  }
});

it('has a known seed only where one is set or time is moved by hand', () => {
  const seedOf = (env: Record<string, string>) => {
    const parsed = parseConfig(env, '/');
    return parsed.ok ? parsed.value.seed : undefined;
  };
  expect(seedOf({ SEED: '7' })).toBe(7);
  expect(seedOf({ CLOCK: 'manual' })).toBe(20_240_511);
});

it('lists every mistake with the form that is expected', () => {
  const wrong = {
    PORT: '80a',
    DATABASE_URL: 'mysql://root:secret@db/x',
    FEED: 'live',
    CLOCK_START: '2024',
    SEED: '-1',
    TRUST_PROXY: 'yes',
    STREAMS_PER_ADDRESS: '0x10',
  };
  expect(parseConfig(wrong, '/')).toEqual({
    ok: false,
    errors: [
      'PORT must be a whole number from 0 to 65535, not "80a"',
      'DATABASE_URL must be an address that starts with postgres:// or postgresql://, not "mysql://…@db/x"',
      'FEED must be one of simulated, football-data, recorded, none, not "live"',
      'CLOCK_START must be left out without CLOCK=manual, not "2024"',
      'SEED must be a whole number from 0 to 4294967295, not "-1"',
      'TRUST_PROXY must be 0 to 10, or addresses and networks with commas between, not "yes"',
      'STREAMS_PER_ADDRESS must be a whole number from 1 to 100000, not "0x10"',
    ],
  });
  const start = { CLOCK: 'manual', CLOCK_START: 'tomorrow' };
  expect(parseConfig(start, '/')).toEqual({
    ok: false,
    errors: ['CLOCK_START must be an instant such as 2024-05-19T18:00:00Z, not "tomorrow"'],
  });
});

it('is a demonstration unless it is set not to be, and takes a first admin with a password', () => {
  const readConfig = (env: Record<string, string>) => {
    const parsed = parseConfig(env, '/');
    return parsed.ok ? { isDemo: parsed.value.isDemo, admin: parsed.value.admin } : parsed.errors;
  };
  const admin = { userId: 'boss2026', password: 'a long password' };
  const named = { ADMIN_ID: admin.userId, ADMIN_PASSWORD: admin.password };
  expect(readConfig({ DEMO: '0', ...named })).toEqual({ isDemo: false, admin });
  expect(readConfig({ DEMO: '0', ADMIN_ID: admin.userId })).toEqual({ isDemo: false, admin: null });
  expect(readConfig({ DEMO: 'no', ADMIN_ID: '관리자' })).toEqual([
    'DEMO must be one of 0, 1, not "no"',
    'ADMIN_ID must be 6 to 14 letters and digits, not "관리자"',
  ]);
});

it('takes a variable that is empty as not set', () => {
  const names = Object.keys(variables.shape);
  const empty = Object.fromEntries(names.map((name) => [name, '']));
  expect(parseConfig(empty, '/')).toEqual(parseConfig({}, '/'));
});

it('takes a path or an address as the base of the calls', () => {
  const baseOf = (PUBLIC_API_BASE: string) => {
    const parsed = parseConfig({ PUBLIC_API_BASE }, '/');
    return parsed.ok ? parsed.value.publicApiBase : 'refused';
  };
  for (const base of ['/backend/api', 'https://api.example.kr', 'http://127.0.0.1:4000/api']) {
    expect(baseOf(base)).toBe(base);
  }
  const broken = ['http://a:99999', 'https://[::1', 'https://a;script-src', 'https://a,b'];
  for (const base of ['/api/', 'api', '//evil.example', '/"><script>', ...broken]) {
    expect(baseOf(base), base).toBe('refused');
  }
});

it('serves games beside the site unless it is set where', () => {
  const gamesOf = (env: Record<string, string>) => {
    const parsed = parseConfig(env, '/');
    return parsed.ok ? [parsed.value.gamesPort, parsed.value.gamesOrigin] : parsed.errors;
  };
  expect(gamesOf({ PORT: '8080' })).toEqual([8081, null]);
  for (const PORT of ['0', '65535']) expect(gamesOf({ PORT })).toEqual([0, null]);
  const origin = 'https://games.example.kr';
  expect(gamesOf({ PORT: '0', GAMES_PORT: '9000', GAMES_ORIGIN: origin })).toEqual([9000, origin]);
  for (const broken of [`${origin}/`, 'games.example.kr', `${origin};script-src *`, 'https://a b'])
    expect(gamesOf({ GAMES_ORIGIN: broken })).toEqual([
      `GAMES_ORIGIN must be an origin such as https://games.example.kr, not "${broken}"`,
    ]);
});

/** The rows of the README's table, `| \`NAME\` | default | form | meaning |`. */
function documented(): string[][] {
  const readme = readFileSync(join(import.meta.dirname, '..', 'README.md'), 'utf8');
  const rows = readme.matchAll(/^\| `([A-Z_]+)` +\|(.+)\|(.+)\|.+\|$/gm);
  return [...rows].map((row) => row.slice(1).map((cell) => cell.replaceAll('`', '').trim()));
}

/** What the message asks for in place of a wrong value. */
function formOf(name: string): string {
  const parsed = parseConfig({ CLOCK: 'manual', [name]: ' ' }, '/');
  const [, form] = parsed.ok ? [] : (/ must be (.+), not " "$/.exec(parsed.errors.join()) ?? []);
  return form ?? 'any text';
}

it('the README names every variable with its default and form', () => {
  const defaults = readEnvironment(variables, {});
  const values: Record<string, unknown> = defaults.ok ? defaults.value : {};
  expect(documented()).toEqual(
    Object.keys(variables.shape).map((name) => [name, String(values[name] ?? '–'), formOf(name)]),
  );
});
