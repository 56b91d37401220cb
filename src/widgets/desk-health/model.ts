import { sample } from 'effector';
import { createGate } from 'effector-react';
import { interval } from 'patronum';
import { isGetSitePartsAnswer } from '#contract/checks.gen.ts';
import type { Dto } from '#contract/types.gen.ts';
import { createApiQuery, request } from '@/shared/api';

/** How one part of the site runs, by what its server saw in the last hour. */
export type SitePart = Readonly<Dto<'SitePart'>>;

/** Parts are read again after so long while they are shown, milliseconds. */
const readsEvery = 10_000;

/** The parts are on the screen. */
export const HealthGate = createGate();
export const siteParts = createApiQuery<void, readonly SitePart[]>(
  async (api) => (await request(api.GET('/desk/part'), isGetSitePartsAnswer)).parts,
);

const opened = sample({ clock: HealthGate.open, fn: () => undefined });
const closed = sample({ clock: HealthGate.close, fn: () => undefined });
const { tick } = interval({ timeout: readsEvery, start: opened, stop: closed });
sample({ clock: opened, target: siteParts.start });
sample({ clock: tick, target: siteParts.refresh });
sample({ clock: closed, target: siteParts.reset });
