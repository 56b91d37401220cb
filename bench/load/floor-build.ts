import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { createRsbuild, loadConfig } from '@rsbuild/core';
import { precompress } from '../../scripts/lib/compress.ts';

const source = join(import.meta.dirname, 'floor');

/**
 * Builds the floor page into `floor/` of a folder that holds the client, so that one server has both: the design card's
 * libraries and a list of 15 rows, with the settings of the client.
 */
export async function buildFloor(clientDir: string): Promise<void> {
  const { content } = await loadConfig({ cwd: join(import.meta.dirname, '..', '..') });
  const out = join(clientDir, 'floor');
  const rsbuild = await createRsbuild({
    config: {
      mode: 'production',
      logLevel: 'error',
      plugins: content.plugins,
      source: { entry: { index: join(source, 'main.tsx') } },
      resolve: content.resolve,
      splitChunks: content.splitChunks,
      html: { template: join(source, 'index.html') },
      output: {
        distPath: { root: out },
        assetPrefix: '/floor/',
        inlineScripts: false,
        overrideBrowserslist: content.output?.overrideBrowserslist,
      },
    },
  });
  await (await rsbuild.build()).close();
  await cp(join(source, 'floor.css'), join(out, 'floor.css'));
  await precompress(out);
}
