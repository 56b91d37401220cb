import { resolve } from 'node:path';
import * as z from 'zod/mini';
import { GAMES_A_DAY } from '#simulator/index.ts';
import {
  type Environment,
  type EnvironmentResult,
  instant,
  integer,
  oneOf,
  readEnvironment,
  text,
} from './lib/environment.ts';
import { isProxies, type Proxies, PROXIES_FORM, readProxies } from './lib/proxies.ts';
import { streamLimits } from './stream/limits.ts';

/** Event streams a member may have open at once: a few devices, and some that the server has not seen die yet. */
export const STREAMS_PER_MEMBER = streamLimits.streamsPerMember;
/** Where time is moved by hand, every run is to be the same. */
const MANUAL_SEED = 20_240_511;
const MANUAL_START = Date.parse('2024-05-11T00:00:00Z');

const BASE_FORM = 'a path or an address without a slash at its end';

function isReadable(base: string): boolean {
  return !base.startsWith('http') || URL.canParse(base);
}

/** How many proxies there are, or which they are. */
function proxies() {
  return z.pipe(z.string().check(z.refine(isProxies, PROXIES_FORM)), z.transform(readProxies));
}

/** The variables of the server with their defaults; what they mean is in server/README.md. */
export const variables = z
  .object({
    PORT: z._default(integer(0, 65_535), 3000),
    GAMES_PORT: z.optional(integer(0, 65_535)),
    GAMES_ORIGIN: z.optional(
      text(
        'an origin such as https://games.example.kr',
        /^https?:\/\/[\w-]+(\.[\w-]+)*(:\d{1,5})?$/,
      ),
    ),
    HOST: z._default(text('an address or a host name', /^[\w.:-]+$/), '0.0.0.0'),
    DATA_DIR: z._default(z.string(), '.data'),
    DATABASE_URL: z.optional(
      text('an address that starts with postgres:// or postgresql://', /^postgres(ql)?:\/\//),
    ),
    FEED: z._default(oneOf('simulated', 'football-data', 'recorded', 'none'), 'simulated'),
    DEMO: z._default(oneOf('0', '1'), '1'),
    SCENARIOS: z._default(oneOf('0', '1'), '0'),
    ADMIN_ID: z.optional(text('6 to 14 letters and digits', /^[A-Za-z0-9]{6,14}$/)),
    ADMIN_PASSWORD: z.optional(text('12 characters or more', /^.{12,}$/)),
    CLOCK: z._default(oneOf('system', 'manual'), 'system'),
    CLOCK_START: z.optional(instant()),
    SEED: z.optional(integer(0, 4_294_967_295)),
    GAMES_A_DAY: z._default(integer(10, GAMES_A_DAY), GAMES_A_DAY),
    CLIENT_DIR: z._default(z.string(), 'dist/client'),
    PUBLIC_API_BASE: z.optional(
      text(
        BASE_FORM,
        // Its origin becomes a source of the content security policy, where `;` and `,` begin another.
        /^(https?:\/\/[^\s/?#"'<>;,$]+)?(\/[\w.~-]+)*$/,
      ).check(z.refine(isReadable, BASE_FORM)),
    ),
    LOG_LEVEL: z._default(oneOf('silent', 'error', 'warn', 'info', 'debug'), 'warn'),
    TRUST_PROXY: z._default(proxies(), 0),
    PERSONAL_DATA_YEARS: z._default(integer(1, 30), 5),
    STREAMS_PER_ADDRESS: z._default(integer(1, 100_000), streamLimits.streamsPerAddress),
  })
  .check(
    z.refine(({ CLOCK, CLOCK_START }) => CLOCK !== 'system' || CLOCK_START === undefined, {
      path: ['CLOCK_START'],
      error: 'left out without CLOCK=manual',
      // Whatever else is wrong: every mistake is listed at once.
      when: () => true,
    }),
    z.refine(({ SCENARIOS, DEMO }) => SCENARIOS !== '1' || DEMO !== '0', {
      path: ['SCENARIOS'],
      error: 'left out with DEMO=0: they are for development alone',
      when: () => true,
    }),
  );

type Variables = z.output<typeof variables>;

export type FeedKind = Variables['FEED'];

export interface Config {
  port: number;
  /** Where the demonstration provider's games are served; 0 takes a free one. */
  gamesPort: number;
  /** Where they are for members, behind a proxy; null for the site's host with the port of the games. */
  gamesOrigin: string | null;
  host: string;
  /** Holds the embedded database with its lock, and the seasons that were imported. */
  dataDir: string;
  /** A PostgreSQL to use instead of the embedded database. */
  databaseUrl: string | null;
  feed: FeedKind;
  /** Whether it has the demonstration accounts, whose passwords everybody knows, and the simulated tether. */
  isDemo: boolean;
  /** Whether links may stage moments of matches (`modules/staging`); never without demonstration. */
  hasScenarios: boolean;
  /** The first admin of a server without demonstration; null where none is named. */
  admin: { userId: string; password: string } | null;
  /** Epoch milliseconds when time is moved by the admin call only, null for the machine's clock. */
  manualClockStart: number | null;
  /** Of everything random but tokens; null for a secret that the database keeps. */
  seed: number | null;
  /** Of the simulated feed. */
  gamesADay: number;
  /** Built client to serve; null answers only the API. */
  clientDir: string | null;
  /** The provider's built pages. */
  gamesDir: string | null;
  /** Where the served client sends its calls; null leaves it what it was built with. */
  publicApiBase: string | null;
  logLevel: Variables['LOG_LEVEL'];
  /** Whose X-Forwarded-For may name the caller: that of so many proxies, one before the other, or of these addresses and networks. */
  trustProxy: Proxies;
  /** Years for which personal data of who has left is kept. */
  personalDataYears: number;
  /** Event streams that guests of one address may have open at once. */
  streamsPerAddress: number;
}

function adminOf({ ADMIN_ID: userId, ADMIN_PASSWORD: password }: Variables): Config['admin'] {
  return userId === undefined || password === undefined ? null : { userId, password };
}

const LAST_PORT = 65_535;

/** Beside the site; a free one where the site has a free one, or the last. */
function gamesPortOf({ PORT, GAMES_PORT }: Variables): number {
  return GAMES_PORT ?? (PORT === 0 || PORT === LAST_PORT ? 0 : PORT + 1);
}

/** Reads the environment; every mistake is listed, not only the first. Folders are relative to `root`. */
export function parseConfig(env: Environment, root: string): EnvironmentResult<Config> {
  const read = readEnvironment(variables, env);
  if (!read.ok) return read;
  const { value } = read;
  const isManual = value.CLOCK === 'manual';
  return {
    ok: true,
    value: {
      port: value.PORT,
      gamesPort: gamesPortOf(value),
      gamesOrigin: value.GAMES_ORIGIN ?? null,
      host: value.HOST,
      dataDir: resolve(root, value.DATA_DIR),
      databaseUrl: value.DATABASE_URL ?? null,
      feed: value.FEED,
      isDemo: value.DEMO === '1',
      hasScenarios: value.SCENARIOS === '1',
      admin: adminOf(value),
      manualClockStart: isManual ? (value.CLOCK_START ?? MANUAL_START) : null,
      seed: value.SEED ?? (isManual ? MANUAL_SEED : null),
      gamesADay: value.GAMES_A_DAY,
      clientDir: resolve(root, value.CLIENT_DIR),
      gamesDir: resolve(root, 'dist', 'games'),
      publicApiBase: value.PUBLIC_API_BASE ?? null,
      logLevel: value.LOG_LEVEL,
      trustProxy: value.TRUST_PROXY,
      personalDataYears: value.PERSONAL_DATA_YEARS,
      streamsPerAddress: value.STREAMS_PER_ADDRESS,
    },
  };
}
