import type { ModuleDeps, ServerModule } from '../../lib/module.ts';
import { deskRoutes } from './routes.ts';
import { createDeskService, type DeskPorts } from './service.ts';
export { readPeople } from './people-repository.ts';

/** Makes the module of what staff decides, and the stream's topic `desk`. */
export function createDeskModule(
  deps: Pick<ModuleDeps, 'db' | 'clock'>,
  ports: DeskPorts,
): ServerModule {
  const service = createDeskService(deps, ports);
  return {
    handlers: deskRoutes(service),
    topics: [
      { matches: (topic) => topic === 'desk', access: 'staff', snapshot: () => service.state() },
    ],
  };
}
