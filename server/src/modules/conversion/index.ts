import type { ModuleDeps, ServerModule } from '../../lib/module.ts';
import { conversionRoutes } from './routes.ts';
import { type ConversionPorts, createConversionService } from './service.ts';

export { conversionInvariants } from './invariants.ts';

/** Makes the module by which members make their points money. */
export function createConversionModule(
  deps: Pick<ModuleDeps, 'db' | 'ids'>,
  ports: ConversionPorts,
): ServerModule & { service: ReturnType<typeof createConversionService> } {
  const service = createConversionService(deps, ports);
  return { handlers: conversionRoutes(service), service };
}
