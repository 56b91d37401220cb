import { health } from './health.ts';
import type { ModuleDeps, ServerModule } from './lib/module.ts';
import type { StreamHub } from './stream/hub.ts';
import { streamRoutes } from './stream/routes.ts';

export type CreateModules = (
  deps: ModuleDeps,
  hub: StreamHub,
) => ServerModule[] | Promise<ServerModule[]>;

/** The whole server, one line a module. Order is the order of start and of tasks due at one instant. */
export const createModules: CreateModules = (_deps, hub) => [
  { handlers: health() },
  { handlers: streamRoutes(hub) },
];
