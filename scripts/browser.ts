import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rename, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type LaunchOptions,
} from 'playwright';
import { root } from './lib/source-hash.ts';

/** Flags for a container and for equal pixels; the package's own list switches web security off, so it is not used. */
const browserFlags: readonly string[] = [
  '--no-sandbox',
  '--font-render-hinting=none',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--force-color-profile=srgb',
  '--disable-lcd-text',
  '--disable-partial-raster',
  '--disable-skia-runtime-opts',
  '--num-raster-threads=1',
];

/**
 * Returns the path of a headless Chromium; unpacks the npm one on first use. `CHROMIUM_PATH` wins; throws where it names no
 * file, so that no other browser is taken in silence.
 */
async function chromiumPath(): Promise<string> {
  const { CHROMIUM_PATH } = process.env;
  if (CHROMIUM_PATH) {
    if (!statSync(CHROMIUM_PATH, { throwIfNoEntry: false })?.isFile())
      throw new Error(`CHROMIUM_PATH names ${CHROMIUM_PATH}, which is not a file`);
    return CHROMIUM_PATH;
  }
  const entry = createRequire(import.meta.url).resolve('@sparticuz/chromium');
  const manifest = join(dirname(dirname(entry)), 'package.json');
  const { version } = JSON.parse(await readFile(manifest, 'utf8')) as { version: string };
  const cache = join(root, 'node_modules', '.cache');
  const folder = join(cache, `chromium-${version}`);
  const binary = join(folder, 'chromium');
  if (existsSync(binary)) return binary;

  await mkdir(cache, { recursive: true });
  const fresh = await mkdtemp(join(cache, 'chromium-unpacking-'));
  try {
    await unpackInto(fresh);
    await rename(fresh, folder);
  } catch (error) {
    // Another process that came first has put its copy there.
    if (!existsSync(binary)) throw error;
  } finally {
    await rm(fresh, { recursive: true, force: true });
  }
  return binary;
}

/** The package unpacks into the temp folder only, and takes whatever `chromium` lies there already. */
async function unpackInto(folder: string): Promise<void> {
  const before = process.env.TMPDIR;
  process.env.TMPDIR = folder;
  try {
    const { default: pack, inflate } = await import('@sparticuz/chromium');
    await pack.executablePath();
    const bin = join(
      dirname(dirname(createRequire(import.meta.url).resolve('@sparticuz/chromium'))),
      'bin',
    );
    await inflate(join(bin, 'al2023.tar.br'));
  } finally {
    if (before === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = before;
  }
}

/** How to launch the headless browser: here and in the configuration of Playwright Test. */
export async function browserOptions(): Promise<LaunchOptions> {
  const executablePath = await chromiumPath();
  return { executablePath, args: [...browserFlags], env: environmentOf(executablePath) };
}

/** libnss3 and its like come from the package where the system has none. */
function environmentOf(executablePath: string): NodeJS.ProcessEnv {
  const bundled = join(dirname(executablePath), 'al2023', 'lib');
  const { status, stderr } = spawnSync(executablePath, ['--version'], { encoding: 'utf8' });
  const missing = status !== 0 && stderr?.includes('error while loading shared');
  if (!missing || !existsSync(bundled)) return { ...process.env };
  const { LD_LIBRARY_PATH } = process.env;
  return {
    ...process.env,
    LD_LIBRARY_PATH: LD_LIBRARY_PATH ? `${LD_LIBRARY_PATH}:${bundled}` : bundled,
  };
}

export async function launchBrowser({
  args = [],
}: {
  args?: readonly string[];
} = {}): Promise<Browser> {
  const options = await browserOptions();
  return chromium.launch({ ...options, args: [...(options.args ?? []), ...args] });
}

/** Opens a context the way a member in Korea sees the site. */
export function koreanContext(
  browser: Browser,
  options: BrowserContextOptions = {},
): Promise<BrowserContext> {
  return browser.newContext({ locale: 'ko-KR', timezoneId: 'Asia/Seoul', ...options });
}
