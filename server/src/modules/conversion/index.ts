import { defineModule, type ModuleDeps, type ServerModule } from '../../module.ts';
import { cashierModule } from '../cashier/index.ts';
import { conversionInvariants } from './invariants.ts';
import { conversionRoutes } from './routes.ts';
import { type ConversionPorts, createConversionService } from './service.ts';

export function createConversionModule(
  deps: Pick<ModuleDeps, 'db' | 'ids'>,
  ports: ConversionPorts,
): ServerModule & { service: ReturnType<typeof createConversionService> } {
  const service = createConversionService(deps, ports);
  return { routes: conversionRoutes(service), service };
}

/** Points that members make money. */
export const conversionModule = defineModule({
  name: 'conversion',
  tables: ['conversion'],
  invariants: conversionInvariants,
  create: (deps, use) => createConversionModule(deps, use(cashierModule).credits),
});
