import { resolve } from 'node:path';

export type FeedKind = 'simulated' | 'football-data' | 'none';

export interface Config {
  port: number;
  host: string;
  /** Holds the embedded database with its lock, and the seasons that were imported. */
  dataDir: string;
  /** A PostgreSQL to use instead of the embedded database. */
  databaseUrl: string | null;
  feed: FeedKind;
  /** Epoch milliseconds when time is moved by the admin call only, null for the machine's clock. */
  manualClockStart: number | null;
  /** Of everything random but tokens; null for a secret that the database keeps. */
  seed: number | null;
  /** Built client to serve; null answers only the API. */
  clientDir: string | null;
  /** Where the served client sends its calls; null leaves it what it was built with. */
  publicApiBase: string | null;
  logLevel: 'silent' | 'error' | 'warn' | 'info' | 'debug';
  /** Whether X-Forwarded-For may name the caller. */
  trustProxy: boolean;
  /** Event streams that guests of one address may have open at once. */
  streamsPerAddress: number;
}

export type ConfigResult = { ok: true; value: Config } | { ok: false; errors: string[] };

const FEEDS: readonly FeedKind[] = ['simulated', 'football-data', 'none'];
const LOG_LEVELS = ['silent', 'error', 'warn', 'info', 'debug'] as const;
/** Event streams a member may have open at once: a few devices, and some that the server has not seen die yet. */
export const STREAMS_PER_MEMBER = 12;
const DEFAULT_STREAMS_PER_ADDRESS = 100;
/** Where time is moved by hand, every run is to be the same. */
const MANUAL_SEED = 20_240_511;

/** Reads the environment; every mistake is listed, not only the first. */
export function parseConfig(
  env: Readonly<Record<string, string | undefined>>,
  root: string,
): ConfigResult {
  const errors: string[] = [];

  function integer(name: string, fallback: number, min: number, max: number): number {
    const text = env[name];
    if (text === undefined || text === '') return fallback;
    const value = /^\d{1,15}$/.test(text) ? Number(text) : Number.NaN;
    if (value >= min && value <= max) return value;
    errors.push(`${name} must be a whole number from ${min} to ${max}, not "${text}"`);
    return fallback;
  }

  function oneOf<T extends string>(name: string, all: readonly T[], fallback: T): T {
    const text = env[name];
    if (text === undefined || text === '') return fallback;
    const found = all.find((one) => one === text);
    if (found === undefined) errors.push(`${name} must be one of ${all.join(', ')}, not "${text}"`);
    return found ?? fallback;
  }

  function databaseUrl(): string | null {
    const text = env.DATABASE_URL;
    if (!text) return null;
    if (!/^postgres(ql)?:\/\//.test(text)) {
      errors.push('DATABASE_URL must start with postgres:// or postgresql://');
    }
    return text;
  }

  function publicApiBase(): string | null {
    const text = env.PUBLIC_API_BASE;
    if (!text) return null;
    if (!/^(https?:\/\/[^\s/?#"<>]+)?(\/[\w.~-]+)*$/.test(text)) {
      errors.push('PUBLIC_API_BASE must be a path or an address without a slash at its end');
    }
    return text;
  }

  function manualClockStart(): number | null {
    const kind = oneOf('CLOCK', ['system', 'manual'], 'system');
    const text = env.CLOCK_START;
    if (kind === 'system') {
      if (text) errors.push('CLOCK_START needs CLOCK=manual');
      return null;
    }
    const at =
      text && /^\d{1,15}$/.test(text) ? Number(text) : Date.parse(text || '2024-05-11T00:00:00Z');
    if (Number.isSafeInteger(at)) return at;
    errors.push(`CLOCK_START must be an instant such as 2024-05-19T18:00:00Z, not "${text}"`);
    return 0;
  }

  function seed(): number | null {
    if (!env.SEED && env.CLOCK !== 'manual') return null;
    return integer('SEED', MANUAL_SEED, 0, 4_294_967_295);
  }

  const value: Config = {
    port: integer('PORT', 3000, 0, 65_535),
    host: env.HOST || '0.0.0.0',
    dataDir: resolve(root, env.DATA_DIR || '.data'),
    databaseUrl: databaseUrl(),
    feed: oneOf('FEED', FEEDS, 'simulated'),
    manualClockStart: manualClockStart(),
    seed: seed(),
    clientDir: resolve(root, env.CLIENT_DIR || 'dist/client'),
    publicApiBase: publicApiBase(),
    logLevel: oneOf('LOG_LEVEL', LOG_LEVELS, 'warn'),
    trustProxy: env.TRUST_PROXY === '1',
    streamsPerAddress: integer('STREAMS_PER_ADDRESS', DEFAULT_STREAMS_PER_ADDRESS, 1, 100_000),
  };
  return errors.length > 0 ? { ok: false, errors } : { ok: true, value };
}
