import type { Handlers } from '../../contract/types.ts';
import type { ModuleDeps } from '../../module.ts';

/** How the parts of the site run. */
export function healthRoutes({
  siteParts,
  hub,
}: Pick<ModuleDeps, 'siteParts' | 'hub'>): Partial<Handlers> {
  return {
    async getSiteParts() {
      return { status: 200, body: { parts: siteParts.read(hub.stats().connections) } };
    },
  };
}
