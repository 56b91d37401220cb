import { readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { listFiles } from './source-hash.ts';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

const compressible = /\.(js|css|html|svg|json|txt|xml|webmanifest|map)$/;
/** Below this many bytes the headers cost more than compression saves. */
const smallest = 1024;

/** Returns the size of `data` in brotli 11, in bytes. */
export async function brotliSize(data: Uint8Array): Promise<number> {
  return (await brotli(data)).length;
}

function brotli(data: Uint8Array): Promise<Buffer> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 11,
    [constants.BROTLI_PARAM_SIZE_HINT]: data.length,
  };
  return toBrotli(data, { params });
}

/** Writes `.br` and `.gz` beside every text file of 1 kB or more below `folder`; returns how many. */
export async function precompress(folder: string): Promise<number> {
  const files = listFiles(folder).filter((file) => compressible.test(file));
  const done = await Promise.all(
    files.map(async (file) => {
      const data = await readFile(file);
      if (data.length < smallest) return 0;
      const [br, gz] = await Promise.all([brotli(data), toGzip(data, { level: 9 })]);
      await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
      return 1;
    }),
  );
  return done.reduce<number>((sum, one) => sum + one, 0);
}
