import { expect, it } from 'vitest';
import { parseConfig } from './config.ts';

it('has a default for everything', () => {
  expect(parseConfig({}, '/srv/hanpan')).toEqual({
    ok: true,
    value: {
      port: 3000,
      host: '0.0.0.0',
      dataDir: '/srv/hanpan/.data',
      databaseUrl: null,
      feed: 'simulated',
      manualClockStart: null,
      seed: null,
      clientDir: '/srv/hanpan/dist/client',
      publicApiBase: null,
      logLevel: 'warn',
      trustProxy: false,
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

it('has a known seed only where it is told one or time is moved by hand', () => {
  const seedOf = (env: Record<string, string>) => {
    const parsed = parseConfig(env, '/');
    return parsed.ok ? parsed.value.seed : undefined;
  };
  expect(seedOf({ SEED: '7' })).toBe(7);
  expect(seedOf({ CLOCK: 'manual' })).toBe(20_240_511);
});

it('lists every mistake', () => {
  const parsed = parseConfig(
    { PORT: '80a', FEED: 'live', CLOCK_START: '2024', SEED: '-1', DATABASE_URL: 'mysql://x' },
    '/',
  );
  expect(parsed).toEqual({
    ok: false,
    errors: [
      'PORT must be a whole number from 0 to 65535, not "80a"',
      'DATABASE_URL must start with postgres:// or postgresql://',
      'FEED must be one of simulated, football-data, none, not "live"',
      'CLOCK_START needs CLOCK=manual',
      'SEED must be a whole number from 0 to 4294967295, not "-1"',
    ],
  });
});

it('takes a path or an address as the base of the calls', () => {
  const baseOf = (PUBLIC_API_BASE: string) => {
    const parsed = parseConfig({ PUBLIC_API_BASE }, '/');
    return parsed.ok ? parsed.value.publicApiBase : 'refused';
  };
  for (const base of ['/backend/api', 'https://api.example.kr', 'http://127.0.0.1:4000/api']) {
    expect(baseOf(base)).toBe(base);
  }
  for (const base of ['/api/', 'api', '//evil.example', '/"><script>']) {
    expect(baseOf(base), base).toBe('refused');
  }
});
