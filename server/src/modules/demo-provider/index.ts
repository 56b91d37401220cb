import { defineModule, type ServerModule } from '../../module.ts';
import { casinoModule } from '../casino/index.ts';
import { demoProviderInvariants } from './invariants.ts';
import { createDemoProvider } from './provider.ts';
import { createWalletClient, type Send } from './wallet-client.ts';

/** Under which the site lists it. */
const PROVIDER_ID = 'hanpan';

/**
 * The demonstration provider, 한판 스튜디오: a stranger with an origin of its own, whose games move money by signed calls of the wallet
 * alone. A server without demonstration has none.
 */
export const demoProviderModule = defineModule({
  name: 'demo-provider',
  tables: ['demo_secret', 'demo_play', 'demo_seed', 'demo_round'],
  invariants: demoProviderInvariants,
  create(deps, use): ServerModule {
    if (!deps.config.isDemo) return {};
    const casino = use(casinoModule).service;
    let send: Send = async () => {
      throw new Error('the wallet is not served yet');
    };
    const wallet = createWalletClient({
      providerId: PROVIDER_ID,
      clock: deps.clock,
      send: (request) => send(request),
      async key() {
        const [newest] = await casino.keysOf(PROVIDER_ID);
        if (!newest) throw new Error('the provider has no key');
        return newest;
      },
    });
    const { app, addresses, task, start } = createDemoProvider(deps, wallet);
    casino.connect(PROVIDER_ID, addresses);
    return {
      origin: { app, addressFor: addresses.addressFor },
      scheduled: [task],
      async serve(site) {
        // By HTTP, as from anywhere else, without a network between.
        send = async ({ path, headers, body }) => {
          const answer = await site.inject({ method: 'POST', url: path, headers, payload: body });
          return { status: answer.statusCode, body: answer.body };
        };
      },
      start,
    };
  },
});
