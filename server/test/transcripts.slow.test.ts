import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { buildTestApp, type TestApp } from './build-test-app.ts';
import { createRecorder, holdTimers } from './transcripts/recorder.ts';
import { scenes } from './transcripts/scenes.ts';

const folder = join(import.meta.dirname, '..', '..', 'openapi', 'transcripts');
let site: TestApp;
let address: string;

beforeAll(async () => {
  holdTimers();
  site = await buildTestApp({ feed: 'simulated', isRecorded: true });
  address = await site.listen();
});
afterAll(async () => {
  vi.useRealTimers();
  await site.close();
});

it.each(Object.entries(scenes))('%s is what the server sends', async (name, scene) => {
  const record = createRecorder(site, address, scene.title);
  await scene.play(record, site);
  await expect(record.text()).toMatchFileSnapshot(join(folder, `${name}.txt`));
});
