import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createRsbuild, loadConfig } from '@rsbuild/core';
import { brotliSize } from './compress.ts';
import { root } from './source-hash.ts';

/** The design card's libraries that reach the browser, each by what the client takes of it. */
const libraries: Record<string, { takes: string[]; onReact?: boolean }> = {
  'react and react-dom': {
    takes: ["{ StrictMode, useState } from 'react'", "{ createRoot } from 'react-dom/client'"],
  },
  '@tanstack/react-router': {
    takes: [
      "{ createRootRouteWithContext, createRoute, createRouter, lazyRouteComponent, Link, Outlet, redirect, RouterProvider, stripSearchParams } from '@tanstack/react-router'",
    ],
    onReact: true,
  },
  effector: {
    takes: [
      "{ allSettled, attach, combine, createEffect, createEvent, createStore, fork, merge, sample, scopeBind } from 'effector'",
    ],
  },
  'effector-react': {
    takes: ["{ createGate, Provider, useGate, useStoreMap, useUnit } from 'effector-react'"],
    onReact: true,
  },
  'openapi-fetch': { takes: ["{ default as createClient } from 'openapi-fetch'"] },
  dayjs: {
    takes: [
      "{ default as dayjs } from 'dayjs'",
      "{ default as utc } from 'dayjs/plugin/utc'",
      "{ default as ko } from 'dayjs/locale/ko'",
    ],
  },
  'zod/mini': {
    takes: [
      "{ _default, array, boolean, catch, check, custom, discriminatedUnion, enum, int, literal, maxLength, minLength, nullable, number, object, optional, pipe, record, refine, regex, safeParse, string, transform, union } from 'zod/mini'",
    ],
  },
};

const names = Object.keys(libraries);
// The client takes React's own hook in place of the shim.
const external = /^(react|react-dom|effector|use-sync-external-store\/shim)(\/.*)?$/;

/** Builds some of the libraries, each as a script of its own, with the settings of the client. */
async function build(only: readonly string[], isOnReact: boolean): Promise<[string, number][]> {
  const dir = join(root, '.cache', `floor-${process.pid}`);
  await mkdir(dir, { recursive: true });
  try {
    const entry: Record<string, string> = {};
    for (const name of only) {
      const file = join(dir, `${names.indexOf(name)}.js`);
      const lines = libraries[name]?.takes.map((take) => `export ${take};`) ?? [];
      await writeFile(file, lines.join('\n'));
      entry[`lib${names.indexOf(name)}`] = file;
    }
    const { content } = await loadConfig({ cwd: root });
    const rsbuild = await createRsbuild({
      cwd: root,
      config: {
        mode: 'production',
        logLevel: 'error',
        source: { entry },
        resolve: content.resolve,
        splitChunks: false,
        output: {
          distPath: { root: join(dir, 'out'), js: '.' },
          filename: { js: '[name].js' },
          filenameHash: false,
          legalComments: 'none',
          overrideBrowserslist: content.output?.overrideBrowserslist,
          ...(isOnReact ? { externals: [external] } : {}),
        },
        // Kept whole, as a library would be: an entry's exports are its use.
        tools: { htmlPlugin: false, rspack: { output: { library: { type: 'modern-module' } } } },
      },
    });
    await (await rsbuild.build()).close();
    const files = await readdir(join(dir, 'out'));
    return Promise.all(
      only.map(async (name): Promise<[string, number]> => {
        const file = files.find((one) => one === `lib${names.indexOf(name)}.js`);
        if (file === undefined) throw new Error(`no build of ${name}`);
        return [name, await brotliSize(await readFile(join(dir, 'out', file)))];
      }),
    );
  } finally {
    await rm(dir, { recursive: true, force: true });
  }
}

/** Measures the libraries of the card in brotli 11 bytes, each alone; about 10 s. */
export async function libraryFloor(): Promise<{ each: [string, number][]; total: number }> {
  const alone = await build(
    names.filter((name) => !libraries[name]?.onReact),
    false,
  );
  const onReact = await build(
    names.filter((name) => libraries[name]?.onReact),
    true,
  );
  const each = [...alone, ...onReact];
  return { each, total: each.reduce((sum, [, bytes]) => sum + bytes, 0) };
}
