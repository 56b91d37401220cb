import { sample } from 'effector';
import { createGate } from 'effector-react';
import { interval } from 'patronum';
import { createApiQuery } from '@/shared/api';
import { loadParts } from './api';

/** Parts are read again after so long while they are shown, milliseconds. */
const readsEvery = 10_000;

/** The parts are on the screen. */
export const HealthGate = createGate();
export const siteParts = createApiQuery(loadParts);

const opened = sample({ clock: HealthGate.open, fn: () => undefined });
const closed = sample({ clock: HealthGate.close, fn: () => undefined });
const { tick } = interval({ timeout: readsEvery, start: opened, stop: closed });
sample({ clock: opened, target: siteParts.start });
sample({ clock: tick, target: siteParts.refresh });
sample({ clock: closed, target: siteParts.reset });
