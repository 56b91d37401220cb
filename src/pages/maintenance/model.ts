import { sample } from 'effector';
import { interval } from 'patronum';
import { isGetMaintenanceAnswer } from '#contract/checks.gen.ts';
import { messengersRequested } from '@/entities/messenger';
import { siteChanged } from '@/entities/setting';
import { createApiQuery, request } from '@/shared/api';
import { pageClosed, pageOpened } from './events';

// The site topic reports it at once; this is for a browser whose stream is gone.
const pollMs = 15_000;

/** Not the settings: their failure raises an alert, and a server under maintenance may well be away. */
const maintenanceQuery = createApiQuery((api) =>
  request(api.GET('/setting/maintanace'), isGetMaintenanceAnswer),
);

const opened = sample({ clock: pageOpened, fn: () => undefined });
const { tick } = interval({ timeout: pollMs, start: opened, stop: pageClosed });

sample({ clock: opened, target: messengersRequested });
sample({ clock: tick, target: maintenanceQuery.start });
// The guard of the app leads home when the flag is off.
sample({ clock: maintenanceQuery.done, fn: ({ result }) => result, target: siteChanged });
